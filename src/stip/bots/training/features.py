"""The weights of the features, learnt from games that the search plays against itself.

Every position of these games gives, for each two seats, the difference of their features; the result says who finished
ahead. Logistic regression finds the weights that make the results most likely. The next round plays with these weights.
The same seed gives the same weights.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from stip.bots.evaluator import FloatArray, evaluator_for
from stip.bots.searcher import MAX_LOG_ODDS, Budget, Searcher
from stip.kernel.buffer import Buffer
from stip.play.game import Game, Setup
from stip.play.seed import read_seed

EXPLORATION_RATE = 0.15  # how often a move other than the best is played, for variety
RIDGE_PENALTY = 20.0  # penalty for moving away from the previous weights, with features scaled by their spread
NEWTON_STEPS = 30


@dataclass(frozen=True)
class SelfPlay:
    """One game of self-play."""

    setup: Setup
    seed: int
    iterations: int
    network: bytes


@dataclass(frozen=True)
class TrainingRound:
    """The weights after a round of training."""

    weights: dict[str, float]
    positions: int
    loss: float  # mean log loss of the fit; 0.693 means no information


def tune(setup: Setup, games: int, rounds: int, iterations: int, jobs: int) -> Iterator[TrainingRound]:
    """Play and train, round by round, starting from the current weights. The seed is that of the set-up."""
    evaluator = evaluator_for(setup.game)
    for entry_point in (*evaluator.entry_points.values(), *evaluator.rulebook.entry_points.values()):
        entry_point.wait_until_compiled()
    names = evaluator.evaluation.FEATURES
    variant = int(evaluator.evaluation.variant(Game(setup).state))
    weights = evaluator.weights.copy()
    samples: list[
        tuple[FloatArray, FloatArray]
    ] = []  # of all rounds: the last games alone would only show the latest habits
    start = int.from_bytes(setup.seed, "big")
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for number in range(rounds):
            network = evaluator.network_of_features(weights).tobytes()
            tasks = [
                SelfPlay(replace(setup, seed=read_seed(seed)), seed, iterations, network)
                for seed in range(start + number * games, start + (number + 1) * games)
            ]
            samples += pool.map(play, tasks, chunksize=4)
            differences = np.concatenate([found for found, _ in samples])
            results = np.concatenate([found for _, found in samples])
            weights[variant], loss = fit(differences, results, weights[variant])
            yield TrainingRound(dict(zip(names, map(float, weights[variant]), strict=True)), len(results), loss)


def play(task: SelfPlay) -> tuple[FloatArray, FloatArray]:
    """Play one game; return for every position and every two seats still playing the difference of their features, and
    which of them finished ahead."""
    game, rng = Game(task.setup), np.random.default_rng(task.seed)
    searchers = [Searcher(task.setup.game, task.seed * 8 + seat) for seat in range(game.players + 1)]
    for searcher in searchers:
        searcher.trees[0].weights = Buffer.of_bytes(task.network, np.dtype(np.float32))
    evaluator = searchers[0].evaluator
    differences: list[FloatArray] = []
    pairs: list[tuple[int, int]] = []
    while not game.is_over:
        candidates = searchers[game.turn].search(game.view(game.turn), Budget(task.iterations))
        pick = 0
        if rng.random() < EXPLORATION_RATE:
            visits = np.array([candidate.visits for candidate in candidates], float)
            pick = int(rng.choice(len(candidates), p=visits / visits.sum()))
        game.play(candidates[pick].move)
        playing = [seat for seat in range(1, game.players + 1) if not game.fields.places[seat]]
        described = {seat: evaluator.features_of(game, seat) for seat in playing}
        for seat, other in combinations(playing, 2):
            differences.append(described[seat] - described[other])
            pairs.append((seat, other))
    places = game.fields.places
    results = [0.5 + 0.5 * np.sign(places[other] - places[seat]) for seat, other in pairs]
    return np.array(differences).reshape(-1, len(evaluator.evaluation.FEATURES)), np.array(results, float)


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
