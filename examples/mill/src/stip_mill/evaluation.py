"""Evaluation of Mill: men, mills and threats of mills, and how freely the men can move."""

from __future__ import annotations

from typing import Any

from stip_mill.arrays import NEIGHBOUR_COUNT, NEIGHBOURS, ROW_COUNT, ROWS
from stip_mill.board import EMPTY, FEWEST, POINTS
from stip_mill.men import may_fly, men_left
from stip_mill.moves import is_in_mill

FEATURES: tuple[str, ...] = (
    "to_move",
    "taking",  # about to take a man
    "men",
    "three",  # no man to lose any more
    "mills",
    "closes",  # to move, and can close a mill
    "threats",  # rows that lack one man, which can get there with one move
    "swings",  # of these, rows that a man of another mill can fill: each opens one and closes the other
    "pairs",  # rows that lack one man, which is farther away
    "space",  # empty points beside the men, while they are placed,
    "freedom",  # and afterwards
    "stuck",  # men that cannot move, when all are placed
)
VARIANTS: tuple[str, ...] = ("yes", "no")  # flying
HAS_FIXED_CHOICES = 1
EXPLORATION = 0.6
TEMPERATURE = 0.03
MAX_CHOICES = 40


def variant(state: Any) -> int:
    return int(state.flying)


def features(state: Any, seat: int, numbers: Any) -> None:
    is_to_move = int(state.seat) == seat
    is_placing = int(state.in_hand[seat]) > 0
    mills = threats = swings = pairs = 0
    for row in range(ROW_COUNT):
        own = gap = 0
        for i in range(3):
            point = ROWS[row, i]
            own += int(state.board[point]) == seat
            if int(state.board[point]) == EMPTY:
                gap = point + 1  # 0: the row has none
        if own == 3:
            mills += 1
        elif own == 2 and gap:
            way = way_to_fill(state, seat, row, gap - 1)
            threats += way > 0
            swings += way == 2
            pairs += way == 0
    ways = stuck = 0
    for point in range(POINTS):
        if int(state.board[point]) == seat:
            empty = empty_beside(state.board, point)
            ways += empty
            stuck += empty == 0
    flies = may_fly(state, seat)
    numbers[0] = is_to_move
    numbers[1] = is_to_move and int(state.taking) > 0
    numbers[2] = men_left(state, seat)
    numbers[3] = men_left(state, seat) == FEWEST
    numbers[4] = mills
    numbers[5] = is_to_move and int(state.taking) == 0 and threats > 0
    numbers[6] = threats
    numbers[7] = swings
    numbers[8] = pairs
    numbers[9] = ways if is_placing else 0
    numbers[10] = 0 if is_placing or flies else ways
    numbers[11] = 0 if is_placing or flies else stuck


def way_to_fill(state: Any, seat: int, row: int, gap: int) -> int:
    """Return how one move can fill the gap in a row with two men: 2, with a man that opens another mill; 1, with any
    other man or from the hand; 0, not at all."""
    if int(state.in_hand[seat]):
        return 1
    if may_fly(state, seat):
        return 1
    best = 0
    for i in range(NEIGHBOUR_COUNT[gap]):
        point = NEIGHBOURS[gap, i]
        if int(state.board[point]) == seat and not is_in_row(row, point):
            best = max(best, 2 if is_in_mill(state.board, point) else 1)
    return best


def is_in_row(row: int, point: int) -> bool:
    return bool(ROWS[row, 0] == point or ROWS[row, 1] == point or ROWS[row, 2] == point)


def empty_beside(board: Any, point: int) -> int:
    count = 0
    for i in range(NEIGHBOUR_COUNT[point]):
        count += int(board[NEIGHBOURS[point, i]]) == EMPTY
    return count


def prune(state: Any, moves: Any, count: int) -> int:
    return count


def chance_key(state: Any) -> int:
    return 0


def position_key(state: Any) -> int:
    """Return the board, the men in hand and the turn as one number. Quiet moves before, which count for draws, are
    left out."""
    key = 1
    for point in range(POINTS):
        key = key * 3 + int(state.board[point])
    for seat in range(1, 3):
        key = key * 10 + int(state.in_hand[seat])
    return (key * 2 + int(state.taking)) * 4 + int(state.seat)
