"""The five levels of each game, found in the arena: each wins about three games in four against the one below.

The lowest sees one move ahead, and that not clearly; the highest thinks for a second on one core. How the levels were
measured is in docs/bots.md.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from stip.bots.searcher import Budget


@dataclass(frozen=True)
class Level(Budget):
    """How long a player thinks, whichever comes first, and how unclearly it sees what a move is worth. Players have
    good and bad days: in one game they think longer and see more clearly than in another."""

    noise: float = 0.0  # the spread of its errors, where a win is worth 1
    form_spread: float = 0.0  # the spread of its days: a good one has e ** moods as many iterations, and less blur

    def with_form(self, form: float) -> Level:
        """The level on a better or worse day than usual; 1 is a good one."""
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
