"""The table and the cards of Punto as data, and what both the rules and texts and pictures ask about them.

Places are the grid a–k × 1–11 with an edge around it, one row after another; a card is value * 4 + colour.
"""

from __future__ import annotations

from typing import Any

COLOURS, VALUES, COPIES = 4, 9, 2
NEUTRAL = 3  # green, with three players

SIDE = 11
WIDTH = SIDE + 2
PLACES = WIDTH * WIDTH
MIDDLE = PLACES // 2
LINES = (1, WIDTH, WIDTH + 1, WIDTH - 1)  # from a place to the next in a row
AREA = 6  # P-10
CLOSED = 99  # as the points of a place that nobody can use yet: more than any card has

NO, YES = 0, 1  # teams


def side_of(seat: int) -> int:
    """Return the side of a seat if there are two: seats 1 and 3 are side 1, seats 2 and 4 side 2 (P-4)."""
    return (seat - 1) % 2 + 1


def first_hidden(state: Any, seat: int) -> int:
    """Return the number of the first card of a pile that has not been turned up."""
    return int(state.turned[seat]) + (int(state.seat) == seat and int(state.turned_up) != 0)


def row_length(state: Any) -> int:
    """P-12: how long a row wins; one less is counted when nobody has it (P-15)."""
    return 5 if int(state.players) == 2 or int(state.teams) == YES else 4


def run(state: Any, place: int, step: int) -> int:
    """Return how many further places that way show the colour of this one."""
    colour = int(state.top[place]) & 3
    count = 0
    place += step
    while int(state.top[place]) and int(state.top[place]) & 3 == colour:
        count += 1
        place += step
    return count


def put_card(state: Any, place: int, card: int) -> None:
    row = place // WIDTH
    column = place % WIDTH
    state.top[place] = card
    state.heights[place] += 1
    state.played[card] += 1
    state.low_row = min(int(state.low_row), row)
    state.high_row = max(int(state.high_row), row)
    state.low_column = min(int(state.low_column), column)
    state.high_column = max(int(state.high_column), column)
    for line in range(place - WIDTH, place + WIDTH + 1, WIDTH):
        for near in range(line - 1, line + 2):
            if int(state.bar[near]) == CLOSED:
                state.bar[near] = 0
    state.bar[place] = card >> 2
