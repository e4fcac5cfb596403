"""Positions of Punto, as `stip.games.punto.positions` draws them."""

from __future__ import annotations

from kit.positions import positions_by
from stip.games import rulebook_of
from stip.games.punto import positions
from stip.play.position import Position

drawn = positions_by(rulebook_of("punto"), positions.drawn)


def marked(position: Position, drawing: str) -> str:
    """Return the drawing with a margin of one place and an `x` wherever the card turned up may go."""
    return positions.marked(set(position.legal_moves), drawing)
