"""Threads on which bots think, beside the event loop. Compiled code releases the GIL.

There is one queue each for bots' moves, hints and reviews, and threads take from the queues in turn; a review queues
again for every move. If a queue is long, its jobs get less time, so that nobody waits long; a long queue of hints or
reviews does not make bots weaker.

How long a bot takes to answer does not depend on the position, because that could tell others what it holds: a bot that
answers at once had no choice.
"""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import TypeVar

from stip.bots.evaluator import evaluator_for
from stip.bots.hints import Hint, hint
from stip.bots.one_ply import choose_one_ply
from stip.bots.review import ReviewedMove, review
from stip.bots.searcher import Budget
from stip.games import all_rulebooks
from stip.games.contract import Move
from stip.kernel.errors import NotCompiled
from stip.play.game import Game
from stip.play.position import View
from stip.server.bots.players import PlayerCache
from stip.server.bots.preparation import CHECK_INTERVAL_S, prepare_games, require_search
from stip.server.errors import ServerBusy, StillPreparing

MAX_QUEUED = {"move": 100_000, "hint": 200, "review": 50}  # jobs per queue; a table has at most one bot thinking
TARGET_WAIT_S = 4.0  # seconds within which all waiting jobs should have had their turn
MIN_THINKING_S = 0.02  # seconds of thinking, however long the queue
HINT_S = 0.7  # seconds
ONE_PLY_S = 0.5  # seconds at most for a move that is chosen without a search
ONE_PLY_ANSWER_S = 0.7  # seconds after which such a move is told

Result = TypeVar("Result")
IsCancelled = Callable[[], bool]


class BotPool:
    def __init__(self, threads: int = max(1, (os.cpu_count() or 2) - 1)) -> None:
        self.threads = threads
        self._executor = ThreadPoolExecutor(threads, "bot")
        self._free = threads
        self._queues: dict[str, deque[asyncio.Future[None]]] = {queue: deque() for queue in MAX_QUEUED}
        self._order = cycle(self._queues.values())
        self._is_closed = threading.Event()
        self._players = PlayerCache()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    def prepare(self) -> None:
        """Compile and load all games in the background. Their rulebooks are imported here, before there are threads."""
        for book in all_rulebooks():
            evaluator_for(book.name)
        threading.Thread(target=prepare_games, args=(self._is_closed,), name="preparation", daemon=True).start()

    async def choose(self, view: View, level: float, seed: int) -> Move:
        """Return the move of the bot that is identified by its seed. Its search tree is kept for its next move and its
        random numbers go on, as if it played in the arena."""

        def work(is_cancelled: IsCancelled) -> tuple[Move, float]:
            start = time.monotonic()
            try:
                require_search(view.rulebook.name)
            except (StillPreparing, NotCompiled):  # a weak bot is better than a game that stands still
                move = choose_one_ply(view, random.Random(seed ^ view.ply), ONE_PLY_S, is_cancelled)
                return move, start + ONE_PLY_ANSWER_S
            answer = self._players.choose(view, level, seed, self.thinking_time("move"), is_cancelled)
            return answer.move, start + answer.seconds

        move, answer_at = await self._run_queued("move", work)
        await asyncio.sleep(answer_at - time.monotonic())
        return move

    async def hint(self, view: View) -> Hint:
        def work(is_cancelled: IsCancelled) -> Hint:
            require_search(view.rulebook.name)
            return hint(view, Budget(seconds=min(HINT_S, self.thinking_time("hint"))), is_cancelled=is_cancelled)

        return await self._run_queued("hint", work)

    async def review(self, game: Game) -> list[ReviewedMove]:
        """Review a finished game, as soon as its search is compiled."""
        reviewed_moves: list[ReviewedMove] = []
        steps = review(game)

        def work(is_cancelled: IsCancelled) -> ReviewedMove | None:
            require_search(game.setup.game)
            return next(steps, None)

        while True:
            try:
                reviewed = await self._run_queued("review", work)
            except StillPreparing:
                await asyncio.sleep(CHECK_INTERVAL_S)
                continue
            if reviewed is None:
                return reviewed_moves
            reviewed_moves.append(reviewed)

    async def close(self) -> None:
        self._is_closed.set()
        for queue in self._queues.values():
            for slot in queue:
                slot.cancel()
        await asyncio.to_thread(self._executor.shutdown)

    def thinking_time(self, queue: str) -> float:
        """Return how many seconds each job in a queue may think."""
        return max(MIN_THINKING_S, TARGET_WAIT_S * self.threads / (len(self._queues[queue]) + 1))

    async def _run_queued(self, queue: str, work: Callable[[IsCancelled], Result]) -> Result:
        """Wait for a free thread and run a job on it. Cancelling the caller cancels the job."""
        waiting, loop, is_done = self._queues[queue], asyncio.get_running_loop(), threading.Event()
        if len(waiting) >= MAX_QUEUED[queue]:
            raise ServerBusy()
        slot: asyncio.Future[None] = loop.create_future()
        waiting.append(slot)
        self._start_next()
        try:
            await slot
            return await loop.run_in_executor(
                self._executor, work, lambda: is_done.is_set() or self._is_closed.is_set()
            )
        finally:
            is_done.set()
            if slot.done() and not slot.cancelled():
                self._free += 1
                self._start_next()

    def _start_next(self) -> None:
        while self._free and self.waiting:
            queue = next(self._order)
            if queue and not (slot := queue.popleft()).cancelled():
                self._free -= 1
                slot.set_result(None)
