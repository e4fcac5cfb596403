"""Positions as data: what the `positions.py` of a game has in common with those of all others.

The function with which a game draws positions for its tests also reads them from JSON, for lessons and pictures of the
rules: `position = position_reader(RULEBOOK, drawn)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from inspect import Parameter, signature
from typing import Any, get_type_hints

import msgspec

from stip.games.errors import BadPosition, SetupError
from stip.games.options import Value
from stip.games.rulebook import Rulebook
from stip.kernel.buffer import Array, Buffer
from stip.kernel.chance import FAST, start_fast

PositionReader = Callable[[Mapping[str, object]], Array]
MISTAKES = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)  # of a drawing that means nothing


def dealt(book: Rulebook, players: int, options: Mapping[str, object], first: int = 1) -> Array:
    """Return an array of one state of a game that has just been dealt, always with the same luck."""
    states = book.new_state(players, book.read_options(options, players)).array
    states["first"] = first
    states["chance"] = FAST
    start_fast(states[0].seed, 7, 7)
    book.deal(Buffer(states), 0)
    return states


def position_reader(book: Rulebook, draw: Callable[..., Array]) -> PositionReader:
    """Return a function that makes a position from plain data: the parameters of `draw` by their names, and `options`
    of the game. A text may be given as a list of lines."""

    @cache
    def kind() -> type[msgspec.Struct]:
        hints = get_type_hints(draw)
        parameters = [one for one in signature(draw).parameters.values() if one.kind != Parameter.VAR_KEYWORD]
        fields: list[Any] = [
            (one.name, hints[one.name]) if one.default is Parameter.empty else (one.name, hints[one.name], one.default)
            for one in parameters
        ]
        fields.append(("options", dict[str, Value], {}))
        return msgspec.defstruct("Given", fields, kw_only=True, forbid_unknown_fields=True)

    def position(given: Mapping[str, object]) -> Array:
        try:
            read = msgspec.convert({name: _joined(value) for name, value in given.items()}, kind())
            arguments = msgspec.structs.asdict(read)
            return draw(**arguments.pop("options"), **arguments)
        except SetupError:
            raise
        except MISTAKES as mistake:
            raise BadPosition(game=book.title, why=str(mistake) or type(mistake).__name__) from mistake

    return position


def read_position(book: Rulebook, given: Mapping[str, object]) -> Array:
    """Return the position that plain data describes, as the game's own `positions.py` reads it."""
    reader: PositionReader = import_module(f"{book.notation.__dict__['__package__']}.positions").position
    return reader(given)


def _joined(value: object) -> object:
    return (
        "\n".join(value) if isinstance(value, list) and value and all(isinstance(one, str) for one in value) else value
    )
