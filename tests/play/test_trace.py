"""The trace, and boards to read: what people and programs see of every game."""

from __future__ import annotations

import json

import pytest
from kit.cases import Case, default_cases

from stip.play.trace import random_policy, trace


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_trace_tells_every_decision_and_ends_only_with_the_game(case: Case) -> None:
    game = case.new(seed=5)
    choose = random_policy(game.setup.seed)
    first, *lines = map(json.loads, trace(game, choose, plies=3))
    assert list(first) == ["game", "players", "options", "seed", "setup"]
    assert list(first["options"]) == [option.name for option in game.rulebook.options]
    assert [line["ply"] for line in lines] == [0, 1, 2]
    while not game.is_over:
        game.play(choose(game))
    for _ in range(20):
        game.undo()
    rest = [json.loads(line) for line in trace(game, choose)]
    assert rest[-1]["over"] is True
    assert game.outcome is not None
    assert rest[-1]["ranking"] == list(game.outcome.places)
    assert rest[-1]["reason"] == game.outcome.reason


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_boards_fit_a_terminal_of_80_columns(case: Case) -> None:
    game = case.new(seed=5)
    choose = random_policy(game.setup.seed)
    while not game.is_over and game.ply < 500:
        if game.ply % 50 == 0:
            for shown in (game, *(game.view(seat) for seat in range(game.players + 1))):
                assert max(map(len, str(shown).splitlines())) <= 80
                assert f"seat {game.turn} to move" in str(shown)
        game.play(choose(game))
    if game.players > 2 and not game.is_over:
        game.resign(1)
    assert str(game)
    while not game.is_over:
        game.resign(next(seat for seat in range(1, game.players + 1) if not game.state.places[seat]))
    assert "over (" in str(game)
