"""Where the events of tables are kept on a device: in the browser, an IndexedDB (web/src/device/storage.ts)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from stip.server.storage.errors import DamagedTable, UnknownTable
from stip.table.events import AnyEvent, Made, decode, encode
from stip.table.overview import overview_of
from stip.table.owners import Owner
from stip.table.projection import listed_table
from stip.table.table import Table

OWNER: Owner = "device"  # of all seats of people: whoever holds the device


class Store(Protocol):
    async def load(self, code: str, after: int) -> Sequence[str]:
        """Return the events of a table that follow a number, or none if there is no such table."""
        ...

    async def append(self, code: str, seq: int, events: Sequence[str], listed: str) -> bool:
        """Store events seq, seq + 1, … of a table and how lists show it (JSON of `MyTable`), all or nothing. Returns
        whether these were the next numbers, when the events are durable."""
        ...

    async def codes(self) -> Sequence[str]:
        """Return the codes of all tables."""
        ...

    async def delete(self, code: str) -> None: ...


async def load_table(store: Store, code: str) -> Table:
    """Load a table; raise UnknownTable if there is none, and DamagedTable if it cannot be rebuilt."""
    table = rebuilt(Table(code), await store.load(code, 0))
    if not table.seq:
        raise UnknownTable(table=code)
    return table


async def catch_up(store: Store, table: Table) -> Table:
    """Return a table with the events that another window has stored since."""
    return rebuilt(table.copy(), await store.load(table.code, table.seq))


def rebuilt(table: Table, events: Sequence[str]) -> Table:
    """Apply stored events to a table, and return it."""
    for text in events:
        try:
            event = decode(text)
            if isinstance(event, Made) != (table.seq == 0):
                raise ValueError("a table is made once, at first")
            table.restore(event)
        except Exception:  # whatever is wrong with what was stored
            raise DamagedTable(table=table.code, number=table.seq + 1) from None
    return table


async def append_events(store: Store, table: Table, events: Sequence[AnyEvent]) -> bool:
    """Store the last events of a table, which it has applied already. Returns whether no other window was faster."""
    listed = listed_table(table.code, table.made.game, table.phase, events[-1].at, overview_of(table), OWNER)
    texts = [encode(event).decode() for event in events]
    return await store.append(table.code, table.seq - len(events) + 1, texts, msgspec.json.encode(listed).decode())
