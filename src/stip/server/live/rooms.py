"""All rooms. Tables are loaded when a client asks for them; `housekeeping.py` evicts those where nothing happens."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from stip.server.bots.pool import BotPool
from stip.server.errors import ServerBusy
from stip.server.live.room import Room
from stip.server.live.timers import now_ms
from stip.server.operations.logs import log_event
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits
from stip.server.storage import repository
from stip.server.storage.errors import Conflict, UnknownTable
from stip.server.storage.event_store import EventStore
from stip.table.codes import is_code
from stip.table.creation import TableRequest, create_table
from stip.table.events import AnyEvent
from stip.table.lengths import CODE_ALPHABET, CODE_LENGTH
from stip.table.owners import Owner
from stip.table.table import Table


class Rooms:
    def __init__(self, store: EventStore, bots: BotPool, limits: Limits, metrics: Metrics) -> None:
        self.store, self.bots, self.limits, self.metrics = store, bots, limits, metrics
        self.is_stopping = False
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.evicted_deadlines: dict[str, int] = {}  # deadlines of evicted tables whose clock is running
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

    @property
    def in_memory(self) -> list[Room]:
        return list(self._rooms.values())

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
            table = Table(_random_code(), events)
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
        self.metrics.events.add(len(events))

    async def _open(self, code: str) -> Room:
        if not is_code(code):
            raise UnknownTable(table=code)
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._load_room(code))
        return await asyncio.shield(self._opening[code])

    async def _load_room(self, code: str) -> Room:
        """Load a room. A clock that ran while the server was down continues from now; a table that cannot be restored
        is closed."""
        try:
            self._check_capacity()
            room = Room(self, await self.load(code))
            await room.commit(lambda: room.table.close_misfit(now_ms()))
            if code not in self.evicted_deadlines:
                await room.commit(lambda: room.table.resume(now_ms()))
            return self._add(room)
        finally:
            del self._opening[code]

    def _add(self, room: Room) -> Room:
        self._rooms[room.table.code] = room
        self.evicted_deadlines.pop(room.table.code, None)
        room.schedule()
        return room

    def _check_capacity(self) -> None:
        if len(self._rooms) >= self.limits.tables:
            raise ServerBusy()

    def evict(self, room: Room) -> None:
        """Evict a room from memory. A table with a running clock is reloaded before its time is up."""
        room.evict()
        self._rooms.pop(room.table.code, None)
        if room.table.deadline is not None:
            self.evicted_deadlines[room.table.code] = room.table.deadline

    async def delete_if_idle(self, code: str, before: int) -> None:
        """Delete a table that nobody uses and at which nothing has happened since `before`."""
        if code not in self._rooms or self._rooms[code].is_idle:
            self._rooms.pop(code, None)
            await self.store.delete(code, before)

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


def _random_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
