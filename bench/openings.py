"""Random first plies for measured games in which nothing else is left to chance."""

from __future__ import annotations

from stip.play.game import new

RANDOM_PLIES = 2


def opening_plies(game: str) -> int:
    """Return how many plies to play at random before the bots take over: in games without chance, two bots would play
    much the same game again and again."""
    return 0 if new(game, 2, seed=0, first=1).state.drawn else RANDOM_PLIES
