"""The event store: the events of every table, in a database. Events are appended and never changed.

`append` returns when the events are durable: neither `kill -9` nor a power failure loses them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, delete, exc, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stip.server.storage import sqlite
from stip.server.storage.commits import Commit, TableSummary
from stip.server.storage.errors import BadDatabase, NoBackup
from stip.server.storage.migrations import migrate
from stip.server.storage.schema import EVENTS, OWNERS, TABLES
from stip.server.storage.writer import RunInTransaction, Writer, error_name, store_error_for

__all__ = ["EventStore", "TableRow", "TableSummary"]


@dataclass(frozen=True)
class TableRow:
    """A row in the list of tables."""

    code: str
    game: str
    phase: str
    seq: int  # of its last event
    at: int  # when that was: milliseconds since 1970
    made_at: int


class EventStore:
    """Open one with `EventStore.open`, and close it after use."""

    def __init__(self, engine: AsyncEngine, writer: Writer, opened: AsyncExitStack) -> None:
        self._engine = engine
        self._writer = writer
        self._opened = opened

    @classmethod
    async def open(cls, url: str, *, must_exist: bool = False) -> EventStore:
        """Open the database at a URL like `sqlite+aiosqlite:///stip.db`; create or migrate it if necessary."""
        engine = _make_engine(url)
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(sqlite.prepare, engine.url, must_exist)
        async with AsyncExitStack() as opened:
            opened.push_async_callback(engine.dispose)
            try:
                run = await opened.enter_async_context(_open_writer(engine))
                await run(migrate)
            except exc.DBAPIError as problem:
                raise _bad_database(engine, "database-failed", error_name(problem)) from None
            except CommandError:  # its revision is unknown to this version
                raise _bad_database(engine, "database-too-new") from None
            writer = Writer(run)
            opened.push_async_callback(writer.close)
            return cls(engine, writer, opened.pop_all())

    async def close(self) -> None:
        """Store what is queued, and close the database."""
        await self._opened.aclose()

    async def append(self, table: str, seq: int, events: Sequence[bytes], summary: TableSummary) -> None:
        """Store events seq, seq + 1, … of a table, whose first event is 1. Returns when they are durable.

        Raises Conflict if these are not the next numbers, because another process has appended: load the table again.
        Raises StoreFailed if the database fails, for example because the disk is full. In both cases nothing was
        stored. If the caller is cancelled, the outcome is unknown and the table must be loaded again.
        """
        await self._writer.store(Commit(table, seq, events, summary))

    async def load(self, table: str) -> list[bytes]:
        """Return the events of a table from the first on, or none if there is no such table."""
        query = select(EVENTS.c.data).where(EVENTS.c.table == table).order_by(EVENTS.c.seq)
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    async def find(
        self, *, owner: str | None = None, phase: str | None = None, before: int | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Return tables by owner, by phase or without events since a time, newest first."""
        query = select(*(TABLES.c[field.name] for field in fields(TableRow)))
        if owner is not None:
            query = query.join(OWNERS).where(OWNERS.c.holder == owner)
        if phase is not None:
            query = query.where(TABLES.c.phase == phase)
        if before is not None:
            query = query.where(TABLES.c.at < before)
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(TABLES.c.at.desc(), TABLES.c.code).limit(limit))
            return [TableRow(*row) for row in found]

    async def delete(self, table: str, before: int | None = None) -> bool:
        """Delete a table with its events, with `before` only if nothing has happened since; return whether it was
        deleted."""
        query = delete(TABLES).where(TABLES.c.code == table)
        return await self._writer.delete(query if before is None else query.where(TABLES.c.at < before))

    async def backup(self, file: Path) -> None:
        """Copy the database, as it is at one moment, while it is in use."""
        if self._engine.dialect.name != "sqlite":
            raise NoBackup(kind=self._engine.dialect.name)
        async with self._reading() as connection:
            await sqlite.copy_database(connection, file)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (exc.DBAPIError, exc.TimeoutError) as problem:
            raise store_error_for(problem) from None


@asynccontextmanager
async def _open_writer(engine: AsyncEngine) -> AsyncIterator[RunInTransaction]:
    """Open the connection that all writes share, and yield a function that runs a transaction on it."""
    if engine.dialect.name == "sqlite":
        async with sqlite.open_writer(engine.url) as run:
            yield run
        return
    async with engine.connect() as connection:

        async def run(work: Callable[[Connection], Any]) -> Any:
            async with connection.begin():
                return await connection.run_sync(work)

        yield run


def _make_engine(url: str) -> AsyncEngine:
    try:
        address = make_url(url)
        if address.get_backend_name() == "sqlite":
            return sqlite.make_engine(address)
        return create_async_engine(address, hide_parameters=True)
    except (exc.ArgumentError, exc.InvalidRequestError, ImportError):  # the URL is malformed or its driver is missing
        raise BadDatabase(database=url.rpartition("@")[2], problem="database-bad-url") from None


def _bad_database(engine: AsyncEngine, problem: str, error: str = "") -> BadDatabase:
    return BadDatabase(database=engine.url.render_as_string(), problem=problem, error=error)
