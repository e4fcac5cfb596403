"""Queries for lists of tables, one page at a time. None of them reads all tables.

The tables of an owner are sorted by the time of their last event: there are few, so no index is needed for that. Other
lists are sorted by the time when tables were made, for which there is an index. (An index on the time of the last event
would be written at every move.)
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Select, select, tuple_

from stip.server.storage.schema import OWNERS, TABLES

Cursor = tuple[int, str]  # where a page ends: the time by which the list is sorted, and the code of its last table


@dataclass(frozen=True)
class TableRow:
    """A row in the list of tables."""

    code: str
    game: str
    phase: str
    seq: int  # of its last event
    at: int  # when that was: milliseconds since 1970
    made_at: int
    due: int | None  # when a process must look after the table; None: only when somebody asks
    keeper: str | None  # the server that appended last
    overview: bytes | None = None  # what lists show of the table


def select_rows() -> Select[Any]:
    return select(*(TABLES.c[field.name] for field in fields(TableRow)))


def listed(owner: str | None, phase: str | None, before: int | None, after: Cursor | None, limit: int) -> Select[Any]:
    """Return the query for a page of a list: the tables of an owner or in a phase, without events since `before`."""
    query, time = select_rows(), TABLES.c.at if owner is not None else TABLES.c.made_at
    if owner is not None:
        query = query.join(OWNERS, OWNERS.c.table == TABLES.c.code).where(OWNERS.c.holder == owner)
    if phase is not None:
        query = query.where(TABLES.c.phase == phase)
    if before is not None:  # what was made later cannot be older, and that the index knows
        query = query.where(TABLES.c.at < before, TABLES.c.made_at < before)
    if after is not None:
        query = query.where(tuple_(time, TABLES.c.code) < after)
    return query.order_by(time.desc(), TABLES.c.code.desc()).limit(limit)
