"""A room: one table in memory, with the connections of this window. It does for a device what `server/live/room.py` and
`timers.py` do for a server: store first, then tell, then let the bot think."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Protocol

import msgspec

from stip.bots.hints import Hint
from stip.bots.review import ReviewedMove
from stip.browser.store import OWNER, Store, append_events, catch_up
from stip.games.contract import Move
from stip.locale.errors import StipError
from stip.play.game import Game
from stip.play.position import View
from stip.server.errors import ServerBusy
from stip.server.live.messages import PROTOCOL_VERSION, FromServer, Hello, Presence, Update, Welcome
from stip.server.live.scenes import Scenes, abridge
from stip.table import projection
from stip.table.commands import TableCommand
from stip.table.events import AnyEvent
from stip.table.owners import Owner
from stip.table.table import Table

MAX_COMMIT_ATTEMPTS = 5  # while other windows append to the same table
MIN_ANSWER_S = 0.4  # seconds after which a bot's move is told, so that the one before can be seen
ALARM_MARGIN_MS = 5  # added to a timer, which may fire slightly early

encode = msgspec.json.Encoder().encode


class Bots(Protocol):
    async def choose(self, view: View, level: float, seed: int) -> Move: ...
    async def hint(self, view: View) -> Hint: ...
    async def review(self, game: Game) -> list[ReviewedMove]: ...


class Client:
    """A window with the table."""

    def __init__(self, hello: Hello, push_text: Callable[[str], None]) -> None:
        self.owner = OWNER
        self.language, self.wants = hello.language, frozenset(hello.wants)
        self.last_seq_sent = hello.after
        self.scenes: Scenes = {}
        self._push_text = push_text

    def push(self, message: FromServer) -> None:
        self._push_text(encode(message).decode())


class Room:
    def __init__(
        self,
        table: Table,
        store: Store,
        bots: Bots,
        on_stored: Callable[[str], None],
        on_failure: Callable[[StipError], None],
    ) -> None:
        self.table = table  # as it is stored; never changed, only replaced
        self.bots = bots
        self.clients: list[Client] = []
        self._store, self._on_stored, self._on_failure = store, on_stored, on_failure
        self._lock = asyncio.Lock()
        self._bot_seed = secrets.randbits(48)
        self._bot_turn: tuple[int, int, int, float] | None = None  # game number, ply, seat, level
        self._bot_task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Continue after the table was loaded: time in which no window was open does not count."""
        since = self.table.history[-1].event.at
        await self.commit(lambda: self.table.close_misfit(now()) or self.table.resume(since, now()))
        self._schedule()

    def close(self) -> None:
        self._bot_turn = None
        if self._bot_task:
            self._bot_task.cancel()
        if self._alarm:
            self._alarm.cancel()

    # what happens

    async def execute(self, command: TableCommand, by: Owner) -> int:
        """Execute a command and return the number of its last update when all its events are durable. A command sent
        twice is executed once."""

        def decide() -> list[AnyEvent]:
            if self.table.seq_of_command(by, command.id):
                return []
            return self.table.handle(command, by, now(), secrets.token_bytes(32))

        await self.commit(decide)
        return self.table.seq_of_command(by, command.id) or self.table.seq

    async def commit(self, decide: Callable[[], list[AnyEvent]]) -> None:
        """Store and apply the events that `decide` returns for the current table. If another window has appended in
        between, catch up and try again."""
        async with self._lock:
            for _ in range(MAX_COMMIT_ATTEMPTS):
                if not (events := decide()):
                    return
                table = self.table.copy()
                for event in events:
                    table.apply(event)
                if await append_events(self._store, table, events):
                    self._replace_table(table)
                    self._on_stored(table.code)
                    return
                self._replace_table(await catch_up(self._store, self.table))
        raise ServerBusy()

    async def catch_up(self) -> None:
        """Learn what another window has stored."""
        async with self._lock:
            self._replace_table(await catch_up(self._store, self.table))

    def _replace_table(self, table: Table) -> None:
        self.table = table
        for client in self.clients:
            self._bring_up_to_date(client)
        self._schedule()

    # who looks on

    def join(self, client: Client) -> None:
        seats = self.table.seats_of(client.owner)
        client.last_seq_sent = client.last_seq_sent if client.last_seq_sent <= self.table.seq else 0
        client.push(Welcome(table=self.table.code, last=self.table.seq, version=PROTOCOL_VERSION, seats=seats))
        self.clients.append(client)
        self._bring_up_to_date(client)
        client.push(Presence(here=self.table.seats_of(OWNER)))

    def _bring_up_to_date(self, client: Client) -> None:
        table, is_maker = self.table, client.owner == self.table.maker
        while client.last_seq_sent < table.seq:
            seats, after = table.seats_of(client.owner), client.last_seq_sent
            for one in projection.updates(table, after, seats, now(), client.wants, is_maker, client.language):
                view, client.scenes = abridge(one.table, client.scenes) if one.table else (None, client.scenes)
                client.push(Update(seq=one.seq, news=one.event, table=view))
                client.last_seq_sent = one.seq

    # what happens by itself

    def _schedule(self) -> None:
        """Set the timer of a running clock, and let the bot think if it is to move."""
        if self._alarm:
            self._alarm.cancel()
        if self.table.deadline is not None:
            wait = max(0, self.table.deadline - now() + ALARM_MARGIN_MS) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._start, self._expire_clock)
        bot, game = self.table.bot_to_move, self.table.game
        turn = (self.table.number, game.ply, *bot) if game and bot else None
        if turn != self._bot_turn:
            self._bot_turn = turn
            if self._bot_task and self._bot_task is not asyncio.current_task():
                self._bot_task.cancel()
            if turn:
                self._bot_task = self._start(self._play_for_bot)

    def try_again(self) -> None:
        """Do what could not be done by itself: a bot has failed, or its move could not be stored."""
        self._schedule()

    def _start(self, work: Callable[[], Coroutine[None, None, None]]) -> asyncio.Task[None]:
        async def safely() -> None:
            try:
                await work()
            except StipError as error:
                self._bot_turn = None
                self._on_failure(error)

        task = asyncio.create_task(safely())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _expire_clock(self) -> None:
        await self.commit(lambda: self.table.tick(now()))

    async def _play_for_bot(self) -> None:
        assert self._bot_turn
        number, ply, seat, level = self._bot_turn
        earliest = time.monotonic() + MIN_ANSWER_S
        move = await self.bots.choose(self.table.view_for_bot(), level, self._bot_seed + 64 * number + seat)
        await asyncio.sleep(max(0.0, earliest - time.monotonic()))
        await self.commit(lambda: self.table.play_for_bot(seat, ply, move, now()))


def now() -> int:
    return round(time.time() * 1000)
