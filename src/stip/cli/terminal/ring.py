"""A board whose places lie on a ring, as rows and columns of a terminal: the ring becomes a rectangle.

On a circle of so few characters the places would be spread unevenly. On a rectangle all are equally far apart, the one
at the bottom stays in the middle, and lines between them show the way around.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, dist, hypot, pi

from stip.cli.terminal.grid import Grid, Line, Mapping, Point
from stip.games.scene import Panel, Thing

MIN_PLACES = 12
MAX_UNEVENNESS = 1.5  # of the distances between neighbours, and of those from the middle
MAX_ROW_STEP = 4
Cell = tuple[int, int]


def ring_grid(panel: Panel, places: Sequence[Thing], width: int, height: int) -> Grid | None:
    """Return the grid for a ring within so many characters and rows; None if the places do not lie on one."""
    ring = _ring([(thing.x, thing.y) for thing in places])
    sides = _sides(len(ring), width, height) if ring else None
    if not sides:
        return None
    across, down = sides
    step = max(1, min(MAX_ROW_STEP, (height - 1) // (down - 1)))
    cell = max(2, min(2 * step, (width - 3) // (across - 1)))
    cells = dict(zip(ring, _around(across, down, cell, step), strict=True))
    place = _mapping(panel, cells, (down - 1) * step, (across - 1) * cell)
    return Grid(
        cell=place,
        rim=place,
        height=(down - 1) * step + 1,
        width=(across - 1) * cell + 3,
        is_lattice=False,
        lines=tuple(_lines(list(cells.values()))),
    )


def _ring(points: list[Point]) -> list[Point]:
    """Return the points of a ring clockwise from the bottom; nothing if they do not lie on one."""
    if len(points) < MIN_PLACES or len(points) % 2:
        return []
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    clockwise = sorted(points, key=lambda point: (atan2(point[1] - y, point[0] - x) - pi / 2 + 1e-6) % (2 * pi))
    steps = [dist(*pair) for pair in pairwise([*clockwise, clockwise[0]])]
    radii = [hypot(point[0] - x, point[1] - y) for point in points]
    is_even = max(steps) <= MAX_UNEVENNESS * min(steps) and max(radii) <= MAX_UNEVENNESS * min(radii)
    return clockwise if is_even else []


def _sides(count: int, width: int, height: int) -> tuple[int, int] | None:
    """Return how many places are across and down, corners included: odd numbers, so that each side has a middle."""
    both = count // 2 + 2
    for down in range(both // 2, 2, -1):
        across = both - down
        if down % 2 and down <= height and 2 * (across - 1) + 3 <= width:
            return across, down
    return None


def _around(across: int, down: int, cell: int, step: int) -> list[Cell]:
    """Return the cells of the rectangle clockwise from the middle at the bottom."""
    left, bottom = 1, (down - 1) * step
    columns = [left + cell * place for place in range(across)]
    rows = [step * place for place in range(down)]
    middle = across // 2
    return [
        *((bottom, column) for column in reversed(columns[: middle + 1])),
        *((row, columns[0]) for row in reversed(rows[:-1])),
        *((0, column) for column in columns[1:]),
        *((row, columns[-1]) for row in rows[1:]),
        *((bottom, column) for column in reversed(columns[middle + 1 : -1])),
    ]


def _mapping(panel: Panel, cells: dict[Point, Cell], rows: int, columns: int) -> Mapping:
    """Return where a point lies: on the ring at the nearest place, inside at whole steps from the top or bottom."""
    xs, ys = zip(*cells, strict=True)
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    nearest = min(dist(one, other) for one, other in pairwise(cells))
    unit = _row_distance(panel, cells, nearest / 2) or (bottom - top) / rows
    step = max(1, int(rows / (bottom - top) * unit))

    def cell(x: float, y: float) -> Cell:
        place = min(cells, key=lambda one: dist(one, (x, y)))
        if dist(place, (x, y)) < nearest / 2:
            return cells[place]
        from_top, from_bottom = (round(distance / unit * step) for distance in (y - top, bottom - y))
        row = from_top if from_top < from_bottom else rows - from_bottom
        return max(0, min(rows, row)), 1 + round((x - left) / (right - left) * columns)

    return cell


def _row_distance(panel: Panel, cells: dict[Point, Cell], least: float) -> float:
    """Return the distance of places in the ring of which one lies above the other."""
    inside = [point for thing in panel.things if thing.touch and (point := (thing.x, thing.y)) not in cells]
    distances = (other[1] - one[1] for one in inside for other in inside if one[0] == other[0])
    return min((distance for distance in distances if distance > least), default=0.0)


def _lines(cells: list[Cell]) -> Iterator[Line]:
    for (row, column), (next_row, next_column) in pairwise([*cells, cells[0]]):
        if row == next_row:
            for between in range(min(column, next_column) + 1, max(column, next_column)):
                yield row, between, "─"
        else:
            for between in range(min(row, next_row) + 1, max(row, next_row)):
                yield between, column, "│"
