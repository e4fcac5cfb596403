"""The single writer of the event store. Everything that is queued goes into one transaction, so that one disk sync
serves many tables.

A commit that cannot be stored does not affect the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Delete, exc

from stip.server.storage.commits import Commit, write_group
from stip.server.storage.errors import Conflict, StoreFailed

MAX_QUEUED_COMMITS = 1000  # then callers wait for space in the queue

QueuedCommit = tuple[Commit, asyncio.Future[None]]
RunInTransaction = Callable[
    [Callable[[Connection], Any]], Awaitable[Any]
]  # runs a function in a transaction, on a connection that nothing else uses


class Writer:
    """Starts when it is created and runs until `close`."""

    def __init__(self, run: RunInTransaction) -> None:
        self._run = run
        self._lock = asyncio.Lock()
        self._queue: asyncio.Queue[QueuedCommit] = asyncio.Queue(MAX_QUEUED_COMMITS)
        self._task = asyncio.create_task(self._write_loop())

    async def store(self, commit: Commit) -> None:
        stored = asyncio.get_running_loop().create_future()
        await self._queue.put((commit, stored))
        await stored

    async def delete(self, statement: Delete) -> bool:
        """Run a DELETE statement and return whether any row was deleted."""
        async with self._lock:
            try:
                return bool(await self._run(lambda connection: connection.execute(statement).rowcount))
            except exc.DBAPIError as problem:
                raise store_error_for(problem) from None

    async def close(self) -> None:
        """Store what is queued, then stop."""
        await self._queue.join()
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _write_loop(self) -> None:
        while True:
            group = [await self._queue.get()]
            while not self._queue.empty():
                group.append(self._queue.get_nowait())
            async with self._lock:
                await self._store(group)
            for _ in group:
                self._queue.task_done()

    async def _store(self, group: Sequence[QueuedCommit]) -> None:
        try:
            conflicting = await self._run(partial(write_group, group=[commit for commit, _ in group]))
        except (exc.OperationalError, exc.InterfaceError) as problem:  # the database failed, not a single commit
            for _, stored in group:
                _resolve(stored, store_error_for(problem))
        except Exception as problem:
            if len(group) == 1:
                _resolve(group[0][1], store_error_for(problem))
            else:  # find the commit that fails by bisection
                middle = len(group) // 2
                await self._store(group[:middle])
                await self._store(group[middle:])
        else:
            for commit, stored in group:
                _resolve(stored, Conflict() if commit in conflicting else None)


def store_error_for(problem: Exception) -> Exception:
    """Return the error to raise for a failure of the database."""
    if isinstance(problem, exc.IntegrityError):  # another process has written the same numbers at the same time
        return Conflict()
    if isinstance(problem, (exc.DBAPIError, exc.TimeoutError)):
        return StoreFailed(why=error_name(problem))
    return problem


def error_name(problem: Exception) -> str:
    """Return the name of a database error. Its text may contain data that must not be logged."""
    cause = getattr(problem, "orig", problem)
    return str(getattr(cause, "sqlite_errorname", type(cause).__name__))


def _resolve(stored: asyncio.Future[None], problem: Exception | None) -> None:
    if stored.done():
        return  # the caller has been cancelled
    if problem:
        stored.set_exception(problem)
    else:
        stored.set_result(None)
