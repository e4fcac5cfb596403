"""Drawn positions of Mill that can be played on."""

from __future__ import annotations

from collections.abc import Iterable

from stip.games import rulebook_of
from stip.kernel.buffer import Buffer
from stip.play.position import Position

from stip_mill import positions
from stip_mill.board import NAMES
from stip_mill.drawing import board_lines, signs_in


def lines_of(drawing: str) -> list[str]:
    return [line.strip() for line in drawing.strip().splitlines()]


def drawn(
    drawing: str | Iterable[str], seat: int = 1, in_hand: tuple[int, int] = (0, 0), taking: int = 0, **options: object
) -> Position:
    """Return the position of a drawing, in which a seat is to move."""
    lines = lines_of(drawing) if isinstance(drawing, str) else drawing
    return Position(rulebook_of("mill"), Buffer(positions.drawn(lines, seat, in_hand, taking, **options)))


def board_of(position: Position) -> list[str]:
    """Return the board as it would be drawn."""
    return positions.board_of(position.state)


def targets(position: Position, start: str = "") -> list[str]:
    """Return the board with an `x` wherever the man on `start` may go; without a start, where a man may be placed or
    taken."""
    ends = {move.removeprefix(f"{start}-").removeprefix("x") for move in position.legal_moves if move.startswith(start)}
    assert ends <= set(NAMES), "a start is needed"
    return board_lines({**signs_in(board_of(position)), **dict.fromkeys(ends, "x")})


def play(position: Position, moves: str) -> Position:
    for move in moves.split():
        position = position.after(move)
    return position
