"""The fields of a position, for reading many of them. NumPy's records look each one up anew, which takes microseconds;
to draw a board or to write all moves of To the Point from plain fields takes a quarter of the time."""

from __future__ import annotations

from types import SimpleNamespace

from stip.games.rulebook import Move
from stip.play.position import Position, View


def fields_of(position: Position) -> SimpleNamespace:
    """The same names with the same values: enough for a game's words."""
    record = position.state
    return SimpleNamespace(**dict(zip(record.dtype.names, record.item(), strict=True)))


def move_by_touches(view: View, touches: list[str]) -> Move | None:
    """The legal move that these touches mean."""
    fields, words = fields_of(view), view.rulebook.words
    return next(
        (Move(code) for code in view.legal_moves.codes.tolist() if words.touches(fields, code) == touches), None
    )
