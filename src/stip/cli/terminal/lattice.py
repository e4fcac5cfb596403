"""Where the places of a board lie in rows and columns of a terminal.

Most boards are lattices: their places have a few different heights, evenly spaced. Such a board gets a row of the
terminal for each. One that is laid as a diamond is turned upright, because it would need twice as many rows. Any other
board is scaled.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from stip.games.scene import Panel, Thing

TOLERANCE = 12.0  # by which things that lie in one row may differ
MIN_PLACES = 8  # of one kind, so that they make a lattice
MAX_UNEVENNESS = 2.5  # of the distances between neighbouring rows
MIN_CELL_WIDTH, MAX_CELL_WIDTH = 2, 7
ASPECT = 2.0  # a character is so many times as high as it is wide

Point = tuple[float, float]


@dataclass(frozen=True)
class Grid:
    """Maps points of a panel to rows and columns of the terminal; a cell is `width` characters wide."""

    rows: Callable[[float], int]
    columns: Callable[[float], int]
    turn: Callable[[float, float], Point]
    width: int
    height: int  # rows in all
    is_lattice: bool

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Return the row and the column of the middle of the cell in which a point lies."""
        x, y = self.turn(x, y)
        return self.rows(y), self.columns(x)


def grid_for(panel: Panel, width: int, height: int) -> Grid:
    """Return the grid for a board that may take so many characters and rows, the rim included."""
    places = _places(panel)
    for turn in (_as_it_lies, _upright):
        points = [turn(thing.x, thing.y) for thing in places]
        xs, ys = _clusters([x for x, _ in points]), _clusters([y for _, y in points])
        rim = [turn(letter.x, letter.y)[1] for letter in panel.rim]
        above, below = int(any(y < ys[0] - TOLERANCE for y in rim)), int(any(y > ys[-1] + TOLERANCE for y in rim))
        if _is_even(xs) and _is_even(ys) and len(ys) + above + below <= height:
            step = max(1, min((height - 1 - above - below) // (len(ys) - 1), 2 if len(ys) > 8 else 3))
            cell = max(MIN_CELL_WIDTH, min(MAX_CELL_WIDTH, (width - 6) // len(xs), round(ASPECT * step) + 1))
            return Grid(
                rows=_interpolation(ys, step, above),
                columns=_interpolation(xs, cell, 3 + cell // 2),
                turn=turn,
                width=cell,
                height=(len(ys) - 1) * step + 1 + above + below,
                is_lattice=True,
            )
    return _scaled(panel, width, height)


def _scaled(panel: Panel, width: int, height: int) -> Grid:
    left, top, broad, high = panel.box
    rows = min(height, max(3, round(broad and width / ASPECT * high / broad)))
    columns = min(width, round(rows * ASPECT * broad / high * 1.2))
    return Grid(
        rows=lambda y: max(0, min(rows - 1, round((y - top) / high * (rows - 1)))),
        columns=lambda x: max(1, min(columns - 2, round((x - left) / broad * (columns - 1)))),
        turn=_as_it_lies,
        width=3,
        height=rows,
        is_lattice=False,
    )


def _places(panel: Panel) -> list[Thing]:
    """Return the things that make the board: those of the kinds of which there are many."""
    kinds = Counter(thing.touch.partition(":")[0] for thing in panel.things if thing.touch)
    return [thing for thing in panel.things if thing.touch and kinds[thing.touch.partition(":")[0]] >= MIN_PLACES]


def _as_it_lies(x: float, y: float) -> Point:
    return x, y


def _upright(x: float, y: float) -> Point:
    """Turn a diamond so that its nearest corner is at the bottom left."""
    return (x - y) / 2, (x + y) / 2


def _clusters(values: Sequence[float]) -> list[float]:
    """Return the different values, of which those that are nearly equal count as one."""
    found: list[float] = []
    for value in sorted(values):
        if not found or value - found[-1] > TOLERANCE:
            found.append(value)
    return found


def _is_even(values: Sequence[float]) -> bool:
    gaps = [after - before for before, after in pairwise(values)]
    return len(gaps) > 1 and max(gaps) <= MAX_UNEVENNESS * min(gaps)


def _interpolation(values: list[float], step: int, first: int) -> Callable[[float], int]:
    """Return a function that maps these values to `first`, `first` + `step` and so on, and others between them."""

    def place(value: float) -> int:
        after = max(1, min(len(values) - 1, bisect_right(values, value)))
        low, high = values[after - 1], values[after]
        return first + round((after - 1 + (value - low) / (high - low)) * step)

    return place
