"""Late rounds of Punto: of all places for the card turned up, the one is found that wins most often."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from stip.bots.endgames import solve
from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Searcher
from stip.bots.steps import finish
from stip.games.contract import Move
from stip.play.game import new
from stip.play.position import Position, View


def cards_left(position: Position) -> int:
    fields = position.fields
    return int(sum(fields.sizes[1:3]) - sum(fields.turned[1:3]))


def late_position(cards: int, first_seed: int) -> Position:
    """Return a position of a random round with so many cards left and a choice."""
    for seed in range(first_seed, first_seed + 1000):
        game, rng = new("punto", 2, seed=seed, rounds_to_win=1), np.random.default_rng(seed)
        while not game.is_over and cards_left(game.position_at(game.ply)) > cards:
            game.play(game.legal_moves[int(rng.integers(len(game.legal_moves)))])
        if not game.is_over and len(game.legal_moves) > 1:
            return game.position_at(game.ply)
    raise AssertionError


def best_move(position: Position, positions: int = 1_000_000) -> Move | None:
    return finish(solve(evaluator_for("punto"), View(position, position.turn), positions, 1e9, lambda: False))


def value_after(position: Position, move: int) -> float:
    """Return how often the seat to move wins the round if both play their best after a move, by trying everything."""
    seat, other = int(position.turn), 3 - int(position.turn)
    start, end = position.fields.turned[other], position.fields.sizes[other]
    left = Counter(position.fields.piles[other][start:end]) or Counter({0: 1})
    total = 0.0
    for card, copies in left.items():
        buffer = position._buffer.copy()
        pile = buffer.array[0].piles[other]
        if card:
            place = start + pile[start:end].tolist().index(card)
            pile[place], pile[start] = pile[start], card
        then = Position(position.rulebook, buffer).after(Move(move))
        if then.is_over or then.fields.round_number > position.fields.round_number:
            winner = then.fields.last_winner
            total += copies * (1.0 if winner == seat else 0.0 if winner else 0.5)
        else:
            total += copies * (1.0 - max(value_after(then, one) for one in then.codes))
    return total / left.total()


@pytest.mark.parametrize(("cards", "seed"), [(1, 0), (2, 100), (2, 200), (2, 300), (3, 400)])
def test_the_place_that_wins_most_often_is_found(cards: int, seed: int) -> None:
    position = late_position(cards, seed)
    values = {move: value_after(position, move) for move in position.codes}
    found = best_move(position)
    assert found is not None
    assert values[found] == pytest.approx(max(values.values()))


def test_the_search_plays_it() -> None:
    position = late_position(3, 0)
    candidates = Searcher("punto", seed=1).search(View(position, position.turn), Budget(iterations=100_000))
    assert candidates[0].move == best_move(position)
    assert len(candidates) > 1


def test_rounds_with_many_cards_left_are_left_to_the_search() -> None:
    assert best_move(late_position(8, 0)) is None
    assert best_move(late_position(3, 0), positions=10) is None


def test_with_more_players_nobody_knows_the_piles_well_enough() -> None:
    game = new("punto", 3, seed=1)
    assert best_move(game.position_at(0)) is None
