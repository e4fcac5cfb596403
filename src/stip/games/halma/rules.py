"""The rules of Halma: the record of a position and the functions over it (clauses H-1 to H-15)."""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.halma.arrays import COURT_FIELDS, COURT_OF, OPPOSITE, SEAT_OF
from stip.games.halma.board import BORDER, EDGE, EMPTY, FIELDS, PASS, PAWNS, SIDE, WIDTH
from stip.games.halma.consistency import BOUNDS, is_consistent
from stip.games.halma.moves import MAX_MOVES, legal
from stip.kernel.chance import forget_seed, imagine_seed
from stip.kernel.seats import RESIGNED, count_playing, end, give_up, is_playing
from stip.kernel.state import draw_first, state_type

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

WINDOW = 48  # plies within which a position may not come a third time (H-14)
PLY_LIMITS = np.array([0, 0, 1000, 2000, 2000])
SQUATTER_MOVES = 30  # H-13

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


def deal(state: Any) -> None:
    """Set up the board; players, options, seed and perhaps the first seat are set already."""
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
    return 13 if in_own_court(state, colour) == 0 and is_among_squatters(state, colour) else 0


def is_among_squatters(state: Any, colour: int) -> bool:
    """Return whether only pawns that do not count keep the colour from having the whole opposite court (H-13)."""
    if int(state.squatters) == STRICT or int(state.at_goal[colour]) == 0:
        return False
    players = int(state.players)
    for i in range(int(state.pawn_count)):
        other = int(state.board[COURT_FIELDS[players, OPPOSITE[colour], i]])
        if other != colour and not is_squatter(state, other, colour):
            return False
    return True


def amended(before: Any, move: int, after: Any) -> str:
    """In version 1 a colour was home by H-13 even with pawns left in its own court."""
    for colour in range(1, 5):
        is_full = int(after.filled[OPPOSITE[colour]]) == int(after.pawn_count)
        if is_full and is_in_play(after, colour) and is_among_squatters(after, colour):
            return "H-13"
    return ""


def is_squatter(state: Any, other: int, colour: int) -> bool:
    """Return whether a pawn of the other colour, in the court that this colour walks to, does not count (H-13)."""
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
    """Return whether this position has occurred twice already within the last 48 plies (H-14).

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
    """Return whether a pawn has recently left the field where the last move ended: otherwise no position can recur."""
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
    """Return the pawns in the opposite court or courts."""
    total = 0
    for colour in range(1, 5):
        if SEAT_OF[int(state.players), colour] == seat:
            total += int(state.at_goal[colour])
    return total


def hide(state: Any, seat: int) -> None:
    """Hide the seed; everything else is open in Halma."""
    forget_seed(state)


def imagine(state: Any, seat: int, rng: Any) -> None:
    imagine_seed(state, rng)
