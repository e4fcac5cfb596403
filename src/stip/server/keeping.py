"""How tables get into the store and out of it again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from stip.errors import UnknownTable
from stip.server.store import Store, Summary
from stip.table.events import AnyEvent, Made, Sat, Stood, decode, encode
from stip.table.table import Table

AT_ONCE = 100  # events


async def load(store: Store, code: str) -> Table:
    events = await store.load(code)
    if not events:
        raise UnknownTable(table=code)
    table = Table(code)
    for number, event in enumerate(events, 1):
        table.apply(decode(event))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)  # others have their turn
    return table


async def append(store: Store, table: Table, events: Sequence[AnyEvent]) -> None:
    """Returns when the last events of the table, which it has applied already, are durable."""
    is_same_company = not any(isinstance(event, (Made, Sat, Stood)) for event in events)
    holders = None if is_same_company else tuple(sorted(table.holders))
    summary = Summary(table.made.game, table.phase, holders, events[-1].at)
    await store.append(table.code, table.seq - len(events) + 1, [encode(event) for event in events], summary)
