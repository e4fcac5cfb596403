"""Housekeeping: the server beats, tables that need it are loaded, idle rooms are evicted from memory, and what nobody
needs any more is deleted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from stip.server.live.cluster import BEAT_INTERVAL_S, DAY_MS
from stip.server.live.room import EVICTION_HORIZON_MS
from stip.server.live.rooms import Rooms
from stip.server.operations.logs import log_event
from stip.server.storage.devices import Devices
from stip.server.storage.errors import StoreError
from stip.server.storage.event_store import TableRow

ANNOUNCEMENT_INTERVAL_S = 10.0  # after which other servers are told again who is at which table
CLEANUP_INTERVAL_S = 3600.0  # between two cleanups of what nobody needs any more
TABLES_PER_QUERY = 100  # tables per database query


class Housekeeping:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._devices = rooms, Devices(rooms.store)

    async def run(self) -> None:
        """Keep house until the server stops."""
        is_failing, cleaned_up, announced = False, -CLEANUP_INTERVAL_S, time.monotonic()
        while True:
            now = time.monotonic()
            try:
                await self._beat()
                if now - cleaned_up >= CLEANUP_INTERVAL_S:
                    cleaned_up = now
                    await self.clean_up()
                is_failing = False
            except StoreError as error:
                if not is_failing:
                    log_event("the database does not answer", logging.ERROR, error)
                is_failing = True
            if now - announced >= ANNOUNCEMENT_INTERVAL_S:
                announced = now
                self._announce()
            self._evict()
            await asyncio.sleep(min(BEAT_INTERVAL_S, self._rooms.limits.idle_seconds))

    async def _beat(self) -> None:
        """Beat, and do what is due: take over what servers kept that are gone, and load tables before their clocks run
        out."""
        rooms, cluster = self._rooms, self._rooms.cluster
        await cluster.beat(any(room.table.deadline is not None for room in rooms.in_memory))
        for room in rooms.in_memory:
            if room.keeper not in cluster.living and (room.table.deadline is not None or room.table.bot_to_move):
                rooms.start_task(room.take_over)
        await rooms.clubs.beat()
        soon = cluster.timekeeper.now() + EVICTION_HORIZON_MS // 2
        for code in [code for code, deadline in rooms.evicted_deadlines.items() if deadline < soon]:
            rooms.start_task(partial(self.reload, code))
        for row in await rooms.store.due_tables(soon, cluster.living):
            await self._wake(row.code)
        if rooms.store.is_shared:
            await rooms.look_for_some_changes()
            await rooms.bulletin.share_limits()

    def _announce(self) -> None:
        for room in self._rooms.in_memory:
            if room.connections:
                room.announce()

    def _evict(self) -> None:
        quiet = time.monotonic() - self._rooms.limits.idle_seconds
        for room in self._rooms.in_memory:
            if room.is_idle and room.idle_since <= quiet:
                self._rooms.evict(room)

    async def _wake(self, code: str) -> None:
        """Load a table that no living server keeps. A failure does not stop the rest."""
        try:
            async with self._rooms.enter(code) as room:
                await room.note_due_time()
        except Exception as error:
            log_event("a table is left alone", logging.WARNING, error, table=code)

    async def reload(self, code: str) -> None:
        """Load a table, so that its clock runs and its bot moves, and evict it again if it is idle."""
        async with self._rooms.enter(code) as room:
            pass
        if room.is_idle:
            self._rooms.evict(room)

    async def clean_up(self) -> None:
        """Delete what nobody needs any more."""
        now = self._rooms.cluster.timekeeper.now()
        await self._devices.delete_expired_transfers(now)
        before = now - round(self._rooms.limits.days_kept * DAY_MS)
        if self._rooms.cluster.kept_since < before:
            await self._delete_abandoned(before)
            await self._devices.forget_owners_without_tables(before)
            await self._rooms.store.forget_servers(before - DAY_MS)

    async def _delete_abandoned(self, before: int) -> None:
        """Close games that nobody has continued, and delete them after the same time again; delete tables at which no
        game was begun, and club evenings that nobody has continued. Finished games and evenings are kept."""
        await self._for_each_table(self._close_if_abandoned, "playing", before)
        awaited = await self._rooms.clubs.delete_abandoned(before)

        async def delete(code: str) -> None:
            if code not in awaited:  # its evening would make it again
                await self._rooms.delete_if_idle(code, before)

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
