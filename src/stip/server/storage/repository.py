"""How tables get into the store and out of it again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from stip.server.operations.logs import log_event
from stip.server.storage.checksums import next_checksum
from stip.server.storage.commits import TableSummary
from stip.server.storage.errors import DamagedTable, UnknownTable
from stip.server.storage.event_store import EventStore, StoredEvent
from stip.table.events import AnyEvent, Made, Sat, Stood, decode, encode
from stip.table.overview import encode_overview, overview_of
from stip.table.table import Table

MAX_BUSY_S = 0.01  # for which loading keeps others waiting


async def load_table(store: EventStore, code: str) -> Table:
    """Load a table. One that cannot be rebuilt raises DamagedTable and is listed as closed; its events stay as they
    are."""
    return await catch_up(store, Table(code))


async def catch_up(store: EventStore, table: Table) -> Table:
    """Return a copy of a table with the events that have been stored since, or the table itself if there are none."""
    stored = await store.load(table.code, table.seq)
    if not stored:
        if not table.seq:
            raise UnknownTable(table=table.code)
        return table
    table, rested = table.copy(), time.monotonic()
    for event in stored:
        try:
            _restore(table, event)
        except Exception as error:  # whatever is wrong with what was stored
            if await store.close_damaged(table.code):
                log_event("a table is damaged", logging.ERROR, error, table=table.code, number=table.seq + 1)
            raise DamagedTable(table=table.code, number=table.seq + 1) from None
        if time.monotonic() > rested + MAX_BUSY_S:
            await asyncio.sleep(0)  # others have their turn
            rested = time.monotonic()
    return table


async def append_events(store: EventStore, table: Table, events: Sequence[AnyEvent]) -> None:
    """Returns when the last events of the table, which it has applied already, are durable."""
    has_same_owners = not any(isinstance(event, (Made, Sat, Stood)) for event in events)
    owners = None if has_same_owners else tuple(sorted(table.owners))
    overview = encode_overview(overview_of(table))
    summary = TableSummary(table.made.game, table.phase, owners, events[-1].at, due_time(table), overview)
    first, encoded = table.seq - len(events) + 1, [encode(event) for event in events]
    table.checksum = await store.append(table.code, first, encoded, summary, table.checksum)


async def refresh_due(store: EventStore, table: Table) -> None:
    """Correct when a table is due, for example if it turns out that there is nothing to do."""
    await store.set_due(table.code, table.seq, due_time(table))


def due_time(table: Table) -> int | None:
    """Return when a process must look after a table: when its clock runs out, or since when a bot is to move."""
    if table.bot_to_move:
        return table.history[-1].event.at
    return table.deadline


def _restore(table: Table, stored: StoredEvent) -> None:
    checksum = next_checksum(table.checksum, stored.data)
    if checksum != stored.checksum:
        raise ValueError("the checksum does not fit")
    event = decode(stored.data)
    if isinstance(event, Made) != (table.seq == 0):
        raise ValueError("a table is made once, at first")
    table.restore(event)
    table.checksum = checksum
