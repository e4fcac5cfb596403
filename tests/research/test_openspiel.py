"""The games in OpenSpiel: its own tests, its algorithms and shimmy on them, and the same games as the native ones."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from kit.cases import OWN_GAMES, Case, all_cases, default_cases
from kit.research import expected_warnings, legal_actions, plain_observation
from open_spiel.integration_tests import api_test as spiel_api_test
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

from stip.errors import BadSetting, IllegalAction
from stip.research import openspiel
from stip.research.names import openspiel_name

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["test"])

CASES = default_cases()
SHORT = "max_plies=24"


def name_of(case: Case, *more: str) -> str:
    given = [f"players={case.players}", *(f"{name}={value}" for name, value in case.options), *more]
    return f"{openspiel_name(case.game)}({','.join(given)})"


def after_chance(game: Any, outcome: int = 3) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(outcome % len(state.chance_outcomes()))
    return state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_random_simulation_of_openspiel_passes(case: Case) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(case, SHORT)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_random_simulation_passes_with_all_options(case: Case) -> None:
    """It clones the state several times at every ply, so only games of few moves are played to their end."""
    limit = [] if case.game in ("punto", "tokken") else ["max_plies=60"]
    pyspiel.random_sim_test(pyspiel.load_game(name_of(case, *limit)), num_sims=1, serialize=True, verbose=False)


def run_api_test(game: str, **settings: object) -> None:
    """Run OpenSpiel's tests of its interface on one game, as its own test case does."""
    base = spiel_api_test.EnforceAPIOnPartialTreeBase
    kind = type("OfStip", (base,), {"game_name": game, "game": pyspiel.load_game(game), **settings})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_api_test_of_openspiel_passes(game: str) -> None:
    run_api_test(f"{openspiel_name(game)}(max_plies=3,chance_outcomes=2,chance_nodes=1)")


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_api_test_of_openspiel_passes_for_all_players(case: Case) -> None:
    run_api_test(name_of(case))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_shimmy_makes_an_environment_of_a_game(case: Case) -> None:
    recommended = ("Observation is not", "Observation space for", "Agent's m", "Observation numpy array", "Action mask")
    with expected_warnings(*recommended):
        config = {"players": case.players, **dict(case.options), "max_plies": 24}
        api_test(OpenSpielCompatibilityV0(game_name=openspiel_name(case.game), config=config), num_cycles=2)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_is_the_native_game_move_for_move(case: Case) -> None:
    rng = random.Random(4)
    state = after_chance(pyspiel.load_game(name_of(case)))
    game = state.game
    native = case.new(seed=3 * (1 + 256 + 256**2 + 256**3)) if game.rulebook.encoding.IS_OPEN == 0 else game.copy()
    assert game == native
    while not native.is_over and native.ply < 50:
        assert state.current_player() == native.turn - 1
        actions = legal_actions(native)
        assert state.legal_actions() == state.legal_actions(native.turn - 1) == sorted(actions)
        assert state.legal_actions(native.turn % native.players) == []
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(action) == native.write(actions[action])
        for player in range(native.players):
            tensor = np.array(state.observation_tensor(player))
            assert tensor[: native.players].tolist() == [float(i == player) for i in range(native.players)]
            seen = tensor[native.players :].astype(np.int8)
            assert seen.tobytes() == plain_observation(native, player + 1)
        state.apply_action(action)
        native.play(actions[action])
    assert state.game == native
    assert str(state) == str(native)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_information_state_is_changed_by_nothing_that_is_hidden(case: Case) -> None:
    rng, sampler = random.Random(5), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = after_chance(pyspiel.load_game(name_of(case)))
    for _ in range(12):
        for player in range(case.players):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.game is None
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                action = rng.choice(state.legal_actions())
                assert other.legal_actions() == state.legal_actions()
                other.apply_action(action)  # and it can be played on
                assert other.information_state_string(0)
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_player_remembers_what_it_saw_and_did() -> None:
    """Two ways to the same position are different information states, and the same observation."""
    game = pyspiel.load_game("stip_halma(first=1)")
    states = []
    for moves in (("e1-f1", "p12-p11", "e2-f2", "l16-k16"), ("e2-f2", "p12-p11", "e1-f1", "l16-k16")):
        state = game.new_initial_state()
        for move in moves:
            state.apply_action(state.string_to_action(move))
        states.append(state)
    one, other = states
    assert str(one) == str(other)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_copies_and_pickles_are_exact_and_go_on_by_themselves() -> None:
    for game in OWN_GAMES:
        state = after_chance(pyspiel.load_game(openspiel_name(game)))
        for _ in range(5):
            state.apply_action(state.legal_actions()[0])
        written = pyspiel.serialize_game_and_state(state.get_game(), state)
        for twin in (state.clone(), pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(written)[1]):
            assert twin.information_state_string(0) == state.information_state_string(0)
            assert twin.history() == state.history()
            assert twin.game == state.game
            twin.apply_action(twin.legal_actions()[-1])
            assert len(twin.history()) == len(state.history()) + 1


def test_mcts_plays_where_everything_is_open() -> None:
    game = pyspiel.load_game("stip_halma(max_plies=4)")
    state = after_chance(game)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["punto", "tokken", "to-the-point"])
