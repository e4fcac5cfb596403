"""A dealt state, from which the `positions.py` of a game makes the positions of its tests."""

from __future__ import annotations

from collections.abc import Mapping

from stip.games.rulebook import Rulebook
from stip.kernel.buffer import Array, Buffer
from stip.kernel.chance import FAST, start_fast


def dealt(book: Rulebook, players: int, options: Mapping[str, object], first: int = 1) -> Array:
    """Return an array of one state of a game that has just been dealt, always with the same luck."""
    states = book.new_state(players, book.read_options(options, players))
    states["first"] = first
    states["chance"] = FAST
    start_fast(states[0].seed, 7, 7)
    book.deal(Buffer(states), 0)
    return states
