"""Games of random moves with digests of all their states, to be compared between a browser and this machine. There it
is run by Pyodide, so it needs neither NumPy nor pytest."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from stip.games.contract import Move
from stip.play.game import Game, new

MAX_PLIES = 150
VIEWS_INTERVAL = 10  # plies between two looks at what all seats see


def digests_of(cases: str) -> str:
    """Play the games described in JSON, and return the digests of their states as JSON."""
    return json.dumps([_played(**case) for case in json.loads(cases)])


def _played(game: str, players: int, options: dict[str, Any], seed: int) -> list[str]:
    """Play a game of random moves to its end, or until somebody resigns, and return digests of what was met."""
    played, rng = new(game, players, seed=seed, **options), random.Random(seed)
    found = [_digest(played.content)]
    while not played.is_over and played.ply < MAX_PLIES:
        if played.ply % VIEWS_INTERVAL == 0:
            found += _of_views(played)
        found.append(_digest(repr(played.codes).encode()))
        played.play(Move(rng.choice(sorted(played.codes))))
        found.append(_digest(played.content))
    if not played.is_over:
        found.append(_digest(played.resign(int(played.turn)).content))
    scores = [played.score(seat) for seat in range(1, players + 1)]
    return [*found, _digest(repr((played.outcome, scores, str(played))).encode())]


def _of_views(game: Game) -> list[str]:
    """Return digests of what each seat sees, and of what it may imagine."""
    views = [game.view(seat) for seat in range(game.players + 1)]
    return [_digest(view.content + view.imagine(game.ply).content) for view in views]


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
