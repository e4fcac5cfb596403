"""Notation, scenes and texts need no NumPy: they read plain numbers and lists, and say the same without it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import kit.without_numpy
import pytest
from kit.cases import Case, all_cases
from kit.without_numpy import described

from stip.games import GAMES
from stip.games.contract import Move
from stip.play.game import Game
from stip.play.position import Position

PLY, MAX_PLIES = 30, 90  # games are looked at here, and again at their end
SAMPLE = 10  # moves of a position that are written and told

each_game = pytest.mark.parametrize("game", GAMES)


def positions_of(case: Case) -> list[Game]:
    rng = random.Random(str(case))
    game, found = case.new(rng.randrange(2**32)), []
    while not game.is_over and game.ply < MAX_PLIES:
        if game.ply == PLY:
            found.append(game.copy())
        game.play(Move(rng.choice(game.codes)))
    return [*found, game]


def sample(position: Position) -> list[int]:
    return list(position.codes[:: len(position.codes) // SAMPLE + 1])


def plain(position: Position) -> dict[str, Any]:
    return {name: getattr(position.fields, name) for name in position.rulebook.rules.STATE.names}


def prepared(game: Game, elsewhere: Position) -> dict[str, Any]:
    """Return what the notation and the scene are asked about, without anything of NumPy's."""
    paths = [elsewhere.touches(Move(code)) for code in sample(elsewhere)]
    legal = [game.touches(Move(code)) for code in game.codes]
    touches = [path for path in ([], ["nothing"], *paths, *(path[:1] for path in paths)) if path not in legal]
    return {
        "package": game.rulebook.notation.__dict__["__package__"],
        "fields": plain(game),
        "views": [plain(game.view(seat)) for seat in range(game.players + 1)],
        "legal": list(game.codes),
        "moves": sample(game),
        "touches": [] if game.is_over else touches,
    }


@each_game
def test_everything_is_said_and_shown_without_numpy_as_with_it(game: str) -> None:
    positions = []
    for case in all_cases():
        if case.game == game:
            found = positions_of(case)
            positions += [prepared(one, other) for one, other in zip(found, found[1:] + found[:1], strict=True)]
    done = subprocess.run(
        [sys.executable, "-P", kit.without_numpy.__file__],
        input=json.dumps(positions),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    for position, without_numpy in zip(positions, said, strict=True):
        assert described(position) == without_numpy
