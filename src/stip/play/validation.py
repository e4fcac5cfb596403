"""Validates states that come as bytes from outside, before compiled code, which checks nothing, may see them."""

from __future__ import annotations

import numpy as np

from stip.games.contract import State
from stip.games.options import whole_number
from stip.games.rulebook import Rulebook
from stip.kernel.buffer import Array, Buffer
from stip.kernel.state import HEADER_BOUNDS
from stip.play.errors import BadSeat, BadView


def read_state(book: Rulebook, content: bytes) -> Buffer:
    """Return a buffer with the state that these bytes are; raise BadView unless every field is within its bounds."""
    record = book.rules.STATE
    if len(content) != record.itemsize:
        raise BadView(game=book.name, problem="view-length", bytes=str(len(content)), wanted=str(record.itemsize))
    states = np.frombuffer(bytearray(content), record)
    if field := _field_out_of_bounds(book, states):
        raise BadView(game=book.name, problem="view-field", field=field)
    return Buffer(states)


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


def _field_out_of_bounds(book: Rulebook, states: Array) -> str:
    """Return the name of the first field or option with an impossible value, or an empty text if there is none."""
    for name, (least, most) in {**HEADER_BOUNDS, **book.rules.BOUNDS}.items():
        if states[name].min() < least or states[name].max() > most:
            return name
    players = int(states["players"][0])
    if players not in book.players:
        return "players"
    for option in book.options:
        code = int(states[option.name][0])
        is_default = code == option.code(option.default)
        if code not in option.codes or not (is_default or option.only_for in (None, players)):
            return option.name
    return ""


def _is_header_consistent(view: State) -> bool:
    """Return whether all seats exist and, unless the game is over, two or more play and one of them is to move."""
    players = int(view.players)
    used = slice(1, players + 1)
    return bool(
        max(view.seat, view.first) <= players
        and np.count_nonzero(view.places) == np.count_nonzero(view.places[used])
        and np.count_nonzero(view.resigned) == np.count_nonzero(view.resigned[used])
        and (view.over or (view.places[int(view.seat)] == 0 and np.count_nonzero(view.places[used] == 0) >= 2))
    )
