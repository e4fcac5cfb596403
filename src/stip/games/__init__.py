"""The installed games. A game is loaded when it is first used.

Packages name their games in the entry point group `stip.games`, Stip its own as well, so nothing here has to change for
another one.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from stip.games.errors import BrokenGame, UnknownGame

if TYPE_CHECKING:
    from stip.games.rulebook import Rulebook

GROUP = "stip.games"
GAMES = {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}

LOG = logging.getLogger(__name__)


def rulebook_of(name: str) -> Rulebook:
    """Return the rulebook of a game."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(game=str(name), games=", ".join(GAMES))
    return _load(name)


@cache
def all_rulebooks() -> tuple[Rulebook, ...]:
    """Return the rulebooks of all games. A game that cannot be loaded is left out, and the log says why."""
    books = []
    for name in GAMES:
        try:
            books.append(rulebook_of(name))
        except BrokenGame as error:
            LOG.warning(error.text())
    return tuple(books)


@cache
def _load(name: str) -> Rulebook:
    from stip.games.rulebook import Rulebook

    try:
        book = GAMES[name].load()
    except Exception as error:
        raise BrokenGame(game=name, problem=f"{type(error).__name__}: {error}") from error
    if not isinstance(book, Rulebook) or book.name != name:
        raise BrokenGame(game=name, problem=f"{GAMES[name].value} is not its rulebook")
    return book


class _Rulebooks:
    """Finds rulebooks by the names of their games, for the compiling process."""

    def __getattr__(self, name: str) -> Rulebook:
        return rulebook_of(name)


RULEBOOKS = _Rulebooks()
