"""What bots, hints and reviews say in a short game, to be compared between a browser and this machine."""

from __future__ import annotations

import json

from stip.bots.hints import hint
from stip.bots.players import make_player
from stip.bots.review import review
from stip.bots.searcher import Budget
from stip.play.game import new

BOTS = ("2@60", "greedy", "5@120", "random")
PLIES = 8


def thoughts_about(game: str) -> str:
    """Return the moves of bots in a game, a hint at each ply, and the review, as JSON."""
    name = json.loads(game)
    played, told = new(name, seed=5, first=1), []
    players = [make_player(bot, name, seed) for seed, bot in enumerate(BOTS)]
    while played.ply < PLIES and not played.is_over:
        view = played.view(played.turn)
        given = hint(view, Budget(iterations=40))
        told.append([played.write(given.move), given.reason.code if given.reason else ""])
        move = players[played.ply % len(players)].choose(view)
        told.append([played.write(move)])
        played.play(move)
    played.resign(int(played.turn))
    return json.dumps([told, [[one.text, one.sign, one.better] for one in review(played, iterations=60)]])
