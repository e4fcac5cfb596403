"""The environments of PettingZoo: its own suites, exact copies, and the same games as the native ones."""

from __future__ import annotations

import copy
import pickle
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from kit.cases import OWN_GAMES, Case, all_cases, default_cases
from kit.research import environment, expected_warnings, legal_actions, plain_observation, play_randomly
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

import stip.research.registration  # noqa: F401
from stip import new, research
from stip.errors import BadPlayers, BadSetting, IllegalAction, NotReset, UnknownOption
from stip.research.aec_env import StipEnv
from stip.research.names import registered_id

CASES = default_cases()
# in which everybody has exactly one move a turn; with three players of Halma, somebody has two colours
ALTERNATING = [case for case in CASES if case.game == "punto" or (case.game == "halma" and case.players != 3)]
RECOMMENDATIONS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # after the end
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_suites_of_pettingzoo_pass(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    with expected_warnings(*RECOMMENDATIONS):
        api_test(environment(case), num_cycles=30)
        seed_test(lambda: environment(case), num_cycles=15)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_suites_of_pettingzoo_pass_with_all_options_to_the_end(
    case: Case, capsys: pytest.CaptureFixture[str]
) -> None:
    with expected_warnings(*RECOMMENDATIONS):
        api_test(environment(case, max_cycles=300), num_cycles=310)
        seed_test(lambda: environment(case), num_cycles=100)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_way_to_render_shows_what_a_spectator_sees(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    shows_svg = {"svg": lambda shown: shown.startswith("<svg")}
    render_test(lambda render_mode: StipEnv(game, max_cycles=1, render_mode=render_mode), shows_svg)
    text, svg, picture = (StipEnv(game, render_mode=mode) for mode in ("ansi", "svg", "rgb_array"))
    for env in (text, svg, picture):
        env.reset(seed=7)
    spectator = new(game, seed=7).view(0)
    assert text.render() == str(spectator)
    assert svg.render() == spectator.svg("light")
    shown = picture.render()
    assert isinstance(shown, np.ndarray)
    assert shown.shape[2] == 3
    assert shown.std() > 10, "something is drawn"


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = research.aec("punto", render_mode="human")
    env.reset(seed=7)
    assert capsys.readouterr().out == f"{new('punto', seed=7).view(0)}\n"
    env.step(60)
    assert capsys.readouterr().out == f"{env.game.view(0)}\n"


class Masked(BaseWrapper):  # type: ignore[misc]
    """Plays some legal action instead of one that is not: PettingZoo's test of cycles knows no masks."""

    def step(self, action: int | None) -> None:
        env = self.unwrapped
        legal = env.episode.legal_actions()
        super().step(None if action is None else legal[action % len(legal)])


@pytest.mark.parametrize("case", ALTERNATING, ids=str)
def test_a_cycle_is_a_turn_of_every_agent(case: Case) -> None:
    """In these games everybody has exactly one move a turn, so PettingZoo can let all agents act at once."""

    def env(max_cycles: int) -> Masked:
        return Masked(environment(case, max_cycles=max_cycles, first=1))

    def parallel_env(max_cycles: int) -> Any:
        one = env(max_cycles)
        one.metadata["is_parallelizable"] = True
        return aec_to_parallel(one)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_goes_on_exactly_as_the_original(case: Case) -> None:
    env = environment(case)
    env.reset(seed=3)
    play_randomly(env.episode, 12)
    env.agent_selection = env.possible_agents[env.episode.seat - 1]
    twins = [env.clone(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    traces = [trace(one, plies=60) for one in (env, *twins)]
    assert all(one == traces[0] for one in traces)
    for twin in twins:  # also what comes after a reset is the same
        twin.reset()
    env.reset()
    assert {one.game.setup.seed for one in (env, *twins)} == {env.game.setup.seed}


def trace(env: StipEnv, plies: int) -> list[tuple[Any, ...]]:
    """Play on at random, and return everything that could be seen meanwhile."""
    rng, seen = random.Random(5), []
    for agent in env.agent_iter(plies):
        observation, *rest = env.last()
        seen.append((agent, *(numbers.tobytes() for numbers in observation.values()), *rest))
        env.step(None if rest[1] or rest[2] else rng.choice(env.episode.legal_actions()))
    return seen


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_is_the_native_game_move_for_move(case: Case) -> None:
    native, env = case.new(seed=11), environment(case)
    env.reset(seed=11)
    rng = random.Random(11)
    while not native.is_over and native.ply < 60:
        assert env.agent_selection == f"player_{native.turn - 1}"
        actions = legal_actions(native)
        observation = env.observe(env.agent_selection)
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(actions)
        for seat in range(1, native.players + 1):
            seen = env.observe(f"player_{seat - 1}")
            assert seen["observation"].tobytes() == plain_observation(native, seat)
            assert seen["action_mask"].any() == (seat == native.turn)
        action = rng.choice(sorted(actions))
        native.play(actions[action])
        env.step(np.int64(action))
    assert env.game == native


@pytest.mark.slow
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_legal_move_of_a_whole_game_is_an_action_with_all_options(case: Case) -> None:
    native, env = case.new(seed=12), environment(case)
    env.reset(seed=12)
    rng = random.Random(12)
    while not native.is_over:
        actions = env.episode.legal_actions()
        assert len(actions) == native.legal_moves.count()
        assert sorted(env.episode.move_of(action) for action in actions) == sorted(native.codes)
        action = rng.choice(actions)
        native.play(env.episode.move_of(action))
        env.step(action)
    assert env.game == native
    assert dict(env.rewards) == env._cumulative_rewards


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rewards_come_at_the_end_by_places_and_add_up_to_nothing(case: Case) -> None:
    env = environment(case)
    env.reset(seed=2)
    game = env.episode
    while game.seat and game.ply < 5000:
        env.step(game.legal_actions()[-1 if game.ply % 3 else 0])
        if game.seat:
            assert set(env.rewards.values()) == {0.0}
    outcome = env.game.outcome
    assert outcome
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0.0)
    assert max(rewards, default=0.0) <= 1.0
    for one, better in zip(outcome.places, rewards, strict=True):
        assert (better == max(rewards)) == (one == min(outcome.places))
    assert all(env.terminations.values())


def test_what_cannot_be_played_is_refused_and_changes_nothing() -> None:
    env = research.aec("punto", players=3)
    for asks in (lambda: env.observe("player_0"), lambda: env.step(60), env.last, env.render):
        with pytest.raises(NotReset):
            asks()
    env.reset(seed=1)
    for action in (-1, 0, 10_000, None):
        with pytest.raises(IllegalAction) as caught:
            env.step(action)
        assert caught.value.code == "illegal-action"
    no_numbers: list[Any] = ["60", 60.5, np.array([60])]
    for thing in no_numbers:
        with pytest.raises(TypeError, match="integer"):
            env.step(thing)
    assert env.game == new("punto", players=3, seed=1)
    with pytest.raises(BadPlayers):
        research.aec("tokken", players=3)
    with pytest.raises(UnknownOption):
        research.aec("tokken", flying="yes")
    for wrong in ({"max_cycles": 0}, {"render_mode": "jpeg"}):
        with pytest.raises(BadSetting, match="it can be"):
            research.aec("tokken", **wrong)


def test_after_the_end_there_is_nothing_to_do_but_to_reset() -> None:
    env = research.aec("punto", max_cycles=1)
    env.reset(seed=1)
    for _ in range(2):
        env.step(env.episode.legal_actions()[0])
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(60)
    for _ in range(2):
        env.step(None)
    for asks in (lambda: env.step(None), env.last):
        with pytest.raises(NotReset):
            asks()
    env.reset()
    env.step(60)


def test_games_are_registered_by_names_with_versions() -> None:
    for game in OWN_GAMES:
        env = pettingzoo.make("aec", registered_id(game), render_mode="ansi")
        assert isinstance(env, StipEnv)
        assert str(env) == f"{game.replace('-', '_')}_v0"
    assert registered_id("to-the-point") == "stip/ToThePoint-v0"
