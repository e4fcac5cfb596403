"""Validates states that come as bytes from outside, before compiled code, which checks nothing, may see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stip.games.contract import Fields, State
from stip.games.options import whole_number
from stip.games.rulebook import Rulebook
from stip.kernel.buffer import Buffer, size_of
from stip.kernel.state import HEADER_BOUNDS
from stip.play.errors import BadSeat, BadView
from stip.play.state_fields import fields_of


def read_state(book: Rulebook, content: bytes) -> Buffer:
    """Return a buffer with the state that these bytes are; raise BadView unless every field is within its bounds."""
    size = size_of(book.rules.STATE)
    if len(content) != size:
        raise BadView(game=book.name, problem="view-length", bytes=str(len(content)), wanted=str(size))
    states = Buffer.of_bytes(content, book.rules.STATE)
    if field := _field_out_of_bounds(book, fields_of(states)):
        raise BadView(game=book.name, problem="view-field", field=field)
    return states


def read_seat(book: Rulebook, state: State, seat: object) -> int:
    """Return the seat of a view as a number, 0 for a spectator; raise BadSeat if the game has no such seat."""
    number = whole_number(seat)
    if number is None or number not in range(int(state.players) + 1):
        raise BadSeat(game=book.name, seat=str(seat), last=int(state.players))
    return number


def check_view(book: Rulebook, view: State, seat: int) -> None:
    """Raise BadView if the fields of a view contradict each other, although each is within its bounds."""
    if not (_is_header_consistent(view) and book.rules.is_consistent(view, seat)):
        raise BadView(game=book.name, problem="view-inconsistent")


def _field_out_of_bounds(book: Rulebook, fields: Fields) -> str:
    """Return the name of the first field or option with an impossible value, or an empty text if there is none."""
    for name, (least, most) in {**HEADER_BOUNDS, **book.rules.BOUNDS}.items():
        if not all(least <= number <= most for number in _numbers_in(getattr(fields, name))):
            return name
    players = fields.players
    if players not in book.players:
        return "players"
    for option in book.options:
        code = getattr(fields, option.name)
        is_default = code == option.code(option.default)
        if code not in option.codes or not (is_default or option.only_for in (None, players)):
            return option.name
    return ""


def _numbers_in(value: Any) -> Iterator[int]:
    """Yield a number, or all numbers in a list of them or of lists."""
    if isinstance(value, list):
        for one in value:
            yield from _numbers_in(one)
    else:
        yield value


def _is_header_consistent(view: State) -> bool:
    """Return whether all seats exist and, unless the game is over, two or more play and one of them is to move."""
    players, places, resigned = int(view.players), list(view.places), list(view.resigned)
    used = slice(1, players + 1)
    return bool(
        max(view.seat, view.first) <= players
        and not (places[0] or any(places[players + 1 :]) or resigned[0] or any(resigned[players + 1 :]))
        and (view.over or (places[int(view.seat)] == 0 and places[used].count(0) >= 2))
    )
