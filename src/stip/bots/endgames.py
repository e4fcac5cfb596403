"""Endgames: what a game can find out for certain about the best move, within a part of a search's budget."""

from __future__ import annotations

import time
from collections.abc import Callable

from stip.bots.evaluator import Evaluator
from stip.bots.steps import Steps
from stip.games.contract import SOLVED, UNFINISHED, Move
from stip.kernel.buffer import Buffer
from stip.play.position import View

SLICE_POSITIONS = 500  # between two checks of the clock and of the cancellation
MAX_SHARE = 0.25  # of the time of a search


def solve(
    evaluator: Evaluator, view: View, iterations: int, seconds: float, is_cancelled: Callable[[], bool]
) -> Steps[Move | None]:
    """Return the best move if it is found for certain, by looking at no more positions than the search may."""
    endgame, deadline = evaluator.rulebook.endgame, time.perf_counter() + MAX_SHARE * seconds
    if endgame is None:
        return None
    states, workspace = Buffer.zeros(endgame.STATES, evaluator.rulebook.rules.STATE), Buffer.zeros(1, endgame.WORKSPACE)
    view.copy_to(states)
    found = UNFINISHED
    while found == UNFINISHED and iterations > 0 and time.perf_counter() < deadline and not is_cancelled():
        found = evaluator.solve(states, workspace, min(iterations, SLICE_POSITIONS))
        iterations -= SLICE_POSITIONS
        yield
    return Move(int(workspace[0].best)) if found == SOLVED else None
