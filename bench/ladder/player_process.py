"""`python -m player_process`: bots of one version, which play for another process.

Requests and answers are lines of JSON on the standard input and output:

    {"make": NUMBER, "bot": BOT, "game": GAME, "seed": SEED, "forget": [NUMBER…]}  →  {"record": TEXT, "rules": VERSION}
    {"choose": NUMBER, "seat": SEAT, "view": BASE64}                               →  {"move": NOTATION}

or, when something fails, {"error": TEXT}. A view is sent as the bytes of its record. The seed is that of the player's
own random numbers. This file is frozen together with its version, so the requests and answers must stay as they are.
"""

from __future__ import annotations

import base64
import json
import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import stip
from stip.bots.evaluator import evaluator_for
from stip.bots.players import Player, make_player
from stip.games import rulebook_of
from stip.play.game import new
from stip.play.position import view_from_bytes

FIRST_SEARCH = "5@100"  # the bot whose search is not timed


def main() -> None:
    """Answer requests until the other process closes the pipe, or ends."""
    assert Path(stip.__file__).parents[1] == Path(__file__).parent, "another version of the package was imported"
    players: dict[int, tuple[str, Player]] = {}  # with their games, by number
    with suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "w") as answers:
        sys.stdout = sys.stderr  # where whatever else is printed does no harm
        for line in sys.stdin:
            try:
                answer = answer_to(json.loads(line), players)
            except Exception as error:
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), file=answers, flush=True)


def answer_to(request: dict[str, Any], players: dict[int, tuple[str, Player]]) -> dict[str, Any]:
    if "make" in request:
        for number in request["forget"]:
            players.pop(number, None)
        game = request["game"]
        prepare(game)
        players[request["make"]] = game, make_player(request["bot"], game, request["seed"])
        return describe_game(game)
    game, player = players[request["choose"]]
    view = view_from_bytes(game, base64.b64decode(request["view"]), request["seat"])
    return {"move": view.write(player.choose(view))}


@cache
def prepare(game: str) -> None:
    """Compile a game and search once, so that no search that is timed waits for machine code."""
    evaluator = evaluator_for(game)
    for entry_point in (*evaluator.entry_points.values(), *evaluator.rulebook.entry_points.values()):
        entry_point.wait_until_compiled()
    first = new(game, rulebook_of(game).players[0], seed=0)
    make_player(FIRST_SEARCH, game).choose(first.view(first.turn))


def describe_game(game: str) -> dict[str, Any]:
    """Return what must be equal in two versions that play each other: the record type of positions and the rules."""
    book = rulebook_of(game)
    return {"record": json.dumps(book.rules.STATE.descr), "rules": book.version}


if __name__ == "__main__":
    main()
