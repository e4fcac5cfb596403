"""SQLite support: creating the file, durable commits, and backups while the database is in use."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from stip.server.storage.errors import BadDatabase
from stip.server.storage.writer import RunInTransaction

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


def prepare(address: URL, must_exist: bool) -> None:
    """Create the file if necessary and enable write-ahead logging, so that readers and the writer do not block each
    other."""
    file = Path(address.database or "")
    if not must_exist:
        with suppress(FileExistsError):
            _make_file(file)
    file.stat()
    try:
        with closing(sqlite3.connect(file, BUSY_TIMEOUT_S)) as connection:
            _enable_wal(connection)
    except sqlite3.Error as problem:
        raise BadDatabase(database=str(file), problem="database-failed", error=problem.sqlite_errorname) from None


def make_engine(address: URL) -> AsyncEngine:
    if not address.database or address.database.startswith((":memory:", "file:")):
        raise BadDatabase(database=str(address), problem="database-in-memory")
    engine = create_async_engine(
        address,
        hide_parameters=True,
        pool_size=4,  # each connection is a thread
        max_overflow=0,
        connect_args=CONNECT_ARGS,
    )
    _set_up(engine.sync_engine)
    return engine


@asynccontextmanager
async def open_writer(address: URL) -> AsyncIterator[RunInTransaction]:
    """Open a thread that runs whole transactions: switching threads for every statement would cost more than the
    statements."""
    engine = create_engine(address.set(drivername="sqlite"), hide_parameters=True, connect_args=CONNECT_ARGS)
    _set_up(engine)

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


def _set_up(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for setting in PRAGMAS:
            cursor.execute(setting)
        cursor.close()


async def copy_database(connection: AsyncConnection, file: Path) -> None:
    """Copy the database to a file, which afterwards is complete or does not exist."""
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    _make_file(part)
    try:
        await connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        await asyncio.to_thread(_fsync, part)
        part.rename(file)
        if hasattr(os, "O_DIRECTORY"):  # Windows opens no folders, and keeps their entries by itself
            await asyncio.to_thread(_fsync, file.parent)
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
