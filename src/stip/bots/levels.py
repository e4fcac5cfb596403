"""The five levels of each game. Each level wins about three games in four against the one below it.

The lowest level looks one move ahead with much noise; the highest searches for a second on one core. docs/bots.md
describes how the levels were measured.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from stip.bots.searcher import Budget


@dataclass(frozen=True)
class Level(Budget):
    """A search budget (whichever limit is reached first) and the noise with which moves are judged. A player's form
    varies from game to game: in good form it searches longer and with less noise."""

    noise: float = 0.0  # standard deviation of the errors, where a win is worth 1
    form_spread: float = 0.0  # the spread of its days: a good one has e ** moods as many iterations, and less blur

    def with_form(self, form: float) -> Level:
        """Return this level in better or worse form than usual; 1 is one standard deviation better."""
        change = math.exp(self.form_spread * form)
        return replace(self, iterations=max(1, round(self.iterations * change)), noise=self.noise / change)


LEVELS = {
    "halma": (
        Level(iterations=1, noise=0.08, form_spread=0.9),
        Level(iterations=2, noise=0.035, form_spread=1.0),
        Level(iterations=10, noise=0.012, form_spread=1.5),
        Level(iterations=100, seconds=1.0, form_spread=2.0),
        Level(seconds=1.0),
    ),
    "punto": (
        Level(iterations=1, noise=0.1, form_spread=1.0),
        Level(iterations=1, noise=0.04, form_spread=1.0),
        Level(iterations=1, noise=0.015, form_spread=1.0),
        Level(iterations=10, seconds=1.0, form_spread=1.2),
        Level(seconds=1.0),
    ),
    "tokken": (
        Level(iterations=1, noise=0.14, form_spread=0.5),
        Level(iterations=1, noise=0.07, form_spread=0.5),
        Level(iterations=1, noise=0.025, form_spread=0.5),
        Level(iterations=40, seconds=1.0, form_spread=0.7),
        Level(seconds=1.0),
    ),
    "to-the-point": (
        Level(iterations=1, noise=0.04, form_spread=0.9),
        Level(iterations=1, noise=0.01, form_spread=0.9),
        Level(iterations=15, form_spread=1.5),
        Level(iterations=300, seconds=1.0, form_spread=1.7),
        Level(seconds=1.0),
    ),
}
