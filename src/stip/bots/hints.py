"""Hints: the best move for the seat to move, and a short reason.

The reason is the feature that the move changes most in the player's favour: a feature of their own that grows or one of
another seat that shrinks. Only features with a text (`GAME-hint-FEATURE`, or with `-theirs`) can be reasons.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from stip.bots.evaluator import Evaluator
from stip.bots.searcher import Budget, Candidate, Searcher
from stip.games.contract import Move
from stip.locale import Fact, has_text, localize
from stip.play.position import View

BUDGET = Budget(seconds=1.0)
DETERMINIZATIONS = 12  # imagined positions over which a change is averaged
MIN_GAIN = 0.03  # how much a feature must gain, in log-odds, to be given as a reason


@dataclass(frozen=True)
class Reason:
    """Why a move is good: the code of a text and its facts."""

    code: str
    facts: dict[str, Fact]

    def text(self, language: str = "en") -> str:
        return localize(self.code, self.facts, language)


@dataclass(frozen=True)
class Hint:
    move: Move
    chance: float  # the asker's chance to win or, with more players, the expected share of the others they will beat
    reason: Reason


def hint(view: View, budget: Budget = BUDGET, seed: int = 0, is_cancelled: Callable[[], bool] = lambda: False) -> Hint:
    """Return the best move for the seat of a view, which must be to move."""
    searcher = Searcher(view.rulebook.name, seed)
    best = searcher.search(view, budget, is_cancelled)[0]
    return Hint(best.move, best.chance, reason_for(searcher.evaluator, view, best))


def reason_for(evaluator: Evaluator, view: View, candidate: Candidate) -> Reason:
    if len(view.legal_moves) == 1:
        return Reason("hint-only-move", {})
    worlds = [view.imagine(number) for number in range(DETERMINIZATIONS)]
    after = [world.after(candidate.move) for world in worlds]
    if all(one.is_over and one.fields.places[view.seat] == 1 for one in after):
        return Reason("hint-wins", {})
    first = evaluator.evaluation.variant(view.state) * len(evaluator.evaluation.FEATURES)
    best, most = Reason("hint-best-chances", {}), MIN_GAIN
    for seat in range(1, view.players + 1):
        if view.fields.places[seat]:
            continue
        is_own = seat == view.seat
        before_it = np.mean([evaluator.features_of(world, seat) for world in worlds], axis=0)
        after_it = np.mean([evaluator.features_of(world, seat) for world in after], axis=0)
        for i, feature in enumerate(evaluator.evaluation.FEATURES):
            code = f"{view.rulebook.name}-hint-{feature.replace('_', '-')}{'' if is_own else '-theirs'}"
            gain = evaluator.weights.array[first + i] * (after_it[i] - before_it[i]) * (1 if is_own else -1)
            if gain > most and has_text(code):
                best, most = Reason(code, {"before": round(before_it[i]), "after": round(after_it[i])}), gain
    return best
