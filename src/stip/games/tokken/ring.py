"""Where everything lies on Tokken's board, seen from the seat below: the ring, the home rows and the reserves.

A place is counted from a pawn's own home base, as in board.py.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from stip.games.tokken.board import COLOURS, HOME, RESERVE

Point = tuple[float, float]

HALF = 424  # width of the ring
EXPONENT = 3.4  # between a circle's 2 and the many of a square
SAMPLES = 2000  # of a quarter
ROW = [(80.5, 341.6 - 79 * colour) for colour in range(COLOURS)]  # of the seat below, from the entrance inward
WAITING = [(-262.0 + 68 * colour, 292.0) for colour in range(COLOURS)]


@cache
def ring(track: int) -> list[Point]:
    """Fields in equal steps on a superellipse, from the bottom clockwise."""
    angles = [pi / 2 * i / SAMPLES for i in range(SAMPLES + 1)]
    bend = 2 / EXPONENT
    curve = [(-HALF * sin(angle) ** bend, HALF * max(cos(angle), 0) ** bend) for angle in angles]
    lengths = [0.0]
    for (x, y), (to_x, to_y) in pairwise(curve):
        lengths.append(lengths[-1] + hypot(to_x - x, to_y - y))
    step = 4 * lengths[-1] / track
    nearest = [min(range(SAMPLES + 1), key=lambda i: abs(lengths[i] - field * step)) for field in range(track // 4)]
    points = [curve[i] for i in nearest]
    for _ in range(3):
        points += [(-y, x) for x, y in points[-(track // 4) :]]
    return [(round(x, 1) + 0.0, round(y, 1) + 0.0) for x, y in points]


def spot(track: int, place: int, colour: int, is_far: bool) -> Point:
    """Return where a pawn of that colour stands, whose base lies below or, far, opposite."""
    x, y = ROW[colour] if place == HOME else WAITING[colour] if place == RESERVE else ring(track)[place % track]
    return (0.0 - x, 0.0 - y) if is_far else (x, y)
