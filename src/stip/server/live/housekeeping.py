"""Housekeeping: idle rooms are evicted from memory, clocks are watched, and abandoned tables are cleaned up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from stip.server.live.room import EVICTION_HORIZON_MS
from stip.server.live.rooms import Rooms
from stip.server.live.timers import now_ms
from stip.server.operations.logs import log_event
from stip.server.storage.errors import StoreError
from stip.server.storage.event_store import TableRow

DAY_MS = 24 * 3600 * 1000  # milliseconds
HOUSEKEEPING_INTERVAL_S = 10.0  # between two rounds of eviction
CLEANUP_INTERVAL_S = 3600.0  # between two cleanups of abandoned tables
TABLES_PER_QUERY = 100  # tables per database query


class Housekeeping:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def run(self) -> None:
        """Evict idle rooms, reload tables before their clocks run out, and clean up abandoned tables, until the server
        stops."""
        rooms, limits = self._rooms, self._rooms.limits
        await self._for_each_table(self.reload, "playing")
        cleaned_up = -CLEANUP_INTERVAL_S
        while True:
            if time.monotonic() - cleaned_up >= CLEANUP_INTERVAL_S:
                cleaned_up = time.monotonic()
                await self._close_abandoned(now_ms() - round(limits.days_kept * DAY_MS))
            quiet = time.monotonic() - limits.idle_seconds
            for room in rooms.in_memory:
                if room.is_idle and room.idle_since <= quiet:
                    rooms.evict(room)
            for code, deadline in list(rooms.evicted_deadlines.items()):
                if deadline < now_ms() + EVICTION_HORIZON_MS / 2:
                    rooms.start_task(partial(self.reload, code))
            await asyncio.sleep(min(HOUSEKEEPING_INTERVAL_S, limits.idle_seconds))

    async def reload(self, code: str) -> None:
        """Load a table, so that its clock runs and its bot moves, and evict it again if it is idle."""
        async with self._rooms.enter(code) as room:
            pass
        if room.is_idle:
            self._rooms.evict(room)

    async def _close_abandoned(self, before: int) -> None:
        """Close games that nobody has continued, and delete them after the same time again; delete tables at which no
        game was begun. Finished games are kept."""

        async def delete(code: str) -> None:
            await self._rooms.delete_if_idle(code, before)

        await self._for_each_table(self._close_if_abandoned, "playing", before)
        await self._for_each_table(delete, "gathering", before)
        await self._for_each_table(delete, "closed", before)

    async def _close_if_abandoned(self, code: str) -> None:
        async with self._rooms.enter(code) as room:
            if not room.connections:
                await room.close("abandoned")

    async def _for_each_table(
        self, work: Callable[[str], Awaitable[None]], phase: str, before: int | None = None
    ) -> None:
        """Do something for every table in a phase; a failure does not stop the rest."""
        try:
            async for row in self._tables_in_phase(phase, before):
                try:
                    await work(row.code)
                except Exception as error:
                    log_event("a table is left alone", logging.WARNING, error, table=row.code)
        except StoreError as error:
            log_event("tables are left alone", logging.WARNING, error, phase=phase)

    async def _tables_in_phase(self, phase: str, before: int | None = None) -> AsyncIterator[TableRow]:
        """Yield the tables in a phase, newest first, one query at a time."""
        after = None
        while rows := await self._rooms.store.find(phase=phase, before=before, after=after, limit=TABLES_PER_QUERY):
            for row in rows:
                yield row
            after = (rows[-1].made_at, rows[-1].code)
