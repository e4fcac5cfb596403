"""Mill for programs that learn: moves as actions of a fixed space, and positions as arrays of small numbers.

An action is the code of a move (see board.py). A seat sees its own men first.
"""

from __future__ import annotations

from typing import Any

from stip.games.observation import Part, starts

from stip_mill.board import EMPTY, MEN, NOWHERE, POINTS, QUIET_LIMIT, TAKE

VERSION = 0
IS_OPEN = 1
ACTIONS = TAKE + POINTS

OBSERVATION: tuple[Part, ...] = (
    Part("men", (2, POINTS), "the own men and theirs, on the points of the board"),
    Part("in_hand", (2,), "men still to be placed", MEN),
    Part("to_move", (2,), "whether it is the own turn, or theirs"),
    Part("taking", (1,), "1 when a man is to be taken"),
    Part("last_move", (2, POINTS), "where the last man came from, and where it went"),
    Part("quiet", (1,), "moves since a man was placed or a mill closed", QUIET_LIMIT),
    Part("flying", (1,), "1 for flying=no"),
)
OWN_MEN, IN_HAND, TO_MOVE, TAKING, LAST_MOVE, QUIET, FLYING = starts(OBSERVATION)


def action_of(state: Any, move: int) -> int:
    return move


def move_of(state: Any, action: int) -> int:
    return action


def observe(state: Any, seat: int, out: Any) -> None:
    me = max(seat, 1)  # a spectator looks as seat 1 does
    for point in range(POINTS):
        man = int(state.board[point])
        if man != EMPTY:
            out[OWN_MEN + int(man != me) * POINTS + point] = 1
    out[IN_HAND] = int(state.in_hand[me])
    out[IN_HAND + 1] = int(state.in_hand[3 - me])
    if int(state.over) == 0:
        out[TO_MOVE + int(int(state.seat) != me)] = 1
    out[TAKING] = int(state.taking)
    if int(state.last_start) != NOWHERE:
        out[LAST_MOVE + int(state.last_start)] = 1
    if int(state.last_end) != NOWHERE:
        out[LAST_MOVE + POINTS + int(state.last_end)] = 1
    out[QUIET] = int(state.quiet)
    out[FLYING] = int(state.flying)
