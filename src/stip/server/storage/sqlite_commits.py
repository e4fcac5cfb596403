"""How a group of commits is written to SQLite."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect, bindparam, delete, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from stip.server.storage.commits import Commit
from stip.server.storage.schema import EVENTS, OWNERS, TABLES

ADD_TABLE = sqlite.insert(TABLES)
WRITE_TABLE = ADD_TABLE.on_conflict_do_update(
    index_elements=[TABLES.c.code],
    set_={name: ADD_TABLE.excluded[name] for name in ("game", "phase", "seq", "at", "due", "keeper", "overview")},
)
ADD_EVENT = insert(EVENTS)
ADD_OWNER = insert(OWNERS)
DROP_OWNER = delete(OWNERS).where(OWNERS.c.table == bindparam("old_table"), OWNERS.c.holder == bindparam("old_holder"))


def write_group(connection: Connection, group: Sequence[Commit]) -> set[Commit]:
    """Write the commits that continue where their tables stand, and return the others, which are in conflict."""
    last = _last_numbers(connection, {commit.table for commit in group})
    conflicting, fitting = set(), []
    for commit in group:
        if commit.seq == last.get(commit.table, 0) + 1:
            last[commit.table] = commit.last
            fitting.append(commit)
        else:
            conflicting.add(commit)
    newest = {commit.table: commit for commit in fitting}
    _execute_many(connection, WRITE_TABLE, [_table_row(commit) for commit in newest.values()])
    _execute_many(connection, ADD_EVENT, [row for commit in fitting for row in _event_rows(commit)])
    _write_owners(
        connection, {commit.table: owners for commit in fitting if (owners := commit.summary.owners) is not None}
    )
    return conflicting


def _last_numbers(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """Return the last event number of each table."""
    found = connection.execute(select(TABLES.c.code, TABLES.c.seq).where(TABLES.c.code.in_(tables)))
    return dict(found.all())


def _write_owners(connection: Connection, owners: dict[str, tuple[str, ...]]) -> None:
    if owners:
        found = connection.execute(select(OWNERS.c.table, OWNERS.c.holder).where(OWNERS.c.table.in_(owners)))
        had, wanted = set(found.all()), {(table, owner) for table, each in owners.items() for owner in each}
        _execute_many(
            connection, ADD_OWNER, [{"table": table, "holder": owner} for table, owner in sorted(wanted - had)]
        )
        _execute_many(
            connection, DROP_OWNER, [{"old_table": table, "old_holder": owner} for table, owner in had - wanted]
        )


def _execute_many(connection: Connection, statement: ClauseElement, rows: list[dict[str, object]]) -> None:
    """Execute a statement for every row. SQLAlchemy compiles the statement, but does not process the rows one by one,
    because there are many."""
    if rows:
        text, in_order = _driver_statement(statement, connection.dialect)
        connection.exec_driver_sql(text, list(map(in_order, rows)))


@cache
def _driver_statement(statement: ClauseElement, dialect: Dialect) -> tuple[str, Callable[[Any], Any]]:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    assert compiled.positiontup
    return str(compiled), itemgetter(*compiled.positiontup)


def _table_row(commit: Commit) -> dict[str, object]:
    summary = commit.summary
    return {
        "code": commit.table,
        "game": summary.game,
        "phase": summary.phase,
        "seq": commit.last,
        "at": summary.at,
        "made_at": summary.at,  # of a new table
        "due": summary.due,
        "keeper": commit.keeper,
        "overview": summary.overview,
    }


def _event_rows(commit: Commit) -> list[dict[str, object]]:
    return [
        {"table": commit.table, "seq": seq, "data": data, "at": commit.summary.at, "checksum": checksum}
        for seq, (data, checksum) in enumerate(zip(commit.events, commit.checksums, strict=True), commit.seq)
    ]
