"""How fast level 5 searches, measured by the same function here and in a browser, where it is run from this source."""

from __future__ import annotations

import json
import time

from stip.bots.players import make_player
from stip.bots.searcher import Budget, Searcher
from stip.play.game import new


def simulations_a_second(argument: str) -> str:
    """Search the middle of a game between greedy players for some seconds."""
    game, seconds = json.loads(argument)
    played, player = new(game, 2, seed=4), make_player("greedy", game)
    while played.ply < 24:
        played.play(player.choose(played.view(played.turn)))
    searcher, start = Searcher(game), time.perf_counter()
    searcher.search(played.view(played.turn), Budget(1 << 60), lambda: time.perf_counter() - start > seconds)
    return json.dumps(searcher.trees[0].visits / (time.perf_counter() - start))
