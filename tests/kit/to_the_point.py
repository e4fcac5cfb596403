"""Positions of To the Point, as `stip.games.to_the_point.positions` lays them out, and what may be played in them."""

from __future__ import annotations

from kit.positions import positions_by
from stip.games import rulebook_of
from stip.games.to_the_point import positions
from stip.kernel.buffer import Buffer
from stip.play.position import Position

BOOK = rulebook_of("to-the-point")

table = positions_by(BOOK, positions.table)


def pawn(position: Position, seat: int) -> str | None:
    """The dot on which a pawn stands; None off the board."""
    return positions.pawn_of(position.fields, seat)


def tile(position: Position, name: str) -> str:
    """The tile on a cell; nothing for an empty one."""
    return positions.tile_on(position.fields, name)


def display(position: Position) -> list[str]:
    return positions.display_of(position.fields)


def hand(position: Position, seat: int) -> str:
    return positions.hand_of(position.fields, seat)


def kinds(position: Position, *starts: str) -> list[str]:
    """The legal moves that begin like this, sorted."""
    return sorted(move for move in position.legal_moves if move.startswith(starts))


def walks(position: Position, card: str) -> set[str]:
    """Where the own pawn may go with a card; where the opponent's, if the card has a `*`."""
    found = set()
    for move in position.legal_moves:
        if move.startswith(f"{card} "):
            code = position.parse(move)
            found.add(position.touches(code)[-1].removeprefix("dot:"))
    return found


def shuffled_discards(position: Position, left: str, discards: str) -> Position:
    """Return the same position with few cards in the pile, top first, and these discards."""
    return Position(BOOK, Buffer(positions.shuffled_discards(position._buffer.array, left, discards)))
