"""The five levels of each game, found in the arena: each wins about three games in four against the one below.

The lowest sees one move ahead, and that not clearly; the highest thinks for a second on one core. How the levels were
measured is in docs/bots.md.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How long a player thinks, whichever comes first, and how unclearly it sees what a move is worth."""

    iterations: int = 1_000_000_000
    seconds: float = 1e9
    blur: float = 0.0  # the spread of its errors, where a win is worth 1


LEVELS = {
    "halma": (
        Level(iterations=1, blur=0.10),
        Level(iterations=1),
        Level(iterations=100),
        Level(iterations=400),
        Level(seconds=1.0),
    ),
    "punto": (
        Level(iterations=1, blur=0.10),
        Level(iterations=1),
        Level(iterations=100),
        Level(iterations=400),
        Level(seconds=1.0),
    ),
    "tokken": (
        Level(iterations=1, blur=0.10),
        Level(iterations=1),
        Level(iterations=100),
        Level(iterations=400),
        Level(seconds=1.0),
    ),
    "to-the-point": (
        Level(iterations=1, blur=0.10),
        Level(iterations=1),
        Level(iterations=100),
        Level(iterations=400),
        Level(seconds=1.0),
    ),
}
