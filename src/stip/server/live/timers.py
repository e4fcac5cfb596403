"""What happens at a table by itself: its clock runs out, and its bot moves."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import TYPE_CHECKING

from stip.server.operations.logs import log_event

if TYPE_CHECKING:
    from stip.server.live.room import Room
    from stip.server.live.rooms import Rooms

ALARM_MARGIN_MS = 5  # added to a timer, which may fire slightly early
BOT_SEED_SALT = secrets.token_hex(16)  # makes the bots' seeds unpredictable
RETRY_PAUSES_S = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds between retries


class Timers:
    """The timer of a room's clock and the task of its bot."""

    def __init__(self, room: Room, rooms: Rooms) -> None:
        self._room, self._rooms = room, rooms
        self._alarm: asyncio.TimerHandle | None = None
        self._bot_task: asyncio.Task[None] | None = None
        self._bot_turn: tuple[int, int, int, float] | None = None  # the bot's turn: game number, ply, seat, level

    def schedule(self) -> None:
        """Set the timer of a running clock and start the bot if it is to move, or stop both if another server keeps the
        table."""
        self.cancel_alarm()
        table, is_kept_here = self._room.table, self._room.is_kept_here
        if self._rooms.is_stopping:
            return
        if table.deadline is not None and is_kept_here:
            wait = max(0, table.deadline - self._room.now() + ALARM_MARGIN_MS) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._rooms.start_task, self._expire_clock)
        bot = table.bot_to_move if is_kept_here else None
        task = (table.number, table.game.ply, *bot) if table.game and bot else None
        if task != self._bot_turn:
            self._bot_turn = task
            if self._bot_task and self._bot_task is not asyncio.current_task():
                self._bot_task.cancel()
            if task:
                self._bot_task = self._rooms.start_task(self._play_for_bot)

    def cancel_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    async def _expire_clock(self) -> None:
        deadline = self._room.table.deadline
        await self._retry(
            lambda: self._room.commit(lambda: self._room.table.tick(self._room.now())),
            lambda: self._room.table.deadline != deadline,
        )

    async def _play_for_bot(self) -> None:
        assert self._bot_turn is not None
        task, start = self._bot_turn, time.perf_counter()
        number, ply, seat, level = task
        view, seed = self._room.table.view_for_bot(), _bot_seed(self._room.table.code, seat, number)

        async def play() -> None:
            move = await self._rooms.bots.choose(view, level, seed)
            await self._room.commit(lambda: self._room.table.play_for_bot(seat, ply, move, self._room.now()))
            self._rooms.metrics.thinking.observe(time.perf_counter() - start)

        await self._retry(play, lambda: self._bot_turn != task)

    async def _retry(self, act: Callable[[], Awaitable[None]], is_done: Callable[[], bool]) -> None:
        """No client is waiting for this, so failures cannot be reported: retry with backoff until it succeeds."""
        for pause in chain(RETRY_PAUSES_S, repeat(RETRY_PAUSES_S[-1])):
            try:
                await act()
            except Exception as error:
                log_event("will be tried again", logging.WARNING, error, table=self._room.table.code, seconds=pause)
            if is_done():
                return
            await asyncio.sleep(pause)


def _bot_seed(table: str, seat: int, number: int) -> int:
    """Return the seed that identifies the bot of a seat in a game: independent of the game's seed, unpredictable, and
    another one in every process, so that a bot that begins anew after a restart draws other numbers."""
    return int.from_bytes(hashlib.sha256(f"{BOT_SEED_SALT} {table} {seat} {number}".encode()).digest()[:7], "big")
