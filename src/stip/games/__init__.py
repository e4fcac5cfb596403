"""The table of games. A game is loaded when it is first used."""

from __future__ import annotations

from importlib import import_module

from stip.errors import UnknownGame
from stip.games.contract import Rulebook

GAMES = {
    "halma": "stip.games.halma",
    "punto": "stip.games.punto",
    "tokken": "stip.games.tokken",
    "to-the-point": "stip.games.to_the_point",
}


def rulebook_of(name: str) -> Rulebook:
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(game=str(name), games=", ".join(GAMES))
    book = import_module(GAMES[name]).RULEBOOK
    assert isinstance(book, Rulebook)
    return book
