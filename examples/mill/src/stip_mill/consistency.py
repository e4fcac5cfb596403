"""The views of Mill that are possible. A view may come from outside, and compiled code checks nothing.

`BOUNDS` has the values that each field may have; `is_consistent` says whether the fields fit together.
"""

from __future__ import annotations

from typing import Any

from stip.kernel.state import Bounds

from stip_mill.board import EMPTY, FEWEST, MEN, NOWHERE, POINTS, QUIET_LIMIT
from stip_mill.men import men_left
from stip_mill.moves import can_move

BOUNDS: Bounds = {
    "board": (EMPTY, 2),
    "in_hand": (0, MEN),
    "on_board": (0, MEN),
    "taking": (0, 1),
    "last_start": (0, NOWHERE),
    "last_end": (0, NOWHERE),
    "last_taken": (0, NOWHERE),
    "quiet": (0, QUIET_LIMIT),
    "trail_start": (0, POINTS - 1),
    "trail_end": (0, POINTS - 1),
}


def is_consistent(view: Any, seat: int) -> bool:
    """Return whether the counts are those of the board, the last move ended on a man, and the seat to move has a
    move."""
    return are_men_consistent(view) and is_last_move_consistent(view) and (bool(view.over) or is_turn_consistent(view))


def are_men_consistent(view: Any) -> bool:
    """Return whether no seat has more than nine men, and those on the board are counted (M-1)."""
    return all(
        int(view.on_board[one]) == int((view.board == one).sum()) and men_left(view, one) <= MEN for one in (1, 2)
    )


def is_last_move_consistent(view: Any) -> bool:
    """Return whether a man stands where the last move ended, unless nothing has been moved."""
    if int(view.last_start) == NOWHERE:
        return True
    return int(view.last_end) != NOWHERE and int(view.board[int(view.last_end)]) != EMPTY


def is_turn_consistent(view: Any) -> bool:
    """Return whether the game can go on: both have men enough, and there is something to take or a man to move (M-6,
    M-10, M-11, M-13)."""
    to_move = int(view.seat)
    if min(men_left(view, 1), men_left(view, 2)) < FEWEST or int(view.quiet) >= QUIET_LIMIT:
        return False
    return int(view.on_board[3 - to_move]) > 0 if int(view.taking) else can_move(view, to_move)
