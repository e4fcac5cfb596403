"""How many men a seat has left, and whether they fly. Compiled for the rules, and used as they are by all others."""

from __future__ import annotations

from typing import Any

from stip_mill.board import FEWEST, YES


def men_left(state: Any, seat: int) -> int:
    """Return the number of men on the board and in hand."""
    return int(state.on_board[seat]) + int(state.in_hand[seat])


def may_fly(state: Any, seat: int) -> bool:
    """Return whether a seat has three men left and none of them in hand (M-5)."""
    return int(state.flying) == YES and int(state.in_hand[seat]) == 0 and int(state.on_board[seat]) == FEWEST
