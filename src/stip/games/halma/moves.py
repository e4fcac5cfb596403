"""The moves of Halma (clauses H-6 to H-11)."""

from __future__ import annotations

from typing import Any

from stip.games.halma.arrays import COURT_OF, DIRECTIONS, OPPOSITE
from stip.games.halma.board import EDGE, EMPTY, FIELDS, NO, PASS, PAWNS, SIDE

FIRST_POOL = 6  # on the board, while moves are searched
POOL_FIELDS = PAWNS * SIDE * SIDE  # where the list of moves keeps the fields of all pools,
POOL_STARTS = POOL_FIELDS + SIDE * SIDE  # where each pool's fields begin,
POOL_USERS = POOL_STARTS + 128  # to which pawn it was added last,
JUMPS = POOL_USERS + 128  # and where the jumps of one pawn lead
MAX_MOVES = JUMPS + 8


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
