"""Events that are stored together or not at all, and how a group of such batches gets into the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Executable, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from stip.server.schema import EVENTS, HOLDERS, TABLES

Held = set[tuple[str, str]]  # a table and a holder at it

ADD_TABLE = insert(TABLES)
RENEW_TABLE = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("game", "phase", "seq", "at")})
)
ADD_EVENT = insert(EVENTS)
ADD_HOLDER = insert(HOLDERS)
DROP_HOLDER = delete(HOLDERS).where(
    HOLDERS.c.table == bindparam("old_table"), HOLDERS.c.holder == bindparam("old_holder")
)


@dataclass(frozen=True)
class Summary:
    """What is kept beside the log so that tables can be listed."""

    game: str
    phase: str
    holders: tuple[str, ...]
    at: int  # milliseconds since 1970


@dataclass(frozen=True, eq=False)
class Batch:
    table: str
    seq: int  # of its first event
    events: Sequence[bytes]
    summary: Summary

    @property
    def last(self) -> int:
        return self.seq + len(self.events) - 1


async def write(connection: AsyncConnection, group: Sequence[Batch]) -> set[Batch]:
    """Writes the batches that go on where their tables stand, and returns the others: they are in conflict."""
    last, held = await _look_up(connection, {batch.table for batch in group})
    known, conflicting, fitting = set(last), set(), []
    for batch in group:
        if batch.seq == last.get(batch.table, 0) + 1:
            last[batch.table] = batch.last
            fitting.append(batch)
        else:
            conflicting.add(batch)
    newest = {batch.table: batch for batch in fitting}
    await _do(connection, ADD_TABLE, [_new(batch) for table, batch in newest.items() if table not in known])
    await _do(connection, RENEW_TABLE, [_renewed(batch) for table, batch in newest.items() if table in known])
    await _do(connection, ADD_EVENT, [row for batch in fitting for row in _rows(batch)])
    wanted = {(table, holder) for table, batch in newest.items() for holder in batch.summary.holders}
    had = {(table, holder) for table, holder in held if table in newest}
    await _do(connection, ADD_HOLDER, [{"table": table, "holder": holder} for table, holder in sorted(wanted - had)])
    await _do(connection, DROP_HOLDER, [{"old_table": table, "old_holder": holder} for table, holder in had - wanted])
    return conflicting


async def _look_up(connection: AsyncConnection, tables: Collection[str]) -> tuple[dict[str, int], Held]:
    """The last number of each table, and who is at it. The tables are ours until the transaction ends."""
    found = await connection.execute(
        select(TABLES.c.code, TABLES.c.seq, HOLDERS.c.holder)
        .outerjoin(HOLDERS)
        .where(TABLES.c.code.in_(tables))
        .order_by(TABLES.c.code)  # whoever locks several does so in the same order
        .with_for_update(of=TABLES)
    )
    rows = found.all()
    return {code: seq for code, seq, _ in rows}, {(code, holder) for code, _, holder in rows if holder is not None}


async def _do(connection: AsyncConnection, statement: Executable, rows: list[dict[str, object]]) -> None:
    if rows:
        await connection.execute(statement, rows)


def _new(batch: Batch) -> dict[str, object]:
    summary = batch.summary
    return {
        "code": batch.table,
        "game": summary.game,
        "phase": summary.phase,
        "seq": batch.last,
        "at": summary.at,
        "made_at": summary.at,
    }


def _renewed(batch: Batch) -> dict[str, object]:
    summary = batch.summary
    return {
        "table": batch.table,
        "new_game": summary.game,
        "new_phase": summary.phase,
        "new_seq": batch.last,
        "new_at": summary.at,
    }


def _rows(batch: Batch) -> list[dict[str, object]]:
    return [
        {"table": batch.table, "seq": seq, "data": data, "at": batch.summary.at}
        for seq, data in enumerate(batch.events, batch.seq)
    ]
