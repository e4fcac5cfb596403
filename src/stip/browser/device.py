"""The API of the server, answered on the device: its tables, records and reviews. Everything about games that does not
depend on a table is a file of the site (`cli/site.py`), and the page reads the list of tables itself."""

from __future__ import annotations

import io
import re
import secrets
import zipfile
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from stip.bots.errors import NotOver
from stip.bots.review import ReviewedMove
from stip.browser.backup import Backup, Restored, TableBackup
from stip.browser.room import Bots, Room, now
from stip.browser.session import Session
from stip.browser.store import OWNER, Store, append_events, load_table
from stip.locale import LANGUAGES
from stip.locale.errors import StipError
from stip.play.game import check_seat
from stip.play.record import read_record, replay_record
from stip.server.errors import BadMessage, NoSuchPage, TooLarge
from stip.server.http.errors import error_body, status_of
from stip.server.http.queries import read_number
from stip.server.http.review_views import review_view
from stip.server.http.schemas import Deleted, RecordRequest, Seated
from stip.table import projection
from stip.table.codes import random_code
from stip.table.creation import TableRequest, create_table
from stip.table.decisions import require_own_seat
from stip.table.lengths import MAX_RECORD_BYTES
from stip.table.replays import replay_of, replay_of_record
from stip.table.table import Table

Body = TypeVar("Body", bound=msgspec.Struct)
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Request:
    """A request of the page: the parts of its address, and what it sends along."""

    code: str  # of the table in the address
    query: Mapping[str, str]
    language: str
    body: str

    def number(self, name: str, least: int) -> int | None:
        return read_number(self.query.get(name), name, least)

    def decode(self, kind: type[Body]) -> Body:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.DecodeError as problem:
            raise BadMessage(problem="message-malformed", detail=str(problem)) from None


@dataclass(frozen=True)
class Answer:
    body: bytes
    status: int = 200
    file: str = ""  # the name under which the browser saves it


