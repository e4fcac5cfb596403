"""The five levels of each game, from the file `levels.json` in its folder. Each level wins about three games in four
against the one below it.

The lowest level looks one move ahead with much noise; the highest searches for a second on one core. docs/bots.md
describes how the levels were measured.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache

import msgspec

from stip.bots.searcher import Budget
from stip.games import rulebook_of
from stip.games.contract import LEVEL_COUNT


@dataclass(frozen=True)
class Level(Budget):
    """A search budget (whichever limit is reached first) and the noise with which moves are judged. A player's form
    varies from game to game: in good form it searches longer and with less noise."""

    noise: float = 0.0  # standard deviation of the errors, where a win is worth 1
    form_spread: float = 0.0  # one standard deviation of form multiplies the iterations by e ** form_spread

    def with_form(self, form: float) -> Level:
        """Return this level in better or worse form than usual; 1 is one standard deviation better."""
        change = math.exp(self.form_spread * form)
        return replace(self, iterations=max(1, round(self.iterations * change)), noise=self.noise / change)


@cache
def levels_of(game: str) -> tuple[Level, ...]:
    """Return the five levels of a game, the weakest first."""
    levels = msgspec.json.decode((rulebook_of(game).folder / "levels.json").read_bytes(), type=list[Level])
    assert len(levels) == LEVEL_COUNT
    return tuple(levels)
