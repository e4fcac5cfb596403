"""What is told of a move: its effects, as a seat may know them."""

from __future__ import annotations

from stip.play.position import Position, View


def effects(before: Position, after: Position, seat: int = 0, language: str = "en", names: tuple[str, ...] = ()) -> str:
    one, two = (View(position, seat).fields for position in (before, after))
    return before.rulebook.presentation.describe_effects(one, two, seat, language, names)
