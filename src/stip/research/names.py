"""The names of environments, with the version of their encoding: it is raised when the same action or the same number
of an observation means something else than before."""

from __future__ import annotations

from stip.games import GAMES, rulebook_of
from stip.research.errors import NoEncoding


def version_of(game: str) -> int:
    book = rulebook_of(game)
    if book.encoding is None:
        raise NoEncoding(game=game)
    return book.encoding.VERSION


def environment_name(game: str) -> str:
    """Return a name in the manner of PettingZoo, such as `some_game_v0`."""
    return f"{game.replace('-', '_')}_v{version_of(game)}"


def registered_id(game: str) -> str:
    """Return a name in the manner of Gymnasium's and PettingZoo's registries, such as `stip/SomeGame-v0`."""
    return f"stip/{game.title().replace('-', '')}-v{version_of(game)}"


def openspiel_name(game: str) -> str:
    """Return a name in the manner of OpenSpiel, such as `stip_some_game`."""
    return f"stip_{game.replace('-', '_')}"


def playable_games() -> list[str]:
    """Return the games that have an encoding."""
    return [game for game in GAMES if rulebook_of(game).encoding is not None]
