"""What a network sees of a position of Halma: where the pawns stand, and how far those outside the court have to go.

Fields are numbered as each colour sees them, with its own court at 0 and the one it walks to at the other end; those
that are mirror images of each other, across the line between the courts, have the same number. A player with two
colours has patterns of their own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.halma.arrays import COURT_OF, OPPOSITE, SEAT_OF
from stip.games.halma.board import BORDER, EMPTY, FIELDS, PASS, PAWNS, SIDE, WIDTH
from stip.games.halma.evaluation import DISTANCE, FEATURES, steps_to_gap
from stip.kernel.seats import is_playing

AREA = SIDE * (SIDE + 1) // 2  # fields that are not mirror images of each other
OWN = 0  # pawns on each field
OTHERS = OWN + AREA  # those of the colours to the left, opposite and to the right
LAST = OTHERS + 3 * AREA  # how far the last pawn has to go
OUTSIDE = LAST + 2 * SIDE  # how many pawns are outside the opposite court
TWO_COLOURS = OUTSIDE + PAWNS + 1  # where the patterns of a player with two colours begin
PATTERN_COUNT = 2 * TWO_COLOURS
KNOWS_CHANGES = 1

TO_MOVE, DISTANCES, AT_HOME, OUTSIDE_COURT, FARTHEST, GAP = range(6)  # the features

SEEN = np.zeros((5, FIELDS), np.int32)  # the number of each field, by colour
for _field in range(FIELDS):
    _column, _row = _field % WIDTH - BORDER, _field // WIDTH - BORDER
    _far, _up = SIDE - 1 - _column, SIDE - 1 - _row
    for _colour, (_x, _y) in enumerate(((_column, _row), (_up, _column), (_far, _up), (_row, _far)), 1):
        if 0 <= _x < SIDE and 0 <= _y < SIDE:
            _near, _far_side = min(_x, _y), max(_x, _y)
            SEEN[_colour, _field] = _far_side * (_far_side + 1) // 2 + _near


def stake(state: Any) -> float:
    return 1.0


def first_pattern(players: int, seat: int) -> int:
    return TWO_COLOURS if players == 3 and seat == 1 else 0  # H-5


def patterns(state: Any, seat: int, there: Any) -> int:
    players = int(state.players)
    pawns = int(state.pawn_count)
    first = first_pattern(players, seat)
    count = 0
    for colour in range(1, 5):
        if SEAT_OF[players, colour] != seat:
            continue
        far = 0
        for pawn in range(pawns):
            field = int(state.pawns[colour, pawn])
            far = max(far, DISTANCE[colour, field])
            there[count] = first + OWN + SEEN[colour, field]
            count += 1
        for other in range(1, 5):
            if SEAT_OF[players, other] and SEAT_OF[players, other] != seat:
                for pawn in range(pawns):
                    there[count] = first + seen_pawn(colour, other, int(state.pawns[other, pawn]))
                    count += 1
        there[count] = first + LAST + far
        there[count + 1] = first + OUTSIDE + pawns - int(state.at_goal[colour])
        count += 2
    return count


def seen_pawn(colour: int, other: int, field: int) -> Any:
    """The pattern of another colour's pawn."""
    return OTHERS + ((other - colour - 1) & 3) * AREA + SEEN[colour, field]


def changes(state: Any, move: int, there: Any, ends: Any, numbers: Any) -> bool:
    players = int(state.players)
    colour = int(state.colour)
    start = move // FIELDS
    target = move % FIELDS
    if may_finish(state, colour, start, target):
        return False
    mover = int(state.seat)
    following = next_seat(state)
    count = 0
    for seat in range(1, players + 1):
        first = first_pattern(players, seat)
        changed = numbers[seat]
        for i in range(len(FEATURES)):
            changed[i] = 0.0
        changed[TO_MOVE] = int(following == seat) - int(mover == seat)
        if move != PASS:
            if seat == mover:
                count = add_own_changes(state, colour, start, target, first, there, count, changed)
            else:
                for own in range(1, 5):
                    if SEAT_OF[players, own] == seat:
                        there[count] = ~(first + seen_pawn(own, colour, start))
                        there[count + 1] = first + seen_pawn(own, colour, target)
                        count += 2
        ends[seat] = count
    return True


