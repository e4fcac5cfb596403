"""The players of benchmarks by name: those of the arena, and OpenSpiel's search.

`openspiel@100` is OpenSpiel's MCTS, or its IS-MCTS where something is hidden, with 100 simulations a move;
`openspiel@0.1s` searches for a tenth of a second. `twin:3` is level 3 under another name, because in the arena no bot
plays against itself.
"""

from __future__ import annotations

import re

from stip.bots.players import Player, make_player
from stip.bots.searcher import Budget

TWIN = "twin:"
OPENSPIEL = re.compile(r"openspiel@((?P<simulations>[0-9]{1,8})|(?P<seconds>[0-9.]{1,8})s)")


def make_opponent(name: str, game: str, seed: int) -> Player:
    """Return the player of that name for one seat of one game."""
    name = name.removeprefix(TWIN)
    if found := OPENSPIEL.fullmatch(name):
        from stip.research.openspiel_player import OpenSpielPlayer  # which the other players need not wait for

        simulations, seconds = found["simulations"], found["seconds"]
        budget = Budget(iterations=int(simulations)) if simulations else Budget(seconds=float(seconds))
        return OpenSpielPlayer(game, budget, seed)
    return make_player(name, game, seed)
