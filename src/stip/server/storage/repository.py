"""How tables get into the store and out of it again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from stip.server.storage.commits import TableSummary
from stip.server.storage.errors import UnknownTable
from stip.server.storage.event_store import EventStore
from stip.table.events import AnyEvent, Made, Sat, Stood, decode, encode
from stip.table.table import Table

MAX_BUSY_S = 0.01  # for which loading keeps others waiting


async def load_table(store: EventStore, code: str) -> Table:
    events = await store.load(code)
    if not events:
        raise UnknownTable(table=code)
    table, rested = Table(code), time.monotonic()
    for event in events:
        table.restore(decode(event))
        if time.monotonic() > rested + MAX_BUSY_S:
            await asyncio.sleep(0)  # others have their turn
            rested = time.monotonic()
    return table


async def append_events(store: EventStore, table: Table, events: Sequence[AnyEvent]) -> None:
    """Returns when the last events of the table, which it has applied already, are durable."""
    has_same_owners = not any(isinstance(event, (Made, Sat, Stood)) for event in events)
    owners = None if has_same_owners else tuple(sorted(table.owners))
    summary = TableSummary(table.made.game, table.phase, owners, events[-1].at)
    await store.append(table.code, table.seq - len(events) + 1, [encode(event) for event in events], summary)
