"""Punto tables drawn in ASCII: cards like `R5`, `.` for an empty place; the first card of the bottom row is on f6."""

from __future__ import annotations

import numpy as np

from stip.games import rulebook_of
from stip.games.grid import read_square
from stip.games.punto.board import WIDTH, put_card
from stip.games.punto.notation import COLOURS, _name
from stip.kernel.buffer import Buffer
from stip.play.game import new
from stip.play.position import Position


def card_code(name: str) -> int:
    return int(name[1]) * 4 + COLOURS.index(name[0])


def place_code(name: str) -> int:
    square = read_square(name, 11)
    assert square is not None
    return (square[1] + 1) * WIDTH + square[0] + 1


def drawn(
    drawing: str,
    card: str,
    seat: int = 1,
    players: int = 2,
    **options: object,
) -> Position:
    """Return the table of a drawing, with a card turned up for a seat."""
    buffer = Buffer(np.array(new("punto", players, seed=1, first=1, **options)._buffer.array))
    state = buffer.array[0]
    rows, first = _read(drawing)
    for up, row in enumerate(reversed(rows)):
        for right, sign in enumerate(row):
            if sign != ".":
                put_card(state, first + up * WIDTH + right, card_code(sign))
    state.low_row, state.low_column = first // WIDTH, first % WIDTH
    state.high_row, state.high_column = first // WIDTH + len(rows) - 1, first % WIDTH + len(rows[0]) - 1
    state.seat = seat
    state.turned_up = state.piles[seat, 0] = card_code(card)
    return Position(rulebook_of("punto"), buffer)


def marked(position: Position, drawing: str) -> str:
    """Return the drawing with a margin of one place and an `x` wherever the card turned up may go."""
    legal = set(position.legal_moves)
    rows, first = _read(drawing)
    lines = []
    for up in range(len(rows), -2, -1):
        line = []
        for right in range(-1, len(rows[0]) + 1):
            name = _name(first + up * WIDTH + right)
            inside = 0 <= up < len(rows) and 0 <= right < len(rows[0])
            sign = rows[len(rows) - 1 - up][right] if inside else "."
            line.append("x" if name in legal and sign == "." else f"{sign}x" if name in legal else sign)
        lines.append(" ".join(line))
    return "\n".join(lines)


def _read(drawing: str) -> tuple[list[list[str]], int]:
    """Return the rows and the place of the bottom left card."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return rows, place_code("f6") - next(i for i, sign in enumerate(rows[-1]) if sign != ".")
