"""The five levels of each game, from the file `levels.json` in its folder, and levels between them. Each of the five
wins about three games in four against the one below it.

The lowest level looks one move ahead with much noise; the highest searches for a second on one core. The levels below
it have a style each. docs/bots.md describes how the levels were measured.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from functools import cache

import msgspec

from stip.bots.searcher import UNLIMITED_ITERATIONS, Budget
from stip.bots.styles import style_names
from stip.games import rulebook_of
from stip.games.contract import LEVEL_COUNT

TYPICAL_ITERATIONS = 50_000  # in a second, where only the time is limited


@dataclass(frozen=True)
class Level(Budget):
    """A search budget (whichever limit is reached first), the noise with which moves are judged, and a style. A
    player's form varies from game to game: in good form it searches longer and with less noise."""

    noise: float = 0.0  # standard deviation of the errors, where a win is worth 1
    form_spread: float = 0.0  # one standard deviation of form multiplies the iterations by e ** form_spread
    style: dict[str, float] = field(default_factory=dict, hash=False)  # how much more than its weight a feature counts

    def with_form(self, form: float) -> Level:
        """Return this level in better or worse form than usual; 1 is one standard deviation better."""
        change = math.exp(self.form_spread * form)
        return replace(self, iterations=max(1, round(self.iterations * change)), noise=self.noise / change)


@cache
def levels_of(game: str) -> tuple[Level, ...]:
    """Return the five levels of a game, the weakest first."""
    book = rulebook_of(game)
    levels = msgspec.json.decode((book.folder / "levels.json").read_bytes(), type=list[Level])
    assert len(levels) == LEVEL_COUNT
    assert {name for level in levels for name in level.style} <= style_names(book)
    return tuple(levels)


def level_at(game: str, number: float) -> Level:
    """Return a level of a game by its number, which may lie between two of the five: then all it consists of does, its
    style too, so that it is stronger than the one and weaker than the other."""
    levels = levels_of(game)
    share, below = math.modf(number)
    lower = levels[int(below) - 1]
    if not share:
        return lower
    upper = levels[int(below)]
    has_noise = lower.noise and upper.noise
    return Level(
        iterations=round(_geometric(_bounded(lower.iterations), _bounded(upper.iterations), share)),
        seconds=min(lower.seconds, upper.seconds),
        noise=(_geometric if has_noise else _linear)(lower.noise, upper.noise, share),
        form_spread=_linear(lower.form_spread, upper.form_spread, share),
        style={
            name: _linear(lower.style.get(name, 0.0), upper.style.get(name, 0.0), share)
            for name in sorted(lower.style.keys() | upper.style.keys())
        },
    )


def _bounded(iterations: int) -> int:
    return TYPICAL_ITERATIONS if iterations == UNLIMITED_ITERATIONS else iterations


def _linear(lower: float, upper: float, share: float) -> float:
    return lower + (upper - lower) * share


def _geometric(lower: float, upper: float, share: float) -> float:
    return lower * math.pow(upper / lower, share)
