"""Preparing games: in the background, when a server starts, their texts are parsed and their machine code is compiled
and loaded.

On a machine where a game has never run, compiling its search takes a minute or so. Until then bots choose their moves
without a search, hints are refused and reviews wait.
"""

from __future__ import annotations

import threading

from stip.bots.evaluator import evaluator_for
from stip.games import all_rulebooks, rulebook_of
from stip.kernel.compilation import is_any_compiling, is_started
from stip.kernel.entry_point import EntryPoint
from stip.kernel.errors import NotCompiled
from stip.locale import load_texts
from stip.server.errors import StillPreparing

CHECK_INTERVAL_S = 0.2  # between two looks for code that is being compiled


def require_search(game: str) -> None:
    """Start compiling a game's search if need be. Raises StillPreparing until that is done, and NotCompiled if it is
    not possible: a search in plain Python would hold the GIL and block the event loop."""
    search = evaluator_for(game).entry_points.values()
    if not all(entry_point.is_compiled() for entry_point in search):
        raise StillPreparing(title=rulebook_of(game).title)


def is_preparing(game: str) -> bool:
    """Return whether a game's search is still being compiled, as far as is known without looking for files."""
    return any(entry_point.is_pending for entry_point in evaluator_for(game).entry_points.values())


def prepare_games(is_stopped: threading.Event) -> None:
    """Load all texts, then compile and load all games, the rules of each before its search. One is started at a time,
    and only when nothing else is being compiled: a game that somebody plays goes first."""
    load_texts()
    pending = [
        list(entry_points.values())
        for book in all_rulebooks()
        for entry_points in (book.entry_points, evaluator_for(book.name).entry_points)
    ]
    while pending:
        may_start = not is_any_compiling()
        for entry_points in list(pending):
            if may_start or is_started(entry_points[0].locator):
                if _is_settled(entry_points):
                    pending.remove(entry_points)
                else:
                    may_start = False
        if pending and is_stopped.wait(CHECK_INTERVAL_S):
            return


def _is_settled(entry_points: list[EntryPoint]) -> bool:
    """Return whether each of these is either loaded or cannot be compiled."""
    for entry_point in entry_points:
        try:
            if not entry_point.is_compiled():
                return False
        except NotCompiled:
            continue
    return True
