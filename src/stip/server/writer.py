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
from stip.server.batch import Batch, write

MOST_WAITING = 1000  # batches; then whoever comes waits for room

Waiting = tuple[Batch, asyncio.Future[None]]
Run = Callable[
    [Callable[[Connection], Any]], Awaitable[Any]
]  # in a transaction, over a connection that nobody else uses


class Writer:
    """Works from its making until `close`."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._lock = asyncio.Lock()
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue(MOST_WAITING)
        self._task = asyncio.create_task(self._work())

    async def store(self, batch: Batch) -> None:
        stored = asyncio.get_running_loop().create_future()
        await self._waiting.put((batch, stored))
        await stored

    async def delete(self, statement: Delete) -> bool:
        """Whether there was anything to delete."""
        async with self._lock:
            try:
                return bool(await self._run(lambda connection: connection.execute(statement).rowcount))
            except exc.DBAPIError as problem:
                raise what_to_say(problem) from None

    async def close(self) -> None:
        """Stores what waits, and ends."""
        await self._waiting.join()
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _work(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            async with self._lock:
                await self._store(group)
            for _ in group:
                self._waiting.task_done()

    async def _store(self, group: Sequence[Waiting]) -> None:
        try:
            conflicting = await self._run(partial(write, group=[batch for batch, _ in group]))
        except (exc.OperationalError, exc.InterfaceError) as problem:  # the database's fault, not that of a batch
            for _, stored in group:
                _answer(stored, what_to_say(problem))
        except Exception as problem:
            if len(group) == 1:
                _answer(group[0][1], what_to_say(problem))
            else:  # whose fault is it?
                middle = len(group) // 2
                await self._store(group[:middle])
                await self._store(group[middle:])
        else:
            for batch, stored in group:
                _answer(stored, Conflict() if batch in conflicting else None)


def what_to_say(problem: Exception) -> Exception:
    """To whoever asked for something that the database did not do."""
    if isinstance(problem, exc.IntegrityError):  # somebody else has written the same numbers in the same instant
        return Conflict()
    if isinstance(problem, (exc.DBAPIError, exc.TimeoutError)):
        return StoreFailed(why=name_of(problem))
    return problem


def name_of(problem: Exception) -> str:
    """Not its text, which may hold what belongs in no log."""
    cause = getattr(problem, "orig", problem)
    return str(getattr(cause, "sqlite_errorname", type(cause).__name__))


def _answer(stored: asyncio.Future[None], problem: Exception | None) -> None:
    if stored.done():
        return  # whoever asked has gone
    if problem:
        stored.set_exception(problem)
    else:
        stored.set_result(None)
