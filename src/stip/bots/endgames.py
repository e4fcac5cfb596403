"""Endgames: what a game can find out for certain about the best move, within a part of a search's budget."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from stip.bots.evaluator import Evaluator
from stip.games.contract import SOLVED, UNFINISHED, Move
from stip.kernel.buffer import Buffer
from stip.play.position import View

SLICE_POSITIONS = 500  # between two checks of the clock and of the cancellation
MAX_SHARE = 0.25  # of the time of a search


def solve(
    evaluator: Evaluator, view: View, iterations: int, seconds: float, is_cancelled: Callable[[], bool]
) -> Move | None:
    """Return the best move if it is found for certain, by looking at no more positions than the search may."""
    endgame, deadline = evaluator.rulebook.endgame, time.perf_counter() + MAX_SHARE * seconds
    if endgame is None:
        return None
    states, workspace = np.zeros(endgame.STATES, evaluator.rulebook.rules.STATE), np.zeros(1, endgame.WORKSPACE)
    states[0] = view.state
    buffers, found = (Buffer(states), Buffer(workspace)), UNFINISHED
    while found == UNFINISHED and iterations > 0 and time.perf_counter() < deadline and not is_cancelled():
        found = evaluator.solve(*buffers, min(iterations, SLICE_POSITIONS))
        iterations -= SLICE_POSITIONS
    return Move(int(workspace[0]["best"])) if found == SOLVED else None
