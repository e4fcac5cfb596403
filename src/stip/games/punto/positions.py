"""Positions of Punto in ASCII: cards like `R5`, `.` for an empty place; the first card of the bottom row is on f6."""

from __future__ import annotations

from collections.abc import Collection

from stip.games.contract import State
from stip.games.grid import read_square
from stip.games.positions import dealt, position_reader
from stip.games.punto.board import WIDTH, put_card
from stip.games.punto.notation import COLOURS, place_name
from stip.games.punto.rulebook import RULEBOOK
from stip.kernel.buffer import Array


def drawn(drawing: str, card: str, seat: int = 1, players: int = 2, **options: object) -> Array:
    """Return the table of a drawing, with a card turned up for a seat."""
    states = dealt(RULEBOOK, players, options)
    state = states[0]
    rows, first = _read(drawing)
    for up, row in enumerate(reversed(rows)):
        for right, sign in enumerate(row):
            if sign != ".":
                put_card(state, first + up * WIDTH + right, card_code(sign))
    state.low_row, state.low_column = first // WIDTH, first % WIDTH
    state.high_row, state.high_column = first // WIDTH + len(rows) - 1, first % WIDTH + len(rows[0]) - 1
    state.seat = seat
    state.turned_up = state.piles[seat, 0] = card_code(card)
    return states


def _drawn_with_piles(drawing: str, card: str, seat: int = 1, players: int = 2, **options: object) -> Array:
    """Return the table of a drawing, whose cards have been turned up from the piles of their owners."""
    states = drawn(drawing, card, seat, players, **options)
    state = states[0]
    played = [code for code in range(len(state.played)) for _ in range(int(state.played[code]))]
    for owner in range(1, players + 1):
        size = int(state.sizes[owner])
        pile = [int(code) for code in dealt(RULEBOOK, players, options)[0].piles[owner][:size]]
        own = [code for code in played if code in pile]
        up = own + [int(state.turned_up)] * (owner == seat)
        for code in up:
            assert code in pile, "a card is there more often than in the box, or not its owner's"
            pile.remove(code)
        state.piles[owner, :size] = up + pile
        state.turned[owner] = len(own)
    return states


position = position_reader(RULEBOOK, _drawn_with_piles)


def marked(moves: Collection[str], drawing: str) -> str:
    """Return the drawing with a margin of one place and an `x` wherever one of these moves puts the card turned up."""
    rows, first = _read(drawing)
    lines = []
    for up in range(len(rows), -2, -1):
        line = []
        for right in range(-1, len(rows[0]) + 1):
            name = place_name(first + up * WIDTH + right)
            inside = 0 <= up < len(rows) and 0 <= right < len(rows[0])
            sign = rows[len(rows) - 1 - up][right] if inside else "."
            line.append("x" if name in moves and sign == "." else f"{sign}x" if name in moves else sign)
        lines.append(" ".join(line))
    return "\n".join(lines)


def card_code(name: str) -> int:
    return int(name[1]) * 4 + COLOURS.index(name[0])


def place_code(name: str) -> int:
    square = read_square(name, 11)
    assert square is not None
    return (square[1] + 1) * WIDTH + square[0] + 1


def inventory(state: State) -> list[object]:
    """Return the cards; nothing if a seat has resigned, because its cards leave the game."""
    if state.resigned.any():
        return []
    cards = [card for card in range(len(state.played)) for _ in range(int(state.played[card] + state.removed[card]))]
    for seat in range(1, int(state.players) + 1):
        cards += [int(card) for card in state.piles[seat][int(state.turned[seat]) : int(state.sizes[seat])]]
    return list(cards)


def _read(drawing: str) -> tuple[list[list[str]], int]:
    """Return the rows and the place of the bottom left card."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return rows, place_code("f6") - next(i for i, sign in enumerate(rows[-1]) if sign != ".")
