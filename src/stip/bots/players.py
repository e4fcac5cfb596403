"""The players one can ask for by name, and their five levels.

`random` and `greedy` are what they say; `plain` searches with plain random playouts, for comparison; `1` to `5` are the
levels. `NAME@300` thinks for 300 iterations, `NAME@0.5s` for half a second. All of them are given views only.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from stip.bots.levels import LEVELS, Level
from stip.bots.thinking import Budget, Thinker
from stip.errors import UnknownBot
from stip.games.rulebook import Move
from stip.play.position import View

GREEDY = Level(iterations=1)
PLAIN = Level(seconds=1.0)
TO_THE_END = 1_000_000  # plies
PLAIN_EXPLORATION = 0.7


class Player(Protocol):
    def choose(self, view: View, is_cancelled: Callable[[], bool] = ...) -> Move: ...


def make_player(name: str, game: str, seed: int = 0) -> Player:
    """The player of that name, for one seat in one game. The same seed and views give the same moves, unless the
    player's budget is time."""
    kind, budget = read_name(name)
    if kind == "random":
        return RandomPlayer(seed)
    if kind == "plain":
        level = replace(PLAIN, **budget)
        return LevelPlayer(game, level, seed, is_plain=1, plies=TO_THE_END, exploration=PLAIN_EXPLORATION)
    level = GREEDY if kind == "greedy" else LEVELS[game][int(kind) - 1]
    return LevelPlayer(game, replace(level, **budget), seed)


def read_name(name: str) -> tuple[str, dict[str, float]]:
    """The kind of player, and its budget if the name says one."""
    found = re.fullmatch(r"(random|greedy|plain|[1-5])(?:@(?:(\d{1,8})|(\d{1,3}(?:\.\d{1,3})?)s))?", name)
    if (
        not found
        or (found[1] in ("random", "greedy") and (found[2] or found[3]))
        or 0.0 in map(float, filter(None, found.groups()[1:]))
    ):
        raise UnknownBot(bot=name)
    if found[2]:
        return found[1], {"iterations": int(found[2]), "seconds": Level.seconds}
    return found[1], {"seconds": float(found[3]), "iterations": Level.iterations} if found[3] else {}


@dataclass
class RandomPlayer:
    seed: int

    def __post_init__(self) -> None:
        self._luck = np.random.default_rng(self.seed)

    def choose(self, view: View, is_cancelled: Callable[[], bool] = lambda: False) -> Move:
        return Move(int(self._luck.choice(np.sort(view.legal_moves.codes))))


class LevelPlayer:
    """Thinks as long as its level allows, and then sees the worth of moves more or less exactly."""

    def __init__(self, game: str, level: Level, seed: int, **settings: float) -> None:
        self.level = level
        self._thinker = Thinker(game, seed, **settings)
        self._luck = np.random.default_rng(seed)

    def choose(self, view: View, is_cancelled: Callable[[], bool] = lambda: False) -> Move:
        thoughts = self._thinker.think(view, Budget(self.level.iterations, self.level.seconds), is_cancelled)
        if self.level.iterations == 1:
            return max(thoughts, key=lambda thought: self._blurred(thought.hope)).move
        if not self.level.blur:
            return thoughts[0].move
        return max(thoughts, key=lambda thought: self._blurred(thought.worth)).move

    def _blurred(self, worth: float) -> float:
        """A certain win is never overlooked."""
        return 2.0 if worth == 1.0 else worth + self.level.blur * self._luck.standard_normal()
