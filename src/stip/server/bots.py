"""Bots think here: on a few threads beside the event loop, which compiled code leaves free, in a fair order.

There is a lane each for bots' moves, people's hints and reviews, and threads take from them in turn; a review takes a
new turn for every move that it judges. When many wait in a lane, they think less, so that nobody waits long; who
crowds another lane makes no bot weaker.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import TypeVar

from stip.bots.hints import Hint, hint
from stip.bots.levels import LEVELS
from stip.bots.mind import mind_of
from stip.bots.players import make_player
from stip.bots.reviewing import Judgement, review
from stip.bots.thinking import Budget
from stip.errors import ServerBusy
from stip.games.rulebook import Move
from stip.play.game import Game
from stip.play.position import View

MOST_WAITING = {"move": 100_000, "hint": 200, "review": 50}  # a table has one bot thinking at most
PATIENCE = 4.0  # seconds in which those who wait should have had their turn
LEAST = 0.02  # seconds of thought, however many wait
HINT = 0.7  # seconds

Result = TypeVar("Result")
IsCancelled = Callable[[], bool]


class BotPool:
    def __init__(self, threads: int = max(1, (os.cpu_count() or 2) - 1)) -> None:
        self.threads = threads
        self._executor = ThreadPoolExecutor(threads, "bot")
        self._free = threads
        self._lanes: dict[str, deque[asyncio.Future[None]]] = {lane: deque() for lane in MOST_WAITING}
        self._order = cycle(self._lanes.values())
        self._is_closed = threading.Event()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lanes.values()))

    async def choose(self, view: View, level: int, seed: int) -> Move:
        """A bot's move. The same seed has the same good or bad day."""
        game = view.rulebook.name

        def work(is_cancelled: IsCancelled) -> Move:
            prepare(game)
            seconds = min(LEVELS[game][level - 1].seconds, self.seconds_each("move"))
            name = f"{level}@{seconds:.3f}s" if level == len(LEVELS[game]) else str(level)
            return make_player(name, game, seed).choose(view, is_cancelled)

        return await self._in_turn("move", work)

    async def hint(self, view: View) -> Hint:
        def work(is_cancelled: IsCancelled) -> Hint:
            prepare(view.rulebook.name)
            return hint(view, Budget(seconds=min(HINT, self.seconds_each("hint"))), is_cancelled=is_cancelled)

        return await self._in_turn("hint", work)

    async def review(self, game: Game) -> list[Judgement]:
        """Of a finished game."""
        judgements, steps = [], review(game)

        def work(is_cancelled: IsCancelled) -> Judgement | None:
            prepare(game.setup.game)
            return next(steps, None)

        while judgement := await self._in_turn("review", work):
            judgements.append(judgement)
        return judgements

    async def close(self) -> None:
        self._is_closed.set()
        for lane in self._lanes.values():
            for turn in lane:
                turn.cancel()
        await asyncio.to_thread(self._executor.shutdown)

    def seconds_each(self, lane: str) -> float:
        """How long those who wait in a lane may think."""
        return max(LEAST, PATIENCE * self.threads / (len(self._lanes[lane]) + 1))

    async def _in_turn(self, lane: str, work: Callable[[IsCancelled], Result]) -> Result:
        """Waits for a free thread and has it do the work; whoever stops waiting stops the work."""
        waiting, loop, is_done = self._lanes[lane], asyncio.get_running_loop(), threading.Event()
        if len(waiting) >= MOST_WAITING[lane]:
            raise ServerBusy()
        turn: asyncio.Future[None] = loop.create_future()
        waiting.append(turn)
        self._admit()
        try:
            await turn
            return await loop.run_in_executor(
                self._executor, work, lambda: is_done.is_set() or self._is_closed.is_set()
            )
        finally:
            is_done.set()
            if turn.done() and not turn.cancelled():
                self._free += 1
                self._admit()

    def _admit(self) -> None:
        while self._free and self.waiting:
            lane = next(self._order)
            if lane and not (turn := lane.popleft()).cancelled():
                self._free -= 1
                turn.set_result(None)


def prepare(game: str) -> None:
    """Waits for a game's machine code: as plain Python, a search would not leave the event loop free."""
    for entry in mind_of(game).entries.values():
        entry.wait()
