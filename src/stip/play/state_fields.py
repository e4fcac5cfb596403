"""The fields of a state as plain Python, and a cache of move notations."""

from __future__ import annotations

import struct
from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from stip.games.contract import Fields
from stip.kernel.buffer import Array

if TYPE_CHECKING:
    from stip.games.rulebook import Rulebook


def fields_of(states: Array) -> Fields:
    """Return an object that has the attributes of a state's record as plain Python: whole numbers, and lists of them or
    of lists. `states` is an array of one state, which must not change."""
    return _fields_type(states.dtype)(states)


class _StateFields:
    """All numbers are read in one go, and a list when it is asked for, because lookups in NumPy records are slow."""

    _names: ClassVar[list[str]]  # of the fields that are numbers
    _numbers: ClassVar[struct.Struct]  # which reads them and skips the lists

    def __init__(self, states: Array) -> None:
        self._states = states
        self.__dict__.update(zip(self._names, self._numbers.unpack(states.tobytes()), strict=True))


class _ListField:
    """Puts a list into the `__dict__` of its object, where it is found from then on. With `__getattr__` each list would
    cost an AttributeError."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, fields: _StateFields, _: object) -> object:
        value = fields.__dict__[self._name] = fields._states[self._name].tolist()[0]
        return value


@cache
def _fields_type(record: np.dtype[Any]) -> type[_StateFields]:
    fields = [(name, record[name]) for name in record.names or ()]
    formats = [f"{field.itemsize}x" if field.shape else field.char for _, field in fields]
    attributes: dict[str, object] = {name: _ListField(name) for name, field in fields if field.shape}
    attributes["_names"] = [name for name, field in fields if not field.shape]
    attributes["_numbers"] = struct.Struct("=" + "".join(formats))
    return type("StateFields", (_StateFields,), attributes)


class NotationCache(dict[int, str]):
    """Maps move codes to notation, and `codes` maps back. A move is written the same way in all games with the same
    players and options, so each is written once, on an empty state."""

    def __init__(self, book: Rulebook, setup: tuple[int, ...]) -> None:
        super().__init__()
        states = np.zeros(1, book.rules.STATE)
        for name, value in zip(book.setup_fields, setup, strict=True):
            states[name] = value
        self.codes: dict[str, int] = {}
        self._write = partial(book.notation.write, fields_of(states))

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
