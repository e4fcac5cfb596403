"""A grid: which row and column of a terminal the points of a board belong to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

Point = tuple[float, float]
Line = tuple[int, int, str]  # a row, a column, and the character that is drawn there
Mapping = Callable[[float, float], tuple[int, int]]


@dataclass(frozen=True)
class Grid:
    """How a board is laid out in a terminal."""

    cell: Mapping  # the row and column of a point on the board
    rim: Mapping  # the row and column of a letter beside it
    width: int  # characters in all
    height: int  # rows in all
    is_lattice: bool  # whether each place has rows and columns of its own
    lines: tuple[Line, ...] = ()  # between the places

    def moved(self, columns: int) -> Grid:
        """Return the same grid, so many columns further to the right."""
        return replace(
            self,
            cell=_moved(self.cell, columns),
            rim=_moved(self.rim, columns),
            lines=tuple((row, column + columns, character) for row, column, character in self.lines),
        )


def _moved(mapping: Mapping, columns: int) -> Mapping:
    def place(x: float, y: float) -> tuple[int, int]:
        row, column = mapping(x, y)
        return row, column + columns

    return place
