"""The players that there are, by name. (A stand-in: two of them, until the bots come.)"""

from __future__ import annotations

import random

from stip.bots.thinking import Budget, Thinker
from stip.errors import UnknownBot
from stip.games.rulebook import Move
from stip.play.position import View

BOTS = ("random", "greedy")


class Random:
    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, view: View) -> Move:
        return Move(self.luck.choice(sorted(view.legal_moves.codes.tolist())))


class Greedy:
    """Takes what looks best at first sight."""

    def __init__(self, game: str, seed: int) -> None:
        self.thinker = Thinker(game, seed, nodes=4096)
        self.thinker.mind.search.wait()

    def choose(self, view: View) -> Move:
        return max(self.thinker.think(view, Budget(iterations=1)), key=lambda thought: thought.hope).move


def make_player(name: str, game: str, seed: int) -> Random | Greedy:
    if name not in BOTS:
        raise UnknownBot(bot=name, bots=", ".join(BOTS))
    return Random(seed) if name == "random" else Greedy(game, seed)
