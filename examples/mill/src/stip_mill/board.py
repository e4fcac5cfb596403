"""The board of Mill as data (clause M-2): its 24 points, the lines between them, and the rows on which mills are made.

Points are numbered square by square from the outside, each square clockwise from its top left corner. So corners have
even numbers and the middles of sides odd ones, the next point of a square is one further, and the next square eight.

A move is the point on which a man is placed, STEP + start * POINTS + end for a man that moves or flies, or TAKE + the
point from which a man is taken. Nothing here needs NumPy, so that notation and scenes do not need it either.
"""

from __future__ import annotations

NAMES = (
    *("a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4"),
    *("b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4"),
    *("c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4"),
)
POINTS = len(NAMES)
NOWHERE = POINTS  # where a man comes from that is placed
POINT_OF = {name: point for point, name in enumerate(NAMES)}

STEP = POINTS  # the first code of a man that moves,
TAKE = STEP + POINTS * POINTS  # and of a man that is taken

MEN = 9  # of each seat (M-1)
FEWEST = 3  # men with which one can still play (M-10)
QUIET_LIMIT = 100  # moves in a row without a man placed or a mill closed (M-13)
EMPTY = 0  # on the board; 1 and 2 are a man of that seat
YES, NO = 0, 1  # flying

ROWS = (
    *(  # the four sides of each square,
        (square + corner, square + corner + 1, square + (corner + 2) % 8)
        for square in (0, 8, 16)
        for corner in (0, 2, 4, 6)
    ),
    *((middle, middle + 8, middle + 16) for middle in (1, 3, 5, 7)),  # and the four lines that join the squares
)


def _neighbours(point: int) -> tuple[int, ...]:
    pairs = [pair for first, middle, last in ROWS for pair in ((first, middle), (middle, last)) if point in pair]
    return tuple(sorted(other for pair in pairs for other in pair if other != point))


NEIGHBOURS = tuple(map(_neighbours, range(POINTS)))  # the points beside each


def is_line(start: int, end: int) -> bool:
    """Return whether a line leads straight from one point to the other, with no point between."""
    return end in NEIGHBOURS[start]