def test_ismcts_plays_where_something_is_hidden(game: str) -> None:
    loaded = pyspiel.load_game(f"{openspiel_name(game)}(max_plies=6)")
    state = after_chance(loaded)
    state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 8, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["tokken", "punto"])
def test_a_small_variant_has_an_exploitability_and_perfect_recall(game: str) -> None:
    small = pyspiel.load_game(f"{openspiel_name(game)}(max_plies=3,chance_nodes=1,chance_outcomes=2)")
    assert spiel_api_test._assert_is_perfect_recall(small)
    assert exploitability.exploitability(small, UniformRandomPolicy(small)) == 0.0, "nobody can win in three plies"


def test_an_ending_has_an_exploitability_that_cfr_reduces() -> None:
    """In a game that begins where somebody can win and is cut after one ply, a best response to random play wins, and
    random play does so with the winning ones of all actions."""
    variant = "stip_punto(rounds_to_win=1,chance_nodes=1,chance_outcomes=2{})"
    state, rng = after_chance(pyspiel.load_game(variant.format("")), outcome=1), random.Random(1)
    while not (winning := [action for action in state.legal_actions() if state.child(action).is_terminal()]):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    assert all(state.child(action).returns()[player] == 1.0 for action in winning)
    cut = variant.format(f",max_plies={len(state.history())}")  # the plies so far, and one more instead of the deal
    ending = pyspiel.load_game(f"start_at(game={cut},history={';'.join(map(str, state.history()))})")
    share = len(winning) / len(state.legal_actions())
    assert exploitability.exploitability(ending, UniformRandomPolicy(ending)) == pytest.approx((1 - share) / 2)
    solver = cfr.CFRSolver(ending)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(ending, solver.average_policy()) < (1 - share) / 10


def test_chance_is_explicit_and_only_at_the_start() -> None:
    game = pyspiel.load_game("stip_tokken(chance_nodes=2,chance_outcomes=5)")
    assert game.max_chance_outcomes() == 5
    assert game.max_chance_nodes_in_history() == 2
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(i, 0.2) for i in range(5)]
    assert state.action_to_string(2) == "chance:2"
    assert state.legal_actions() == list(range(5))
    assert str(state) == "chance: ()"
    state.apply_action(2)
    state.apply_action(4)
    assert state.game == Case("tokken", 2, ()).new(seed=2 + 4 * 5)
    lot = pyspiel.load_game("stip_halma(players=3)").new_initial_state()
    assert len(lot.chance_outcomes()) == 3
    lot.apply_action(1)
    assert lot.current_player() == 1
    assert pyspiel.load_game("stip_halma(first=2)").new_initial_state().current_player() == 1


def test_observers_show_what_everybody_knows_or_what_a_player_knows() -> None:
    state = after_chance(pyspiel.load_game("stip_tokken"))
    game = state.get_game()
    kinds = pyspiel.IIGObservationType
    public = game.make_py_observer(kinds(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE), {})
    own = game.make_py_observer()
    public.set_from(state, 0)
    own.set_from(state, 0)
    assert public.dict["hand"].sum() == 0
    assert own.dict["hand"].sum() == 5
    assert public.string_from(state, 0) != own.string_from(state, 0)
    assert game.make_py_observer(kinds(perfect_recall=False, public_info=False), {}) is None
    with pytest.raises(ValueError, match="not supported"):
        game.make_py_observer(None, {"colour": "red"})


def test_returns_are_rewards_by_places() -> None:
    game = pyspiel.load_game("stip_punto(players=4,teams=yes,rounds_to_win=1)")
    assert isinstance(game, openspiel.StipGame)
    state, rng = after_chance(game), random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1.0, -1.0, 1.0, 1.0]
    assert state.legal_actions() == []


@pytest.mark.parametrize("game", OWN_GAMES)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    state = pyspiel.load_game(openspiel_name(game)).new_initial_state()
    with pytest.raises(IllegalAction):
        state.apply_action(len(state.chance_outcomes()))
    state = after_chance(state.get_game())
    for twin in (state, state.resample_from_infostate(0, random.Random(1).random)):
        before = str(twin), twin.history()
        wrong = min({*range(len(twin.legal_actions()) + 1)} - {*twin.legal_actions()})
        for action in (wrong, twin.num_distinct_actions(), 1 << 40):
            with pytest.raises(IllegalAction):
                twin.apply_action(action)
        assert (str(twin), twin.history()) == before
    with pytest.raises(IllegalAction):
        state.action_to_string(1 << 40)


def test_after_the_end_no_action_is_legal() -> None:
    state = after_chance(pyspiel.load_game("stip_punto(max_plies=1)"))
    state.apply_action(60)
    assert state.is_terminal()
    with pytest.raises(IllegalAction):
        state.apply_action(60)


@pytest.mark.parametrize(
    "wrong", ["chance_nodes=0", "chance_nodes=40", "chance_outcomes=0", "chance_outcomes=100000", "max_plies=-1"]
)
def test_a_setting_that_makes_no_sense_is_refused(wrong: str) -> None:
    with pytest.raises(BadSetting, match=wrong.partition("=")[0]):
        pyspiel.load_game(f"stip_punto({wrong})")
