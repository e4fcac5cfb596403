"""The fields of a state as plain Python, and a cache of move notations."""

from __future__ import annotations

import struct
from functools import cache, partial
from typing import TYPE_CHECKING, ClassVar

from stip.games.contract import Fields
from stip.kernel.buffer import Buffer, ItemType, layout_of
from stip.kernel.layout import FORMATS, Field

if TYPE_CHECKING:
    from stip.games.rulebook import Rulebook


def fields_of(states: Buffer) -> Fields:
    """Return an object that has the attributes of a state's record as plain Python: whole numbers, and lists of them or
    of lists. `states` is a buffer of one state, which must not change."""
    return _fields_type(states.item_type)(states.to_bytes())


class _StateFields:
    """All numbers are read in one go, and a list when it is asked for, because lookups in records are slow."""

    _names: ClassVar[list[str]]  # of the fields that are numbers
    _numbers: ClassVar[struct.Struct]  # which reads them and skips the lists

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.__dict__.update(zip(self._names, self._numbers.unpack(content), strict=True))


class _ListField:
    """Puts a list into the `__dict__` of its object, where it is found from then on. With `__getattr__` each list would
    cost an AttributeError."""

    def __init__(self, field: Field, offset: int) -> None:
        self._name, self._numbers, self._offset = field.name, field.numbers, offset
        self._inner_lengths = field.shape[:0:-1]  # of the lists in it, the innermost first

    def __get__(self, fields: _StateFields, _: object) -> object:
        value: list[object] = list(self._numbers.unpack_from(fields._content, self._offset))
        for length in self._inner_lengths:
            value = [value[start : start + length] for start in range(0, len(value), length)]
        fields.__dict__[self._name] = value
        return value


@cache
def _fields_type(record: ItemType) -> type[_StateFields]:
    attributes: dict[str, object] = {}
    names, formats, offset = [], "=", 0
    for field in layout_of(record):
        if field.shape:
            attributes[field.name] = _ListField(field, offset)
            formats += f"{field.numbers.size}x"
        else:
            names.append(field.name)
            formats += FORMATS[field.code]
        offset += field.numbers.size
    return type("StateFields", (_StateFields,), {**attributes, "_names": names, "_numbers": struct.Struct(formats)})


class NotationCache(dict[int, str]):
    """Maps move codes to notation, and `codes` maps back. A move is written the same way in all games with the same
    players and options, so each is written once, on an empty state."""

    def __init__(self, book: Rulebook, setup: tuple[int, ...]) -> None:
        super().__init__()
        states = Buffer.zeros(1, book.rules.STATE)
        for name, value in zip(book.setup_fields, setup, strict=True):
            setattr(states[0], name, value)
        self.codes: dict[str, int] = {}
        self._write = partial(book.notation.write, fields_of(states))

    def __missing__(self, code: int) -> str:
        text = self[code] = self._write(code)
        self.codes[text] = code
        return text


def notation_cache_for(book: Rulebook, fields: Fields) -> NotationCache:
    setup = tuple([getattr(fields, name) for name in book.setup_fields])
    if (book.name, setup) not in _notations:
        _notations[book.name, setup] = NotationCache(book, setup)
    return _notations[book.name, setup]


_notations: dict[tuple[str, tuple[int, ...]], NotationCache] = {}  # there are few, because options have few values