class Device:
    """All tables of a device. `on_stored` is called with the code of a table when it has changed, so that other windows
    are told, and `on_failure` when something could not be done that nobody waits for, such as a move of a bot."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        on_stored: Callable[[str], None] = lambda code: None,
        on_failure: Callable[[StipError], None] = lambda error: None,
    ) -> None:
        self._store, self._bots, self._on_stored, self._on_failure = store, bots, on_stored, on_failure
        self._rooms: dict[str, Room] = {}
        self._reviews: dict[tuple[str, int], list[ReviewedMove]] = {}

    # connections

    async def connect(self, code: str, push_text: Callable[[str], None]) -> Session:
        return Session(await self._room(code), push_text)

    async def hear_of(self, code: str) -> None:
        """Catch up with what another window has stored."""
        if room := self._rooms.get(code):
            await room.catch_up()

    def try_again(self) -> None:
        """Do what could not be done by itself."""
        for room in self._rooms.values():
            room.try_again()

    # requests

    async def answer(self, method: str, address: str, language: str, body: str = "") -> Answer:
        """Answer a request, in the language of whoever sent it."""
        language = language if language in LANGUAGES else "en"
        try:
            parts = urlsplit(address)
            for wanted, path, respond in self._operations:
                if wanted == method and (found := re.fullmatch(path, parts.path)):
                    request = Request(found[1], dict(parse_qsl(parts.query)), language, body)
                    return await respond(request)
            raise NoSuchPage()
        except StipError as error:
            return Answer(encode(error_body(error, language)), status_of(error))

    @property
    def _operations(self) -> tuple[tuple[str, str, Callable[[Request], Awaitable[Answer]]], ...]:
        table = "/api/tables/([a-z0-9]+)"
        return (
            ("POST", "/api/tables()", self._make_table),
            ("GET", table, self._show_table),
            ("DELETE", table, self._delete_table),
            ("GET", f"{table}/record", self._show_record),
            ("GET", f"{table}/replay", self._show_replay),
            ("GET", f"{table}/review", self._show_review),
            ("GET", f"{table}/scene", self._show_scene),
            ("POST", "/api/records()", self._open_record),
            ("GET", "/api/records()", self._export_records),
            ("GET", "/api/device()", self._save_device),
            ("POST", "/api/device()", self._restore_device),
        )

    async def _make_table(self, request: Request) -> Answer:
        events = create_table(request.decode(TableRequest), OWNER, now(), secrets.token_bytes(32))
        table = Table(random_code(), events)
        while not await append_events(self._store, table, events):  # the code is taken
            table = Table(random_code(), events)
        await self._add(table)
        return Answer(encode(Seated(table=table.code, seats=table.seats_of(OWNER))), 201)

    async def _show_table(self, request: Request) -> Answer:
        table = (await self._room(request.code)).table
        return Answer(encode(projection.view_of(table, table.seats_of(OWNER), now(), ("board", "moves"), True)))

    async def _delete_table(self, request: Request) -> Answer:
        room = await self._room(request.code)
        await room.commit(lambda: room.table.close("abandoned", now()))  # so that other windows know
        room.close()
        self._rooms.pop(request.code, None)
        await self._store.delete(request.code)
        return Answer(encode(Deleted()))

    async def _show_record(self, request: Request) -> Answer:
        table = (await self._room(request.code)).table
        number = request.number("game", 1) or table.number
        return Answer(projection.record_of(table, number).encode(), file=projection.record_name(table, number))

    async def _show_replay(self, request: Request) -> Answer:
        table = (await self._room(request.code)).table
        own, seat = table.seats_of(OWNER), request.number("seat", 1)
        if seat is not None:
            require_own_seat(table, seat, OWNER)
        seat = seat or min(own, default=0)
        return Answer(encode(replay_of(table.copy(), own, seat, request.number("game", 1), request.language)))

    async def _show_review(self, request: Request) -> Answer:
        table, number = (await self._room(request.code)).table, request.number("game", 1)
        game = table.game_of(number)
        if game is table.game and not table.is_over:
            raise NotOver()
        key = (table.code, number or table.number)
        if key not in self._reviews:
            self._reviews[key] = await self._bots.review(game)
        return Answer(encode(review_view(table, self._reviews[key], table.seats_of(OWNER), request.language)))

    async def _show_scene(self, request: Request) -> Answer:
        table = (await self._room(request.code)).table
        move, number, seat = (request.number(name, least) for name, least in (("move", 0), ("game", 1), ("seat", 1)))
        if seat is not None:
            require_own_seat(table, seat, OWNER)
        seats = table.seats_of(OWNER) if seat is None else [seat]
        return Answer(encode(projection.scene_of(table, seats, request.language, move, number)))

    async def _open_record(self, request: Request) -> Answer:
        if len(request.body) > MAX_RECORD_BYTES:
            raise TooLarge(most=MAX_RECORD_BYTES)
        wanted = request.decode(RecordRequest)
        record = read_record(wanted.record)
        game = replay_record(record)
        seat = check_seat(game.setup.game, wanted.seat, 0, game.players)
        return Answer(encode(replay_of_record(game, record, seat, request.language)))

    async def _export_records(self, request: Request) -> Answer:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
            for code in await self._store.codes():
                try:
                    for name, record in projection.records_of(await load_table(self._store, code)):
                        file.writestr(name, record)
                except StipError:
                    continue  # what cannot be read does not keep the others back
        return Answer(packed.getvalue(), file="stip-games.zip")

    async def _save_device(self, request: Request) -> Answer:
        tables = [
            TableBackup(code, [msgspec.Raw(text.encode()) for text in await self._store.load(code, 0)])
            for code in await self._store.codes()
        ]
        return Answer(encode(Backup(tables)), file="stip.json")

    async def _restore_device(self, request: Request) -> Answer:
        """Add the tables of a backup that are not on this device yet."""
        backup, known, count = request.decode(Backup), set(await self._store.codes()), 0
        tables = [one.table() for one in backup.tables]  # all of them, before any is stored
        for table in tables:
            if table.code not in known:
                events = [entry.event for entry in table.history]
                count += await append_events(self._store, table, events)
        return Answer(encode(Restored(count)))

    # tables

    async def _room(self, code: str) -> Room:
        if code not in self._rooms:
            table = await load_table(self._store, code)
            if code not in self._rooms:  # while it was loaded
                return await self._add(table)
        return self._rooms[code]

    async def _add(self, table: Table) -> Room:
        room = self._rooms[table.code] = Room(table, self._store, self._bots, self._on_stored, self._on_failure)
        await room.open()
        return room
