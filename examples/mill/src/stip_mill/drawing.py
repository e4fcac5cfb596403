"""The board as text, written and read: for terminals, the lesson and tests.

A row is one line, a column two characters. Any sign may stand on a point; the lines between points are ignored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stip_mill.board import EMPTY, MEN, NAMES, POINTS

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


def set_up(state: Any, lines: Iterable[str], seat: int, in_hand: tuple[int, int] = (0, 0)) -> None:
    """Make a dealt state the position of a drawing, with `1` and `2` for men, in which a seat is to move."""
    signs = signs_in(lines)
    for point in range(POINTS):
        sign = signs[NAMES[point]]
        state.board[point] = int(sign) if sign in "12" else EMPTY
    for one in (1, 2):
        state.on_board[one] = sum(int(man) == one for man in state.board)
        state.in_hand[one] = in_hand[one - 1]
        assert int(state.on_board[one]) + in_hand[one - 1] <= MEN
    state.seat = seat
