"""Weights are learnt from self-play, and the same seed learns the same."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from kit.command import stip as command

from stip.bots.training.features import fit, tune
from stip.play.game import Setup


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
    once, again = (list(tune(setup, games=4, rounds=2, iterations=8, jobs=jobs)) for jobs in (1, 2))
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
