"""Where the places of a board lie in rows and columns of a terminal.

Most boards are lattices: their places have a few different heights, evenly spaced. Such a board gets a row of the
terminal for each. One that is laid as a diamond is turned upright, because it would need twice as many rows. A ring
becomes a rectangle, and any other board is scaled.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from stip.cli.terminal.grid import Grid, Point
from stip.cli.terminal.ring import ring_grid
from stip.games.scene import Panel, Thing

TOLERANCE = 12.0  # by which things that lie in one row may differ
MIN_PLACES = 8  # of one kind, so that they make a lattice
MAX_UNEVENNESS = 2.5  # of the distances between neighbouring rows
MIN_CELL_WIDTH, MAX_CELL_WIDTH = 2, 7
RIM_WIDTH = 3  # columns for the names of rows
ASPECT = 2.0  # a character is so many times as high as it is wide

Turn = Callable[[float, float], Point]


def grid_for(panel: Panel, width: int, height: int) -> Grid:
    """Return the grid for a board that may take so many characters and rows, the rim included."""
    places = _places(panel)
    for turn in (_as_it_lies, _upright):
        if lattice := _lattice(panel, places, turn, width, height):
            return lattice
    kinds = Counter(map(_kind, places)).most_common(1)
    ring = [thing for thing in places if _kind(thing) == kinds[0][0]] if kinds else []
    return ring_grid(panel, ring, width, height) or _scaled(panel, width, height)


def _lattice(panel: Panel, places: Sequence[Thing], turn: Turn, width: int, height: int) -> Grid | None:
    """Return a grid with a row for each height at which places lie; None if they are uneven or too many."""
    points = [turn(thing.x, thing.y) for thing in places]
    xs, ys = _clusters([x for x, _ in points]), _clusters([y for _, y in points])
    if not _is_even(xs) or not _is_even(ys):
        return None
    rim = [turn(letter.x, letter.y)[1] for letter in panel.rim]
    above, below = int(any(y < ys[0] - TOLERANCE for y in rim)), int(any(y > ys[-1] + TOLERANCE for y in rim))
    if len(ys) + above + below > height:
        return None
    step = max(1, min((height - 1 - above - below) // (len(ys) - 1), 2 if len(ys) > 8 else 3))
    cell = max(MIN_CELL_WIDTH, min(MAX_CELL_WIDTH, (width - 6) // len(xs), round(ASPECT * step) + 1))
    row_of, column_of = _interpolation(ys, step, above), _interpolation(xs, cell, RIM_WIDTH + cell // 2)
    last = above + (len(ys) - 1) * step

    def place(x: float, y: float) -> tuple[int, int]:
        x, y = turn(x, y)
        return max(above, min(last, row_of(y))), max(0, column_of(x))

    def letter(x: float, y: float) -> tuple[int, int]:
        x, y = turn(x, y)
        if y < ys[0] - TOLERANCE or y > ys[-1] + TOLERANCE:
            return 0 if y < ys[0] else last + below, column_of(x)
        if xs[0] <= x <= xs[-1]:  # along the edges of a diamond
            return row_of(y), column_of(x)
        return row_of(y), max(0, column_of(xs[0]) - cell // 2 - 2) if x < xs[0] else column_of(xs[-1]) + 2

    columns = column_of(xs[-1]) + cell // 2 + 1
    return Grid(cell=place, rim=letter, width=columns, height=last + below + 1, is_lattice=True)


def _scaled(panel: Panel, width: int, height: int) -> Grid:
    left, top, broad, high = panel.box
    rows = min(height, max(3, round(broad and width / ASPECT * high / broad)))
    columns = min(width, round(rows * ASPECT * broad / high * 1.2))

    def place(x: float, y: float) -> tuple[int, int]:
        row, column = round((y - top) / high * (rows - 1)), round((x - left) / broad * (columns - 1))
        return max(0, min(rows - 1, row)), max(1, min(columns - 2, column))

    return Grid(cell=place, rim=place, width=columns, height=rows, is_lattice=False)


def _places(panel: Panel) -> list[Thing]:
    """Return the things that make the board: those of the kinds of which there are many."""
    touchable = [thing for thing in panel.things if thing.touch]
    kinds = Counter(map(_kind, touchable))
    return [thing for thing in touchable if kinds[_kind(thing)] >= MIN_PLACES]


def _kind(thing: Thing) -> str:
    return thing.touch.partition(":")[0]


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
