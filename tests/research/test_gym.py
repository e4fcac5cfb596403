"""The environments of Gymnasium for one agent: its own checks, opponents of every kind, and the native games."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.passive_env_checker import env_render_passive_checker
from kit.cases import OWN_GAMES, Case, default_cases
from kit.research import expected_warnings, plain_observation

import stip.research.registration  # noqa: F401
from stip import research
from stip.bots.players import make_player
from stip.errors import BadSeat, BadSetting, IllegalAction, NotReset, UnknownBot
from stip.games.contract import Move
from stip.play.position import View
from stip.research.episode import RENDER_MODES, Observation
from stip.research.gym_env import StipSingleEnv
from stip.research.names import registered_id


def first_legal(observation: Observation) -> int:
    return int(observation["action_mask"].argmax())


class Masked(gymnasium.ActionWrapper[Observation, int, np.int64]):
    """Plays some legal action instead of one that is not: Gymnasium's checks know no masks."""

    def action(self, action: int) -> np.int64:
        env = self.unwrapped
        assert isinstance(env, StipSingleEnv)
        legal = env.episode.legal_actions()
        return np.int64(legal[action % len(legal)])


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_checks_of_gymnasium_pass(case: Case) -> None:
    env = research.gym(case.game, "random", case.players, **dict(case.options))
    with expected_warnings(".*Casting input x to numpy array", ".*The environment .* is different from the unwrapped"):
        check_env(Masked(env), skip_render_check=True)


@pytest.mark.parametrize("opponent", ["random", "1", "greedy", first_legal, make_player("1", "punto")])
def test_the_others_move_until_it_is_the_agents_turn(opponent: object) -> None:
    env = research.gym("punto", opponent, players=3, seat=2, rounds_to_win=1)  # type: ignore[arg-type]
    rng = random.Random(1)
    observation, info = env.reset(seed=4)
    is_over, reward = False, 0.0
    while not is_over:
        assert env.episode.seat == info["seat"] == 2
        assert observation["observation"].tobytes() == plain_observation(env.game, 2)
        observation, reward, is_over, is_cut, info = env.step(rng.choice(env.episode.legal_actions()))
        assert not is_cut
    outcome = env.game.outcome
    assert outcome
    assert reward == sum((one > outcome.places[1]) - (one < outcome.places[1]) for one in outcome.places) / 2
    assert not observation["action_mask"].any()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    games = []
    for _ in range(2):
        env = research.gym(game, "1", max_plies=30)
        env.reset(seed=9)
        is_over = is_cut = False
        while not (is_over or is_cut):
            _, _, is_over, is_cut, _ = env.step(env.episode.legal_actions()[0])
        games.append(env.game)
    assert games[0] == games[1]
    assert is_cut
    assert games[0].ply == 30


def test_bots_see_views_only() -> None:
    seen: list[View] = []

    class Watching:
        def choose(self, view: View) -> Move:
            seen.append(view)
            return Move(view.codes[0])

    env = research.gym("tokken", Watching(), seat=1)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.episode.legal_actions()[0])
    assert seen
    assert {type(view) for view in seen} == {View}
    assert not any(view.state.seed.any() for view in seen)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownBot):
        research.gym("punto", "9")
    with pytest.raises(BadSeat):
        research.gym("punto", seat=3)
    with pytest.raises(TypeError, match="an opponent is"):
        research.gym("punto", 3)  # type: ignore[arg-type]
    with pytest.raises(BadSetting, match="max_plies"):
        research.gym("punto", max_plies=0)
    env = research.gym("punto", "random")
    with pytest.raises(NotReset):
        env.step(60)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(-1)


def test_after_the_end_there_is_nothing_to_do_but_to_reset() -> None:
    env = research.gym("punto", first_legal, max_plies=1, seat=2, first=1)
    env.reset(seed=1)
    assert env.step(env.episode.legal_actions()[0])[2:4] == (False, True)
    with pytest.raises(NotReset):
        env.step(env.episode.legal_actions()[0])
    env.reset()
    env.step(env.episode.legal_actions()[0])


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponent", ["random", "2", first_legal])
def test_a_copy_goes_on_exactly_as_the_original(
    opponent: str, copied: Callable[[StipSingleEnv], StipSingleEnv]
) -> None:
    env = research.gym("tokken", opponent)
    copied(env)  # also before the first game
    env.reset(seed=3)
    for _ in range(4):
        env.step(env.episode.legal_actions()[0])
    twin = copied(env)
    traces = []
    for one in (env, twin):
        seen = [one.step(one.episode.legal_actions()[0])[0]["observation"].tobytes() for _ in range(8)]
        one.reset()
        traces.append((seen, one.seat, one.game.setup.seed))
    assert traces[0] == traces[1]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_gymnasium_is_content_with_what_is_rendered(game: str) -> None:
    for mode in RENDER_MODES:
        env = gymnasium.make(registered_id(game), opponent="random", render_mode=mode).unwrapped
        env.reset(seed=1)
        env_render_passive_checker(env)


def test_gymnasium_plays_several_environments_at_once() -> None:
    many = gymnasium.make_vec(registered_id("tokken"), num_envs=3, vectorization_mode="sync", opponent="random")
    seen, _ = many.reset(seed=1)
    for _ in range(20):
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
        assert many.observation_space.contains(seen)


def test_games_are_registered() -> None:
    for game in OWN_GAMES:
        env = gymnasium.make(registered_id(game), opponent="random", disable_env_checker=True)
        assert isinstance(env.unwrapped, StipSingleEnv)
        many = gymnasium.make_vec(registered_id(game), num_envs=3, vectorization_mode="vector_entry_point", max_plies=5)
        assert many.reset(seed=1)[0]["observation"].shape[0] == 3
