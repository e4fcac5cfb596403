"""A room: one table in memory, with the sockets at it, its clock's alarm and its bot that thinks.

What happens at a table happens in one order: whoever changes it holds its lock until the change is durable, and only
then is anybody told. A bot thinks without the lock.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import TYPE_CHECKING, Literal

from stip.errors import Conflict, IllegalMove, NotNow, OutOfTurn, ServerBusy, TooManySockets
from stip.server.connection import Connection, write
from stip.server.logs import note
from stip.table import news
from stip.table.decisions import own_seat
from stip.table.events import AnyEvent
from stip.table.holders import Holder, is_same
from stip.table.messages import (
    AskHint,
    AskWhy,
    Explained,
    Hello,
    Hinted,
    Part,
    Presence,
    TableCommand,
    TableView,
    TakeOver,
    Welcome,
)
from stip.table.table import Table

if TYPE_CHECKING:
    from stip.server.rooms import Rooms

TRIES = 5  # when others write to the same table
SOON = 0.25  # seconds in which changes of presence are told together
EARLY = 5  # milliseconds by which an alarm might go off before its time
SALT = secrets.token_hex(16)  # of the bots' luck
SLEEP = 10 * 60_000  # milliseconds for which it is worth leaving the memory while a clock runs
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds after which what failed is tried again


def now() -> int:
    return int(time.time() * 1000)


class Room:
    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.table = table  # as it is stored; never changed, only replaced
        self.connections: list[Connection] = []  # the oldest first
        self.users = 0  # who work with it: see `Rooms.enter`
        self.idle_since = self._opened = time.monotonic()
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self._seen: dict[Holder, float] = {}  # when somebody's last connection went
        self._presence = Presence()  # as last told
        self._presence_timer: asyncio.TimerHandle | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._task: tuple[int, int, int, int] | None = None  # of the bot: number of the game, ply, seat, level

    @property
    def is_idle(self) -> bool:
        """Nobody is here, and nothing will happen by itself soon."""
        table = self.table
        is_due = table.deadline is not None and table.deadline < now() + SLEEP
        return not (self.users or is_due or table.bot_to_move)

    def rest(self) -> None:
        """It leaves the memory: its alarm is now others' business."""
        if self._alarm:
            self._alarm.cancel()

    # what happens

    async def carry_out(self, command: TableCommand, by: Holder) -> int:
        """Returns the number of the command's last update when all is durable. Said twice, it is done once."""

        def decide() -> list[AnyEvent]:
            if self.table.done_before(by, command.id):
                return []
            absent = self._absent() if isinstance(command, TakeOver) else ()  # nobody else asks
            return self.table.handle(command, by, now(), secrets.token_bytes(32), absent)

        await self.happen(decide)
        return self.table.done_before(by, command.id) or self.table.seq

    async def happen(self, decide: Callable[[], list[AnyEvent]]) -> None:
        """What `decide` makes of the table as it is then. Should others have written to it meanwhile, once more."""
        async with self._lock:
            for _ in range(TRIES):
                events = decide()
                if not events:
                    return
                try:
                    await self._keep(events)
                except Conflict:
                    self._become(await self._rooms.load(self.table.code))
                else:
                    return
        raise ServerBusy()

    async def close(self, why: Literal["abandoned", "operator"]) -> None:
        await self.happen(lambda: self.table.close(why, now()))

    async def _keep(self, events: list[AnyEvent]) -> None:
        table = self.table.copy()
        for event in events:
            table.apply(event)
        await self._rooms.append(table, events)
        self._become(table)

    def _become(self, table: Table) -> None:
        if table.seats != self.table.seats:
            self._presence_soon()
        self.table = table
        self._tell()
        self.arrange()
        if table.phase == "closed":
            for connection in self.connections:
                connection.end("closed")

    # who is here

    async def join(self, connection: Connection, hello: Hello, holder: Holder) -> None:
        """Welcomes a client and brings it up to date; from then on it is told what happens."""
        connection.holder, limits = holder, self._rooms.limits
        seats, table = self.table.seats_of(holder), self.table
        others = [one for one in self.connections if not one.why]
        if not seats and sum(not table.seats_of(one.holder) for one in others) >= limits.watchers_per_table:
            raise TooManySockets(where="table", most=limits.watchers_per_table)
        own = [one for one in others if holder and one.holder == holder]
        for old in own[: max(0, len(own) + 1 - limits.sockets_per_person)]:
            old.end("replaced")
        self.connections.append(connection)
        self._presence_soon()
        connection.sent = hello.after if hello.after <= table.seq else 0
        connection.push(Welcome(table=table.code, last=table.seq, seats=seats))
        while connection.sent < self.table.seq and not connection.why:
            texts = self._updates_for(connection)
            connection.sent += len(texts)
            await connection.push_many(texts)
        connection.is_caught_up = True
        connection.push(self._here())
        if self.table.phase == "closed":
            connection.end("closed")

    def part(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if self.table.seats_of(connection.holder):
                self._seen[connection.holder] = time.monotonic()
            self._presence_soon()

    def _absent(self) -> list[int]:
        """The seats whose person has been away for a while. After a restart everybody gets that while to come back."""
        here = {connection.holder for connection in self.connections}
        limit = time.monotonic() - self._rooms.limits.away_seconds
        return [
            number
            for number, seat in enumerate(self.table.seats, 1)
            if seat.holder and seat.holder not in here and self._seen.get(seat.holder, self._opened) <= limit
        ]

    # what people are told

    def _tell(self) -> None:
        """Brings everybody up to date. Those who may see the same are sent the same text."""
        made: dict[tuple[Holder, int, frozenset[Part], str], list[bytes]] = {}
        known = self.table.holders
        for connection in self.connections:
            if connection.is_caught_up and connection.sent < self.table.seq:
                holder = connection.holder if connection.holder in known else ""
                key = (holder, connection.sent, connection.wants, connection.language)
                if key not in made:
                    made[key] = self._updates_for(connection)
                connection.sent += len(made[key])
                for text in made[key]:
                    connection.push_text(text)

    def _updates_for(self, connection: Connection) -> list[bytes]:
        table, holder = self.table, connection.holder
        seats, is_maker = table.seats_of(holder), is_same(table.maker, holder)
        told = news.updates(table, connection.sent, seats, now(), connection.wants, is_maker, connection.language)
        return [write(update) for update in told]

    def view_for(self, holder: Holder) -> TableView:
        seats, is_maker = self.table.seats_of(holder), is_same(self.table.maker, holder)
        return news.view_of(self.table, seats, now(), ("board", "moves"), is_maker)

    def _here(self) -> Presence:
        holders = [connection.holder for connection in self.connections]
        seats = {seat for holder in set(holders) for seat in self.table.seats_of(holder)}
        return Presence(here=sorted(seats), watching=sum(not self.table.seats_of(holder) for holder in holders))

    def _presence_soon(self) -> None:
        if self._presence_timer is None:
            self._presence_timer = asyncio.get_running_loop().call_later(SOON, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        if (here := self._here()) != self._presence:
            self._presence = here
            for connection in self.connections:
                if connection.is_caught_up:
                    connection.push(here)

    # what people ask

    def explain(self, question: AskWhy, by: Holder, language: str) -> Explained:
        """Why touches are no move, as far as the asker can see."""
        own_seat(self.table, question.seat, by)
        if self.table.game is None:
            raise NotNow(phase=self.table.phase)
        error = self.table.game.view(question.seat).refuse(question.seat, question.touches)
        text = error.why(language) if isinstance(error, IllegalMove) else error.text(language)
        return Explained(id=question.id, code=error.code, text=text, clause=error.clause or "")

    async def hint(self, question: AskHint, by: Holder, language: str) -> Hinted:
        own_seat(self.table, question.seat, by)
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

    # what happens by itself

    def arrange(self) -> None:
        """Sets the alarm for a clock that runs, and has a bot think if it is to move."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        table = self.table
        if self._rooms.is_leaving:
            return
        if table.deadline is not None:
            wait = max(0, table.deadline - now() + EARLY) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._rooms.start, self._end_time)
        task = (table.number, table.game.ply, *table.bot_to_move) if table.game and table.bot_to_move else None
        if task != self._task:
            self._task = task
            if self._thinking and self._thinking is not asyncio.current_task():
                self._thinking.cancel()
            if task:
                self._thinking = self._rooms.start(self._play_for_bot)

    async def _end_time(self) -> None:
        deadline = self.table.deadline
        await self._insist(lambda: self.happen(lambda: self.table.tick(now())), lambda: self.table.deadline != deadline)

    async def _play_for_bot(self) -> None:
        assert self._task is not None
        task, start = self._task, time.perf_counter()
        number, ply, seat, level = task
        view, seed = self.table.view_for_bot(), _seed(self.table.code, seat, number)

        async def play() -> None:
            move = await self._rooms.bots.choose(view, level, seed)
            await self.happen(lambda: self.table.play_for_bot(seat, ply, move, now()))
            self._rooms.metrics.thinking.observe(time.perf_counter() - start)

        await self._insist(play, lambda: self._task != task)

    async def _insist(self, act: Callable[[], Awaitable[None]], is_done: Callable[[], bool]) -> None:
        """Nobody waits for an answer whom we could tell of a failure, so it is tried until it is done."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await act()
            except Exception as error:
                note("will be tried again", logging.WARNING, error, table=self.table.code, seconds=pause)
            if is_done():
                return
            await asyncio.sleep(pause)


def _seed(table: str, seat: int, number: int) -> int:
    """Of a bot's good and bad days: its own, which has nothing to do with the seed of the game and which nobody can
    foretell. The same for all of a game, unless the server is started anew."""
    return int.from_bytes(hashlib.sha256(f"{SALT} {table} {seat} {number}".encode()).digest()[:7], "big")
