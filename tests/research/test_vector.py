"""Many games at once: each is the native game, whatever the threads, and begins anew as Gymnasium says."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, FlattenObservation, RecordEpisodeStatistics
from kit.cases import OWN_GAMES, Case, default_cases
from kit.research import legal_actions

from stip import research
from stip.errors import BadSetting, IllegalAction, NotReset
from stip.games.contract import Move
from stip.kernel.buffer import Buffer
from stip.kernel.chance import imagine_seed, start_fast
from stip.play.playouts import simulate
from stip.play.position import Position, View
from stip.research.compiled import MOVE_OF
from stip.research.encoder import parts_of
from stip.research.vector_env import StipVectorEnv


def vector(case: Case, games: int = 4, **settings: Any) -> StipVectorEnv:
    return research.vector(case.game, games, case.players, **{**dict(case.options), **settings})


def native(case: Case, seed: int, number: int) -> Position:
    """Return game number so-and-so of a seed as playouts deal it."""
    env = vector(case)
    book = env.encoder.rulebook
    states, rng = book.new_state(case.players, dict(case.options)).array, np.zeros(4, np.uint32)
    start_fast(rng, seed, number)
    imagine_seed(states[0], rng)
    buffer = Buffer(states)
    book.deal(buffer, 0)
    return Position(book, buffer)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_every_game_is_the_native_game_move_for_move(case: Case) -> None:
    env = vector(case)
    encoder = env.encoder
    observations, info = env.reset(seed=5)
    positions = [native(case, 5, number) for number in range(4)]
    for _ in range(40):
        actions = env.sample_actions()
        for i, position in enumerate(positions):
            assert info["seat"][i] == position.turn
            view = View(position, position.turn)
            legal = legal_actions(position)
            assert np.flatnonzero(observations["action_mask"][i]).tolist() == sorted(legal)
            seen = np.zeros(encoder.numbers, np.int8)
            encoder.encoding.observe(view.state, view.seat, seen)
            assert observations["observation"][i].tobytes() == seen.tobytes()
            move = encoder.act(position._buffer, encoder.memory.workspace, MOVE_OF, int(actions[i]))
            positions[i] = position.after(Move(move))
        observations, _, terminations, _, info = env.step(actions)
        for i, position in enumerate(positions):
            assert terminations[i] == position.is_over
            if outcome := position.outcome:
                places = outcome.places
                rivals = encoder.rivals(case.players, dict(case.options))
                expected = [sum((b > a) - (b < a) for b in places) / rivals for a in places]
                assert info["rewards"][i].tolist() == pytest.approx(expected)
                positions[i] = native(case, 5, int(env._numbers.array[i]))
            else:
                assert not info["rewards"][i].any()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_threads_change_nothing(game: str) -> None:
    traces = []
    for threads in (1, 2):
        env = research.vector(game, 96, threads=threads, max_plies=25)
        env.reset(seed=3)
        seen = []
        for _ in range(60):
            observations, rewards, *_ = env.step(env.sample_actions())
            seen.append((observations["observation"].tobytes(), rewards.tobytes()))
        traces.append(seen)
        env.close()
    assert traces[0] == traces[1]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_plain_python_computes_the_same(game: str) -> None:
    compiled, plain = (research.vector(game, 3, threads=1, max_plies=4) for _ in range(2))
    plain.encoder = PlainEncoder(plain.encoder)  # type: ignore[assignment]
    for env in (compiled, plain):
        env.reset(seed=6)
    for _ in range(7):
        ours, theirs = compiled.step(compiled.sample_actions()), plain.step(plain.sample_actions())
        for one, other in zip(ours[:4], theirs[:4], strict=True):
            np.testing.assert_equal(one, other)


class PlainEncoder:
    """An encoder whose entry points are the Python functions themselves."""

    def __init__(self, encoder: Any) -> None:
        self._encoder = encoder

    def __getattr__(self, name: str) -> Any:
        thing = getattr(self._encoder, name)
        return thing._call_python if name in self._encoder.entry_points else thing


def test_games_are_dealt_as_playouts_deal_them() -> None:
    env = research.vector("punto", 8, rounds_to_win=1)
    env.reset(seed=21)
    book = env.encoder.rulebook
    dealt = simulate(book, 2, book.read_options({"rounds_to_win": 1}, 2), 8, 21, max_plies=0, threads=1).final_states
    assert env._states.array.tobytes() == dealt.tobytes()


def test_a_game_begins_anew_in_the_same_step() -> None:
    env = research.vector("punto", 16, rounds_to_win=1)
    env.reset(seed=1)
    ended = 0
    for _ in range(400):
        movers = env.seats.copy()
        observations, rewards, terminations, truncations, info = env.step(env.sample_actions())
        assert not truncations.any()
        assert ("final_obs" in info) == terminations.any()
        assert observations["action_mask"].any(axis=1).all(), "somebody is to move in every game"
        assert not rewards[~terminations].any()
        if terminations.any():
            ended += int(terminations.sum())
            assert (info["_final_obs"] == terminations).all()
            final = parts_of("punto", info["final_obs"]["observation"])
            assert not final["to_move"][terminations].any()
            assert parts_of("punto", observations["observation"])["tops"][terminations].max() == 0
            assert (rewards == info["rewards"][range(16), movers - 1]).all(), "those of the seats that have just moved"
            assert not info["rewards"].sum(axis=1).any()
    assert ended > 16


def test_a_game_begins_anew_in_the_next_step_whose_action_does_not_count() -> None:
    env = research.vector("punto", 16, rounds_to_win=1, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=1)
    before = np.zeros(16, np.bool_)
    for _ in range(400):
        actions = np.where(before, -1, env.sample_actions())
        observations, rewards, terminations, _, info = env.step(actions)
        assert "final_obs" not in info
        assert not (terminations & before).any()
        assert not observations["action_mask"][terminations].any()
        assert not rewards[before].any()
        assert (parts_of("punto", observations["observation"])["tops"][before] == 0).all()
        assert (info["seat"] == 0)[terminations].all()
        before = terminations.copy()
    assert env._numbers.array.mean() > 16


def test_a_game_that_is_too_long_is_cut() -> None:
    env = research.vector("halma", 2, max_plies=3)
    env.reset(seed=1)
    cut = [env.step(env.sample_actions())[3].tolist() for _ in range(6)]
    assert cut == [[False] * 2, [False] * 2, [True] * 2] * 2


def test_arrays_are_the_environments_own_unless_copies_are_asked_for() -> None:
    env, copying = research.vector("tokken", 8), research.vector("tokken", 8, copy=True)
    for one, is_shared in ((env, True), (copying, False)):
        first, _ = one.reset(seed=1)
        kept = first["observation"].copy()
        second, *_ = one.step(one.sample_actions())
        assert np.shares_memory(first["observation"], second["observation"]) == is_shared
        assert (first["observation"].tobytes() == kept.tobytes()) != is_shared
        assert np.from_dlpack(second["observation"]).tobytes() == second["observation"].tobytes()
        assert one.observation_space.contains(second)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_observations_and_actions_are_in_their_spaces(case: Case) -> None:
    env = vector(case)
    observations, _ = env.reset(seed=2)
    for _ in range(10):
        actions = env.sample_actions()
        assert env.action_space.contains(actions)
        assert env.observation_space.contains(observations)
        assert env.single_observation_space.contains({name: one[0] for name, one in observations.items()})
        observations, *_ = env.step(actions)


def test_the_wrappers_of_gymnasium_fit() -> None:
    env = research.vector("punto", 6, max_plies=5, autoreset_mode=AutoresetMode.NEXT_STEP)
    wrapped = DictInfoToList(RecordEpisodeStatistics(FlattenObservation(env)))
    shown, infos = wrapped.reset(seed=1)
    for _ in range(5):
        assert wrapped.observation_space.contains(shown)
        assert "episode" not in infos[0]
        shown, _, _, truncations, infos = wrapped.step(env.sample_actions())
    assert shown.shape == (6, env.encoder.actions + env.encoder.numbers)
    assert truncations.all()
    assert [info["episode"]["l"] for info in infos] == [5] * 6


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = research.vector("punto", 4)
    with pytest.raises(NotReset):
        env.step(np.zeros(4, int))
    with pytest.raises(NotReset):
        env.sample_actions()
    env.reset(seed=1)
    before = env._states.array.tobytes()
    for wrong in (-1, 0, 121):
        actions = env.sample_actions()
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="game 2"):
            env.step(actions)
    with pytest.raises(TypeError, match="Cannot cast"):
        env.step(env.sample_actions() + 0.5)
    assert env._states.array.tobytes() == before


@pytest.mark.parametrize("wrong", [{"games": 0}, {"max_plies": 0}, {"threads": -1}, {"autoreset_mode": "Disabled"}])
def test_a_setting_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetting, match=f"{next(iter(wrong))} cannot be"):
        research.vector("punto", **wrong)


@pytest.mark.parametrize("game", OWN_GAMES)
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_a_copy_goes_on_exactly_as_the_original(game: str, mode: AutoresetMode) -> None:
    env = research.vector(game, 70, threads=2, max_plies=9, autoreset_mode=mode)
    env.reset(seed=4)
    for _ in range(9):  # so the last games have just ended
        env.step(env.sample_actions())
    twins = [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    traces = []
    for one in (env, *twins):
        seen = []
        for _ in range(12):
            observations, rewards, *ends, info = one.step(one.sample_actions())
            seen += [array.tobytes() for array in (*observations.values(), rewards, *ends, info["seat"])]
        seen.append(one.reset()[0]["observation"].tobytes())
        traces.append(seen)
    assert all(trace == traces[0] for trace in traces)


def test_without_a_seed_games_go_on_from_the_last_one() -> None:
    first, second = research.vector("punto", 4), research.vector("punto", 4)
    for env in (first, second):
        env.reset(seed=8)
        env.reset()
    assert first._states.array.tobytes() == second._states.array.tobytes()
    first.reset()
    assert first._states.array.tobytes() != second._states.array.tobytes()
