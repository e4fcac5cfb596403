"""Bots think the same in machine code and in plain Python, in which coverage can see their lines."""

from __future__ import annotations

import pytest
from kit.cases import Case, default_cases

from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Searcher
from stip.kernel.entry_point import EntryPoint
from stip.play.game import Game


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_plain_python_and_machine_code_search_and_evaluate_alike(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [game for game in case.stages(seed=1, max_plies=400)[2:6:2] if not game.is_over]
    compiled = [thoughts(game) for game in games]
    monkeypatch.setattr(EntryPoint, "__call__", EntryPoint._call_python)
    for game, (visits, features) in zip(games, compiled, strict=True):
        again = thoughts(game)
        assert again[0] == visits
        assert again[1] == pytest.approx(features)


def thoughts(game: Game) -> tuple[list[tuple[int, int]], list[float]]:
    """Return the moves that a short search looks at with their visits, and the features of the position."""
    candidates = Searcher(game.rulebook.name, seed=1).search(game.view(game.turn), Budget(iterations=10))
    features = evaluator_for(game.rulebook.name).features_of(game, int(game.turn))
    return [(int(candidate.move), candidate.visits) for candidate in candidates], features
