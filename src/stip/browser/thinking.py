"""The worker in which bots think. It runs one job at a time in short slices, so that a job can be cancelled at once."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Any, TypeVar

import msgspec

from stip.bots.hints import hint_steps
from stip.bots.levels import level_at
from stip.bots.players import LevelPlayer
from stip.bots.review import ReviewedMove, review
from stip.bots.searcher import Budget
from stip.browser.jobs import AnyJob, Choose, FindHint, MakeReview
from stip.play.game import Game
from stip.play.position import trusted_view
from stip.play.record import read_record, replay_record

MAX_PLAYERS = 4  # whose search trees are kept: those of one game
HINT_S = 0.7  # seconds
MAX_BUSY_S = 0.03  # seconds after which messages are looked at

Result = TypeVar("Result")


class Thinker:
    def __init__(self) -> None:
        self._players: OrderedDict[tuple[str, float, int], LevelPlayer] = OrderedDict()
        self._jobs: dict[int, asyncio.Task[str]] = {}
        self._turn = asyncio.Lock()

    async def think(self, number: int, text: str) -> str:
        """Do a job, and return its result as JSON."""
        job = msgspec.json.decode(text, type=AnyJob)
        task = self._jobs[number] = asyncio.ensure_future(self._do(job))
        try:
            return await task
        finally:
            del self._jobs[number]

    def cancel(self, number: int) -> None:
        if number in self._jobs:
            self._jobs[number].cancel()

    async def _do(self, job: AnyJob) -> str:
        async with self._turn:
            result = await _run(self._steps(job))
        return msgspec.json.encode(result).decode()

    def _steps(self, job: AnyJob) -> Generator[None, None, Any]:
        match job:
            case Choose():
                player = self._player(job.game, job.level, job.seed)
                return player.choose_steps(trusted_view(job.game, job.view, job.seat))
            case FindHint():
                return hint_steps(trusted_view(job.game, job.view, job.seat), Budget(seconds=HINT_S))
            case MakeReview():
                return _review_steps(replay_record(read_record(job.record)))

    def _player(self, game: str, level: float, seed: int) -> LevelPlayer:
        key = (game, level, seed)
        if key not in self._players:
            self._players[key] = LevelPlayer(game, level_at(game, level), seed, {})
        self._players.move_to_end(key)
        if len(self._players) > MAX_PLAYERS:
            self._players.popitem(last=False)
        return self._players[key]


def _review_steps(game: Game) -> Generator[None, None, list[ReviewedMove]]:
    moves = []
    for move in review(game):
        moves.append(move)
        yield
    return moves


async def _run(steps: Generator[None, None, Result]) -> Result:
    """Run through a generator and return its result. Other tasks have their turn in between."""
    rested = time.monotonic()
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Result = done.value
            return result
        if time.monotonic() > rested + MAX_BUSY_S:
            await asyncio.sleep(0)
            rested = time.monotonic()
