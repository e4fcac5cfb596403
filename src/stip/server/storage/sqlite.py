"""SQLite: a file with durable commits, for one server, and backups while it is in use."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from stip.server.storage.commits import Commit
from stip.server.storage.database import Change, Result
from stip.server.storage.errors import BadDatabase, StoreFailed
from stip.server.storage.failures import error_name, store_error_for
from stip.server.storage.migrations import migrate
from stip.server.storage.schema import EVENTS
from stip.server.storage.sqlite_commits import write_group

Run = Callable[[Callable[[Connection], Any]], Awaitable[Any]]  # runs a function in a thread, with a connection

READERS = 4  # threads, each with a connection
BUSY_TIMEOUT_S = 30  # while other processes write
PRAGMAS = (
    "PRAGMA synchronous = FULL",  # a commit returns when it is on disk
    "PRAGMA fullfsync = ON",  # also on macOS
    "PRAGMA foreign_keys = ON",
)
CONNECT_ARGS = {
    "isolation_level": None,  # we begin transactions ourselves: Python would begin them only at the first write
    "timeout": BUSY_TIMEOUT_S,
}


class SqliteDatabase:
    """A file, for one server; commands for operators may use it at the same time."""

    is_shared = False

    def __init__(self, read: Run, write: Run, opened: AsyncExitStack) -> None:
        self._read, self._write = read, write
        self._opened = opened

    @classmethod
    async def open(cls, address: URL, must_exist: bool, is_serving: bool) -> SqliteDatabase:
        if not address.database or address.database.startswith((":memory:", "file:")):
            raise BadDatabase(database=str(address), problem="database-in-memory")
        file, address = Path(address.database), address.set(drivername="sqlite")
        async with AsyncExitStack() as opened:
            await asyncio.to_thread(_prepare, file, must_exist)
            if is_serving:
                opened.enter_context(_lock(file))
            read = await opened.enter_async_context(_open_readers(address))
            write = await opened.enter_async_context(_open_writer(address))
            return cls(read, write, opened.pop_all())

    async def migrate(self) -> None:
        try:
            await self._write(migrate)
        except exc.DBAPIError as problem:
            raise StoreFailed(why=error_name(problem)) from None

    async def write_group(self, group: Sequence[Commit]) -> set[Commit]:
        try:
            conflicting: set[Commit] = await self._write(partial(write_group, group=group))
        except (exc.OperationalError, exc.InterfaceError) as problem:  # the database failed, not a single commit
            raise StoreFailed(why=error_name(problem)) from None
        return conflicting

    async def change(self, *changes: Change) -> int:
        def execute(connection: Connection) -> int:
            return [connection.execute(statement).rowcount for statement in changes][-1]

        try:
            return int(await self._write(execute))
        except exc.DBAPIError as problem:
            raise store_error_for(problem) from None

    def error_for(self, problem: Exception) -> Exception:
        return store_error_for(problem)

    async def load(self, table: str, after: int) -> list[tuple[bytes, bytes]]:
        query = select(EVENTS.c.data, EVENTS.c.checksum).where(EVENTS.c.table == table, EVENTS.c.seq > after)
        found = await self.read(lambda connection: connection.execute(query.order_by(EVENTS.c.seq)).all())
        return [(data, checksum) for data, checksum in found]

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        try:
            result: Result = await self._read(work)
        except exc.DBAPIError as problem:
            raise store_error_for(problem) from None
        return result

    async def listeners(self, servers: Collection[str]) -> set[str]:
        return set()  # there is no other server

    async def now(self) -> None:
        return None

    async def notify(self, message: str) -> None:
        pass

    async def listen(self, server: str, on_message: Callable[[str], None], on_connected: Callable[[], None]) -> None:
        on_connected()

    async def backup(self, file: Path) -> None:
        await self.read(partial(_copy_database, file=file))

    async def close(self) -> None:
        await self._opened.aclose()


def _lock(file: Path) -> FileLock:
    """Lock a database against other servers, which would not hear of what happens here."""
    lock = FileLock(f"{file}.lock", mode=0o600)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise BadDatabase(database=str(file), problem="database-in-use") from None
    return lock


def _prepare(file: Path, must_exist: bool) -> None:
    """Create the file if necessary and enable write-ahead logging, so that readers and the writer do not block each
    other."""
    if not must_exist:
        with suppress(FileExistsError):
            _make_file(file)
    file.stat()
    try:
        with closing(sqlite3.connect(file, BUSY_TIMEOUT_S)) as connection:
            _enable_wal(connection)
    except sqlite3.Error as problem:
        raise BadDatabase(database=str(file), problem="database-failed", error=problem.sqlite_errorname) from None


@asynccontextmanager
async def _open_readers(address: URL) -> AsyncIterator[Run]:
    """Open threads that read."""
    engine = _make_engine(address, pool_size=READERS, max_overflow=0)

    def run(work: Callable[[Connection], Any]) -> Any:
        with engine.connect() as connection:
            return work(connection)

    with ThreadPoolExecutor(READERS, "reader") as threads:
        in_thread = partial(asyncio.get_running_loop().run_in_executor, threads)
        try:
            yield partial(in_thread, run)
        finally:
            await in_thread(engine.dispose)


@asynccontextmanager
async def _open_writer(address: URL) -> AsyncIterator[Run]:
    """Open a thread that runs whole transactions: switching threads for every statement would cost more than the
    statements."""
    engine = _make_engine(address)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with ThreadPoolExecutor(1, "store") as thread:
        in_thread = partial(asyncio.get_running_loop().run_in_executor, thread)
        connection = await in_thread(engine.connect)

        def run(work: Callable[[Connection], Any]) -> Any:
            with connection.begin():
                return work(connection)

        try:
            yield partial(in_thread, run)
        finally:
            await in_thread(connection.close)
            await in_thread(engine.dispose)


def _make_engine(address: URL, **pool: int) -> Engine:
    engine = create_engine(address, hide_parameters=True, connect_args=CONNECT_ARGS, **pool)

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for setting in PRAGMAS:
            cursor.execute(setting)
        cursor.close()

    return engine


def _copy_database(connection: Connection, file: Path) -> None:
    """Copy the database to a file, which afterwards is complete or does not exist."""
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    _make_file(part)
    try:
        connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        _fsync(part)
        part.rename(file)
        if hasattr(os, "O_DIRECTORY"):  # Windows opens no folders, and keeps their entries by itself
            _fsync(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _make_file(file: Path) -> None:
    """Create a file that only its owner can read, because it will hold seeds. (Opening a file that SQLite has open
    would drop its locks.)"""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _enable_wal(connection: sqlite3.Connection) -> None:
    """Enable write-ahead logging, which the file remembers. SQLite does not wait for locks here, so we do."""
    end = time.monotonic() + BUSY_TIMEOUT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(0.02)


def _fsync(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY if file.is_dir() else os.O_RDWR)  # Windows syncs only what it may write
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
