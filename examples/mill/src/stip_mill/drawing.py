"""The board as text, written and read: for terminals and drawn positions.

A row is one line, a column two characters. Any sign may stand on a point; the lines between points are ignored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stip_mill.board import NAMES

LINES = (
    "·-----·-----·",
    "| ·---·---· |",
    "| | ·-·-· | |",
    "·-·-·   ·-·-·",
    "| | ·-·-· | |",
    "| ·---·---· |",
    "·-----·-----·",
)
SIGNS = "·●○"  # an empty point, then the men of seat 1 and 2


def place(name: str) -> tuple[int, int]:
    """Return the line and column of a point in a drawing."""
    return 7 - int(name[1]), 2 * "abcdefg".index(name[0])


def board_lines(signs: Mapping[str, str]) -> list[str]:
    """Return the lines of a board, from the top down, with a sign on each point that is named."""
    lines = [list(line) for line in LINES]
    for name, sign in signs.items():
        line, column = place(name)
        lines[line][column] = sign
    return ["".join(line) for line in lines]


def signs_in(lines: Iterable[str]) -> dict[str, str]:
    """Return what is drawn on each point."""
    drawn = list(lines)
    assert [len(line) for line in drawn] == [len(line) for line in LINES], "this is not a board"
    return {name: drawn[line][column] for name in NAMES for line, column in [place(name)]}
