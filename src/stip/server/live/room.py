"""A room: one table in memory with its connections. `timers.py` has its clock timer and its bot's task.

Changes to a table are serialised: a writer holds the room's lock until its events are durable, and only then are
clients told. Bots think without the lock.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from stip.play.errors import IllegalMove, OutOfTurn
from stip.server.errors import ServerBusy, TooManySockets
from stip.server.live.connection import Connection, encode
from stip.server.live.messages import AskHint, AskWhy, Explained, Hello, Hinted, Presence, Update, Welcome
from stip.server.live.timers import Timers, now_ms
from stip.server.storage.errors import Conflict
from stip.table import projection
from stip.table.commands import Play, TableCommand, TakeOver
from stip.table.decisions import require_own_seat
from stip.table.errors import NotNow
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
    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.table = table  # the stored state; never changed, only replaced
        self.connections: list[Connection] = []  # the oldest first
        self.user_count = 0  # how many callers use this room: see `Rooms.enter`
        self.idle_since = self._opened = time.monotonic()
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self._last_seen: dict[Owner, float] = {}  # when an owner's last connection closed
        self._presence = Presence()  # as last sent
        self._presence_timer: asyncio.TimerHandle | None = None
        self._timers = Timers(self, rooms)

    @property
    def is_idle(self) -> bool:
        """Return whether nobody uses the room and nothing is scheduled soon."""
        table = self.table
        is_due = table.deadline is not None and table.deadline < now_ms() + EVICTION_HORIZON_MS
        return not (self.user_count or is_due or table.bot_to_move)

    def evict(self) -> None:
        """Cancel the timer, because the room is about to be evicted from memory."""
        self._timers.cancel_alarm()

    def schedule(self) -> None:
        """Set the timer of a running clock, and start the bot if it is to move."""
        self._timers.schedule()

    # what happens

    async def execute(self, command: TableCommand, by: Owner) -> int:
        """Execute a command and return the number of its last update when all its events are durable. A command sent
        twice is executed once."""

        def decide() -> list[AnyEvent]:
            if self.table.seq_of_command(by, command.id):
                return []
            absent = self._absent_seats() if isinstance(command, TakeOver) else ()  # nobody else asks
            seed = b"" if isinstance(command, Play) else secrets.token_bytes(32)  # a move never begins a game
            return self.table.handle(command, by, now_ms(), seed, absent)

        await self.commit(decide)
        return self.table.seq_of_command(by, command.id) or self.table.seq

    async def commit(self, decide: Callable[[], list[AnyEvent]]) -> None:
        """Store and apply the events that `decide` returns for the current table. If another process has appended in
        between, reload the table and try again."""
        async with self._lock:
            for _ in range(MAX_COMMIT_ATTEMPTS):
                events = decide()
                if not events:
                    return
                try:
                    await self._store(events)
                except Conflict:
                    self._replace_table(await self._rooms.load(self.table.code))
                else:
                    return
        raise ServerBusy()

    async def close(self, why: Literal["abandoned", "operator"]) -> None:
        await self.commit(lambda: self.table.close(why, now_ms()))

    async def _store(self, events: list[AnyEvent]) -> None:
        table = self.table.copy()
        for event in events:
            table.apply(event)
        await self._rooms.append(table, events)
        self._replace_table(table)

    def _replace_table(self, table: Table) -> None:
        if table.seats != self.table.seats:
            self._schedule_presence()
        self.table = table
        self._broadcast()
        self.schedule()
        if table.phase == "closed":
            for connection in self.connections:
                connection.end("closed")

    # who is here

    async def join(self, connection: Connection, hello: Hello, owner: Owner) -> None:
        """Welcome a client and send the updates it lacks; from then on it receives every update."""
        connection.owner, limits = owner, self._rooms.limits
        seats, table = self.table.seats_of(owner), self.table
        others = [one for one in self.connections if not one.close_reason]
        if not seats and sum(not table.seats_of(one.owner) for one in others) >= limits.watchers_per_table:
            raise TooManySockets(where="table", most=limits.watchers_per_table)
        own = [one for one in others if owner and one.owner == owner]
        for old in own[: max(0, len(own) + 1 - limits.sockets_per_person)]:
            old.end("replaced")
        self.connections.append(connection)
        self._schedule_presence()
        connection.last_seq_sent = hello.after if hello.after <= table.seq else 0
        connection.push(Welcome(table=table.code, last=table.seq, seats=seats))
        while connection.last_seq_sent < self.table.seq and not connection.close_reason:
            texts = self._updates_for(connection)
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
                self._last_seen[connection.owner] = time.monotonic()
            self._schedule_presence()

    def _absent_seats(self) -> list[int]:
        """Return the seats whose person has been disconnected for a while. After a restart everybody gets that time to
        reconnect."""
        here = {connection.owner for connection in self.connections}
        limit = time.monotonic() - self._rooms.limits.away_seconds
        return [
            number
            for number, seat in enumerate(self.table.seats, 1)
            if seat.owner and seat.owner not in here and self._last_seen.get(seat.owner, self._opened) <= limit
        ]

    # what people are told

    def _broadcast(self) -> None:
        """Send new updates to all clients. Clients that may see the same are sent the same bytes."""
        by_view: dict[tuple[Owner, int, frozenset[PositionPart], str], list[bytes]] = {}
        owners = self.table.owners
        for connection in self.connections:
            if connection.is_caught_up and connection.last_seq_sent < self.table.seq:
                owner = connection.owner if connection.owner in owners else ""
                key = (owner, connection.last_seq_sent, connection.wants, connection.language)
                if key not in by_view:
                    by_view[key] = self._updates_for(connection)
                connection.last_seq_sent += len(by_view[key])
                for text in by_view[key]:
                    connection.push_text(text)

    def _updates_for(self, connection: Connection) -> list[bytes]:
        table, owner = self.table, connection.owner
        seats, is_maker = table.seats_of(owner), is_same_owner(table.maker, owner)
        updates = projection.updates(
            table, connection.last_seq_sent, seats, now_ms(), connection.wants, is_maker, connection.language
        )
        return [encode(Update(seq=one.seq, news=one.event, table=one.table)) for one in updates]

    def view_for(self, owner: Owner) -> TableView:
        seats, is_maker = self.table.seats_of(owner), is_same_owner(self.table.maker, owner)
        return projection.view_of(self.table, seats, now_ms(), ("board", "moves"), is_maker)

    def _current_presence(self) -> Presence:
        owners = [connection.owner for connection in self.connections]
        seats = {seat for owner in set(owners) for seat in self.table.seats_of(owner)}
        return Presence(here=sorted(seats), watching=sum(not self.table.seats_of(owner) for owner in owners))

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

    # what people ask

    def explain(self, question: AskWhy, by: Owner, language: str) -> Explained:
        """Explain why touches are not a legal move, as far as the asker can see."""
        require_own_seat(self.table, question.seat, by)
        if self.table.game is None:
            raise NotNow(phase=self.table.phase)
        error = self.table.game.view(question.seat).refuse(question.seat, question.touches)
        text = error.why(language) if isinstance(error, IllegalMove) else error.text(language)
        return Explained(id=question.id, code=error.code, text=text, clause=error.clause or "")

    async def hint(self, question: AskHint, by: Owner, language: str) -> Hinted:
        require_own_seat(self.table, question.seat, by)
        game = self.table.game
        if game is None or self.table.phase != "playing":
            raise NotNow(phase=self.table.phase)
        if game.turn != question.seat:
            raise OutOfTurn(input="hint", ply=game.ply, seat=game.turn, by=question.seat, clause="G-2")
        view = game.view(question.seat)
        found = await self._rooms.bots.hint(view)
        reason = found.reason.text(language)
        return Hinted(
            id=question.id,
            move=view.write(found.move),
            touches=view.touches(found.move),
            reason=reason,
            chance=round(found.chance, 3),
        )
