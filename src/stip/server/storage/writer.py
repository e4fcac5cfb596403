"""The single writer of the event store. Everything that is queued goes into one transaction, so that one disk sync
serves many tables.

A commit that cannot be stored does not affect the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from stip.server.operations.logs import log_event
from stip.server.storage.commits import Commit
from stip.server.storage.database import Change, Database
from stip.server.storage.errors import Conflict, StoreFailed

MAX_QUEUED_COMMITS = 1000  # then callers wait for space in the queue
LOG_INTERVAL_S = 1.0  # at least, between two log lines about failures

QueuedCommit = tuple[Commit, asyncio.Future[None]]


class Writer:
    """Starts when it is created and runs until `close`."""

    def __init__(self, database: Database) -> None:
        self.problem: StoreFailed | None = None  # why the last write failed
        self._database = database
        self._logged_at = -LOG_INTERVAL_S
        self._queue: asyncio.Queue[QueuedCommit] = asyncio.Queue(MAX_QUEUED_COMMITS)
        self._task = asyncio.create_task(self._write_loop())

    async def store(self, commit: Commit) -> None:
        stored = asyncio.get_running_loop().create_future()
        await self._queue.put((commit, stored))
        await stored

    async def change(self, *changes: Change) -> int:
        """Execute statements in one transaction, and return how many rows the last one has changed."""
        try:
            count = await self._database.change(*changes)
        except StoreFailed as problem:
            self._note_failure(problem, 0)
            raise
        self.problem = None
        return count

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
            await self._store(group)
            for _ in group:
                self._queue.task_done()

    async def _store(self, group: Sequence[QueuedCommit]) -> None:
        try:
            conflicting = await self._database.write_group([commit for commit, _ in group])
        except StoreFailed as problem:
            self._note_failure(problem, len(group))
            for _, stored in group:
                _resolve(stored, StoreFailed(**problem.facts))
        except Exception as problem:
            if len(group) == 1:
                _resolve(group[0][1], self._database.error_for(problem))
            else:  # find the commit that fails by bisection
                middle = len(group) // 2
                await self._store(group[:middle])
                await self._store(group[middle:])
        else:
            self.problem = None
            for commit, stored in group:
                _resolve(stored, Conflict() if commit in conflicting else None)

    def _note_failure(self, problem: StoreFailed, commits: int) -> None:
        self.problem = problem
        if time.monotonic() >= self._logged_at + LOG_INTERVAL_S:
            self._logged_at = time.monotonic()
            log_event("a write failed", logging.ERROR, why=str(problem.facts["why"]), commits=commits)


def _resolve(stored: asyncio.Future[None], problem: Exception | None) -> None:
    if stored.done():
        return  # the caller has been cancelled
    if problem:
        stored.set_exception(problem)
    else:
        stored.set_result(None)
