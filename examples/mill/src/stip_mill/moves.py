"""The moves of Mill (clauses M-3 to M-7)."""

from __future__ import annotations

from typing import Any

from stip_mill.arrays import NEIGHBOUR_COUNT, NEIGHBOURS, OTHERS_IN_ROW
from stip_mill.board import EMPTY, POINTS, STEP, TAKE
from stip_mill.men import may_fly

MAX_MOVES = 64  # three men that fly to 18 empty points have 54, and nobody has more


def legal(state: Any, moves: Any) -> int:
    """Write the legal moves and return their number."""
    if int(state.taking):
        return legal_takings(state, moves)
    if int(state.in_hand[int(state.seat)]):
        return legal_placings(state, moves)
    return legal_steps(state, moves)


def legal_takings(state: Any, moves: Any) -> int:
    """Write the takings: men in mills are safe, unless all are in mills (M-7)."""
    other = 3 - int(state.seat)
    count = 0
    for point in range(POINTS):
        if int(state.board[point]) == other and not is_in_mill(state.board, point):
            moves[count] = TAKE + point
            count += 1
    if count == 0:
        for point in range(POINTS):
            if int(state.board[point]) == other:
                moves[count] = TAKE + point
                count += 1
    return count


def legal_placings(state: Any, moves: Any) -> int:
    count = 0
    for point in range(POINTS):
        if int(state.board[point]) == EMPTY:
            moves[count] = point
            count += 1
    return count


def legal_steps(state: Any, moves: Any) -> int:
    seat = int(state.seat)
    flies = may_fly(state, seat)
    count = 0
    for start in range(POINTS):
        if int(state.board[start]) != seat:
            continue
        code = STEP + start * POINTS
        if flies:
            for target in range(POINTS):
                if int(state.board[target]) == EMPTY:
                    moves[count] = code + target
                    count += 1
        else:
            for i in range(NEIGHBOUR_COUNT[start]):
                target = NEIGHBOURS[start, i]
                if int(state.board[target]) == EMPTY:
                    moves[count] = code + target
                    count += 1
    return count


def is_in_mill(board: Any, point: int) -> bool:
    """Return whether the man on a point and two others of the same seat fill a row (M-6)."""
    seat = int(board[point])
    for i in range(2):
        if int(board[OTHERS_IN_ROW[point, i, 0]]) == seat and int(board[OTHERS_IN_ROW[point, i, 1]]) == seat:
            return True
    return False


def can_move(state: Any, seat: int) -> bool:
    """Return whether a seat can place or move a man. Placing and flying always can: 18 men leave points empty."""
    if int(state.in_hand[seat]) or may_fly(state, seat):
        return True
    for start in range(POINTS):
        if int(state.board[start]) == seat:
            for i in range(NEIGHBOUR_COUNT[start]):
                if int(state.board[NEIGHBOURS[start, i]]) == EMPTY:
                    return True
    return False
