"""The one who writes. Whatever waits goes into one transaction, so that one trip to the disk serves many tables.

A batch that cannot be stored takes no other with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Delete, exc

from stip.errors import Conflict, StoreFailed
from stip.server.storage.commits import Commit, write_group

MAX_QUEUED_COMMITS = 1000  # batches; then whoever comes waits for room

QueuedCommit = tuple[Commit, asyncio.Future[None]]
RunInTransaction = Callable[
    [Callable[[Connection], Any]], Awaitable[Any]
]  # in a transaction, over a connection that nobody else uses


class Writer:
    """Works from its making until `close`."""

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
        """Whether there was anything to delete."""
        async with self._lock:
            try:
                return bool(await self._run(lambda connection: connection.execute(statement).rowcount))
            except exc.DBAPIError as problem:
                raise store_error_for(problem) from None

    async def close(self) -> None:
        """Stores what waits, and ends."""
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
        except (exc.OperationalError, exc.InterfaceError) as problem:  # the database's fault, not that of a batch
            for _, stored in group:
                _resolve(stored, store_error_for(problem))
        except Exception as problem:
            if len(group) == 1:
                _resolve(group[0][1], store_error_for(problem))
            else:  # whose fault is it?
                middle = len(group) // 2
                await self._store(group[:middle])
                await self._store(group[middle:])
        else:
            for commit, stored in group:
                _resolve(stored, Conflict() if commit in conflicting else None)


def store_error_for(problem: Exception) -> Exception:
    """To whoever asked for something that the database did not do."""
    if isinstance(problem, exc.IntegrityError):  # somebody else has written the same numbers in the same instant
        return Conflict()
    if isinstance(problem, (exc.DBAPIError, exc.TimeoutError)):
        return StoreFailed(why=error_name(problem))
    return problem


def error_name(problem: Exception) -> str:
    """Not its text, which may hold what belongs in no log."""
    cause = getattr(problem, "orig", problem)
    return str(getattr(cause, "sqlite_errorname", type(cause).__name__))


def _resolve(stored: asyncio.Future[None], problem: Exception | None) -> None:
    if stored.done():
        return  # whoever asked has gone
    if problem:
        stored.set_exception(problem)
    else:
        stored.set_result(None)
