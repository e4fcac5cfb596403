"""How much is hidden: the number of positions, of worlds that fit a view, and of hands that others may hold in them."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module
from math import log10
from types import ModuleType

from bench.card.sample import Spread, positions_of
from stip.games import rulebook_of
from stip.play.game import Game
from stip.play.position import View

IMAGINED_WORLDS = 400  # of a view
VIEWS_PER_GAME = 2


def sizes_of(game: str) -> ModuleType | None:
    """Return the module of a game that counts its positions and worlds, if it has one."""
    name = f"{rulebook_of(game).notation.__dict__['__package__']}.sizes"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def some_views(games: list[Game]) -> list[View]:
    """Return what the seat to move saw at some decisions of each game, always the same ones."""
    views = []
    for number, game in enumerate(games):
        chosen = random.Random(number).sample(range(len(game.log)), min(VIEWS_PER_GAME, len(game.log)))
        views += [position.view(position.turn) for i, position in enumerate(positions_of(game)) if i in chosen]
    return views


def exponents_of_worlds(game: str, views: list[View]) -> Spread | None:
    """Return the decimal logarithms of the numbers of worlds, counted exactly; None if the game cannot count them."""
    sizes = sizes_of(game)
    return Spread.of([log10(sizes.count_worlds(view.state, view.seat)) for view in views]) if sizes else None


def hidden_hands(view: View) -> float:
    """Estimate the effective number of hands that others may hold: one divided by the probability that two imagined
    worlds look the same to all others. If no two do, it is the number of pairs that were compared."""
    others = [seat for seat in range(1, view.players + 1) if seat != view.seat]
    looks = Counter[tuple[bytes, ...]]()
    for seed in range(IMAGINED_WORLDS):
        world = view.imagine(seed)
        looks[tuple(View(world, seat).state.tobytes() for seat in others)] += 1
    pairs = IMAGINED_WORLDS * (IMAGINED_WORLDS - 1)
    return pairs / max(1, sum(count * (count - 1) for count in looks.values()))
