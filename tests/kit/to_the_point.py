"""Positions of To the Point, laid out by hand: `table(d1="byyy", yellow="S", hand="B8 G4")`."""

from __future__ import annotations

import numpy as np

from stip.games import rulebook_of
from stip.games.to_the_point.board import CARD_NAMES, DOTS, HAND, OPEN, tile_code
from stip.games.to_the_point.names import dot_name, read_cell, tile_name
from stip.play.game import new
from stip.play.position import Position

BOOK = rulebook_of("to-the-point")
CENTRE_RED = ("d4n", "d4e", "d3n", "c4e")  # the four printed dots of the larger board


def table(
    seat: int = 1,
    /,
    *,
    yellow: str = "",
    blue: str = "",
    hand: str = "Bx G4 Y/ Y|",
    other_hand: str = "Bx G4 Y/ Y|",
    display: str = "bbbb gggg yyyy",
    board: str = "7x7",
    own_pawn_only: str = "no",
    push: str = "free",
    **tiles: str,
) -> Position:
    """Return a position at the start of a seat's turn, with pawns on dots (or off the board) and a tile on each named
    cell. A `-` in the display is an empty slot."""
    game = new("to-the-point", seed=1, first=seat, board=board, own_pawn_only=own_pawn_only, push=push)
    buffer = game._buffer.copy()
    state = buffer.array[0]
    for name, letters in tiles.items():
        cell = read_cell(state, name)
        assert cell is not None
        state.cells[cell] = tile_code(letters)
    for owner, dot in ((1, yellow), (2, blue)):
        state.pawns[owner] = dot_of(state, dot) if dot else 0
    for slot, letters in enumerate(display.split()):
        state.display[slot] = 0 if letters == "-" else tile_code(letters)
    for owner, cards in ((seat, hand), (3 - seat, other_hand)):
        held = sorted(CARD_NAMES.index(name) for name in cards.split())
        state.hands[owner] = held + [0] * (HAND - len(held))
    return Position(BOOK, buffer)


def dot_of(state: np.record, name: str) -> int:
    (dot,) = [dot for dot in range(1, DOTS) if dot_name(state, dot) == name]
    return dot


def after(position: Position, *moves: str) -> Position:
    """The position after these moves."""
    for move in moves:
        buffer = position._buffer.copy()
        BOOK.apply(buffer, 0, int(position.parse(move)))
        position = Position(BOOK, buffer)
    return position


def pawn(position: Position, seat: int) -> str | None:
    """The dot on which a pawn stands; None off the board."""
    dot = int(position.state.pawns[seat])
    return dot_name(position.fields, dot) if dot else None


def tile(position: Position, name: str) -> str:
    """The tile on a cell; nothing for an empty one."""
    cell = read_cell(position.fields, name)
    assert cell is not None
    code = int(position.state.cells[cell])
    return tile_name(code) if code else ""


def display(position: Position) -> list[str]:
    return [tile_name(int(code)) if int(code) else "-" for code in position.state.display[:OPEN]]


def hand(position: Position, seat: int) -> str:
    return " ".join(CARD_NAMES[int(card)] for card in position.state.hands[seat] if int(card) > 0)


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
    buffer = position._buffer.copy()
    state = buffer.array[0]
    cards = [CARD_NAMES.index(name) for name in left.split()]
    state.card_pile[:] = 0
    state.card_pile[: len(cards)] = cards
    state.next_card, state.card_end = 0, len(cards)
    state.discards[:] = 0
    for name in discards.split():
        state.discards[CARD_NAMES.index(name)] += 1
    return Position(BOOK, buffer)
