"""The header that every game's record begins with, and the bookkeeping of places.

Seats count from 1, so every field that has a value for each seat has an unused entry 0. A seat with a place is out of
the game, because it has finished or resigned; the game is over when fewer than two sides are still playing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from stip.kernel.chance import draw_below

MAX_SEATS = 4
SEAT_SLOTS = MAX_SEATS + 1  # the seats, and the unused entry 0
RESIGNED = -6  # the reason of a game ended by resignation (G-6); other reasons are numbers of the game's own clauses

HEADER: list[tuple[Any, ...]] = [
    ("seed", "u4", (8,)),  # of ChaCha20 as little-endian words; nothing in a view
    ("drawn", "u4"),  # words read from the key stream
    ("ply", "i2"),
    ("chance", "i1"),  # where random numbers come from: chance.py
    ("players", "i1"),
    ("first", "i1"),  # the seat that starts; 0 before the deal: by lot (G-1)
    ("seat", "i1"),  # the seat that decides
    ("over", "i1"),
    ("reason", "i1"),  # the clause that ended the game
    ("places", "i1", (SEAT_SLOTS,)),  # 1 for the winner; 0 while still playing
    ("resigned", "i1", (SEAT_SLOTS,)),  # 1 for the first to resign, 2 for the next
]

Fields = list[tuple[Any, ...]]
Bounds = Mapping[str, tuple[int, int]]  # the least and the greatest possible value of each field, or of its items

HEADER_BOUNDS: Bounds = {
    "ply": (0, 32_000),
    "chance": (0, 2),
    "players": (2, SEAT_SLOTS - 1),
    "first": (1, SEAT_SLOTS - 1),
    "seat": (1, SEAT_SLOTS - 1),
    "over": (0, 1),
    "reason": (RESIGNED, 99),
    "places": (0, SEAT_SLOTS - 1),
    "resigned": (0, SEAT_SLOTS - 1),
}


def state_type(options: Fields, fields: Fields) -> np.dtype[np.record]:
    """Return the record type of a game: the header, one field for each option, and the game's own fields."""
    fields = HEADER + options + fields
    assert not [name for name, *_ in fields if hasattr(np.record, name)], "NumPy's records have that attribute already"
    record: np.dtype[np.record] = np.dtype((np.record, fields))  # type: ignore[assignment]
    return record


def draw_first(state: Any) -> None:
    """Set the first seat, unless the host has chosen one, by lot (G-1)."""
    if int(state.first) == 0:
        state.first = draw_below(state, int(state.players)) + 1


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
