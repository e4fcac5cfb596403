"""A room: one table in memory with its connections. `timers.py` has its clock timer and its bot's task.

Changes to a table are serialised: a writer holds the room's lock until its events are durable, and only then are
clients told. Bots think without the lock. Several servers may have a room for the same table; the one that wrote its
last event keeps it: see `cluster.py`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from stip.locale.errors import StipError
from stip.server.errors import BotsOnDevices, ServerBusy, TooManySockets
from stip.server.live.attendance import Attendance
from stip.server.live.connection import Connection, encode
from stip.server.live.messages import (
    PROTOCOL_VERSION,
    Hello,
    Presence,
    Update,
    Welcome,
)
from stip.server.live.scenes import Scenes, abridge
from stip.server.live.timers import Timers
from stip.server.storage import repository
from stip.server.storage.errors import Conflict, StoreError, UnknownTable
from stip.table import projection
from stip.table.commands import Offer, Play, SeatBot, TableCommand, TakeOver
from stip.table.events import AnyEvent
from stip.table.owners import Owner, is_same_owner
from stip.table.table import Table
from stip.table.views import PositionPart, TableView

if TYPE_CHECKING:
    from stip.server.live.rooms import Rooms

MAX_COMMIT_ATTEMPTS = 5  # when other processes append to the same table
PRESENCE_DELAY_S = 0.25  # changes of presence within this time are sent together
EVICTION_HORIZON_MS = 10 * 60_000  # a table whose clock runs out later than this may be evicted


class Room:
    def __init__(self, rooms: Rooms, table: Table, keeper: str | None) -> None:
        self.table = table  # the stored state; never changed, only replaced
        self.keeper = keeper  # the server that runs its clock and its bot; None: no server has since it was stored
        self.connections: list[Connection] = []  # the oldest first
        self.user_count = 0  # how many callers use this room: see `Rooms.enter`
        self.idle_since = time.monotonic()
        self.bots = rooms.bots
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self._heard: tuple[int, str | None] | None = None  # what another server has written, not loaded yet
        self._attendance = Attendance()
        self._presence = self._announced = Presence()  # as last sent to clients, and to other servers
        self._presence_timer: asyncio.TimerHandle | None = None
        self._timers = Timers(self, rooms)

    @property
    def is_idle(self) -> bool:
        """Return whether nobody uses the room and nothing is scheduled soon."""
        table = self.table
        is_due = table.deadline is not None and table.deadline < self.now() + EVICTION_HORIZON_MS
        return not (self.user_count or (self.is_kept_here and (is_due or table.bot_to_move)))

    @property
    def is_kept_here(self) -> bool:
        return self.keeper == self._rooms.store.server

    def now(self) -> int:
        """Return the time of the tables: milliseconds since 1970."""
        return self._rooms.cluster.timekeeper.now()

    def evict(self) -> None:
        """Cancel the timer, because the room is about to be evicted from memory."""
        self._timers.cancel_alarm()

    def schedule(self) -> None:
        """Set the timer of a running clock and start the bot if it is to move, or stop both if another server keeps the
        table."""
        self._timers.schedule()

    # what happens

    async def execute(self, command: TableCommand, by: Owner) -> int:
        """Execute a command and return the number of its last update when all its events are durable. A command sent
        twice is executed once."""

        def decide() -> list[AnyEvent]:
            if self.table.seq_of_command(by, command.id):
                return []
            if not self._rooms.has_bots and self._wants_bot(command):
                raise BotsOnDevices()
            absent = self._absent_seats() if isinstance(command, TakeOver) else ()  # nobody else asks
            seed = b"" if isinstance(command, Play) else secrets.token_bytes(32)  # a move never begins a game
            return self.table.handle(command, by, self.now(), seed, absent)

        await self.commit(decide)
        return self.table.seq_of_command(by, command.id) or self.table.seq

    def _wants_bot(self, command: TableCommand) -> bool:
        """Return whether a bot would begin to play here. What bots have begun before, they play to its end."""
        is_rematch = isinstance(command, Offer) and command.kind == "rematch"
        has_bot = any(seat.kind == "bot" for seat in self.table.seats)
        return isinstance(command, (SeatBot, TakeOver)) or (is_rematch and has_bot)

    async def commit(self, decide: Callable[[], list[AnyEvent]]) -> None:
        """Store and apply the events that `decide` returns for the current table. If another server has appended in
        between, catch up and try again, also if `decide` has refused."""
        async with self._lock:
            for _ in range(MAX_COMMIT_ATTEMPTS):
                seq = self.table.seq
                try:
                    await self._take_over()
                    if events := decide():
                        await self._store(events)
                    return
                except Conflict:
                    await self._catch_up()
                except StipError as error:
                    if isinstance(error, StoreError) or not self._rooms.store.is_shared:
                        raise
                    await self._catch_up()
                    if self.table.seq == seq:
                        raise
        raise ServerBusy()

    async def close(self, why: Literal["abandoned", "operator", "club"]) -> None:
        await self.commit(lambda: self.table.close(why, self.now()))

    async def _store(self, events: list[AnyEvent]) -> None:
        table = self.table.copy()
        for event in events:
            table.apply(event)
        await self._rooms.append(table, events)
        before = self.table
        self._replace_table(table, self._rooms.store.server)
        if self._rooms.turn_notices:
            self._rooms.turn_notices.note_turn(before, table, lambda: self._current_presence().here)

    # other servers

    async def take_over(self) -> None:
        """Keep the table if the server that kept it is gone."""
        await self.commit(list)

    def hear_of_events(self, keeper: str | None, seq: int) -> None:
        """Catch up in the background with another server: it wrote event number `seq` and keeps the table from then on.
        What is heard of in the meantime is loaded together."""
        is_catching_up = self._heard is not None
        if self._heard is None or seq >= self._heard[0]:
            self._heard = (seq, keeper)
        if not is_catching_up:
            self._rooms.start_task(self._catch_up_with_heard)

    async def _catch_up_with_heard(self) -> None:
        async with self._lock:
            assert self._heard is not None
            (seq, keeper), self._heard = self._heard, None
            table = self.table
            if table.seq < seq:
                table = await repository.catch_up(self._rooms.store, table)
            if table.seq > seq and table is not self.table:  # somebody else has written since
                await self._catch_up()
            elif table.seq == seq and (table is not self.table or self.keeper != keeper):
                self._replace_table(table, keeper)

    async def note_due_time(self) -> None:
        """Store when this server must look after the table, which it has taken over from one that is gone."""
        async with self._lock:
            if self.is_kept_here:
                await repository.refresh_due(self._rooms.store, self.table)

    async def catch_up_with_store(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        table, row = await repository.catch_up(self._rooms.store, self.table), None
        while table is not self.table and (row is None or row.seq != table.seq):
            row = await self._rooms.store.row(table.code)
            if row is None:
                raise UnknownTable(table=table.code)
            table = await repository.catch_up(self._rooms.store, table)
        if row:
            self._replace_table(table, row.keeper)

    async def _take_over(self) -> None:
        """If the server that kept the table is gone, keep it. What its clock has counted since does not count."""
        cluster = self._rooms.cluster
        if self.table.deadline is not None:
            await cluster.ensure_in_touch()
        since = await cluster.gone_since(self.keeper)
        if since is not None:
            if events := self.table.resume(since, self.now()):
                await self._store(events)
            else:
                self._replace_table(self.table, self._rooms.store.server)

    def _replace_table(self, table: Table, keeper: str | None) -> None:
        self.keeper = keeper
        if table.seats != self.table.seats:
            self._schedule_presence()
        has_ended = table.phase == "over" != self.table.phase
        self.table = table
        self._broadcast()
        self.schedule()
        if has_ended and table.made.club:
            self._rooms.clubs.hear_of_end(table.made.club)
        if table.phase == "closed":
            for connection in self.connections:
                connection.end("closed")

    # who is here

    async def join(self, connection: Connection, hello: Hello, owner: Owner) -> None:
        """Welcome a client and send the updates it lacks; from then on it receives every update."""
        if self._rooms.store.is_shared:  # another server may have told this client more
            await self.catch_up_with_store()
        connection.owner, limits = owner, self._rooms.limits
        seats, table = self.table.seats_of(owner), self.table
        others = [one for one in self.connections if not one.close_reason]
        watching = sum(not table.seats_of(one.owner) for one in others) + self._attendance.watching_elsewhere()
        if not seats and watching >= limits.watchers_per_table:
            raise TooManySockets(where="table", most=limits.watchers_per_table)
        own = [one for one in others if owner and one.owner == owner]
        for old in own[: max(0, len(own) + 1 - limits.sockets_per_person)]:
            old.end("replaced")
        self.connections.append(connection)
        self._schedule_presence()
        connection.last_seq_sent = hello.after if hello.after <= table.seq else 0
        connection.push(Welcome(table=table.code, last=table.seq, version=PROTOCOL_VERSION, seats=seats))
        while connection.last_seq_sent < self.table.seq and not connection.close_reason:
            texts, connection.scenes = self._updates_for(connection)
            connection.last_seq_sent += len(texts)
            await connection.push_many(texts)
        connection.is_caught_up = True
        connection.push(self._current_presence())
        if self.table.phase == "closed":
            connection.end("closed")

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if self.table.seats_of(connection.owner):
                self._attendance.note_departure(connection.owner)
            self._schedule_presence()

    def _absent_seats(self) -> list[int]:
        return self._attendance.absent_seats(self.table, self._owners_here, self._rooms.limits.away_seconds)

    @property
    def _owners_here(self) -> list[Owner]:
        return [connection.owner for connection in self.connections]

    # what people are told

    def _broadcast(self) -> None:
        """Send new updates to all clients. Clients that may see the same are sent the same bytes."""
        by_view: dict[tuple[Owner, int, frozenset[PositionPart], str, bool], tuple[list[bytes], Scenes]] = {}
        owners = self.table.owners
        for connection in self.connections:
            if connection.is_caught_up and connection.last_seq_sent < self.table.seq:
                owner = connection.owner if connection.owner in owners else ""
                has_scenes = bool(connection.scenes)  # as they were at the last update, which is also in the key
                key = (owner, connection.last_seq_sent, connection.wants, connection.language, has_scenes)
                if key not in by_view:
                    by_view[key] = self._updates_for(connection)
                texts, connection.scenes = by_view[key]
                connection.last_seq_sent += len(texts)
                for text in texts:
                    connection.push_text(text)

    def _updates_for(self, connection: Connection) -> tuple[list[bytes], Scenes]:
        """Return the updates that a client lacks, and the scenes that it has when it has received them."""
        table, owner = self.table, connection.owner
        seats, is_maker = table.seats_of(owner), is_same_owner(table.maker, owner)
        updates = projection.updates(
            table, connection.last_seq_sent, seats, self.now(), connection.wants, is_maker, connection.language
        )
        *earlier, last = updates
        view, scenes = abridge(last.table, connection.scenes) if last.table else (None, connection.scenes)
        messages = [Update(seq=one.seq, news=one.event) for one in earlier]
        messages.append(Update(seq=last.seq, news=last.event, table=view))
        return [encode(message) for message in messages], scenes

    def view_for(self, owner: Owner) -> TableView:
        seats, is_maker = self.table.seats_of(owner), is_same_owner(self.table.maker, owner)
        return projection.view_of(self.table, seats, self.now(), ("board", "moves"), is_maker)

    def _current_presence(self) -> Presence:
        return self._attendance.everywhere(self.table, self._owners_here)

    def _schedule_presence(self) -> None:
        if self._presence_timer is None:
            self._presence_timer = asyncio.get_running_loop().call_later(PRESENCE_DELAY_S, self._broadcast_presence)

    def _broadcast_presence(self) -> None:
        self._presence_timer = None
        if (here := self._current_presence()) != self._presence:
            self._presence = here
            for connection in self.connections:
                if connection.is_caught_up:
                    connection.push(here)
        if self.local_presence != self._announced:
            self.announce()

    # who is at the table through other servers

    @property
    def local_presence(self) -> Presence:
        return self._attendance.local(self.table, self._owners_here)

    def announce(self) -> None:
        """Tell other servers who is here through this one."""
        self._announced = self.local_presence
        self._rooms.bulletin.announce(self.table.code, self._announced)

    def hear(self, server: str, seats: tuple[int, ...], watching: int) -> None:
        """Note who is here through another server. One that was not known is told who is here."""
        if self._attendance.hear(server, seats, watching, self.table) and self.connections:
            self.announce()
        self._schedule_presence()
