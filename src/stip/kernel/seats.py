"""The bookkeeping of places: which seats are still playing, and who has finished or resigned.

Seats count from 1, so every field that has a value for each seat has an unused entry 0. A seat with a place is out of
the game, because it has finished or resigned; the game is over when fewer than two sides are still playing.
"""

from __future__ import annotations

from typing import Any

MAX_SEATS = 4
SEAT_SLOTS = MAX_SEATS + 1  # the seats, and the unused entry 0
RESIGNED = -6  # the reason of a game ended by resignation (G-6); other reasons are numbers of the game's own clauses


def is_playing(state: Any, seat: int) -> bool:
    return int(state.places[seat]) == 0


def count_playing(state: Any) -> int:
    count = 0
    for seat in range(1, int(state.players) + 1):
        count += is_playing(state, seat)
    return count


def next_playing(state: Any, seat: int) -> int:
    """Return the next seat clockwise that is still playing (G-2)."""
    for _ in range(MAX_SEATS):
        seat = seat % int(state.players) + 1
        if is_playing(state, seat):
            break
    return seat


def give_up(state: Any, seat: int) -> None:
    """Give a resigning seat the last place that is left: the first to resign is last (G-6)."""
    earlier = 0
    for other in range(1, int(state.players) + 1):
        earlier += int(state.resigned[other]) > 0
    state.resigned[seat] = earlier + 1
    state.places[seat] = int(state.players) - earlier


def end(state: Any, reason: int) -> None:
    state.over = 1
    state.reason = reason
