"""The board of Halma and the moves on it (clauses H-2 to H-11).

The board is a mailbox of 20 × 20: the 16 × 16 fields with a border of two, so that steps and jumps need no bounds
check. A move is start * FIELDS + end, or PASS. Colours 1 to 4 start in the corners a1, a16, p16, p1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

SIDE = 16
BORDER = 2
WIDTH = SIDE + 2 * BORDER
FIELDS = WIDTH * WIDTH
EMPTY, EDGE = 0, 5  # on the board; 1 to 4 is a pawn of that colour
PAWNS = 19  # at most, for each colour
PASS = 0
FIRST_POOL = 6  # on the board, while moves are searched
POOL_FIELDS = PAWNS * SIDE * SIDE  # where the list of moves keeps the fields of all pools,
POOL_STARTS = POOL_FIELDS + SIDE * SIDE  # where each pool's fields begin,
POOL_USERS = POOL_STARTS + 128  # to which pawn it was added last,
JUMPS = POOL_USERS + 128  # and where the jumps of one pawn lead
MAX_MOVES = JUMPS + 8

YES, NO = 0, 1  # may_leave_goal

DIRECTIONS = np.array([-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1])
OPPOSITE = np.array([0, 3, 4, 1, 2])
SEAT_OF = np.array(  # the seat of each colour, by the number of players (H-4, H-5)
    [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 1, 0, 2, 0], [0, 1, 2, 1, 3], [0, 1, 2, 3, 4]]
)


def _court_fields() -> np.ndarray[Any, Any]:
    """The fields of each court, by the number of players and the colour that starts there (H-2, H-3)."""
    fields = np.zeros((5, 5, PAWNS), np.int64)
    for players in (2, 3, 4):
        rows = (5, 5, 4, 3, 2) if players == 2 else (4, 4, 3, 2)
        places = [(column, row) for row, length in enumerate(rows) for column in range(length)]
        for pawn, (column, row) in enumerate(places):
            far_column, far_row = SIDE - 1 - column, SIDE - 1 - row
            corners = ((column, row), (column, far_row), (far_column, far_row), (far_column, row))
            for colour, (c, r) in enumerate(corners, 1):
                if SEAT_OF[players, colour]:
                    fields[players, colour, pawn] = (r + BORDER) * WIDTH + c + BORDER
    return fields


COURT_FIELDS = _court_fields()
COURT_OF = np.zeros((5, FIELDS), np.int8)  # the colour whose court a field is in, by the number of players; or 0
for _players in (2, 3, 4):
    for _colour in range(1, 5):
        COURT_OF[_players, COURT_FIELDS[_players, _colour]] = _colour
    COURT_OF[_players, 0] = 0


def legal(state: Any, moves: Any) -> int:
    """Write the legal moves and return their number.

    Which fields are joined by jumps does not depend on the pawn that jumps: taking it off the board opens no way that
    it could use, because it only ever lands an even number of rows and columns from where it stood. So these *pools*
    of fields are found once and serve all pawns. While it searches, a field in a pool has the pool's number on the
    board, and the end of `moves` holds the fields of all pools.
    """
    colour = int(state.colour)
    board = state.board
    count = 0
    pools = 0
    pooled = 0  # fields in all pools
    for pawn in range(int(state.pawn_count)):
        start = int(state.pawns[colour, pawn])
        if is_confined(state, start):
            continue
        code = start * FIELDS
        jumps = 0
        for step in DIRECTIONS:
            beside = int(board[start + step])
            moves[count] = code + start + step
            count += is_free(beside)
            moves[JUMPS + jumps] = start + 2 * step
            jumps += is_pawn(beside) & is_free(int(board[start + 2 * step]))
        for jump in range(jumps):
            field = moves[JUMPS + jump]
            if board[field] == EMPTY:
                moves[POOL_STARTS + pools] = pooled
                moves[POOL_USERS + pools] = 0
                pooled = fill_pool(board, field, FIRST_POOL + pools, moves, pooled)
                pools += 1
                moves[POOL_STARTS + pools] = pooled
            pool = int(board[field]) - FIRST_POOL
            if moves[POOL_USERS + pool] != start:
                moves[POOL_USERS + pool] = start
                for i in range(moves[POOL_STARTS + pool], moves[POOL_STARTS + pool + 1]):
                    moves[count] = code + moves[POOL_FIELDS + i]
                    count += 1
    for i in range(pooled):
        board[moves[POOL_FIELDS + i]] = EMPTY
    if int(state.may_leave_goal) == NO:
        count = add_confined_moves(state, moves, count)
    if count == 0:  # H-10
        moves[0] = PASS
        count = 1
    return count


def is_free(sign: int) -> bool:
    """Return whether nobody stands on a field, given its code on the board."""
    return (sign == EMPTY) | (sign >= FIRST_POOL)


def is_pawn(sign: int) -> bool:
    return (sign > EMPTY) & (sign < EDGE)


def fill_pool(board: Any, field: int, pool: int, moves: Any, pooled: int) -> int:
    """Adds a field and all that can be reached from it by jumps (H-8)."""
    board[field] = pool
    moves[POOL_FIELDS + pooled] = field
    last = pooled + 1
    while pooled < last:
        field = moves[POOL_FIELDS + pooled]
        pooled += 1
        for step in DIRECTIONS:
            if is_pawn(int(board[field + step])) & (int(board[field + 2 * step]) == EMPTY):
                board[field + 2 * step] = pool
                moves[POOL_FIELDS + last] = field + 2 * step
                last += 1
    return pooled


def is_confined(state: Any, start: int) -> bool:
    """H-11: whether the pawn there has to stay in the court it has reached."""
    return int(state.may_leave_goal) == NO and COURT_OF[int(state.players), start] == OPPOSITE[int(state.colour)]


def add_confined_moves(state: Any, moves: Any, count: int) -> int:
    """Steps and jumps that stay within the opposite court, at every hop (H-11)."""
    colour = int(state.colour)
    court = OPPOSITE[colour]
    courts = COURT_OF[int(state.players)]
    board = state.board
    for pawn in range(int(state.pawn_count)):
        start = int(state.pawns[colour, pawn])
        if not is_confined(state, start):
            continue
        code = start * FIELDS
        for step in DIRECTIONS:
            if board[start + step] == EMPTY and courts[start + step] == court:
                moves[count] = code + start + step
                count += 1
        first = jump = count
        field = start
        while True:
            for step in DIRECTIONS:
                target = field + 2 * step
                if is_pawn(int(board[field + step])) and board[target] == EMPTY and courts[target] == court:
                    board[target] = FIRST_POOL
                    moves[count] = code + target
                    count += 1
            if jump == count:
                break
            field = moves[jump] - code
            jump += 1
        for jump in range(first, count):
            board[moves[jump] - code] = EMPTY
    return count
