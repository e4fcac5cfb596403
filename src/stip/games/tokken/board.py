"""The board of Tokken: where the pawns stand and where a walk ends (clauses T-1 to T-4 and T-13 to T-26).

A pawn's place is the number of fields from its own home base, 0 on the base itself; HOME on its spot of the home row;
or RESERVE. The bases lie opposite each other: what is a place for one seat is half a track further for the other.
Colours are 0 to 3, from the entrance of the home row inward. Functions that ask where a pawn would end return a place,
or minus the number of the clause that forbids it.

Notation and refusals call some of these functions with lists in place of arrays, so those functions take a seat's row
first and then the pawn.

A *line-up* is the places of a seat's four pawns in one number, a byte for each: so the parts of a seven can be tried
without touching the board.
"""

from __future__ import annotations

from typing import Any

QUARTER = 18
COLOURS = 4
ALL = 15  # a bit for each colour
HOME, RESERVE = 126, 127  # places that are not on the ring

FAR_END, FREE = 0, 1  # home_order
PASS, STAY = 0, 1  # dot_past_home

BACK = 4  # T-25
PUSH = 5  # T-26


def lineup_of(state: Any, seat: int) -> int:
    pawns = state.pawns[seat]
    return int(pawns[0]) | int(pawns[1]) << 8 | int(pawns[2]) << 16 | int(pawns[3]) << 24  # every place is positive


def place_in(lineup: int, colour: int) -> int:
    return lineup >> 8 * colour & 255


def is_closed(state: Any, seat: int) -> bool:
    """T-16: whether a pawn on its own home base closes it."""
    pawns = state.pawns[seat]
    return bool(pawns[0] == 0 or pawns[1] == 0 or pawns[2] == 0 or pawns[3] == 0)


def field_of(state: Any, seat: int, place: int) -> int:
    """The number of a field, counted from seat 1's base (T-1); and back: it is its own inverse."""
    return place if seat == 1 else across(state, place)


def across(state: Any, place: int) -> int:
    """The same field, counted from the other base."""
    half = int(state.track) >> 1
    return place + half if place < half else place - half


def end_of_walk(state: Any, lineup: int, colour: int, steps: int, other_is_closed: bool) -> int:
    """Return where a pawn ends that walks forwards by its owner's own card."""
    place = place_in(lineup, colour)
    if place >= HOME:
        return -20 if place == HOME else -4
    track = int(state.track)
    end = place + steps
    if other_is_closed and place < track >> 1 <= end:
        return -16
    if end < track:
        return after_dot(state, end)
    return end_in_row(state, lineup, colour, end - track)


def end_in_row(state: Any, lineup: int, colour: int, spot: int) -> int:
    """Return where a pawn ends in the home row (T-17 to T-19)."""
    if spot >= COLOURS:
        return -17
    if spot != colour:
        return -18
    for other in range(COLOURS):
        is_taken = place_in(lineup, other) == HOME
        if other < colour and is_taken:
            return -18
        if other > colour and not is_taken and int(state.home_order) == FAR_END:
            return -19
    return HOME


def after_dot(state: Any, place: int) -> int:
    """T-21: from a black dot a pawn moves on to the next."""
    if place % QUARTER != int(state.black_dot_offset):
        return place
    track = int(state.track)
    if place + QUARTER < track:
        return place + QUARTER
    return place + QUARTER - track if int(state.dot_past_home) == PASS else place


def end_of_retreat(state: Any, seat: int, colour: int) -> int:
    """T-25: four backwards."""
    place = int(state.pawns[seat][colour])
    if place >= HOME:
        return -20 if place == HOME else -4
    half = int(state.track) >> 1
    if half < place <= half + BACK and is_closed(state, 3 - seat):
        return -16
    if place == BACK and is_closed(state, seat):
        return -16
    if 0 < place < BACK:
        return -25
    return after_dot(state, place - BACK if place else 2 * half - BACK)


