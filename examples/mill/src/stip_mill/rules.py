"""The rules of Mill: the record of a position and the functions over it (clauses M-1 to M-14).

Whoever closes a mill has the next move, too: the taking.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from stip.kernel.chance import forget_seed, imagine_seed
from stip.kernel.seats import RESIGNED, end, give_up
from stip.kernel.state import draw_first, state_type

from stip_mill.arrays import PLACE_VALUES
from stip_mill.board import EMPTY, FEWEST, MEN, NOWHERE, POINTS, QUIET_LIMIT, STEP, TAKE
from stip_mill.consistency import BOUNDS, is_consistent
from stip_mill.men import men_left
from stip_mill.moves import MAX_MOVES, can_move, is_in_mill, legal

__all__ = [
    "BOUNDS",
    "MAX_MOVES",
    "STATE",
    "apply",
    "deal",
    "hide",
    "imagine",
    "is_consistent",
    "legal",
    "resign",
    "score",
]

STATE = state_type(
    options=[("flying", "i1")],
    fields=[
        ("board", "i1", (POINTS,)),
        ("in_hand", "i1", (3,)),  # men still to be placed, by seat
        ("on_board", "i1", (3,)),
        ("taking", "i1"),  # 1 when the seat to move has closed a mill and takes a man
        ("last_start", "i1"),  # of the last move; NOWHERE for a man that was placed
        ("last_end", "i1"),
        ("last_taken", "i1"),  # the point of the man taken after it, or NOWHERE
        ("quiet", "i1"),  # moves since a man was placed or a mill closed,
        ("trail_start", "i1", (QUIET_LIMIT,)),  # and where each began
        ("trail_end", "i1", (QUIET_LIMIT,)),  # and ended
    ],
)


def deal(state: Any) -> None:
    """Hand out the men; players, options, seed and perhaps the first seat are set already."""
    draw_first(state)
    state.seat = state.first
    for seat in range(1, 3):
        state.in_hand[seat] = MEN
    state.last_start = NOWHERE
    state.last_end = NOWHERE
    state.last_taken = NOWHERE


def apply(state: Any, move: int) -> None:
    state.ply += 1
    if move >= TAKE:
        take_man(state, move - TAKE)
        pass_turn(state)
        return
    if move >= STEP:
        target = move_man(state, (move - STEP) // POINTS, (move - STEP) % POINTS)
    else:
        target = place_man(state, move)
    if is_in_mill(state.board, target):  # it was not there before, so the mill is a new one (M-9)
        state.taking = 1
        state.quiet = 0
    else:
        pass_turn(state)


def place_man(state: Any, point: int) -> int:
    seat = int(state.seat)
    state.in_hand[seat] -= 1
    state.on_board[seat] += 1
    state.board[point] = seat
    remember(state, NOWHERE, point)
    return point


def move_man(state: Any, start: int, target: int) -> int:
    state.board[start] = EMPTY
    state.board[target] = state.seat
    quiet = int(state.quiet)
    state.trail_start[quiet] = start
    state.trail_end[quiet] = target
    state.quiet = quiet + 1
    remember(state, start, target)
    return target


def take_man(state: Any, point: int) -> None:
    state.board[point] = EMPTY
    state.on_board[3 - int(state.seat)] -= 1
    state.taking = 0
    state.last_taken = point


def remember(state: Any, start: int, target: int) -> None:
    """Record the last move, which a scene shows."""
    state.last_start = start
    state.last_end = target
    state.last_taken = NOWHERE


def pass_turn(state: Any) -> None:
    """Let the other seat move, unless the game is over. A win goes before a draw (M-13)."""
    seat = int(state.seat)
    other = 3 - seat
    if men_left(state, other) < FEWEST:
        win(state, seat, 10)
    elif not can_move(state, other):
        win(state, seat, 11)
    else:
        state.seat = other
        if is_third_time(state):
            draw(state, 12)
        elif int(state.quiet) == QUIET_LIMIT:
            draw(state, 13)


def is_third_time(state: Any) -> bool:
    """Return whether this position was there twice already (M-12).

    Nothing before the last man placed or taken can be like it. So the moves since then are taken back one by one, as
    numbers: only the difference between the board then and now is kept, each board being one number in base 3.
    """
    mover = 3 - int(state.seat)
    quiet = int(state.quiet)
    difference = np.int64(0)
    times = 0
    for back in range(1, quiet + 1):
        start = int(state.trail_start[quiet - back])
        target = int(state.trail_end[quiet - back])
        difference += mover * (PLACE_VALUES[start] - PLACE_VALUES[target])
        mover = 3 - mover
        if difference == 0 and back % 2 == 0:  # an even number of moves ago the same seat was to move
            times += 1
    return times >= 2


def win(state: Any, seat: int, clause: int) -> None:
    state.places[seat] = 1
    state.places[3 - seat] = 2
    end(state, clause)


def draw(state: Any, clause: int) -> None:
    state.places[1] = 1
    state.places[2] = 1
    end(state, clause)


def resign(state: Any, seat: int) -> None:
    """Let the other seat win (G-6)."""
    give_up(state, seat)
    state.places[3 - seat] = 1
    end(state, RESIGNED)


def score(state: Any, seat: int) -> int:
    """Return the number of men that a seat has taken (M-14)."""
    return MEN - men_left(state, 3 - seat)


def hide(state: Any, seat: int) -> None:
    """Hide the seed; everything else is open in Mill."""
    forget_seed(state)


def imagine(state: Any, seat: int, rng: Any) -> None:
    imagine_seed(state, rng)
