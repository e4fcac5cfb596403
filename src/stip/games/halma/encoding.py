"""Halma for programs that learn: moves as actions of a fixed space, and positions as arrays of small numbers.

Both are seen by the colour that moves, or by a seat's first colour that still plays: its court is at the lower left,
at x = y = 0, and the one it walks to is at the upper right. The other colours are the one to the left (1), the
opposite one (2) and the one to the right (3).

An action is start * 72 + kind, where a field is y * 16 + x: kinds 0 to 7 are steps, by direction; the others are jumps,
8 + (y // 2) * 8 + x // 2 of the field where they end, because a jump moves by an even number of rows and columns.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.halma.arrays import SEAT_OF
from stip.games.halma.board import BORDER, FIELDS, PASS, SIDE, WIDTH
from stip.games.halma.rules import PLY_LIMITS, SQUATTER_MOVES, WINDOW, is_in_play
from stip.games.observation import Part, starts

VERSION = 0
IS_OPEN = 1

AREA = SIDE * SIDE
KINDS = 8 + (SIDE // 2) ** 2  # of moves from a field
PASS_ACTION = AREA * KINDS
ACTIONS = PASS_ACTION + 1

OBSERVATION: tuple[Part, ...] = (
    Part(
        "pawns", (4, SIDE, SIDE), "the pawns of the own colour, and of the colours to the left, opposite, to the right"
    ),
    Part("last_move", (2, SIDE, SIDE), "where the last move began, and where it ended; nothing after a pass"),
    Part("is_own", (4,), "the colours that the seat plays"),
    Part("in_play", (4,), "the colours that are neither home nor resigned"),
    Part("moves_made", (4,), "moves of each colour, counted up to 30 (H-13)", SQUATTER_MOVES),
    Part("to_move", (4,), "the colour to move"),
    Part("players", (3,), "for 2, 3 or 4 players"),
    Part("options", (2,), "1 for may_leave_goal=no, and 1 for squatters=strict"),
    Part("progress", (1,), "plies in per cent of the most there can be (H-14)", 100),
)
PAWNS, LAST_MOVE, IS_OWN, IN_PLAY, MOVES_MADE, TO_MOVE, PLAYERS, OPTIONS, PROGRESS = starts(OBSERVATION)

SEEN = np.zeros((5, FIELDS), np.int32)  # a field as a colour sees it,
FIELD_AT = np.zeros((5, AREA), np.int32)  # and back
for _field in range(FIELDS):
    _column, _row = _field % WIDTH - BORDER, _field // WIDTH - BORDER
    _far, _up = SIDE - 1 - _column, SIDE - 1 - _row
    for _colour, (_x, _y) in enumerate(((_column, _row), (_up, _column), (_far, _up), (_row, _far)), 1):
        if 0 <= _x < SIDE and 0 <= _y < SIDE:
            SEEN[_colour, _field] = _y * SIDE + _x
            FIELD_AT[_colour, _y * SIDE + _x] = _field

STEPS = np.array([-SIDE - 1, -SIDE, -SIDE + 1, -1, 1, SIDE - 1, SIDE, SIDE + 1])  # by direction
DIRECTION_OF = np.full(2 * AREA, -1)  # the direction of a step, by AREA + target - start; of a jump -1
DIRECTION_OF[STEPS + AREA] = range(8)


def action_of(state: Any, move: int) -> int:
    if move == PASS:
        return PASS_ACTION
    seen = SEEN[int(state.colour)]
    start = int(seen[move // FIELDS])
    target = int(seen[move % FIELDS])
    direction = int(DIRECTION_OF[AREA + target - start])
    jump = 8 + (target >> 5) * (SIDE // 2) + (target >> 1 & 7)
    return start * KINDS + (jump if direction < 0 else direction)


def move_of(state: Any, action: int) -> int:
    if action == PASS_ACTION:
        return PASS
    fields = FIELD_AT[int(state.colour)]
    start = action // KINDS
    kind = action % KINDS
    if kind < 8:
        target = start + int(STEPS[kind])
    else:
        row = (kind - 8) // (SIDE // 2) * 2 + (start // SIDE & 1)
        target = row * SIDE + (kind - 8) % (SIDE // 2) * 2 + (start & 1)
    return int(fields[start]) * FIELDS + int(fields[target])


def observe(state: Any, seat: int, out: Any) -> None:
    players = int(state.players)
    colour = looking_colour(state, seat)
    seen = SEEN[colour]
    for other in range(1, 5):
        if SEAT_OF[players, other] == 0:
            continue
        place = (other - colour) & 3
        for pawn in range(int(state.pawn_count)):
            out[PAWNS + place * AREA + seen[int(state.pawns[other, pawn])]] = 1
        out[IS_OWN + place] = SEAT_OF[players, other] == seat
        out[IN_PLAY + place] = is_in_play(state, other)
        out[MOVES_MADE + place] = min(int(state.moves_made[other]), SQUATTER_MOVES)
    if int(state.ply):
        slot = (int(state.ply) - 1) % WINDOW
        start, target = int(state.trail_start[slot]), int(state.trail_end[slot])
        if start != target:
            out[LAST_MOVE + seen[start]] = 1
            out[LAST_MOVE + AREA + seen[target]] = 1
    if not int(state.over):
        out[TO_MOVE + ((int(state.colour) - colour) & 3)] = 1
    out[PLAYERS + players - 2] = 1
    out[OPTIONS] = int(state.may_leave_goal)
    out[OPTIONS + 1] = int(state.squatters)
    out[PROGRESS] = int(state.ply) * 100 // PLY_LIMITS[players]


def looking_colour(state: Any, seat: int) -> int:
    """The colour from whose side a seat looks: the one that it moves now, or its first that still plays, or its first.
    A spectator looks from the side of colour 1."""
    players = int(state.players)
    colour = int(state.colour)
    if seat == 0:
        return 1
    if not int(state.over) and SEAT_OF[players, colour] == seat:
        return colour
    for own in range(1, 5):
        if SEAT_OF[players, own] == seat and is_in_play(state, own):
            return own
    for own in range(1, 5):
        if SEAT_OF[players, own] == seat:
            return own
    return 1
