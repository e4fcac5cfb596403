"""All rooms. Tables are loaded when a client asks for them and evicted when nothing happens any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from stip.errors import Conflict, ServerBusy, StoreError, UnknownTable
from stip.server.bots.pool import BotPool
from stip.server.live.room import EVICTION_HORIZON_MS, Room, now_ms
from stip.server.operations.logs import log_event
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits
from stip.server.storage import repository
from stip.server.storage.event_store import EventStore, TableRow
from stip.table.creation import create_table
from stip.table.events import AnyEvent
from stip.table.messages import TableRequest
from stip.table.owners import Owner
from stip.table.table import Table

CODE_ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # the alphabet of table codes: no look-alikes, and no vowels, so no words
CODE_LENGTH = 7
DAY_MS = 24 * 3600 * 1000  # milliseconds
HOUSEKEEPING_INTERVAL_S, CLEANUP_INTERVAL_S = (
    10.0,
    3600.0,
)  # seconds between two rounds of eviction, and between two cleanups of abandoned tables
TABLES_PER_QUERY = 100  # tables per database query


class Rooms:
    def __init__(self, store: EventStore, bots: BotPool, limits: Limits, metrics: Metrics) -> None:
        self.store, self.bots, self.limits, self.metrics = store, bots, limits, metrics
        self.is_stopping = False
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._evicted_deadlines: dict[str, int] = {}  # deadlines of evicted tables whose clock is running
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def start_task(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Start a background task; unexpected errors are logged."""

        async def safely() -> None:
            try:
                await work()
            except Exception as error:
                self.metrics.faults.inc()
                log_event("fault", logging.ERROR, error)

        task = asyncio.create_task(safely())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # coming and going

    @asynccontextmanager
    async def enter(self, code: str) -> AsyncIterator[Room]:
        """Return the room of a table, and keep it in memory while it is used."""
        room = self._rooms.get(code) or await self._open(code)
        room = self._rooms.get(code) or self._add(room)  # it may have been evicted in the meantime
        room.user_count += 1
        try:
            yield room
        finally:
            room.user_count -= 1
            room.idle_since = time.monotonic()

    async def create(self, table_request: TableRequest, by: Owner) -> Table:
        self._check_capacity()
        events = create_table(table_request, by, now_ms(), secrets.token_bytes(32))
        while True:
            table = Table("".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)), events)
            with suppress(Conflict):  # the code is taken
                await self.append(table, events)
                self._add(Room(self, table))
                return table

    async def load(self, code: str) -> Table:
        return await repository.load_table(self.store, code)

    async def append(self, table: Table, events: Sequence[AnyEvent]) -> None:
        """Store the last events of a table. Returns when they are durable."""
        start = time.perf_counter()
        await repository.append_events(self.store, table, events)
        self.metrics.storing.observe(time.perf_counter() - start)
        self.metrics.events.inc(len(events))

    async def _open(self, code: str) -> Room:
        if len(code) != CODE_LENGTH or not set(code) <= set(CODE_ALPHABET):
            raise UnknownTable(table=code)
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._load_room(code))
        return await asyncio.shield(self._opening[code])

    async def _load_room(self, code: str) -> Room:
        """Closes a table that cannot be restored. Load a room. A clock that ran while the server was down continues
        from now."""
        try:
            self._check_capacity()
            room = Room(self, await self.load(code))
            await room.commit(lambda: room.table.close_misfit(now_ms()))
            if code not in self._evicted_deadlines:
                await room.commit(lambda: room.table.resume(now_ms()))
            return self._add(room)
        finally:
            del self._opening[code]

    def _add(self, room: Room) -> Room:
        self._rooms[room.table.code] = room
        self._evicted_deadlines.pop(room.table.code, None)
        room.schedule()
        return room

    def _check_capacity(self) -> None:
        if len(self._rooms) >= self.limits.tables:
            raise ServerBusy()

    # from beginning to end

    async def run_housekeeping(self) -> None:
        """Evict idle rooms, reload tables before their clocks run out, and clean up abandoned tables, until the server
        stops."""
        await self._for_each_table(self._reload, "playing")
        given_up = -CLEANUP_INTERVAL_S
        while True:
            if time.monotonic() - given_up >= CLEANUP_INTERVAL_S:
                given_up = time.monotonic()
                await self.close_abandoned(now_ms() - round(self.limits.days_kept * DAY_MS))
            quiet = time.monotonic() - self.limits.idle_seconds
            for room in list(self._rooms.values()):
                if room.is_idle and room.idle_since <= quiet:
                    self._evict(room)
            for code, deadline in list(self._evicted_deadlines.items()):
                if deadline < now_ms() + EVICTION_HORIZON_MS / 2:
                    self.start_task(partial(self._reload, code))
            await asyncio.sleep(min(HOUSEKEEPING_INTERVAL_S, self.limits.idle_seconds))

    async def close_abandoned(self, before: int) -> None:
        """Close games that nobody has continued, and delete them after the same time again; delete tables at which no
        game was begun. Finished games are kept."""

        async def forget(code: str) -> None:
            if code not in self._rooms or self._rooms[code].is_idle:
                self._rooms.pop(code, None)
                await self.store.delete(code, before)

        await self._for_each_table(self._close_if_abandoned, "playing", before)
        await self._for_each_table(forget, "gathering", before)
        await self._for_each_table(forget, "closed", before)

    async def _reload(self, code: str) -> None:
        """Load a table, so that its clock runs and its bot moves, and evict it again if it is idle."""
        async with self.enter(code) as room:
            pass
        if room.is_idle:
            self._evict(room)

    def _evict(self, room: Room) -> None:
        """Evict a room from memory. A table with a running clock is reloaded before its time is up."""
        room.evict()
        self._rooms.pop(room.table.code, None)
        if room.table.deadline is not None:
            self._evicted_deadlines[room.table.code] = room.table.deadline

    async def _close_if_abandoned(self, code: str) -> None:
        async with self.enter(code) as room:
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

    async def shut_down(self) -> None:
        """Stop: let commands in progress finish, and tell all clients to reconnect."""
        self.is_stopping = True
        for task in self._tasks:
            task.cancel()
        connections = [connection for room in self._rooms.values() for connection in room.connections]
        closing = [asyncio.create_task(connection.shut_down()) for connection in connections]
        if closing:
            await asyncio.wait(closing, timeout=2 * self.limits.slow_seconds)
        for task in closing:
            task.cancel()

    async def _tables_in_phase(self, phase: str, before: int | None = None) -> AsyncIterator[TableRow]:
        """Yield the tables in a phase, newest first, one query at a time."""
        seen: set[str] = set()
        while rows := await self.store.find(phase=phase, before=before, limit=TABLES_PER_QUERY):
            fresh = [row for row in rows if row.code not in seen]
            for row in fresh:
                yield row
            seen = {row.code for row in rows}
            before = rows[-1].at + 1 if fresh else rows[-1].at
