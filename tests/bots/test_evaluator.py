"""The weights of the evaluators."""

from __future__ import annotations

import numpy as np
import pytest

from stip.bots.evaluator import evaluator_for
from stip.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_has_a_weight_for_every_feature(game: str) -> None:
    evaluator = evaluator_for(game)
    assert len(evaluator.weights.array) == len(evaluator.evaluation.VARIANTS) * len(evaluator.evaluation.FEATURES)
    assert np.isfinite(evaluator.weights.array).all()
