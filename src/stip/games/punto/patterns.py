"""What a network sees of a position of Punto besides the features: every window that a seat can still complete, by what
it lacks, how likely that comes and how firm the rest lies, and which cards are left.
"""

from __future__ import annotations

from typing import Any

from stip.games.punto.board import AREA, COLOURS, COPIES, VALUES, WIDTH, row_length
from stip.games.punto.evaluation import BITS, cards_above, count_cards, is_of, side_of_seat, stake_of_round
from stip.games.punto.rows import side_of_colour

LIKELIHOODS = 12  # of the cards that a window lacks
FIRMNESSES = 5  # of its lowest card
LACKING = 3  # cards at most
HIGH = 7  # points from which on a card is high
WINDOWS = 0  # by what they lack, likelihood and firmness
LEFT = WINDOWS + LACKING * LIKELIHOODS * FIRMNESSES  # cards in the pile, by threes
HIGH_LEFT = LEFT + 13  # high cards of a colour that are left
TURNED_UP = HIGH_LEFT + 7  # the value of the card to be placed
CAN_COVER = TURNED_UP + VALUES + 1  # own windows that lack one, which the card turned up completes
TO_MOVE = CAN_COVER + 4
PATTERN_COUNT = TO_MOVE + 1
KNOWS_CHANGES = 0

MOST = 60  # windows that are looked at


def stake(state: Any) -> float:
    return stake_of_round(state)


def patterns(state: Any, seat: int, there: Any) -> int:
    left, _ = count_cards(state, seat)
    there[0] = LEFT + min(left // 3, 12)
    count = 1
    completing = 0
    for colour in range(COLOURS):
        if side_of_colour(state, colour) == side_of_seat(state, seat):
            above = cards_above(state, colour)
            there[count] = HIGH_LEFT + min(above >> BITS * (HIGH - 1) & 31, 6)
            count, completes = add_windows(state, colour, above, there, count + 1)
            completing += completes
    if int(state.seat) == seat:
        there[count] = TO_MOVE
        there[count + 1] = TURNED_UP + (int(state.turned_up) >> 2)
        there[count + 2] = CAN_COVER + min(completing, 3)
        count += 3
    return count


def add_windows(state: Any, colour: int, above: int, there: Any, count: int) -> tuple[int, int]:
    """Adds all windows of a colour; returns also how many the card turned up completes."""
    top, bottom = int(state.high_row) - AREA + 1, int(state.low_row) + AREA - 1
    near, far = int(state.high_column) - AREA + 1, int(state.low_column) + AREA - 1
    completing = 0
    for row in range(int(state.low_row), int(state.high_row) + 1):
        count, found = add_line(state, row * WIDTH + near, 1, far - near, colour, above, there, count)
        completing += found
    for column in range(int(state.low_column), int(state.high_column) + 1):
        count, found = add_line(state, top * WIDTH + column, WIDTH, bottom - top, colour, above, there, count)
        completing += found
    for column in range(near, far + 1):
        first = top * WIDTH + column
        steps = min(bottom - top, far - column)
        count, found = add_line(state, first, WIDTH + 1, steps, colour, above, there, count)
        completing += found
        steps = min(bottom - top, column - near)
        count, found = add_line(state, first, WIDTH - 1, steps, colour, above, there, count)
        completing += found
    for row in range(top + 1, bottom + 1):
        steps = min(bottom - row, far - near)
        count, found = add_line(state, row * WIDTH + near, WIDTH + 1, steps, colour, above, there, count)
        completing += found
        count, found = add_line(state, row * WIDTH + far, WIDTH - 1, steps, colour, above, there, count)
        completing += found
    return count, completing


def add_line(
    state: Any, first: int, step: int, steps: int, colour: int, above: int, there: Any, count: int
) -> tuple[int, int]:
    """Slides a window along a line; returns also how many the card turned up completes."""
    length = row_length(state)
    own = 0
    completing = 0
    for i in range(steps + 1):
        own += is_of(state, first + i * step, colour)
        if i >= length - 1:
            start = first + (i - length + 1) * step
            if own >= length - LACKING and count < MOST:
                there[count], completes = window(state, start, step, length, colour, above)
                completing += completes
                count += 1
            own -= is_of(state, start, colour)
    return count, completing


def window(state: Any, first: int, step: int, length: int, colour: int, above: int) -> tuple[int, int]:
    """Return the pattern of a window, and whether the card turned up completes it."""
    lacks = 0
    highest = 0  # points that the missing cards have to exceed
    likelihood = 1.0
    lowest = VALUES
    for i in range(length):
        card = int(state.top[first + i * step])
        if card and card & 3 == colour:
            lowest = min(lowest, card >> 2)
        else:
            lacks += 1
            highest = max(highest, card >> 2)
            likelihood *= (above >> BITS * (card >> 2) & 31) / (COPIES * VALUES)
    turned_up = int(state.turned_up)
    completes = lacks == 1 and turned_up & 3 == colour and turned_up >> 2 > highest
    size = LIKELIHOODS - 1
    while size > 0 and likelihood < 1.0:
        likelihood *= 1.6
        size -= 1
    firm = min((lowest - 1) // 2, FIRMNESSES - 1)
    return WINDOWS + ((lacks - 1) * LIKELIHOODS + size) * FIRMNESSES + firm, int(completes)


def changes(state: Any, move: int, there: Any, ends: Any, numbers: Any) -> bool:
    return False
