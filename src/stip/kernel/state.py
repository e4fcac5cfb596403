"""What every game's position has in common: the header of its record, and who has which place.

Seats count from 1; whatever is kept for each seat has an unused entry 0. A seat with a place is out of the game:
it has finished or resigned (`places`), and the game is over when fewer than two sides play on.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.kernel.chance import draw_below

SEAT_SLOTS = 5  # entries for seats 1 to 4
RESIGNED = -6  # the reason G-6; the others are the number of a clause of the game's own page

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


def state_type(options: Fields, fields: Fields) -> np.dtype[np.record]:
    """The record of a game: the header, a field for each option, and the game's own."""
    fields = HEADER + options + fields
    assert not [name for name, *_ in fields if hasattr(np.record, name)], "NumPy's records have that attribute already"
    record: np.dtype[np.record] = np.dtype((np.record, fields))  # type: ignore[assignment]
    return record


def draw_first(state: Any) -> None:
    """G-1: the seat the host chose, else one drawn by lot."""
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
    """G-2: the next seat clockwise that is still in the game."""
    for _ in range(4):
        seat = seat % int(state.players) + 1
        if is_playing(state, seat):
            break
    return seat


def give_up(state: Any, seat: int) -> None:
    """G-6: a seat that resigns comes last, the first to resign lowest."""
    earlier = 0
    for other in range(1, int(state.players) + 1):
        earlier += int(state.resigned[other]) > 0
    state.resigned[seat] = earlier + 1
    state.places[seat] = int(state.players) - earlier


def end(state: Any, reason: int) -> None:
    state.over = 1
    state.reason = reason
