"""Positions of Halma, as `stip.games.halma.positions` draws them."""

from __future__ import annotations

from kit.positions import positions_by
from stip.games import rulebook_of
from stip.games.halma import positions
from stip.play.position import Position

drawn = positions_by(rulebook_of("halma"), positions.drawn)


def targets(position: Position, start: str, drawing: str, corner: str = "a1") -> str:
    """Return the drawing with an `x` on every field to which the pawn on `start` may go."""
    return positions.targets(position.codes, start, drawing, corner)
