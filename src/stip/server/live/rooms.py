"""All rooms. Tables are loaded when a client asks for them; `housekeeping.py` evicts those where nothing happens."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from stip.server.bots.pool import BotPool
from stip.server.errors import BotsOnDevices, ServerBusy
from stip.server.live.bulletin import Bulletin
from stip.server.live.clubs import Clubs
from stip.server.live.cluster import Cluster
from stip.server.live.idempotency import code_from_key, command_from_key, same_table
from stip.server.live.room import Room
from stip.server.live.timekeeper import Timekeeper
from stip.server.live.turn_notices import TurnNotices
from stip.server.operations.limits import AdmissionControl
from stip.server.operations.logs import log_event
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits
from stip.server.storage import repository
from stip.server.storage.errors import Conflict, StoreError, StoreFailed, UnknownTable
from stip.server.storage.event_store import EventStore
from stip.table.codes import is_code, random_code
from stip.table.creation import BotSeat, TableRequest, create_table
from stip.table.events import AnyEvent
from stip.table.owners import Owner
from stip.table.table import Table

TABLES_PER_QUERY = 1000


class Rooms:
    def __init__(
        self,
        store: EventStore,
        bots: BotPool,
        limits: Limits,
        metrics: Metrics,
        admission: AdmissionControl | None = None,
        has_bots: bool = True,
    ) -> None:
        self.store, self.bots, self.limits, self.metrics = store, bots, limits, metrics
        self.has_bots = has_bots  # whether bots are seated here, or think on the devices of those who play
        self.admission = admission or AdmissionControl(limits)
        self.cluster, self.bulletin = Cluster(store, Timekeeper(), self), Bulletin(self)
        self.clubs = Clubs(self)
        self.turn_notices: TurnNotices | None = None
        self.is_stopping = False
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._changed_while_opening: set[str] = set()
        self._looked_at = 0  # how many tables have been looked at for changes, in this round
        self.evicted_deadlines: dict[str, int] = {}  # deadlines of evicted tables whose clock is running
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def start_task(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Start a background task; unexpected errors are logged."""

        async def safely() -> None:
            try:
                await work()
            except StoreError as error:  # the next beat sees to it
                log_event("put off", logging.WARNING, error)
            except Exception as error:
                self.metrics.faults.inc()
                log_event("fault", logging.ERROR, error)

        task = asyncio.create_task(safely())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def __contains__(self, code: str) -> bool:
        return code in self._rooms or code in self._opening

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

    async def create(self, table_request: TableRequest, by: Owner, key: str = "") -> Table:
        """Create a table and return it. A table that was created before with the same idempotency key is returned as it
        was then."""
        self._check_capacity()
        if not self.has_bots and any(isinstance(seat, BotSeat) for seat in table_request.seats):
            raise BotsOnDevices()
        command, attempt = command_from_key(key) if key else "", 0
        events = create_table(table_request, by, self.cluster.timekeeper.now(), secrets.token_bytes(32), command)
        while True:
            table = Table(code_from_key(key, by, attempt) if key else random_code(), events)
            try:
                await self.append(table, events)
            except Conflict:  # the code is taken
                if key and (made := same_table(await self.load(table.code), events)):
                    return made
                attempt += 1
            else:
                self._add(Room(self, table, self.store.server))
                return table

    async def add_club_table(self, code: str, events: Sequence[AnyEvent]) -> None:
        """Create a table whose code has been chosen before, unless it is there already."""
        table = Table(code, events)
        with suppress(Conflict):
            await self.append(table, events)
            self._add(Room(self, table, self.store.server))

    async def load(self, code: str) -> Table:
        return await repository.load_table(self.store, code)

    async def append(self, table: Table, events: Sequence[AnyEvent]) -> None:
        """Store the last events of a table. Returns when they are durable."""
        start = time.perf_counter()
        try:
            await repository.append_events(self.store, table, events)
        except StoreFailed:
            self.metrics.store_failures.inc()
            raise
        self.metrics.storing.observe(time.perf_counter() - start)
        self.metrics.events.add(len(events))

    async def _open(self, code: str) -> Room:
        if not is_code(code):
            raise UnknownTable(table=code)
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._load_room(code))
        return await asyncio.shield(self._opening[code])

    async def _load_room(self, code: str) -> Room:
        """Load a room, and take it over if the server that kept it is gone. A table that does not fit the rules is
        closed."""
        try:
            self._check_capacity()
            row = await self.store.row(code)
            room = Room(self, await self.load(code), row.keeper if row else None)
            await room.commit(lambda: room.table.close_misfit(room.now()))
            while code in self._changed_while_opening:
                self._changed_while_opening.discard(code)
                await room.catch_up_with_store()
            return self._add(room)
        finally:
            del self._opening[code]
            self._changed_while_opening.discard(code)

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
        if room.table.deadline is not None and room.is_kept_here:
            self.evicted_deadlines[room.table.code] = room.table.deadline

    # what other servers do

    def hear_of_events(self, server: str, code: str, seq: int) -> None:
        """Let a table catch up with what another server has stored."""
        if room := self._rooms.get(code):
            if room.table.seq <= seq:
                room.hear_of_events(server, seq)
        elif code in self._opening:
            self._changed_while_opening.add(code)

    def hear_of_presence(self, server: str, code: str, seats: tuple[int, ...], watching: int) -> None:
        if room := self._rooms.get(code):
            room.hear(server, seats, watching)

    async def look_for_changes(self) -> None:
        """Let all tables catch up, because lines of other servers may have been lost."""
        while await self.look_for_some_changes():
            pass

    async def look_for_some_changes(self) -> bool:
        """Let the next thousand tables catch up, and return whether more remain until all have been looked at."""
        codes = list(self._rooms)[self._looked_at : self._looked_at + TABLES_PER_QUERY]
        self._looked_at += TABLES_PER_QUERY
        for code, row in (await self.store.rows(codes)).items() if codes else ():
            if (room := self._rooms.get(code)) and (room.table.seq, room.keeper) != (row.seq, row.keeper):
                room.hear_of_events(row.keeper, row.seq)
        if self._looked_at >= len(self._rooms):
            self._looked_at = 0
        return bool(self._looked_at)

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
