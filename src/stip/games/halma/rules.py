"""The rules of Halma: the record of a position and the functions over it (clauses H-1 to H-15).

The board is a mailbox of 20 × 20, the 16 × 16 fields with an edge of two around them, so that no step or jump needs a
look at where it ends. A move is start * FIELDS + end, or PASS. Colours 1 to 4 start in the corners a1, a16, p16, p1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.kernel.chance import forget_seed, imagine_seed
from stip.kernel.state import (
    RESIGNED,
    count_playing,
    draw_first,
    end,
    give_up,
    is_playing,
    state_type,
)

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

WINDOW = 48  # plies within which a position may not come a third time (H-14)
PLY_LIMITS = np.array([0, 0, 1000, 2000, 2000])
SQUATTER_MOVES = 30  # H-13

YES, NO = 0, 1  # may_leave_goal
COUNT, STRICT = 0, 1  # squatters

STATE = state_type(
    options=[("may_leave_goal", "i1"), ("squatters", "i1")],
    fields=[
        ("colour", "i1"),  # the colour to move
        ("pawn_count", "i1"),  # of each colour
        ("board", "i1", (FIELDS,)),
        ("pawns", "i2", (5, PAWNS)),  # the field of each pawn, by colour
        ("at_goal", "i1", (5,)),  # pawns in the opposite court, by colour
        ("filled", "i1", (5,)),  # pawns of any colour in the court of each colour
        ("finished", "i1", (5,)),  # 1 for a colour that is home
        ("moves_made", "i2", (5,)),
        ("trail_start", "i2", (WINDOW,)),  # the last moves, by ply % WINDOW
        ("trail_end", "i2", (WINDOW,)),
        ("trail_colour", "i1", (WINDOW,)),
    ],
)

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


def deal(state: Any) -> None:
    """Sets up the board; players, options, chance and perhaps the first seat are there already."""
    players = int(state.players)
    draw_first(state)
    state.pawn_count = 19 if players == 2 else 13
    state.board[:] = EDGE
    for row in range(BORDER, BORDER + SIDE):
        for column in range(BORDER, BORDER + SIDE):
            state.board[row * WIDTH + column] = EMPTY
    for colour in range(1, 5):
        if SEAT_OF[players, colour] == 0:
            state.finished[colour] = 1
            continue
        state.filled[colour] = state.pawn_count
        for pawn in range(int(state.pawn_count)):
            field = COURT_FIELDS[players, colour, pawn]
            state.pawns[colour, pawn] = field
            state.board[field] = colour
    state.seat = state.first
    colour = 1
    while SEAT_OF[players, colour] != int(state.seat):
        colour += 1
    state.colour = colour


def legal(state: Any, moves: Any) -> int:
    """Writes the legal moves and returns their number.

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
    """Of what the board says of a field: that nobody stands there."""
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


def apply(state: Any, move: int) -> None:
    colour = int(state.colour)
    start = move // FIELDS
    target = move % FIELDS
    if move != PASS:
        move_pawn(state, colour, start, target)
    slot = int(state.ply) % WINDOW
    state.trail_start[slot] = start
    state.trail_end[slot] = target
    state.trail_colour[slot] = colour
    state.ply += 1
    state.moves_made[colour] += 1
    finish_colours(state, colour)
    if int(state.over):
        return
    pass_turn(state)
    if int(state.ply) >= PLY_LIMITS[int(state.players)] or is_third_time(state):
        place_by_progress(state)


def move_pawn(state: Any, colour: int, start: int, target: int) -> None:
    players = int(state.players)
    pawn = 0
    while int(state.pawns[colour, pawn]) != start:
        pawn += 1
    state.pawns[colour, pawn] = target
    state.board[start] = EMPTY
    state.board[target] = colour
    left = int(COURT_OF[players, start])
    entered = int(COURT_OF[players, target])
    state.filled[left] -= 1  # entry 0 is for the fields outside the courts
    state.filled[entered] += 1
    state.filled[0] = 0
    goal = OPPOSITE[colour]
    state.at_goal[colour] += int(entered == goal) - int(left == goal)


def finish_colours(state: Any, mover: int) -> None:
    """One pass over the colours still playing, the mover first, then clockwise (H-13)."""
    colour = mover
    for _ in range(4):
        if int(state.filled[OPPOSITE[colour]]) == int(state.pawn_count) and is_in_play(state, colour):
            clause = clause_of_coming_home(state, colour)
            if clause:
                finish(state, colour, clause)
                if int(state.over):
                    return
        colour = colour % 4 + 1


def is_in_play(state: Any, colour: int) -> bool:
    return int(state.finished[colour]) == 0 and is_playing(state, SEAT_OF[int(state.players), colour])


def clause_of_coming_home(state: Any, colour: int) -> int:
    """12 or 13 for a colour that is home, in a court whose fields are all occupied; else 0."""
    if int(state.at_goal[colour]) == int(state.pawn_count):
        return 12
    if int(state.squatters) == STRICT or int(state.at_goal[colour]) == 0:
        return 0
    players = int(state.players)
    for i in range(int(state.pawn_count)):
        other = int(state.board[COURT_FIELDS[players, OPPOSITE[colour], i]])
        if other != colour and not is_squatter(state, other, colour):
            return 0
    return 13