def add_own_changes(
    state: Any, colour: int, start: int, target: int, first: int, there: Any, count: int, changed: Any
) -> int:
    players = int(state.players)
    goal = OPPOSITE[colour]
    leaves = int(COURT_OF[players, start] == goal)
    enters = int(COURT_OF[players, target] == goal)
    others = 0  # how far the last of the other pawns has to go
    for pawn in range(int(state.pawn_count)):
        field = int(state.pawns[colour, pawn])
        others = max(others, DISTANCE[colour, field] if field != start else 0)
    before = max(others, DISTANCE[colour, start])
    after = max(others, DISTANCE[colour, target])
    there[count] = ~(first + OWN + SEEN[colour, start])
    there[count + 1] = first + OWN + SEEN[colour, target]
    count += 2
    if before != after:
        there[count] = ~(first + LAST + before)
        there[count + 1] = first + LAST + after
        count += 2
    if leaves != enters:
        outside = int(state.pawn_count) - int(state.at_goal[colour])
        there[count] = ~(first + OUTSIDE + outside)
        there[count + 1] = first + OUTSIDE + outside + leaves - enters
        count += 2
    share = np.float32(0.5 if first else 1.0)  # of a player with two colours
    changed[DISTANCES] = share * (DISTANCE[colour, target] - DISTANCE[colour, start])
    changed[AT_HOME] = share * (int(COURT_OF[players, target] == colour) - int(COURT_OF[players, start] == colour))
    changed[OUTSIDE_COURT] = share * (leaves - enters)
    changed[FARTHEST] = share * (after - before)
    changed[GAP] = share * change_of_gaps(state, colour, start, target, leaves, enters)
    return count


def change_of_gaps(state: Any, colour: int, start: int, target: int, leaves: int, enters: int) -> int:
    """Return by how much a move changes the steps of all pawns outside the court to the gaps in it."""
    if not leaves and not enters:
        return steps_to_gap(state, colour, target) - steps_to_gap(state, colour, start)
    before = steps_to_gaps(state, colour, start, start)
    state.board[start] = EMPTY
    state.board[target] = colour
    after = steps_to_gaps(state, colour, start, target)
    state.board[target] = EMPTY
    state.board[start] = colour
    return after - before


def steps_to_gaps(state: Any, colour: int, start: int, target: int) -> int:
    """The steps of all pawns outside the court, with one of them not on its start but on a target."""
    steps = 0
    for pawn in range(int(state.pawn_count)):
        field = int(state.pawns[colour, pawn])
        field = target if field == start else field
        if COURT_OF[int(state.players), field] != OPPOSITE[colour]:
            steps += steps_to_gap(state, colour, field)
    return steps


def may_finish(state: Any, colour: int, start: int, target: int) -> bool:
    """Return whether some colour may be home after a move: the court it walks to will be full, and it has pawns there
    (H-12, H-13)."""
    players = int(state.players)
    entered = int(COURT_OF[players, target])
    left = int(COURT_OF[players, start])
    for one in range(1, 5):
        court = OPPOSITE[one]
        filled = int(state.filled[court]) + int(entered == court) - int(left == court)
        if filled == int(state.pawn_count) and int(state.at_goal[one]) + int(one == colour and entered == court) > 0:
            return True
    return False


def next_seat(state: Any) -> Any:
    """Return whose turn it will be, if no colour comes home (H-15)."""
    players = int(state.players)
    colour = int(state.colour) % 4 + 1
    while int(state.finished[colour]) or not is_playing(state, SEAT_OF[players, colour]):
        colour = colour % 4 + 1
    return SEAT_OF[players, colour]
