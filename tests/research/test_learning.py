"""The learning example: it learns, its network plays in the arena and at a table, and PyTorch shares our memory.

PyTorch is imported by tests only: it is no part of the lock files, and those who run no slow tests need not have it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from examples.learning.measuring import Score, play_against
from examples.learning.network import SIDE, evaluate, new_weights
from examples.learning.player import OURS, load, policy_of
from examples.player_bot import sit_down
from kit.arena import a_tournament
from kit.server import BOT, OPEN, running

from stip import research
from stip.bots.arena.match import PlayedMatch
from stip.bots.arena.tournament import run_tournament
from stip.bots.players import make_any_player
from stip.errors import EngineFailed
from stip.research.encoder import parts_of
from stip.research.episode import Observation

PLAYER = "examples.learning.player:make"

pytestmark = pytest.mark.slow


def positions(games: int = 16, plies: int = 12) -> Observation:
    """What is seen in games after some random moves."""
    env = research.vector("punto", games=games, copy=True, rounds_to_win=1)
    observations, _ = env.reset(seed=3)
    for _ in range(plies):
        observations, *_ = env.step(env.sample_actions())
    return observations


def test_pytorch_takes_the_arrays_of_many_games_without_copying_them() -> None:
    import torch

    env = research.vector("punto", games=64, rounds_to_win=1)
    observations, info = env.reset(seed=7)
    _, rewards, terminations, truncations, _ = env.step(env.sample_actions())
    arrays = [*observations.values(), *info.values(), rewards, terminations, truncations]
    for array, tensor in [(array, torch.from_dlpack(array)) for array in arrays]:
        assert tensor.data_ptr() == array.ctypes.data
        assert tensor.shape == array.shape

    tensor = torch.from_dlpack(observations["observation"])
    before = tensor.clone()
    env.step(env.sample_actions())  # which the tensor made before sees
    assert not torch.equal(tensor, before)
    assert tensor.numpy().tobytes() == observations["observation"].tobytes()
    tensor[3, 5] = 99
    assert observations["observation"][3, 5] == 99


def test_an_environment_that_copies_leaves_tensors_as_they_are() -> None:
    import torch

    env = research.vector("punto", games=64, copy=True, rounds_to_win=1)
    observations, _ = env.reset(seed=7)
    tensor = torch.from_dlpack(observations["observation"])
    before = tensor.clone()
    env.step(env.sample_actions())
    assert torch.equal(tensor, before)


def test_the_network_says_the_same_in_numpy_and_pytorch() -> None:
    import torch

    seen, weights = positions(), new_weights(5)
    numbers, mask = seen["observation"].astype(np.float32), seen["action_mask"]
    logits, values = evaluate(np, weights, numbers, mask)
    tensors = {name: torch.from_numpy(array) for name, array in weights.items()}
    torch_logits, torch_values = evaluate(torch, tensors, torch.from_numpy(numbers), torch.from_numpy(mask))
    np.testing.assert_allclose(logits, torch_logits, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(values, torch_values, rtol=1e-4, atol=1e-5)
    assert np.ptp(values) > 0


def test_a_board_that_is_turned_is_judged_alike() -> None:
    seen, weights = positions(), new_weights(5)
    numbers, mask = seen["observation"].astype(np.float32), seen["action_mask"]
    logits, values = evaluate(np, weights, numbers, mask)
    turned = numbers.copy()
    parts_of("punto", turned)["tops"][:] = np.rot90(parts_of("punto", numbers)["tops"], axes=(2, 3))
    turned_mask = np.rot90(mask.reshape(-1, SIDE, SIDE), axes=(1, 2)).reshape(mask.shape)
    turned_logits, turned_values = evaluate(np, weights, turned, turned_mask)
    expected = np.rot90(logits.reshape(-1, SIDE, SIDE), axes=(1, 2)).reshape(mask.shape)
    np.testing.assert_allclose(turned_logits, expected, rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(turned_values, values, rtol=1e-3, atol=1e-4)


def test_what_a_step_is_worth_is_told_by_how_the_game_goes_on() -> None:
    import torch
    from examples.learning import self_play

    rewards = torch.tensor([[0.0], [1.0], [0.0], [0.0]])  # the second step wins, and a new game begins
    ends = torch.tensor([[False], [True], [False], [False]])
    signs = torch.tensor([[-1.0], [1.0], [-1.0], [1.0]])
    values = torch.tensor([[0.0], [0.5], [0.2], [0.4], [0.6]])
    decay = self_play.TRACE_DECAY
    returns = self_play.returns_of(rewards, ends, signs, values)[:, 0].tolist()
    last = 0.6
    third = -(decay * last + (1 - decay) * 0.4)
    first = -(decay * 1.0 + (1 - decay) * 0.5)
    assert returns == pytest.approx([first, 1.0, third, last])


def test_a_short_training_beats_random_play() -> None:
    from examples.learning.train import Training

    training = Training(seed=1, games=128)
    for _ in range(4):
        training.update()
    low, _ = play_against(policy_of(training.arrays), "random", 40).interval
    assert low > 0.5  # without training it wins two games in five


def test_an_interrupted_training_ends_with_the_same_network(tmp_path: Path) -> None:
    from examples.learning.train import Training

    whole, first, second = (Training(seed=2, games=32, steps=16) for _ in range(3))
    whole.update()
    whole.update()
    first.update()
    first.measure(games=1)
    first.save(tmp_path / "checkpoint.pt")
    second.resume(tmp_path / "checkpoint.pt")
    assert second.measurements == first.measurements
    second.update()
    for name, array in whole.arrays.items():
        assert array.tobytes() == second.arrays[name].tobytes(), name
    with pytest.raises(SystemExit, match="seed 2"):
        Training(seed=3, games=32).resume(tmp_path / "checkpoint.pt")


def test_an_exported_network_is_the_trained_one(tmp_path: Path) -> None:
    from examples.learning.train import Training

    training = Training(seed=2, games=32)
    training.export(tmp_path / "network.npz")
    loaded = load(tmp_path / "network.npz")
    assert {name: array.tobytes() for name, array in loaded.items()} == {
        name: array.tobytes() for name, array in training.arrays.items()
    }
    np.savez(tmp_path / "other.npz", ray=np.zeros(3))
    with pytest.raises(TypeError, match="is not a network of this example"):
        load(tmp_path / "other.npz")


def test_the_network_of_the_example_wins_in_the_arena() -> None:
    results = run_tournament(a_tournament(PLAYER, "random"), 20, make_any_player, jobs=1)
    played = [one for one in results if isinstance(one, PlayedMatch)]
    assert len(played) == 20
    assert sum(one.points for one in played) >= 18
    assert OURS.stat().st_size < 100_000


def test_it_says_that_it_plays_no_other_game() -> None:
    with pytest.raises(EngineFailed, match="trained on Punto"):
        make_any_player(PLAYER, "halma", 1)


def test_the_network_of_the_example_plays_at_a_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make("punto", BOT, OPEN, options={"rounds_to_win": 1})
        places = sit_down(f"http://{server.address}", made["table"], PLAYER)
        assert sorted(places) == [1, 2]
        assert server.view(made["table"])["outcome"]["places"] == places
        assert not server.log.faults
        with pytest.raises(SystemExit, match="seat"):  # which tells why, and no traceback
            sit_down(f"http://{server.address}", made["table"], PLAYER)


def test_intervals_stay_within_what_is_possible() -> None:
    assert Score(100, 50).interval == pytest.approx((0.404, 0.596), abs=0.001)
    low, high = Score(20, 20).interval
    assert 0.8 < low < high <= 1