def end_of_push(state: Any, owner: int, colour: int) -> int:
    """T-26: five forwards by the opponent's card, past the own base and never into the home row."""
    place = int(state.pawns[owner][colour])
    if place >= HOME:
        return -20 if place == HOME else -4
    if place == 0:
        return -26
    half = int(state.track) >> 1
    end = place + PUSH
    if place < half <= end and is_closed(state, 3 - owner):
        return -16
    if end >= 2 * half:
        if is_closed(state, owner):
            return -16
        end -= 2 * half
    return after_dot(state, end)


def can_be_swapped(state: Any, owner: int, colour: int) -> bool:
    """T-24: with an opponent's jack."""
    return 0 < int(state.pawns[owner, colour]) < HOME


def put(state: Any, seat: int, colour: int, place: int) -> None:
    """The pawn stands there now; who stood there goes back to the reserve (T-15)."""
    if place < HOME:
        hit_between(state, seat, place, place)
    state.pawns[seat, colour] = place


def hit_between(state: Any, seat: int, first: int, last: int) -> None:
    """Hits the pawns on the ring from one place to another, as the seat counts them."""
    for colour in range(COLOURS):
        own = int(state.pawns[seat, colour])
        if first <= own <= last:
            state.pawns[seat, colour] = RESERVE
        theirs = int(state.pawns[3 - seat, colour])
        if theirs < HOME and first <= across(state, theirs) <= last:
            state.pawns[3 - seat, colour] = RESERVE


def swap(state: Any, seat: int, colour: int, theirs: int) -> None:
    place = int(state.pawns[seat, colour])
    state.pawns[seat, colour] = across(state, int(state.pawns[3 - seat, theirs]))
    state.pawns[3 - seat, theirs] = across(state, place)


def after_part(lineup: int, colour: int, place: int) -> int:
    """The line-up when one of its pawns ends there, and hits an own pawn on that field."""
    if place < HOME:
        for other in range(COLOURS):
            if place_in(lineup, other) == place:
                lineup |= RESERVE << 8 * other
    return lineup & ~(255 << 8 * colour) | place << 8 * colour


def with_idle(lineup: int, moved: int) -> int:
    """The pawns that have moved in a seven, a bit for each, and those that cannot for want of a field."""
    for colour in range(COLOURS):
        if place_in(lineup, colour) >= HOME:
            moved |= 1 << colour
    return moved


def can_complete(state: Any, lineup: int, other_is_closed: bool, left: int, moved: int) -> bool:
    """T-27: whether pawns that have not moved yet can walk the steps that are left, in at most three parts."""
    if moved == ALL:
        return False
    if can_finish(state, lineup, other_is_closed, left, moved):
        return True
    for one in range(COLOURS):
        if moved >> one & 1:
            continue
        for steps in range(1, left):
            end = end_of_walk(state, lineup, one, steps, other_is_closed)
            if end < 0:
                continue
            then = after_part(lineup, one, end)
            if can_complete_in_two(state, then, other_is_closed, left - steps, moved | 1 << one):
                return True
    return False


def can_complete_in_two(state: Any, lineup: int, other_is_closed: bool, left: int, moved: int) -> bool:
    if can_finish(state, lineup, other_is_closed, left, moved):
        return True
    for one in range(COLOURS):
        if moved >> one & 1:
            continue
        for steps in range(1, left):
            end = end_of_walk(state, lineup, one, steps, other_is_closed)
            if end < 0:
                continue
            then = after_part(lineup, one, end)
            if can_finish(state, then, other_is_closed, left - steps, moved | 1 << one):
                return True
    return False


def can_finish(state: Any, lineup: int, other_is_closed: bool, left: int, moved: int) -> bool:
    """Return whether one pawn can walk all of it."""
    for colour in range(COLOURS):
        if not moved >> colour & 1 and end_of_walk(state, lineup, colour, left, other_is_closed) >= 0:
            return True
    return False


def count_home(state: Any, seat: int) -> int:
    count = 0
    for colour in range(COLOURS):
        count += int(state.pawns[seat, colour]) == HOME
    return count


def is_stuck(state: Any, seat: int) -> bool:
    """T-19: whether a spot of the home row is taken while a deeper one is free."""
    is_taken = False
    for colour in range(COLOURS):
        if int(state.pawns[seat, colour]) == HOME:
            is_taken = True
        elif is_taken:
            return True
    return False
