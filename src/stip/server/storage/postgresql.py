"""PostgreSQL: the database that several servers share, on one machine or many.

Each server has one connection that writes, a few that read, and one that listens. Connections that break are replaced:
PostgreSQL may be restarted while servers run.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection, exc
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from stip.server.operations.logs import log_event
from stip.server.storage.commits import Commit
from stip.server.storage.database import Change, Result
from stip.server.storage.errors import Conflict, NoBackup, StoreFailed
from stip.server.storage.failures import error_name, store_error_for
from stip.server.storage.migrations import migrate
from stip.server.storage.postgresql_commits import (
    CHANNEL,
    FIND_STORED,
    WRITE_COMMITS,
    stored_arguments,
    write_arguments,
)

CONNECT_TIMEOUT_S = 5.0
COMMAND_TIMEOUT_S = 8.0  # for a statement; a database that cannot be reached does not answer at all
RETRY_S = 15.0  # for which writing is tried again when the database cannot be reached
RETRY_PAUSES_S = (0.0, 0.05, 0.1, 0.2, 0.5, 1.0)  # between two attempts; the last repeats
PING_INTERVAL_S = 5.0  # between two questions whether the listening connection still works
READ_CONNECTIONS = 5
MIGRATION_LOCK = 0x5354_4950  # the key of the lock under which one server migrates

LOAD_EVENTS = 'SELECT data, checksum FROM events WHERE "table" = $1 AND seq > $2 ORDER BY seq'

SESSION_SETTINGS = {
    "application_name": "stip",
    "synchronous_commit": "on",  # a commit returns when it is on disk
    "statement_timeout": f"{COMMAND_TIMEOUT_S:.0f}s",
    "tcp_keepalives_idle": "5",  # a session of a server that cannot be reached ends soon, and its lock with it
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
POSTGRESQL_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
TRANSIENT_ERRORS = (  # another attempt may succeed
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it starts or stops, or was told to cancel
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,  # a deadlock or a serialization failure
)
UNFIT_ERRORS = (ValueError, asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)  # the fault of a commit


class PostgresqlDatabase:
    is_shared = True

    def __init__(self, address: URL) -> None:
        self._dsn = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(_connect, self._dsn),
            hide_parameters=True,
            pool_size=READ_CONNECTIONS,
            max_overflow=0,
            pool_timeout=COMMAND_TIMEOUT_S,
            pool_pre_ping=True,  # a connection may be lost while nobody uses it
        )
        self._writer: Any = None  # the connection that writes
        self._loader: Any = None  # the connection that loads events, for servers that catch up with others
        self._loader_lock = asyncio.Lock()
        self._failing_since: float | None = None

    async def migrate(self) -> None:
        """Migrate under a lock: of several servers that start at once, one migrates and the others find it done."""

        def locked(connection: Connection) -> None:
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock($1)", (MIGRATION_LOCK,))
            migrate(connection)

        creator = partial(_connect, self._dsn, command_timeout=None)
        engine = create_async_engine("postgresql+asyncpg://", async_creator=creator, poolclass=NullPool)
        async with _translated_errors(), engine.begin() as connection:
            await connection.run_sync(locked)

    async def write_group(self, group: Sequence[Commit]) -> set[Commit]:
        conflicting: set[Commit] = set()
        while group:
            first: dict[str, Commit] = {}
            for commit in group:
                first.setdefault(commit.table, commit)
            stored = await self._write(first)
            conflicting.update(commit for commit in first.values() if commit.table not in stored)
            group = [commit for commit in group if commit is not first[commit.table]]
        return conflicting

    async def _write(self, commits: dict[str, Commit]) -> set[str]:
        """Store a commit for each of these tables, and return the tables for which it was stored."""
        attempt = 0
        while True:
            try:
                stored = await self._try_to_write(commits.values(), is_repeated=attempt > 0)
            except UNFIT_ERRORS:
                raise
            except POSTGRESQL_ERRORS as problem:
                self._drop_writer()
                now = time.monotonic()
                self._failing_since = self._failing_since or now
                if not isinstance(problem, TRANSIENT_ERRORS) or now > self._failing_since + RETRY_S:
                    raise StoreFailed(why=error_name(problem)) from None
            else:
                self._failing_since = None
                return stored
            await asyncio.sleep(_pause(attempt))
            attempt += 1

    async def _try_to_write(self, commits: Collection[Commit], is_repeated: bool) -> set[str]:
        if self._writer is None:
            self._writer = await _connect(self._dsn)
        stored = {code for code, _ in await self._writer.fetch(WRITE_COMMITS, *write_arguments(commits))}
        if is_repeated and len(stored) < len(commits):  # when a connection breaks, what was on its way may be stored
            stored.update(code for (code,) in await self._writer.fetch(FIND_STORED, *stored_arguments(commits)))
        return stored

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    async def change(self, *changes: Change) -> int:
        async with _translated_errors(), self._engine.begin() as connection:
            return [(await connection.execute(statement)).rowcount for statement in changes][-1]

    def error_for(self, problem: Exception) -> Exception:
        return _error_for(problem)

    async def load(self, table: str, after: int) -> list[tuple[bytes, bytes]]:
        """Load events on a connection of their own: servers that share a table do this for every move."""
        async with self._loader_lock, _translated_errors():
            for is_last in (False, True):
                try:
                    if self._loader is None:
                        self._loader = await _connect(self._dsn)
                    return [tuple(row) for row in await self._loader.fetch(LOAD_EVENTS, table, after)]
                except POSTGRESQL_ERRORS:  # the connection may have been lost while nobody used it
                    self._drop_loader()
                    if is_last:
                        raise
        raise AssertionError

    def _drop_loader(self) -> None:
        if self._loader is not None:
            self._loader.terminate()
            self._loader = None

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        async with _translated_errors(), self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def listeners(self, servers: Collection[str]) -> set[str]:
        query = (
            "SELECT classid::bigint << 32 | objid::bigint FROM pg_locks"
            " JOIN pg_database ON pg_database.oid = pg_locks.database AND datname = current_database()"
            " WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
        )
        keys = set(await self.read(lambda connection: connection.exec_driver_sql(query).scalars().all()))
        return {server for server in servers if _lock_key(server) in keys}

    async def now(self) -> int:
        query = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
        return int(await self.read(lambda connection: connection.exec_driver_sql(query).scalar_one()))

    async def notify(self, message: str) -> None:
        async with _translated_errors(), self._engine.begin() as connection:
            await connection.exec_driver_sql("SELECT pg_notify($1, $2)", (CHANNEL, message))

    async def listen(self, server: str, on_message: Callable[[str], None], on_connected: Callable[[], None]) -> None:
        attempt = 0

        def start() -> None:
            nonlocal attempt
            attempt = 0
            on_connected()

        while True:
            try:
                await self._listen_until_lost(server, on_message, start)
            except POSTGRESQL_ERRORS as problem:
                if not attempt:
                    log_event("not listening", logging.WARNING, why=error_name(problem))
            await asyncio.sleep(_pause(attempt))
            attempt += 1

    async def _listen_until_lost(
        self, server: str, on_message: Callable[[str], None], on_connected: Callable[[], None]
    ) -> None:
        """Listen on a connection that also holds the lock by which other servers know that this one is running. Raises
        an error when the connection is lost."""
        connection, lost = await _connect(self._dsn), asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            # a shared lock, because PostgreSQL may not know yet that an earlier connection of ours is lost
            await connection.execute("SELECT pg_advisory_lock_shared($1)", _lock_key(server))
            await connection.add_listener(CHANNEL, lambda *notification: on_message(notification[-1]))
            on_connected()
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PING_INTERVAL_S)
                await connection.execute("SELECT")
        finally:
            connection.terminate()

    async def backup(self, file: Path) -> None:
        raise NoBackup(kind="PostgreSQL")

    async def close(self) -> None:
        self._drop_writer()
        self._drop_loader()
        await self._engine.dispose()


@asynccontextmanager
async def _translated_errors() -> AsyncIterator[None]:
    try:
        yield
    except (exc.DBAPIError, exc.TimeoutError, *POSTGRESQL_ERRORS) as problem:
        raise _error_for(problem) from None


def _error_for(problem: Exception) -> Exception:
    if isinstance(problem, asyncpg.IntegrityConstraintViolationError):
        return Conflict()
    if isinstance(problem, POSTGRESQL_ERRORS):
        return StoreFailed(why=error_name(problem))
    return store_error_for(problem)


async def _connect(dsn: str, command_timeout: float | None = COMMAND_TIMEOUT_S) -> Any:
    return await asyncpg.connect(
        dsn, timeout=CONNECT_TIMEOUT_S, command_timeout=command_timeout, server_settings=SESSION_SETTINGS
    )


def _pause(attempt: int) -> float:
    """Return the seconds to wait after a failed attempt."""
    return RETRY_PAUSES_S[min(attempt, len(RETRY_PAUSES_S) - 1)]


def _lock_key(server: str) -> int:
    """Return the key of the advisory lock that a server holds while it is running, as PostgreSQL shows it."""
    return int.from_bytes(blake2b(server.encode(), digest_size=8).digest(), "big", signed=True)