def is_squatter(state: Any, other: int, colour: int) -> bool:
    """Whether a pawn of the other colour, in the court that this colour walks to, does not count (H-13)."""
    players = int(state.players)
    if not is_in_play(state, other):
        return True
    is_own = SEAT_OF[players, other] == SEAT_OF[players, colour]
    return not is_own and other == OPPOSITE[colour] and int(state.moves_made[other]) >= SQUATTER_MOVES


def finish(state: Any, colour: int, clause: int) -> None:
    """The colour is home; with its last colour a player has finished (H-12, H-15)."""
    players = int(state.players)
    seat = SEAT_OF[players, colour]
    state.finished[colour] = 1
    for other in range(1, 5):
        if SEAT_OF[players, other] == seat and int(state.finished[other]) == 0:
            return
    state.places[seat] = next_place(state)
    end_if_one_is_left(state, clause)


def next_place(state: Any) -> int:
    """The best place that nobody has yet."""
    place = 1
    for seat in range(1, int(state.players) + 1):
        place += int(state.places[seat]) > 0 and int(state.resigned[seat]) == 0
    return place


def end_if_one_is_left(state: Any, reason: int) -> None:
    if count_playing(state) > 1:
        return
    place = next_place(state)
    for seat in range(1, int(state.players) + 1):
        if is_playing(state, seat):
            state.places[seat] = place
    end(state, reason)


def pass_turn(state: Any) -> None:
    """Clockwise to the next colour that is not finished or resigned (H-15)."""
    colour = int(state.colour) % 4 + 1
    while not is_in_play(state, colour):
        colour = colour % 4 + 1
    state.colour = colour
    state.seat = SEAT_OF[int(state.players), colour]


def is_third_time(state: Any) -> bool:
    """Whether this position was there twice already within the last 48 plies (H-14).

    Takes the last moves back one by one, on the board itself: above the three bits that say what stands on a field
    it notes by how much that differs from what stood there then. No difference left is the same position.
    """
    if not has_been_left(state):
        return False
    board = state.board
    ply = int(state.ply)
    window = min(WINDOW, ply)
    times = 0
    different = 0
    back = 0
    while back < window:
        back += 1
        slot = (ply - back) % WINDOW
        colour = int(state.trail_colour[slot])
        start = int(state.trail_start[slot])
        target = int(state.trail_end[slot])
        if start != target:
            different -= (board[target] >> 3 != 0) + (board[start] >> 3 != 0)
            board[target] -= 8 * colour
            board[start] += 8 * colour
            different += (board[target] >> 3 != 0) + (board[start] >> 3 != 0)
        if different == 0 and colour == int(state.colour):
            times += 1
            if times == 2:
                break
        if different > 2 * (window - back):  # a move mends two fields at most
            break
    for i in range(1, back + 1):
        slot = (ply - i) % WINDOW
        board[int(state.trail_start[slot])] &= 7
        board[int(state.trail_end[slot])] &= 7
    return times == 2


def has_been_left(state: Any) -> bool:
    """Whether a pawn went away lately from where the last move ended: without that nothing can be as it was before."""
    end_of_last = int(state.trail_end[(int(state.ply) - 1) % WINDOW])
    found = False
    for slot in range(WINDOW):
        found |= int(state.trail_start[slot]) == end_of_last
    return found


def place_by_progress(state: Any) -> None:
    """H-14: those still playing go by fewest pawns in their own court, then by most in the opposite one."""
    best = next_place(state)
    players = int(state.players)
    for seat in range(1, players + 1):
        if is_playing(state, seat):
            state.places[seat] = best
    for seat in range(1, players + 1):
        if int(state.places[seat]) >= best and int(state.resigned[seat]) == 0:
            place = best
            for other in range(1, players + 1):
                is_rival = int(state.places[other]) >= best and int(state.resigned[other]) == 0
                place += is_rival and progress(state, other) > progress(state, seat)
            state.places[seat] = place
    end(state, 14)


def progress(state: Any, seat: int) -> int:
    """A number that orders players by H-14: the average over a player's colours, times two."""
    players = int(state.players)
    colours = 0
    total = 0
    for colour in range(1, 5):
        if SEAT_OF[players, colour] == seat:
            colours += 1
            total += int(state.at_goal[colour]) - 100 * in_own_court(state, colour)
    return total * 2 // colours


def in_own_court(state: Any, colour: int) -> int:
    count = 0
    for pawn in range(int(state.pawn_count)):
        count += COURT_OF[int(state.players), int(state.pawns[colour, pawn])] == colour
    return count


def resign(state: Any, seat: int) -> None:
    """G-6, H-15: the others play on; the pawns stay."""
    give_up(state, seat)
    end_if_one_is_left(state, RESIGNED)
    if not int(state.over) and int(state.seat) == seat:
        pass_turn(state)


def score(state: Any, seat: int) -> int:
    """Pawns in the opposite court or courts."""
    total = 0
    for colour in range(1, 5):
        if SEAT_OF[int(state.players), colour] == seat:
            total += int(state.at_goal[colour])
    return total


def hide(state: Any, seat: int) -> None:
    """All is open in Halma but the seed."""
    forget_seed(state)


def imagine(state: Any, seat: int, luck: Any) -> None:
    imagine_seed(state, luck)
