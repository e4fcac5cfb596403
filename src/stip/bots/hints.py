"""Hints: the best move for the seat to move, and a short reason.

The reason is a feature that the move changes in the player's favour, of their own or of another seat: the one by which
it surpasses other moves most, because what every move does is no reason for this one. Only features with a text
(`GAME-hint-FEATURE`, or with `-theirs`) can be reasons. If a move gains nothing, it may be good because others lose
more (`GAME-hint-keeps-FEATURE`) or for what it is (`GAME-hint-move-WORD`, after the word with which it is written).
Otherwise nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter

from stip.bots.evaluator import Evaluator
from stip.bots.searcher import Budget, Candidate, Searcher
from stip.bots.steps import Steps, finish
from stip.games.contract import Move
from stip.locale import Fact, has_text, localize
from stip.play.position import Position, View

BUDGET = Budget(seconds=1.0)
DETERMINIZATIONS = 12  # imagined positions over which a change is averaged
MIN_GAIN = 0.03  # how much a feature must gain, in log-odds, to be given as a reason
MAX_OTHER_MOVES = 16  # with which a move is compared,
OTHER_DETERMINIZATIONS = 3  # in so many imagined positions


@dataclass(frozen=True)
class Reason:
    """Why a move is good: the code of a text and its facts."""

    code: str
    facts: dict[str, Fact]

    def text(self, language: str = "en") -> str:
        """Return the reason as the rest of a sentence that begins with the move."""
        return localize(self.code, self.facts, language)

    def sentence(self, language: str = "en") -> str:
        return localize("hint-sentence", {"reason": self.text(language)}, language)


@dataclass(frozen=True)
class Hint:
    move: Move
    chance: float  # the asker's chance to win or, with more players, the expected share of the others they will beat
    reason: Reason | None


def hint(view: View, budget: Budget = BUDGET, seed: int = 0, is_cancelled: Callable[[], bool] = lambda: False) -> Hint:
    """Return the best move for the seat of a view, which must be to move."""
    return finish(hint_steps(view, budget, seed, is_cancelled))


def hint_steps(
    view: View, budget: Budget = BUDGET, seed: int = 0, is_cancelled: Callable[[], bool] = lambda: False
) -> Steps[Hint]:
    """Do the same in steps."""
    searcher = Searcher(view.rulebook.name, seed)
    best = (yield from searcher.search_steps(view, budget, is_cancelled))[0]
    return Hint(best.move, best.chance, reason_for(searcher.evaluator, view, best))


def reason_for(evaluator: Evaluator, view: View, candidate: Candidate) -> Reason | None:
    if len(view.legal_moves) == 1:
        return Reason("hint-only-move", {})
    worlds = [view.imagine(number) for number in range(DETERMINIZATIONS)]
    after = [world.after(candidate.move) for world in worlds]
    if all(one.is_over and one.fields.places[view.seat] == 1 for one in after):
        return Reason("hint-wins", {})
    others = _other_positions(view, candidate.move, worlds[:OTHER_DETERMINIZATIONS])
    features = evaluator.evaluation.FEATURES
    weights = evaluator.weights_for(view)
    name, first_touch = view.rulebook.name, view.touches(candidate.move)[0].rpartition(":")[2]
    found: list[tuple[bool, float, Reason]] = []  # whether it gains something, and how far it surpasses other moves
    for seat in range(1, view.players + 1):
        if view.fields.places[seat]:
            continue
        is_own = seat == view.seat
        before_it, after_it, after_others = (
            _means([evaluator.features_of(world, seat) for world in some]) for some in (worlds, after, others)
        )
        for i, feature in enumerate(features):
            signed = weights[i] if is_own else -weights[i]
            gain, advantage = signed * (after_it[i] - before_it[i]), signed * (after_it[i] - after_others[i])
            if advantage <= MIN_GAIN:
                continue
            word = f"{feature.replace('_', '-')}{'' if is_own else '-theirs'}"
            facts: dict[str, Fact] = {"before": round(before_it[i]), "after": round(after_it[i])}
            facts["first"] = int(first_touch) if first_touch.isdigit() else first_touch
            if gain > MIN_GAIN:
                found.append((True, advantage, Reason(f"{name}-hint-{word}", facts)))
            found.append((False, advantage, Reason(f"{name}-hint-keeps-{word}", facts)))
    found.sort(key=itemgetter(0, 1), reverse=True)
    reasons = [reason for _, _, reason in found]
    reasons.append(Reason(f"{name}-hint-move-{view.write(candidate.move).split()[0]}", {}))
    return next((reason for reason in reasons if has_text(reason.code)), None)


def _means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _other_positions(view: View, move: Move, worlds: list[Position]) -> list[Position]:
    """Return the positions after some of the other legal moves."""
    others = [Move(code) for code in view.codes if code != move]
    return [world.after(other) for other in others[:: len(others) // MAX_OTHER_MOVES + 1] for world in worlds]
