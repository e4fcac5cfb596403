"""The views of Halma that are possible. A view may come from outside, and compiled code checks nothing.

`BOUNDS` has the values that each field may have; `is_consistent` says whether the fields fit together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.halma.arrays import COURT_OF, OPPOSITE, SEAT_OF
from stip.games.halma.board import BORDER, EDGE, EMPTY, FIELDS, PAWNS, SIDE, WIDTH
from stip.kernel.state import Bounds

INNER = slice(BORDER, BORDER + SIDE)

BOUNDS: Bounds = {
    "colour": (1, 4),
    "pawn_count": (13, PAWNS),
    "board": (EMPTY, EDGE),
    "pawns": (0, FIELDS - 1),
    "at_goal": (0, PAWNS),
    "filled": (0, PAWNS),
    "finished": (0, 1),
    "moves_made": (0, 32_000),
    "trail_start": (0, FIELDS - 1),
    "trail_end": (0, FIELDS - 1),
    "trail_colour": (0, 4),
}


def is_consistent(view: Any, seat: int) -> bool:
    """Return whether the board, the pawns and their counts agree, and the seat to move can move."""
    return is_board_consistent(view) and are_turns_consistent(view)


def is_board_consistent(view: Any) -> bool:
    """Return whether the board shows exactly the pawns of the colours in play, and the counts in courts are right."""
    players = int(view.players)
    count = PAWNS if players == 2 else 13  # H-3
    colours = np.flatnonzero(SEAT_OF[players])
    pawns = view.pawns[colours, :count]
    square = np.full((WIDTH, WIDTH), EDGE)
    square[INNER, INNER] = EMPTY
    board = square.ravel()
    is_on_board = (board[pawns] == EMPTY).all()
    board[pawns] = colours[:, None]
    at_goal, filled = np.zeros(5), np.zeros(5)
    courts = COURT_OF[players, pawns]
    at_goal[colours] = (courts == OPPOSITE[colours, None]).sum(axis=1)
    filled[1:] = [(courts == colour).sum() for colour in range(1, 5)]
    return bool(
        view.pawn_count == count
        and is_on_board
        and (board == view.board).all()
        and np.count_nonzero(board % EDGE) == pawns.size  # no two on a field
        and (at_goal == view.at_goal).all()
        and (filled == view.filled).all()
    )


def are_turns_consistent(view: Any) -> bool:
    """Return whether colours without a player count as finished, every seat still playing has a colour that is not
    finished, and the colour to move is one of the seat to move (H-12, H-15)."""
    seats = SEAT_OF[int(view.players)]
    in_play = {int(seats[colour]) for colour in range(1, 5) if seats[colour] and not view.finished[colour]}
    playing = {seat for seat in range(1, int(view.players) + 1) if view.places[seat] == 0}
    mover = int(view.colour)
    return bool(
        (view.finished[1:] >= (seats[1:] == 0)).all()
        and playing <= in_play
        and (view.over or (seats[mover] == view.seat and not view.finished[mover]))
    )
