"""Evaluation of Punto: which rows can still be completed, with which cards, and how soon.

A *window* is a straight line of places as long as a row that wins. What it lacks of a colour must come from the pile,
with more points than what lies there. Nobody knows the order of a pile, so the cards not placed yet are counted, and
the card turned up is one of them: the search looks at that one itself.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from stip.games.punto.board import AREA, COLOURS, COPIES, VALUES, WIDTH, YES, row_length, run, side_of
from stip.games.punto.rows import LINES, side_of_colour

FEATURES: tuple[str, ...] = ("rounds", "lacks_one", "lacks_two", "lacks_three", "rows")
ROUNDS, LACKS_ONE, LACKS_TWO, LACKS_THREE, ROWS = range(5)
VARIANTS: tuple[str, ...] = ("2", "3", "4", "teams")
HAS_FIXED_CHOICES = 1
EXPLORATION = 0.6
TEMPERATURE = 0.05
MAX_CHOICES = 24

BITS = 5  # for a number of cards of one colour
LATE = 1 / 3  # of the pile is left: from then on it matters who has more rows of one less (P-15)


def variant(state: Any) -> int:
    return 3 if int(state.teams) == YES else int(state.players) - 2


def features(state: Any, seat: int, numbers: Any) -> None:
    for i in range(len(FEATURES)):
        numbers[i] = 0.0
    left, size = count_cards(state, seat)
    lateness = max(0.0, 1.0 - left / (size * LATE)) if size else 0.0
    for colour in range(COLOURS):
        if side_of_colour(state, colour) == side_of_seat(state, seat):
            weigh_windows(state, colour, max(1, left), numbers)
            if lateness > 0.0:
                numbers[ROWS] += lateness * count_lesser_rows(state, colour)
    most = float(state.rounds_to_win)
    numbers[ROUNDS] = (sqrt(most) - sqrt(most - float(state.wins[seat]))) / stake_of_round(state)


def side_of_seat(state: Any, seat: int) -> int:
    return side_of(seat) if int(state.players) == 2 or int(state.teams) == YES else seat


def count_cards(state: Any, seat: int) -> tuple[int, int]:
    """Return what is left of the pile of a seat or of its team, and what there was when the round began."""
    left = int(state.sizes[seat]) - int(state.turned[seat])
    size = int(state.sizes[seat])
    if int(state.teams) == YES:
        partner = (seat + 1) % 4 + 1
        left += int(state.sizes[partner]) - int(state.turned[partner])
        size += int(state.sizes[partner])
    return left, size


def stake_of_round(state: Any) -> float:
    """Return how much the round matters to the game: 1 if it decides it, less the more rounds are to come."""
    players = int(state.players)
    needed = 0
    for seat in range(1, players + 1):
        needed += int(state.rounds_to_win) - int(state.wins[seat])
    return players / needed


def weigh_windows(state: Any, colour: int, left: int, numbers: Any) -> None:
    """Adds what a colour has in windows, each by the chance that the cards it lacks come next."""
    above = cards_above(state, colour)
    top, bottom = int(state.high_row) - AREA + 1, int(state.low_row) + AREA - 1
    near, far = int(state.high_column) - AREA + 1, int(state.low_column) + AREA - 1
    for row in range(int(state.low_row), int(state.high_row) + 1):
        weigh_line(state, row * WIDTH + near, 1, far - near, colour, above, left, numbers)
    for column in range(int(state.low_column), int(state.high_column) + 1):
        weigh_line(state, top * WIDTH + column, WIDTH, bottom - top, colour, above, left, numbers)
    for column in range(near, far + 1):
        first = top * WIDTH + column
        weigh_line(state, first, WIDTH + 1, min(bottom - top, far - column), colour, above, left, numbers)
        weigh_line(state, first, WIDTH - 1, min(bottom - top, column - near), colour, above, left, numbers)
    for row in range(top + 1, bottom + 1):
        steps = min(bottom - row, far - near)
        weigh_line(state, row * WIDTH + near, WIDTH + 1, steps, colour, above, left, numbers)
        weigh_line(state, row * WIDTH + far, WIDTH - 1, steps, colour, above, left, numbers)


def weigh_line(state: Any, first: int, step: int, steps: int, colour: int, above: int, left: int, numbers: Any) -> None:
    """Slides a window along a line."""
    length = row_length(state)
    count = 0
    for i in range(steps + 1):
        count += is_of(state, first + i * step, colour)
        if i >= length - 1:
            start = first + (i - length + 1) * step
            if count >= length - 3:
                weigh_window(state, start, step, length, colour, above, left, numbers)
            count -= is_of(state, start, colour)


def is_of(state: Any, place: int, colour: int) -> bool:
    card = int(state.top[place])
    return card != 0 and card & 3 == colour


def weigh_window(
    state: Any, first: int, step: int, length: int, colour: int, above: int, left: int, numbers: Any
) -> None:
    lacks = 0
    ways = 1.0
    lowest = VALUES
    for i in range(length):
        card = int(state.top[first + i * step])
        if card and card & 3 == colour:
            lowest = min(lowest, card >> 2)
        else:
            lacks += 1
            ways *= (above >> BITS * (card >> 2) & 31) / left
    firmness = (lowest + 3) / 12.0  # high cards are not easily covered
    numbers[LACKS_ONE + lacks - 1] += ways * firmness


def cards_above(state: Any, colour: int) -> int:
    """Return how many cards with more than 0, 1, … 9 points are still to come, in BITS each."""
    above = 0
    count = 0
    for value in range(VALUES, 0, -1):
        above |= count << BITS * value
        count += COPIES - int(state.removed[value * 4 + colour]) - int(state.played[value * 4 + colour])
    return above | count


def count_lesser_rows(state: Any, colour: int) -> int:
    """The rows that count when nobody has one that wins (P-15)."""
    length = row_length(state) - 1
    count = 0
    for row in range(int(state.low_row), int(state.high_row) + 1):
        for place in range(row * WIDTH + int(state.low_column), row * WIDTH + int(state.high_column) + 1):
            card = int(state.top[place])
            if card and card & 3 == colour:
                for step in LINES:
                    count += run(state, place, step) == length - 1 and run(state, place, -step) == 0
    return count


def prune(state: Any, moves: Any, count: int) -> int:
    return count


def chance_key(state: Any) -> int:
    """Return the card turned up and the round, which everybody sees."""
    return int(state.round_number) * 64 + int(state.turned_up)


def position_key(state: Any) -> int:
    return 0
