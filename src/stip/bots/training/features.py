"""The weights of the features, learnt from games that the search plays against itself.

Every move that was considered gives the difference between the features of the seat that moved and those of the others,
and what the move was worth. Logistic regression finds the weights that fit best. The next round plays with these
weights. The same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np

from stip.bots.searcher import MAX_LOG_ODDS
from stip.bots.training.entry_points import training_of
from stip.bots.training.samples import Samples, samples_of
from stip.bots.training.self_play import Batch, batches_of, play_batches
from stip.play.game import Game, Setup

FloatArray = np.ndarray[Any, np.dtype[np.float64]]

RIDGE_PENALTY = 20.0  # penalty for moving away from the previous weights, with features scaled by their spread
NEWTON_STEPS = 30


@dataclass(frozen=True)
class TrainingRound:
    """The weights after a round of training."""

    weights: dict[str, float]
    positions: int
    loss: float  # mean log loss of the fit; 0.693 means no information


def tune(setup: Setup, games: int, rounds: int, iterations: int, jobs: int) -> Iterator[TrainingRound]:
    """Play and train, round by round, starting from the current weights. The seed is that of the set-up."""
    training = training_of(setup.game)
    training.wait_until_compiled()
    evaluator, names = training.evaluator, training.evaluator.evaluation.FEATURES
    variant = int(evaluator.evaluation.variant(Game(setup).state))
    weights = np.array(evaluator.weights)
    compared: list[tuple[FloatArray, FloatArray]] = []  # of all rounds: the last games only show the latest habits
    for number in range(rounds):
        network = b"".join(block.tobytes() for block in evaluator.network_of_features(weights.tolist()))
        seed = int.from_bytes(setup.seed, "big") + number
        batches = batches_of(Batch(setup, seed, games, iterations, network))
        with closing(play_batches(batches, jobs)) as playing:
            played = dict(playing)
        compared += [_compare(samples_of(training, batches[i], played[i]), len(names)) for i in range(len(batches))]
        differences, results = (np.concatenate(one) for one in zip(*compared, strict=True))
        weights[variant], loss = fit(differences, results, weights[variant])
        yield TrainingRound(dict(zip(names, map(float, weights[variant]), strict=True)), len(results), loss)


def _compare(samples: Samples, features: int) -> tuple[FloatArray, FloatArray]:
    """Return for every position without handicaps by how much the features of the seat that moved differ from those of
    the others, on average, and what its move was worth. With more than two players that is near enough."""
    numbers = samples.numbers.reshape(-1, samples.players, features).astype(np.float64)
    plays = samples.plays.reshape(-1, samples.players) > 0
    is_known = plays.all(axis=1) & (samples.handicaps.reshape(-1, samples.players) == 0.0).all(axis=1)
    own = numbers[np.arange(len(numbers)), samples.movers]
    others = (numbers.sum(axis=1) - own) / (samples.players - 1)
    differences = (own - others) * samples.stakes[:, None]
    return differences[is_known], samples.targets[is_known].astype(np.float64)


def fit(differences: FloatArray, results: FloatArray, before: FloatArray) -> tuple[FloatArray, float]:
    """Fit a logistic regression without intercept by Newton's method with a line search; return its weights and mean
    log loss."""
    spread = np.sqrt((differences**2).mean(axis=0))
    spread[spread == 0.0] = 1.0
    scaled = differences / spread
    start = before * spread
    weights = start.copy()
    objective = _objective(scaled, results, weights, start)
    for _ in range(NEWTON_STEPS):
        chance = _chance(scaled @ weights)
        gradient = scaled.T @ (results - chance) - RIDGE_PENALTY * (weights - start)
        curvature = (scaled * (chance * (1.0 - chance))[:, None]).T @ scaled + RIDGE_PENALTY * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        while (reached := _objective(scaled, results, weights + step, start)) > objective and np.abs(step).max() > 1e-9:
            step /= 2.0  # far from the optimum a full step may lead away from it
        if np.abs(step).max() <= 1e-9:
            break
        weights, objective = weights + step, reached
    return weights / spread, _log_loss(scaled @ weights, results) / len(results)


def _objective(scaled: FloatArray, results: FloatArray, weights: FloatArray, start: FloatArray) -> float:
    """Return what the fit minimises: the log loss and the penalty for moving away from the previous weights."""
    return _log_loss(scaled @ weights, results) + RIDGE_PENALTY / 2.0 * float(((weights - start) ** 2).sum())


def _log_loss(log_odds: FloatArray, results: FloatArray) -> float:
    return float((np.logaddexp(0.0, log_odds) - results * log_odds).sum())


def _chance(log_odds: FloatArray) -> FloatArray:
    return 1.0 / (1.0 + np.exp(-np.clip(log_odds, -MAX_LOG_ODDS, MAX_LOG_ODDS)))
