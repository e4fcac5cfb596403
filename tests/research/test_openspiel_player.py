"""OpenSpiel's searches as players: legal moves, from views only, within their budget."""

from __future__ import annotations

import random
from itertools import count

import numpy as np
import pyspiel
import pytest
from kit.cases import OWN_GAMES, Case, default_cases
from open_spiel.python.algorithms import mcts

from stip.bots.searcher import Budget
from stip.games.contract import Move
from stip.play.game import Game, new
from stip.research.openspiel_player import CompiledRollouts, OpenSpielPlayer

CASES = default_cases()


def in_the_middle(case: Case, plies: int = 14) -> Game:
    """Return a random game in which the seat to move has a choice."""
    rng, game = random.Random(2), case.new(seed=2)
    while game.ply < plies or len(game.codes) < 2:
        game.play(Move(rng.choice(game.codes)))
    return game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_plays_legal_moves_in_all_games(case: Case) -> None:
    game = in_the_middle(case)
    players = [OpenSpielPlayer(case.game, Budget(iterations=3), seat) for seat in range(case.players)]
    for _ in range(4):
        game.play(players[game.turn - 1].choose(game.view(game.turn)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_thinks_the_same_in_all_worlds_that_look_the_same(case: Case) -> None:
    game = in_the_middle(case)
    view, chosen = game.view(game.turn), set()
    for world in (game, view.imagine(1), view.imagine(2)):
        player = OpenSpielPlayer(case.game, Budget(iterations=12), seed=5)
        chosen.add(player.choose(type(view)(world, view.seat)))
    assert len(chosen) == 1


def test_it_is_given_views_only() -> None:
    with pytest.raises(TypeError, match="never the position"):
        OpenSpielPlayer("punto", Budget(iterations=3)).choose(new("punto", 2, seed=1))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_it_makes_as_many_simulations_as_it_may(game: str) -> None:
    player, position = OpenSpielPlayer(game, Budget(iterations=9)), in_the_middle(Case(game, 2, ()))
    player.choose(position.view(position.turn))
    assert player.simulations == 9


@pytest.mark.parametrize("game", OWN_GAMES)
def test_it_begins_no_simulation_after_its_time(game: str) -> None:
    """On this clock, a second goes by whenever somebody looks at it: once before each simulation but the
    first two, without which there is nothing to choose from."""
    seconds = count()
    player = OpenSpielPlayer(game, Budget(seconds=8.0), clock=lambda: float(next(seconds)))
    position = in_the_middle(Case(game, 2, ()))
    player.choose(position.view(position.turn))
    assert player.simulations == 2 + 7
    assert next(seconds) == 9


@pytest.mark.parametrize("game", OWN_GAMES)
def test_without_any_time_it_still_moves(game: str) -> None:
    position = in_the_middle(Case(game, 2, ()))
    player = OpenSpielPlayer(game, Budget(seconds=0.0), clock=lambda: 0.0)
    assert player.choose(position.view(position.turn)) in position.codes
    assert player.simulations == 2


def test_it_does_not_think_about_its_only_move() -> None:
    game, player = new("punto", 2, seed=1), OpenSpielPlayer("punto", Budget(iterations=100))
    assert player.choose(game.view(game.turn)) == game.codes[0]
    assert player.simulations == 0


def test_compiled_rollouts_find_what_those_of_openspiel_find() -> None:
    """In a position in which one player is likely to win, so that a wrong sign or seat would show."""
    game = pyspiel.load_game("stip_punto(rounds_to_win=1)")
    case = Case("punto", 2, (("rounds_to_win", 1),))
    position = in_the_middle(case, plies=16)
    seen = game.state_of_view(position.view(position.turn))
    state = seen.resample_from_infostate(seen.current_player(), lambda: 0.3)
    before = state.observation_string(0)
    compiled = CompiledRollouts(2000, np.random.RandomState(1)).evaluate(state)
    slow = mcts.RandomRolloutEvaluator(150, np.random.RandomState(1)).evaluate(state)
    assert compiled == pytest.approx(-compiled[::-1])
    assert compiled == pytest.approx(slow, abs=0.2)
    assert state.observation_string(0) == before, "a rollout leaves the state as it was"


def test_a_rollout_ends_where_the_game_is_cut() -> None:
    state = pyspiel.load_game("stip_punto(max_plies=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    assert state.roll_out(lambda: 0.5) == [0.0, 0.0]
