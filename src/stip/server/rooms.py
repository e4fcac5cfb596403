"""All rooms. Tables come into memory when somebody asks for them, and leave it when nothing happens there any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from stip.errors import Conflict, ServerBusy, StoreError, UnknownTable
from stip.server import keeping
from stip.server.bots import BotPool
from stip.server.logs import note
from stip.server.metrics import Metrics
from stip.server.room import SLEEP, Room, now
from stip.server.settings import Limits
from stip.server.store import Row, Store
from stip.table.events import AnyEvent
from stip.table.holders import Holder
from stip.table.messages import Order
from stip.table.orders import make_table
from stip.table.table import Table

LETTERS = "bcdfghjkmnpqrstvwxz23456789"  # of a table's code: none that look alike, no words
LENGTH = 7
DAY = 24 * 3600 * 1000  # milliseconds
TEND, GIVE_UP = 10.0, 3600.0  # seconds between two looks for rooms to close, for tables to give up
PAGE = 100  # tables asked of the store at once


class Rooms:
    def __init__(self, store: Store, bots: BotPool, limits: Limits, metrics: Metrics) -> None:
        self.store, self.bots, self.limits, self.metrics = store, bots, limits, metrics
        self.is_leaving = False
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._asleep: dict[str, int] = {}  # tables whose clock runs out later than it is worth waiting for, and when
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def start(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Something that nobody waits for."""

        async def safely() -> None:
            try:
                await work()
            except Exception as error:
                self.metrics.faults.inc()
                note("fault", logging.ERROR, error)

        task = asyncio.create_task(safely())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # coming and going

    @asynccontextmanager
    async def enter(self, code: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory meanwhile."""
        room = self._rooms.get(code) or await self._open(code)
        room = self._rooms.get(code) or self._add(room)  # it may have left the memory again by now
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.idle_since = time.monotonic()

    async def make(self, order: Order, by: Holder) -> Table:
        self._check_space()
        events = make_table(order, by, now(), secrets.token_bytes(32))
        while True:
            table = Table("".join(secrets.choice(LETTERS) for _ in range(LENGTH)), events)
            with suppress(Conflict):  # the code is taken
                await self.append(table, events)
                self._add(Room(self, table))
                return table

    async def load(self, code: str) -> Table:
        return await keeping.load(self.store, code)

    async def append(self, table: Table, events: Sequence[AnyEvent]) -> None:
        """Returns when the last events of the table are durable."""
        start = time.perf_counter()
        await keeping.append(self.store, table, events)
        self.metrics.storing.observe(time.perf_counter() - start)
        self.metrics.events.inc(len(events))

    async def _open(self, code: str) -> Room:
        if len(code) != LENGTH or not set(code) <= set(LETTERS):
            raise UnknownTable(table=code)
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._read(code))
        return await asyncio.shield(self._opening[code])

    async def _read(self, code: str) -> Room:
        """Closes a table that cannot be restored. Where a clock ran while the server did not, it goes on from now."""
        try:
            self._check_space()
            room = Room(self, await self.load(code))
            await room.happen(lambda: room.table.close_misfit(now()))
            if code not in self._asleep:
                await room.happen(lambda: room.table.resume(now()))
            return self._add(room)
        finally:
            del self._opening[code]

    def _add(self, room: Room) -> Room:
        self._rooms[room.table.code] = room
        self._asleep.pop(room.table.code, None)
        room.arrange()
        return room

    def _check_space(self) -> None:
        if len(self._rooms) >= self.limits.tables:
            raise ServerBusy()

    # from beginning to end

    async def tend(self) -> None:
        """Goes on for as long as the server runs."""
        await self._each(self._wake, "playing")
        given_up = -GIVE_UP
        while True:
            if time.monotonic() - given_up >= GIVE_UP:
                given_up = time.monotonic()
                await self.give_up(now() - round(self.limits.days_kept * DAY))
            quiet = time.monotonic() - self.limits.idle_seconds
            for room in list(self._rooms.values()):
                if room.is_idle and room.idle_since <= quiet:
                    self._drop(room)
            for code, deadline in list(self._asleep.items()):
                if deadline < now() + SLEEP / 2:
                    self.start(partial(self._wake, code))
            await asyncio.sleep(min(TEND, self.limits.idle_seconds))

    async def give_up(self, before: int) -> None:
        """Games that nobody goes on with are closed, and forgotten when as much time again has passed; tables where no
        game was ever begun are forgotten at once. Finished games stay."""

        async def forget(code: str) -> None:
            if code not in self._rooms or self._rooms[code].is_idle:
                self._rooms.pop(code, None)
                await self.store.forget(code, before)

        await self._each(self._close, "playing", before)
        await self._each(forget, "gathering", before)
        await self._each(forget, "closed", before)

    async def _wake(self, code: str) -> None:
        """After a restart: clocks go on, and bots move."""
        async with self.enter(code) as room:
            pass
        if room.is_idle:
            self._drop(room)

    def _drop(self, room: Room) -> None:
        """Out of the memory. Where a clock runs, it is looked at again before the time is up."""
        room.rest()
        self._rooms.pop(room.table.code, None)
        if room.table.deadline is not None:
            self._asleep[room.table.code] = room.table.deadline

    async def _close(self, code: str) -> None:
        async with self.enter(code) as room:
            if not room.connections:
                await room.close("abandoned")

    async def _each(self, work: Callable[[str], Awaitable[None]], phase: str, before: int | None = None) -> None:
        """Does something for every table in a phase; one that cannot be helped does not stop the rest."""
        try:
            async for row in self._all(phase, before):
                try:
                    await work(row.code)
                except Exception as error:
                    note("a table is left alone", logging.WARNING, error, table=row.code)
        except StoreError as error:
            note("tables are left alone", logging.WARNING, error, phase=phase)

    async def leave(self) -> None:
        """The server stops: what has begun is finished and answered, and everybody is told to come back."""
        self.is_leaving = True
        for task in self._tasks:
            task.cancel()
        connections = [connection for room in self._rooms.values() for connection in room.connections]
        partings = [asyncio.create_task(connection.leave()) for connection in connections]
        if partings:
            await asyncio.wait(partings, timeout=2 * self.limits.slow_seconds)
        for task in partings:
            task.cancel()

    async def _all(self, phase: str, before: int | None = None) -> AsyncIterator[Row]:
        """Tables in a phase, page by page, the newest first."""
        seen: set[str] = set()
        while rows := await self.store.find(phase=phase, before=before, limit=PAGE):
            fresh = [row for row in rows if row.code not in seen]
            for row in fresh:
                yield row
            seen = {row.code for row in rows}
            before = rows[-1].at + 1 if fresh else rows[-1].at
