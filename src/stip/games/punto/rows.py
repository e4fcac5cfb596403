"""The rows of Punto: straight lines of one colour on the table, for whom they count and what is in them."""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.punto import board
from stip.games.punto.board import NEUTRAL, WIDTH, YES, row_length, run
from stip.kernel.seats import is_playing

LINES = np.array(board.LINES)


def is_neutral(state: Any, colour: int) -> bool:
    """P-13; and the colour of a seat that has resigned no longer counts (P-23)."""
    return side_of_colour(state, colour) == 0


def side_of_colour(state: Any, colour: int) -> int:
    """The side, a seat or for teams 1 or 2, that a colour wins for; 0 for none (P-1 to P-4)."""
    if int(state.players) == 2 or int(state.teams) == YES:
        return colour // 2 + 1
    if (int(state.players) == 3 and colour == NEUTRAL) or not is_playing(state, colour + 1):
        return 0
    return colour + 1


def highest_in_rows(state: Any, place: int, length: int) -> int:
    """The card with the most points in the rows of at least this length through a place (P-18); 0 without a row."""
    highest = 0
    for step in LINES:
        before = run(state, place, -step)
        count = before + 1 + run(state, place, step)
        if count >= length:
            highest = highest_of_row(state, place - before * step, step, count, highest)
    return highest


def highest_of_row(state: Any, first: int, step: int, count: int, highest: int) -> int:
    """The higher of a card and those in a row; of equal points the first in the order red, orange, blue, green."""
    for i in range(count):
        card = int(state.top[first + i * step])
        if card >> 2 > highest >> 2 or (card >> 2 == highest >> 2 and card < highest):
            highest = card
    return highest


def count_rows(state: Any) -> None:
    """The maximal runs of just one less than wins, by side: number, points and highest card (P-15, P-16, P-18)."""
    state.rows[:] = 0
    state.row_points[:] = 0
    state.row_highest[:] = 0
    length = row_length(state) - 1
    for row in range(int(state.low_row), int(state.high_row) + 1):
        for place in range(row * WIDTH + int(state.low_column), row * WIDTH + int(state.high_column) + 1):
            if int(state.top[place]):
                for step in LINES:
                    if run(state, place, step) == length - 1 and run(state, place, -step) == 0:
                        count_row(state, place, step, length)


def count_row(state: Any, first: int, step: int, length: int) -> None:
    side = side_of_colour(state, int(state.top[first]) & 3)
    if side:
        state.rows[side] += 1
        state.row_highest[side] = highest_of_row(state, first, step, length, int(state.row_highest[side]))
        for i in range(length):
            state.row_points[side] += int(state.top[first + i * step]) >> 2
