"""Weights and networks are learnt from self-play, and the same seed learns the same."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from kit.command import stip as command

from stip.bots.errors import OtherTraining
from stip.bots.search.values import HEAD, UNITS
from stip.bots.training.entry_points import training_of
from stip.bots.training.features import fit, tune
from stip.bots.training.network import Learner
from stip.bots.training.run import Plan, Run
from stip.bots.training.samples import CERTAIN, TRACE_DECAY, Samples, corrections_of
from stip.bots.training.self_play import PlayedBatch
from stip.kernel.seats import SEAT_SLOTS
from stip.play.game import Setup

PLAN = Plan("punto", 2, {"rounds_to_win": 1, "teams": "no"}, 2, 12, 4, 2, 0, 7)


def test_the_weights_that_made_the_results_are_found_again() -> None:
    rng = np.random.default_rng(1)
    truth = np.array([0.5, -1.0, 0.0, 2.0])
    differences = rng.standard_normal((20_000, 4)) * [1.0, 3.0, 1.0, 0.2]
    chance = 1.0 / (1.0 + np.exp(-differences @ truth))
    found, loss = fit(differences, (rng.random(20_000) < chance).astype(float), np.zeros(4))
    assert np.allclose(found, truth, atol=0.15)
    assert 0.0 < loss < 0.6


def test_a_feature_that_never_differs_keeps_its_weight() -> None:
    differences = np.array([[1.0, 0.0], [-1.0, 0.0]] * 50)
    found, _ = fit(differences, np.array([1.0, 0.0] * 50), np.array([0.0, 0.7]))
    assert found[0] > 1.0
    assert found[1] == 0.7


@pytest.mark.parametrize("start", [-3.0, -30.0])
def test_weights_that_are_far_off_are_found_again_too(start: float) -> None:
    """Full Newton steps from here would lead to weights in the hundreds."""
    rng = np.random.default_rng(1)
    differences = rng.standard_normal((20_000, 2))
    chance = 1.0 / (1.0 + np.exp(-differences @ [1.0, -0.5]))
    found, loss = fit(differences, (rng.random(20_000) < chance).astype(float), np.array([start, 0.0]))
    assert np.allclose(found, [1.0, -0.5], atol=0.3)
    assert loss < 0.6


def test_the_same_seed_learns_the_same() -> None:
    setup = Setup.read("punto", 2, {"rounds_to_win": 1}, 5, None)
    once, again = (list(tune(setup, games=24, rounds=2, iterations=8, jobs=jobs)) for jobs in (1, 2))
    assert once == again
    assert once[1].positions > once[0].positions


def test_the_command_renews_a_file_of_weights(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"2": {}, "teams": {"kept": 1.0}}')
    words = ["--games", "2", "--rounds", "1", "--iterations", "4", "--option", "rounds_to_win=1"]
    assert "log loss" in command("tune", "punto", *words, "--write", str(file))
    named = json.loads(file.read_text())
    assert named["teams"] == {"kept": 1.0}
    assert len(named["2"]) > 3


def test_what_a_move_was_worth_is_corrected_by_what_came_later() -> None:
    """The winner's last move counts as won and the ones before it nearly so. A handicap that the search gave is taken
    off."""
    handicaps = np.zeros((4, SEAT_SLOTS))
    handicaps[2, 1] = -0.5
    played = PlayedBatch(
        moves=np.array([7, 7, 7, 7]),
        considered=np.array([7, 8] * 4),
        worths=np.full(8, 0.5),
        ends=np.array([2, 4, 6, 8]),
        handicaps=handicaps,
        lengths=np.array([4]),
        places=np.array([[0, 1, 2]]),
    )
    starts, movers = np.array([0, 2, 4, 6, 8]), np.array([0, 0, 1, 1, 0, 0, 1, 1])
    found = corrections_of(played, 0, 4, starts, np.array([1.0, 0.0]), movers)
    certain, later = (1.0 - CERTAIN, TRACE_DECAY + (1.0 - TRACE_DECAY) / (1.0 + np.exp(0.5)))
    assert found[2] == pytest.approx(np.log(certain / (1 - certain)) + 0.5)
    assert found[0] == pytest.approx(np.log(later / (1 - later)))
    assert found[3] == pytest.approx(-np.log(certain / (1 - certain)))
    assert found[3] < found[1] < 0


def test_a_network_learns_what_no_sum_of_patterns_can_tell() -> None:
    """Whoever has one of two patterns wins, whoever has both or neither loses."""
    training, rng = training_of("punto"), np.random.default_rng(1)
    features = len(training.evaluator.evaluation.FEATURES)
    has = rng.integers(0, 2, (4000, 2)) > 0
    there = [np.flatnonzero(row) for row in has]
    movers = rng.integers(0, 2, len(has))
    lengths = np.zeros((len(has), 2), int)
    lengths[np.arange(len(has)), movers] = has.sum(axis=1)
    samples = Samples(
        players=2,
        numbers=np.zeros(len(has) * 2 * features, np.float32),
        there=np.concatenate(there).astype(np.int16),
        ends=np.cumsum(lengths.reshape(-1)),
        stakes=np.ones(len(has), np.float32),
        plays=np.ones(len(has) * 2, np.int16),
        movers=movers.astype(np.int16),
        handicaps=np.zeros(len(has) * 2, np.float32),
        targets=np.where(has[:, 0] ^ has[:, 1], 0.95, 0.05).astype(np.float32),
        games=np.arange(len(has)),
    )
    weights = rng.normal(0.0, 0.3, (training.evaluator.block_size // UNITS, UNITS)).astype(np.float32)
    weights[HEAD : HEAD + features] = 0.0
    learner = Learner(training, samples, weights.reshape(-1), 1)
    before = learner.loss()
    for _ in learner.learn(epochs=60):
        pass
    assert before > 0.6
    assert learner.loss() < 0.4  # without units beyond the first no less than 0.69; with the right answer 0.2


def test_a_run_that_was_interrupted_ends_with_the_same_network(tmp_path: Path) -> None:
    whole = Run(PLAN, tmp_path / "whole")
    learnt = list(whole.go_on(1, lambda *_: None))
    assert [one.number for one in learnt] == [1, 2]
    assert all(one.loss <= one.loss_before for one in learnt)
    broken = Run(PLAN, tmp_path / "broken")
    next(generations := broken.go_on(2, lambda *_: None))
    generations.close()
    resumed = Run(PLAN, tmp_path / "broken")
    assert list(resumed.go_on(1, lambda *_: None)) == learnt
    assert (resumed.network(2) == whole.network(2)).all()
    assert (whole.network(1) != whole.network(2)).any()


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    Run(PLAN, tmp_path)
    with pytest.raises(OtherTraining, match="another plan"):
        Run(Plan(**{**PLAN.__dict__, "seed": 8}), tmp_path)


def test_the_command_writes_a_network_and_how_it_was_made(tmp_path: Path) -> None:
    words = ["--games", "10", "--generations", "1", "--iterations", "4", "--epochs", "1", "--contests", "2"]
    words += ["--folder", str(tmp_path / "run"), "--write", str(tmp_path), "--jobs", "1"]
    told = command("train", "punto", "--option", "rounds_to_win=1", *words)
    assert "log loss" in told
    assert "against the features alone" in told
    network = np.load(tmp_path / "networks" / "2.npy")
    assert len(network) == training_of("punto").evaluator.block_size
    story = json.loads((tmp_path / "networks" / "2.json").read_text())
    assert story["plan"]["games"] == 10
    assert len(story["generations"]) == 1
