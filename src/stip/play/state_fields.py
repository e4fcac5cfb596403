"""The fields of a state as plain Python, and a cache of move notations."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from stip.kernel.buffer import Array
from stip.kernel.seats import SEAT_SLOTS
from stip.kernel.state import HEADER_NUMBERS

if TYPE_CHECKING:
    from stip.games.rulebook import Rulebook


class StateFields:
    """Has the attributes of a state's record as plain Python: whole numbers, and lists of them or of lists. The
    header is read in one go and the rest when it is asked for, because lookups in NumPy records take microseconds."""

    def __init__(self, states: Array) -> None:
        self._states = states  # an array of one state
        self.ply, self.chance, self.players, self.first, self.seat, self.over, self.reason, *by_seat = (
            HEADER_NUMBERS.unpack_from(states.tobytes())
        )
        self.places, self.resigned = by_seat[:SEAT_SLOTS], by_seat[SEAT_SLOTS:]

    def __getattr__(self, name: str) -> Any:
        try:
            field = self._states[name]
        except ValueError:
            raise AttributeError(name) from None
        value = self.__dict__[name] = field.tolist()[0]
        return value


class NotationCache(dict[int, str]):
    """Maps move codes to notation, and `codes` maps back. A move is written the same way in all games with the same
    players and options, so each is written once, on an empty state."""

    def __init__(self, book: Rulebook, setup: tuple[int, ...]) -> None:
        super().__init__()
        states = np.zeros(1, book.rules.STATE)
        for name, value in zip(book.setup_fields, setup, strict=True):
            states[name] = value
        self.codes: dict[str, int] = {}
        self._write = partial(book.notation.write, StateFields(states))

    def __missing__(self, code: int) -> str:
        text = self[code] = self._write(code)
        self.codes[text] = code
        return text


def notation_cache_for(book: Rulebook, states: Array) -> NotationCache:
    setup = tuple([states[name].item() for name in book.setup_fields])
    if (book.name, setup) not in _notations:
        _notations[book.name, setup] = NotationCache(book, setup)
    return _notations[book.name, setup]


_notations: dict[tuple[str, tuple[int, ...]], NotationCache] = {}  # there are few, because options have few values
