"""The weights and networks of the evaluators."""

from __future__ import annotations

import numpy as np
import pytest

from stip.bots.evaluator import NETWORKS, evaluator_for
from stip.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_has_a_weight_for_every_feature(game: str) -> None:
    evaluator = evaluator_for(game)
    assert np.shape(evaluator.weights) == (len(evaluator.evaluation.VARIANTS), len(evaluator.evaluation.FEATURES))
    assert np.isfinite(evaluator.weights).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_networks_of_a_game_are_small_and_of_its_shape(game: str) -> None:
    evaluator = evaluator_for(game)
    assert evaluator.network.length == len(evaluator.evaluation.VARIANTS) * evaluator.block_size
    assert np.isfinite(evaluator.network.array).all()
    files = list((evaluator.rulebook.folder / NETWORKS).glob("*"))
    assert sum(file.stat().st_size for file in files) < 1_000_000
    assert {file.stem for file in files} <= set(evaluator.evaluation.VARIANTS)
