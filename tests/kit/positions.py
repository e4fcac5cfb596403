"""Positions that a game's `positions.py` makes, and what it counts in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import ParamSpec

from stip.games.rulebook import Rulebook
from stip.kernel.buffer import Array, Buffer
from stip.play.position import Position

P = ParamSpec("P")


def positions_by(book: Rulebook, draw: Callable[P, Array]) -> Callable[P, Position]:
    """Return a function that makes positions of the states that `draw` makes."""

    def make(*given: P.args, **named: P.kwargs) -> Position:
        return Position(book, Buffer(draw(*given, **named)))

    return make


def after(position: Position, *moves: str) -> Position:
    """Return the position after these moves."""
    for move in moves:
        position = position.after(move)
    return position


def picture(drawing: str) -> str:
    """Return a drawing without indentation, to compare it with another."""
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def inventory(position: Position) -> Counter[object]:
    """Return everything that no move adds or removes, as the game's own `positions.py` counts it."""
    package = position.rulebook.notation.__dict__["__package__"]
    return Counter(import_module(f"{package}.positions").inventory(position.state))
