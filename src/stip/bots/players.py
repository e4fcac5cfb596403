"""The players that can be asked for by name, and their five levels.

`random` moves at random, `greedy` takes the move with the best first estimate, `plain` searches with random playouts
(for comparison), and `1` to `5` are the levels, `2.25`, `2.5` and `2.75` those between `2` and `3`. `NAME@300` searches
300 iterations, `NAME@0.5s` for half a second. All players are given views only.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from stip.bots.errors import UnknownBot
from stip.bots.levels import Level, level_at
from stip.bots.searcher import MAX_LOG_ODDS, Budget, Candidate, Searcher
from stip.bots.steps import Steps, finish
from stip.bots.styles import style_bonuses
from stip.games import rulebook_of
from stip.games.contract import LEVEL_COUNT, Move
from stip.play.position import View

BOT_NAME = re.compile(
    rf"(?P<kind>random|greedy|plain|[1-{LEVEL_COUNT - 1}](\.25|\.5|\.75)?|{LEVEL_COUNT})"
    r"(?P<budget>@((?P<iterations>[0-9]{1,8})|(?P<seconds>[0-9.]{1,8})s))?"
)
GREEDY = Level(iterations=1)
PLAIN = Level(seconds=1.0)
PLAIN_SETTINGS = {"is_plain": 1, "plies": 1_000_000, "exploration": 0.7}
MAX_STYLED = 24  # moves among which a style chooses: the best ones
MAX_VISIT_RATIO = 10  # of the best move to one that a style may choose; others are hardly known


class Player(Protocol):
    """Anything that can choose a move from what a seat sees."""

    def choose(self, view: View) -> Move: ...


def make_any_player(name: str, game: str, seed: int = 0) -> Player:
    """Return the player of that name, which may also be a program or a function from outside."""
    if ":" in name or "/" in name:
        from stip.bots.external import make_external_player  # which the other players do not need

        rulebook_of(game)
        return make_external_player(name, game, seed)
    return make_player(name, game, seed)


def make_player(name: str, game: str, seed: int = 0) -> RandomPlayer | LevelPlayer:
    """Return the player of that name for one seat of one game. The same seed and views give the same moves, unless the
    budget is time."""
    kind, level = parse_bot_name(name, game)
    if kind == "random":
        return RandomPlayer(seed)
    return LevelPlayer(game, level, seed, PLAIN_SETTINGS if kind == "plain" else {})


def parse_bot_name(name: str, game: str) -> tuple[str, Level]:
    """Return the kind of player and its level."""
    rulebook_of(game)  # or it is unknown, which is told first
    found = BOT_NAME.fullmatch(name)
    if not found or (found["budget"] and found["kind"] in ("random", "greedy")):
        raise UnknownBot(bot=name)
    kind = found["kind"]
    level = {"random": GREEDY, "greedy": GREEDY, "plain": PLAIN}.get(kind) or level_at(game, float(kind))
    try:
        if found["iterations"]:
            level = Level(iterations=int(found["iterations"]), noise=level.noise, style=level.style)
        elif found["seconds"]:
            level = Level(seconds=float(found["seconds"]), noise=level.noise, style=level.style)
    except ValueError:
        raise UnknownBot(bot=name) from None
    if level.iterations == 0 or level.seconds == 0.0:
        raise UnknownBot(bot=name)
    return kind, level


@dataclass
class RandomPlayer:
    seed: int

    def __post_init__(self) -> None:
        self._rng = random.Random(self.seed)

    def choose(self, view: View, is_cancelled: Callable[[], bool] = lambda: False) -> Move:
        return Move(self._rng.choice(sorted(view.codes)))


class LevelPlayer:
    """Searches as long as its level allows, and then judges moves with the level's noise. It keeps its search tree and
    its random numbers go on from move to move, so there is one player for each seat of a game."""

    def __init__(self, game: str, level: Level, seed: int, settings: Mapping[str, float]) -> None:
        self._game, self._settings = game, settings
        self._searcher: Searcher | None = Searcher(game, seed, settings=settings)
        self._rng = random.Random(seed)
        self.level = level.with_form(self._rng.gauss(0.0, 1.0))

    @property
    def size(self) -> int:
        """The bytes of memory that the search tree takes."""
        return self._searcher.size if self._searcher else 0

    def forget_tree(self) -> None:
        """Free the memory of the search tree. The random numbers go on."""
        self._searcher = None

    def choose(
        self, view: View, is_cancelled: Callable[[], bool] = lambda: False, max_seconds: float = math.inf
    ) -> Move:
        return finish(self.choose_steps(view, is_cancelled, max_seconds))

    def choose_steps(
        self, view: View, is_cancelled: Callable[[], bool] = lambda: False, max_seconds: float = math.inf
    ) -> Steps[Move]:
        """Choose a move in steps."""
        if self._searcher is None:
            self._searcher = Searcher(self._game, self._rng.getrandbits(48), settings=self._settings)
        budget = Budget(self.level.iterations, min(self.level.seconds, max_seconds))
        candidates = yield from self._searcher.search_steps(view, budget, is_cancelled)
        if not (self.level.noise or self.level.style or self.level.iterations == 1):
            return candidates[0].move
        bonuses = [0.0] * len(candidates)
        if self.level.style and len(candidates) > 1:
            known = [one for one in candidates if one.visits >= candidates[0].visits // MAX_VISIT_RATIO]
            candidates, seed = known[:MAX_STYLED], self._rng.getrandbits(48)
            moves = [one.move for one in candidates]
            bonuses = style_bonuses(self._searcher.evaluator, view, moves, self.level.style, seed)
        values = [self._apparent_value(one, bonus) for one, bonus in zip(candidates, bonuses, strict=True)]
        return candidates[values.index(max(values))].move

    def _apparent_value(self, candidate: Candidate, bonus: float = 0.0) -> float:
        """Return what a move seems to be worth, with the bonus that it gets by style and with noise. A certain win is
        never overlooked."""
        value = candidate.first_estimate if self.level.iterations == 1 else candidate.value
        if value == 1.0:
            return 2.0
        if bonus and value > 0.0:
            value = 1.0 / (1.0 + (1.0 - value) / value * math.exp(min(-bonus, MAX_LOG_ODDS)))
        return value + self.level.noise * self._rng.gauss(0.0, 1.0)
