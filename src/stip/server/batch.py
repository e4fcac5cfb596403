"""Events that are stored together or not at all, and how a group of such batches gets into the database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect, bindparam, delete, insert, select, update
from sqlalchemy.sql.compiler import SQLCompiler

from stip.server.schema import EVENTS, HOLDERS, TABLES

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
    holders: tuple[str, ...] | None  # nothing: as before
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


def write(connection: Connection, group: Sequence[Batch]) -> set[Batch]:
    """Writes the batches that go on where their tables stand, and returns the others: they are in conflict."""
    last = _look_up(connection, {batch.table for batch in group})
    known, conflicting, fitting = set(last), set(), []
    for batch in group:
        if batch.seq == last.get(batch.table, 0) + 1:
            last[batch.table] = batch.last
            fitting.append(batch)
        else:
            conflicting.add(batch)
    newest = {batch.table: batch for batch in fitting}
    _do(connection, ADD_TABLE, [_new(batch) for table, batch in newest.items() if table not in known])
    _do(connection, RENEW_TABLE, [_renewed(batch) for table, batch in newest.items() if table in known])
    _do(connection, ADD_EVENT, [row for batch in fitting for row in _rows(batch)])
    _write_holders(
        connection, {batch.table: holders for batch in fitting if (holders := batch.summary.holders) is not None}
    )
    return conflicting


def _look_up(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The last number of each table. The tables are ours until the transaction ends."""
    found = connection.execute(
        select(TABLES.c.code, TABLES.c.seq)
        .where(TABLES.c.code.in_(tables))
        .order_by(TABLES.c.code)  # whoever locks several does so in the same order
        .with_for_update()
    )
    return dict(found.all())


def _write_holders(connection: Connection, holders: dict[str, tuple[str, ...]]) -> None:
    if holders:
        found = connection.execute(select(HOLDERS.c.table, HOLDERS.c.holder).where(HOLDERS.c.table.in_(holders)))
        had, wanted = set(found.all()), {(table, holder) for table, each in holders.items() for holder in each}
        _do(connection, ADD_HOLDER, [{"table": table, "holder": holder} for table, holder in sorted(wanted - had)])
        _do(connection, DROP_HOLDER, [{"old_table": table, "old_holder": holder} for table, holder in had - wanted])


def _do(connection: Connection, statement: ClauseElement, rows: list[dict[str, object]]) -> None:
    """For every row. SQLAlchemy writes the statement, but need not look at each of the rows, for there are many."""
    if rows:
        text, in_order = _for_driver(statement, connection.dialect)
        connection.exec_driver_sql(text, list(map(in_order, rows)))


@cache
def _for_driver(statement: ClauseElement, dialect: Dialect) -> tuple[str, Callable[[Any], Any]]:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    assert compiled.positiontup
    return str(compiled), itemgetter(*compiled.positiontup)


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
