"""The event store: the events of every table, in a database. Events are appended and never changed.

`append` returns when the events are durable: neither `kill -9` nor a power failure loses them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from pathlib import Path
from typing import Any, get_args

from sqlalchemy import URL, Select, delete, exc, insert, make_url, or_, select, update

from stip.server.storage.checksums import checksums_of
from stip.server.storage.club_store import ClubStore
from stip.server.storage.commits import Commit, TableSummary
from stip.server.storage.database import Change, Database, fetch
from stip.server.storage.errors import BadDatabase, StoreFailed
from stip.server.storage.listing import Cursor, TableRow, listed, select_rows
from stip.server.storage.migrations import UnknownRevision
from stip.server.storage.schema import OWNERS, SERVERS, TABLES
from stip.server.storage.sqlite import SqliteDatabase
from stip.server.storage.writer import Writer
from stip.table.events import Phase

__all__ = ["EventStore", "ServerRow", "StoredEvent", "TableRow", "TableSummary"]


@dataclass(frozen=True)
class StoredEvent:
    data: bytes
    checksum: bytes


@dataclass(frozen=True)
class ServerRow:
    """A server that uses the database, or has used it."""

    id: str
    started_at: int
    alive_at: int
    kept_since: int
    is_living: bool


def new_server_id() -> str:
    return secrets.token_hex(8)


class EventStore:
    """Open one with `EventStore.open`, and close it after use."""

    def __init__(self, database: Database, server: str, opened: AsyncExitStack) -> None:
        self.server = server  # the id of this server, which keeps the tables that it appends to
        self._database = database
        self._writer = Writer(database)
        self.clubs = ClubStore(database, self._writer)
        self._opened = opened
        opened.push_async_callback(self._writer.close)

    @classmethod
    async def open(
        cls, url: str, *, must_exist: bool = False, is_serving: bool = False, server: str = ""
    ) -> EventStore:
        """Open the database at a URL like `sqlite:///stip.db` or `postgresql://host/name`; create or migrate its tables
        if necessary. A SQLite file can be opened for serving only once."""
        address = _read_url(url)
        async with AsyncExitStack() as opened:
            try:
                database = await _open_database(address, must_exist, is_serving)
                opened.push_async_callback(database.close)
                await database.migrate()
            except StoreFailed as problem:
                raise _bad_database(address, "database-failed", str(problem.facts["why"])) from None
            except UnknownRevision:
                raise _bad_database(address, "database-too-new") from None
            return cls(database, server or new_server_id(), opened.pop_all())

    async def close(self) -> None:
        """Store what is queued, and close the database."""
        await self._opened.aclose()

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use this database at once."""
        return self._database.is_shared

    @property
    def write_problem(self) -> StoreFailed | None:
        """Why the last write failed, or None if it succeeded."""
        return self._writer.problem

    # events

    async def append(
        self, table: str, seq: int, events: Sequence[bytes], summary: TableSummary, previous: bytes = b""
    ) -> bytes:
        """Store events seq, seq + 1, … of a table, whose first event is 1; `previous` is the checksum of the event
        before them. Returns the checksum of the last one when they are durable.

        Raises Conflict if these are not the next numbers, because another process has appended: load the table again.
        Raises StoreFailed if the database fails, for example because the disk is full. In both cases nothing was
        stored. If the caller is cancelled, the outcome is unknown and the table must be loaded again.
        """
        checksums = checksums_of(previous, events)
        await self._writer.store(Commit(table, seq, events, checksums, summary, self.server))
        return checksums[-1]

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Return the events of a table that follow a number, or none if there is no such table."""
        return [StoredEvent(data, checksum) for data, checksum in await self._database.load(table, after)]

    # tables

    async def row(self, code: str) -> TableRow | None:
        return (await self.rows([code])).get(code)

    async def rows(self, codes: Collection[str]) -> dict[str, TableRow]:
        """Return the rows of those of these tables that exist."""
        found = await self.fetch(select_rows().where(TABLES.c.code.in_(codes)))
        return {row.code: TableRow(*row) for row in found}

    async def find(
        self,
        *,
        owner: str | None = None,
        phase: str | None = None,
        before: int | None = None,
        after: Cursor | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Return tables by owner, by phase or without events since a time. Those of an owner are sorted by the time of
        their last event, others by the time when they were made, the newest first. `after` is this time and the code of
        the last table of the page before."""
        phases = (phase,) if phase or owner else get_args(Phase)
        pages = [
            [TableRow(*row) for row in await self.fetch(listed(owner, one, before, after, limit))] for one in phases
        ]
        return list(islice(merge(*pages, key=lambda row: (row.made_at, row.code), reverse=True), limit))

    async def due_tables(self, before: int, living: Collection[str], limit: int = 100) -> list[TableRow]:
        """Return tables that a process must look after before a time, and that none of these servers keeps."""
        query = select_rows().where(
            TABLES.c.due < before, or_(TABLES.c.keeper.is_(None), TABLES.c.keeper.not_in(set(living)))
        )
        return [TableRow(*row) for row in await self.fetch(query.order_by(TABLES.c.due).limit(limit))]

    async def set_due(self, table: str, seq: int, due: int | None) -> None:
        """Correct when a table is due, unless something has been appended since event `seq`."""
        await self._writer.change(
            update(TABLES).where(TABLES.c.code == table, TABLES.c.seq == seq).values(due=due, keeper=self.server)
        )

    async def close_damaged(self, table: str) -> bool:
        """List a table as closed, so that nothing wakes it, and return whether it was open. Its events stay as they
        are."""
        statement = update(TABLES).where(TABLES.c.code == table, TABLES.c.phase != "closed")
        return bool(await self._writer.change(statement.values(phase="closed", due=None)))

    async def set_overview(self, table: str, seq: int, overview: bytes) -> None:
        """Add what lists show of a table, unless something has been appended since event `seq`."""
        await self._writer.change(
            update(TABLES).where(TABLES.c.code == table, TABLES.c.seq == seq).values(overview=overview)
        )

    async def disown(self, table: str, owner: str) -> bool:
        """Take a table from the list of an owner, and return whether it was there."""
        return bool(await self._writer.change(delete(OWNERS).where(OWNERS.c.table == table, OWNERS.c.holder == owner)))

    async def delete(self, table: str, before: int | None = None) -> bool:
        """Delete a table with its events, with `before` only if nothing has happened since; return whether it was
        deleted."""
        query = delete(TABLES).where(TABLES.c.code == table)
        return bool(await self._writer.change(query if before is None else query.where(TABLES.c.at < before)))

    # other tables of the database

    async def fetch(self, query: Select[Any]) -> Sequence[Any]:
        """Return the rows that a query finds."""
        return await fetch(self._database, query)

    async def change(self, *changes: Change) -> int:
        """Execute statements in one transaction, and return how many rows the last one has changed."""
        return await self._writer.change(*changes)

    # servers

    async def register(self, now: int, kept_since: int) -> None:
        """Add this server to the list of servers."""
        mine = {"id": self.server, "started_at": now, "alive_at": now, "kept_since": kept_since}
        await self._writer.change(delete(SERVERS).where(SERVERS.c.id == self.server), insert(SERVERS).values(mine))

    async def beat(self, now: int) -> None:
        """Note that this server is alive."""
        if not await self._writer.change(update(SERVERS).where(SERVERS.c.id == self.server).values(alive_at=now)):
            await self.register(now, now)

    async def servers(self) -> list[ServerRow]:
        columns = (SERVERS.c.id, SERVERS.c.started_at, SERVERS.c.alive_at, SERVERS.c.kept_since)
        found = await self.fetch(select(*columns).order_by(SERVERS.c.started_at, SERVERS.c.id))
        living = await self._database.listeners([row.id for row in found]) | {self.server}
        return [ServerRow(**row._mapping, is_living=row.id in living) for row in found]

    async def forget_servers(self, before: int) -> None:
        """Remove servers that have not been alive since a time from the list of servers."""
        await self._writer.change(delete(SERVERS).where(SERVERS.c.alive_at < before, SERVERS.c.id != self.server))

    async def now(self) -> int | None:
        """Return the time of the database in milliseconds since 1970, or None if that is the time of this machine."""
        return await self._database.now()

    async def notify(self, text: str) -> None:
        """Send a message of up to 7,900 bytes to all servers, this one included."""
        await self._database.notify(text)

    async def listen(self, on_message: Callable[[str], None], on_connected: Callable[[], None]) -> None:
        """Receive the messages of all servers until cancelled. Servers count as living while they listen.

        `on_connected` is called whenever a connection is made; messages that were sent before are lost. Every append
        sends messages of the form `e SERVER CODE SEQ CODE SEQ …`: the numbers of the last events of these tables.
        """
        await self._database.listen(self.server, on_message, on_connected)

    async def backup(self, file: Path) -> None:
        """Copy the database, as it is at one moment, while it is in use."""
        await self._database.backup(file)


async def _open_database(address: URL, must_exist: bool, is_serving: bool) -> Database:
    if address.get_backend_name() == "sqlite":
        return await SqliteDatabase.open(address, must_exist, is_serving)
    from stip.server.storage.postgresql import PostgresqlDatabase  # whose driver others need not wait for

    return PostgresqlDatabase(address)


def _read_url(url: str) -> URL:
    try:
        address = make_url(url)
    except exc.ArgumentError:
        address = None
    if address is None or address.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(database=url.rpartition("@")[2], problem="database-bad-url")
    return address


def _bad_database(address: URL, problem: str, error: str = "") -> BadDatabase:
    return BadDatabase(database=address.render_as_string(), problem=problem, error=error)
