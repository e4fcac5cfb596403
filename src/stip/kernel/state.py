"""The header that every game's record begins with, and the record types of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stip.kernel.buffer import ItemType, record
from stip.kernel.chance import draw_below
from stip.kernel.seats import RESIGNED, SEAT_SLOTS

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


def state_type(options: Fields, fields: Fields) -> ItemType:
    """Return the record type of a game: the header, one field for each option, and the game's own fields."""
    return record(HEADER + options + fields)


def draw_first(state: Any) -> None:
    """Set the first seat, unless the host has chosen one, by lot (G-1)."""
    if int(state.first) == 0:
        state.first = draw_below(state, int(state.players)) + 1
