"""Positions of Tokken, as `stip.games.tokken.positions` describes them, and what may be played in them."""

from __future__ import annotations

from kit.positions import positions_by
from stip.games import rulebook_of
from stip.games.tokken import positions
from stip.play.position import Position

BOOK = rulebook_of("tokken")

table = positions_by(BOOK, positions.table)


def pawns(position: Position, seat: int) -> str:
    return positions.pawns_of(position.fields, seat)


def hand(position: Position, seat: int) -> str:
    return positions.hand_of(position.fields, seat)


def moves(position: Position) -> str:
    return ", ".join(sorted(position.legal_moves))


def refusal(position: Position, text: str) -> tuple[str, str]:
    """Return the clause and the code with which a text is refused."""
    fields, legal = position.fields, list(position.codes)
    meant = BOOK.notation.read(fields, text, legal)
    assert len(meant) == 1, (text, meant)
    assert meant[0] not in legal, text
    why = BOOK.notation.refuse(fields, position.turn, BOOK.notation.touches(fields, meant[0]), legal)
    return why.clause, why.code.removeprefix("tokken-")


def clause(position: Position, text: str) -> str:
    return refusal(position, text)[0]
