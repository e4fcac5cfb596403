"""The way of Tokken's last move over the board, found from where its pawn stands now."""

from __future__ import annotations

from stip.games.contract import Fields
from stip.games.scene import Trail
from stip.games.tokken.board import BACK, COLOURS, HOME, QUARTER, RESERVE, STAY
from stip.games.tokken.codes import ENTER, FOUR, GIVE, KEEP, OUT, PART, STEPS, SWAP, WALK_THEIRS
from stip.games.tokken.refusals import PIGMENTS
from stip.games.tokken.ring import spot


def trails_of(state: Fields, near: int) -> list[Trail]:
    """Seen from a seat; none if the last move did not move a pawn."""
    move, seat = state.last_move, state.last_seat
    rank, what = move >> 6, move & 63
    if move in (0, OUT, KEEP) or what == GIVE:
        return []
    if what >= PART:
        return _walk(state, near, seat, what - PART >> 3, what & 7)
    if what >= SWAP:
        own, theirs = (what - SWAP) // COLOURS, what % COLOURS
        return [_glide(state, near, own, (seat, own), (3 - seat, theirs))]
    if what >= WALK_THEIRS:
        return _walk(state, near, 3 - seat, what % COLOURS, STEPS[rank])
    if what >= ENTER:
        colour = what % COLOURS
        points = [spot(state.track, place, colour, seat != near) for place in (RESERVE, 0)]
        return [Trail(points=points, pigment=PIGMENTS[colour])]
    return _walk(state, near, seat, what, -BACK if rank == FOUR else STEPS[rank])


def _glide(state: Fields, near: int, colour: int, *pawns: tuple[int, int]) -> Trail:
    """Between the places of two pawns."""
    track = state.track
    points = [spot(track, state.pawns[owner][its], its, owner != near) for owner, its in pawns]
    return Trail(points=points, pigment=PIGMENTS[colour])


def _walk(state: Fields, near: int, owner: int, colour: int, steps: int) -> list[Trail]:
    """Field by field, and from a black dot straight to the next one (T-21)."""
    track, pigment, place = state.track, PIGMENTS[colour], state.pawns[owner][colour]
    is_on_dot = place < HOME and place % QUARTER == state.black_dot_offset
    end = track + colour if place == HOME else place
    if is_on_dot:
        end = (place - QUARTER) % track
        is_last = place + QUARTER >= track
        if is_last and state.dot_past_home == STAY:
            return []  # it may have come from the dot before, or have walked here
    way = range(end - steps, end + (1 if steps > 0 else -1), 1 if steps > 0 else -1)
    points = [
        spot(track, HOME, field - track, owner != near)
        if field >= track and place == HOME
        else spot(track, field % track, colour, owner != near)
        for field in way
    ]
    trails = [Trail(points=points, pigment=pigment, kind="walk")]
    if is_on_dot:
        ends = [spot(track, field, colour, owner != near) for field in (end, place)]
        trails.append(Trail(points=ends, pigment=pigment))
    return trails
