"""The endpoints of a person's own games: their list, deleting one, and taking all records along."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stip.club.projection import listed_club
from stip.locale.errors import StipError
from stip.server.http.credentials import client_address, require_owner
from stip.server.http.requests import query_cursor, table_code
from stip.server.http.responses import json_response
from stip.server.http.schemas import Deleted, MyTables
from stip.server.http.state import app_state_of
from stip.server.live.room import Room
from stip.server.live.rooms import Rooms
from stip.server.storage.errors import UnknownTable
from stip.server.storage.event_store import TableRow
from stip.table import projection
from stip.table.errors import NotNow
from stip.table.events import AnyEvent, Phase
from stip.table.overview import Overview, decode_overview, encode_overview, overview_of
from stip.table.owners import Owner
from stip.table.table import Table
from stip.table.views import MyTable

MAX_LISTED = 100  # tables in a list
MAX_OVERVIEWS_MADE = 10  # for one list, of tables that were stored before there were overviews
MAX_EXPORTED = 200  # tables whose records are sent together


async def list_tables(request: Request) -> Response:
    """List a person's tables, at the beginning of the list also their club evenings."""
    owner, rooms, after = require_owner(request), app_state_of(request).rooms, query_cursor(request, "after")
    rows = await rooms.store.find(owner=owner, after=after, limit=MAX_LISTED + 1)
    clubs = [] if after else await rooms.clubs.of_owner(owner)
    has_more, rows = len(rows) > MAX_LISTED, rows[:MAX_LISTED]
    following = f"{rows[-1].at}-{rows[-1].code}" if has_more else ""
    return json_response(MyTables(await _listed(rooms, rows, owner), following, [listed_club(one) for one in clubs]))


async def delete_table(request: Request) -> Response:
    """Delete a table at which nobody else plays. If others do, a finished game only leaves the list of its sender."""
    owner, code, rooms = require_owner(request), table_code(request), app_state_of(request).rooms
    async with rooms.enter(code) as room:
        if owner not in room.table.owners:
            raise UnknownTable(table=code)
        await room.commit(lambda: _closing(room, owner))  # so that other windows and servers know
        if _is_shared(room.table, owner):
            await rooms.store.disown(code, owner)
            return json_response(Deleted(is_kept_for_others=True))
    rooms.evict(room)
    await rooms.store.delete(code)
    return json_response(Deleted())


def _closing(room: Room, owner: Owner) -> list[AnyEvent]:
    """Return the event that closes a table, none if others have played there, or raise NotNow while they do."""
    if not _is_shared(room.table, owner):
        return room.table.close("abandoned", room.now())
    if room.table.phase in ("gathering", "playing"):
        raise NotNow(phase=room.table.phase)
    return []


def _is_shared(table: Table, owner: Owner) -> bool:
    """Return whether a table matters to others than this person: players, its maker, or a club evening."""
    return bool(table.made.club or table.owners - {owner})


async def export_records(request: Request) -> Response:
    """Return the records of all finished games of a person in one file."""
    owner, app_state = require_owner(request), app_state_of(request)
    rows = await app_state.rooms.store.find(owner=owner, limit=MAX_EXPORTED)
    app_state.admission.check_history(client_address(request), sum(row.seq for row in rows))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for row in rows:
            try:
                await app_state.replays.run(_add_records, file, await app_state.rooms.load(row.code))
            except StipError:
                continue  # what cannot be read does not keep the others back
    headers = {"Content-Disposition": 'attachment; filename="stip-games.zip"'}
    return Response(packed.getvalue(), 200, headers, "application/zip")


def _add_records(file: zipfile.ZipFile, table: Table) -> None:
    for name, record in projection.records_of(table):
        file.writestr(name, record)


async def _listed(rooms: Rooms, rows: Sequence[TableRow], owner: Owner) -> list[MyTable]:
    made, tables = 0, []
    for row in rows:
        overview = decode_overview(row.overview) if row.overview else None
        if overview is None and made < MAX_OVERVIEWS_MADE:
            made += 1
            overview = await _make_overview(rooms, row)
        phase = msgspec.convert(row.phase, Phase)
        tables.append(projection.listed_table(row.code, row.game, phase, row.at, overview or Overview(), owner))
    return tables


async def _make_overview(rooms: Rooms, row: TableRow) -> Overview | None:
    """Make and store the overview of a table at which nothing has happened since there are any."""
    try:
        overview = overview_of(await rooms.load(row.code))
        await rooms.store.set_overview(row.code, row.seq, encode_overview(overview))
    except StipError:
        return None
    return overview
