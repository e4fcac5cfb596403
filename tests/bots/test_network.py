"""A network judges positions from features and patterns, and moves by what they change."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from kit.cases import Case, default_cases

from stip.bots.evaluator import Evaluator, evaluator_for, weighted_sum
from stip.bots.players import make_player
from stip.bots.search import values
from stip.bots.searcher import Budget, Searcher
from stip.games import GAMES
from stip.games.contract import Move
from stip.kernel.binding import bind
from stip.kernel.buffer import Buffer
from stip.play.game import new
from stip.play.position import Position, View

CASES = default_cases()


def patterns_of(position: Position, seat: int) -> Counter[int]:
    there = np.zeros(values.MAX_PATTERNS, np.int32)
    patterns = position.rulebook.patterns
    assert patterns
    return Counter(there[: patterns.patterns(position.state, seat, there)].tolist())


def random_positions(case: Case, count: int) -> list[Position]:
    """Positions of a random game."""
    game, rng = case.new(1), np.random.default_rng(1)
    found: list[Position] = []
    while not game.is_over and len(found) < count:
        found.append(game.position_at(game.ply))
        game.play(Move(int(rng.choice(game.legal_moves.codes))))
    return found


def greedy_positions(players: int) -> list[Position]:
    """Positions of Halma from a whole game between greedy players, in which pawns come into the courts and leave."""
    game, player = new("halma", players, seed=2), make_player("greedy", "halma")
    while not game.is_over:
        game.play(player.choose(game.view(game.turn)))
    return [game.position_at(ply) for ply in range(0, game.ply, 12)]


def random_network(evaluator: Evaluator) -> Buffer:
    rng = np.random.default_rng(2)
    return Buffer(rng.normal(0.0, 0.05, evaluator.network.length).astype(np.float32))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_there_are_no_more_patterns_than_there_is_room_for(case: Case) -> None:
    for position in random_positions(case, 60)[::5]:
        patterns = position.rulebook.patterns
        assert patterns
        for seat in range(1, position.players + 1):
            found = patterns_of(position, seat)
            assert 0 < found.total() <= values.MAX_PATTERNS
            assert min(found) >= 0
            assert max(found) < patterns.PATTERN_COUNT


@pytest.mark.parametrize("game", GAMES)
def test_both_seats_see_the_same_when_they_stand_alike(game: str) -> None:
    """At the start they do, but for cards and whose turn it is: seat 1 sees of its own what seat 2 does."""
    start = new(game, 2, seed=1, first=1).position_at(0)
    one, two = patterns_of(start, 1), patterns_of(start, 2)
    assert (one & two).total() >= 0.4 * one.total()
    if game == "halma":
        assert one == two


@pytest.mark.parametrize("players", [2, 3, 4])
def test_halma_tells_what_a_move_changes(players: int) -> None:
    """The patterns and features before a move, with what it changes, are those after it."""
    rng, told = np.random.default_rng(3), 0
    for position in random_positions(Case("halma", players, ()), 150)[::10] + greedy_positions(players):
        patterns, evaluation = position.rulebook.patterns, position.rulebook.evaluation
        assert patterns
        for code in rng.choice(position.legal_moves.codes, 4).tolist():
            there, ends = np.zeros(values.MAX_PATTERNS, np.int32), np.zeros(5, np.int32)
            numbers = np.zeros((5, len(evaluation.FEATURES)), np.float32)
            before = position.state.tobytes()
            is_told = patterns.changes(position.state, code, there, ends, numbers)
            assert position.state.tobytes() == before
            if not is_told:
                continue
            told += 1
            after, start = position.after(Move(code)), 0
            for seat in range(1, players + 1):
                expected = patterns_of(position, seat)
                for pattern in there[start : ends[seat]].tolist():
                    expected[pattern if pattern >= 0 else ~pattern] += 1 if pattern >= 0 else -1
                assert +expected == patterns_of(after, seat)
                were, are = np.zeros((2, len(evaluation.FEATURES)), np.float32)
                evaluation.features(position.state, seat, were)
                evaluation.features(after.state, seat, are)
                assert np.allclose(were + numbers[seat], are)
                start = int(ends[seat])
    assert told > 75


def test_a_move_that_may_end_the_game_is_looked_at_in_full() -> None:
    """H-12: Halma does not tell what the last move home changes."""
    game = new("halma", 2, seed=1, first=1)
    state = np.array([game.state], game.rulebook.rules.STATE)[0]
    state.filled[3], state.at_goal[1] = 18, 18
    patterns = game.rulebook.patterns
    assert patterns
    there, ends, numbers = np.zeros(160, np.int32), np.zeros(5, np.int32), np.zeros((5, 6), np.float32)
    beside, corner = 17 * 20 + 10, 17 * 20 + 17
    assert not patterns.changes(state, beside * 400 + corner, there, ends, numbers)
    assert patterns.changes(state, 100 * 400 + 101, there, ends, numbers)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_halmas_moves_are_estimated_as_the_network_judges_what_they_lead_to(players: int) -> None:
    evaluator = evaluator_for("halma")
    evaluate, network = bind(values.evaluate, evaluator.bindings), random_network(evaluator)
    workspace, judged = np.zeros(1, evaluator.workspace_type)[0], np.zeros(5)
    position = random_positions(Case("halma", players, ()), 60)[-1]
    searcher = Searcher("halma", settings={"handicap_threshold": 1e9})
    searcher.trees[0].weights = network
    for candidate in searcher.search(View(position, position.turn), Budget(iterations=1)):
        evaluate(position.after(candidate.move).state, network.array, workspace, judged)
        assert candidate.first_estimate == pytest.approx(judged[position.turn], abs=1e-5)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_without_a_network_a_seat_is_as_strong_as_its_features(case: Case) -> None:
    evaluator = evaluator_for(case.game)
    evaluate = bind(values.evaluate, evaluator.bindings)
    network = np.array(evaluator.network_of_features()).reshape(-1)
    position = random_positions(case, 25)[-1]
    workspace, judged = np.zeros(1, evaluator.workspace_type)[0], np.zeros(5)
    evaluate(position.state, network, workspace, judged)
    weights = evaluator.weights_for(position)
    for seat in range(1, position.players + 1):
        expected = weighted_sum(weights, evaluator.features_of(position, seat))
        assert workspace.strengths[seat] == pytest.approx(expected, abs=1e-3)
    assert sum(judged[1 : position.players + 1]) == pytest.approx(position.players / 2)
