"""Fitting the weights of a network to samples, game by game set aside to see whether it has learnt or memorised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from stip.bots.evaluator import Evaluator
from stip.bots.search.values import HEAD, UNITS
from stip.bots.training.entry_points import Training
from stip.bots.training.samples import Samples
from stip.kernel.buffer import Buffer

Array = np.ndarray[Any, Any]

HELD_BACK = 10  # one game in so many is not learnt from
RATE = 0.01
LAST_RATE = 0.1  # of the first
SPREAD = 0.05  # of the first weights of the units


def first_network(evaluator: Evaluator, variant: int, samples: Samples, seed: int) -> Array:
    """Return the weights to begin with: the features count as before, and the units beyond the first see something
    random, each feature by its size, but do not count yet."""
    rng, features = np.random.default_rng(seed), len(evaluator.evaluation.FEATURES)
    weights = np.array(evaluator.network_of_features()[variant]).reshape(-1, UNITS)
    rows = evaluator.first_estimate_weights.start // UNITS  # of the network; weights for first estimates stay
    weights[:rows, 1:] = rng.normal(0.0, SPREAD, (rows, UNITS - 1))
    weights[0, 1:] = 2 * SPREAD
    weights[1, 0] = 1.0  # patterns count
    weights[HEAD : HEAD + features, 1:] /= sizes_of_features(samples, features)[:, None]
    return weights.reshape(-1)


def sizes_of_features(samples: Samples, features: int) -> Array:
    """Return the greatest number of each feature."""
    sizes: Array = np.abs(samples.numbers.reshape(-1, features)).max(axis=0)
    return np.where(sizes > 0.0, sizes, 1.0)


class Learner:
    """Moves the weights of a network, epoch by epoch, and keeps the best."""

    def __init__(self, training: Training, samples: Samples, weights: Array, seed: int) -> None:
        self._training, self.samples = training, samples
        self._sizes = np.ones(
            (len(weights) // UNITS, 1), np.float32
        )  # of the features, all of which are learnt as if 1
        features = len(training.evaluator.evaluation.FEATURES)
        self._sizes[HEAD : HEAD + features, 0] = sizes_of_features(samples, features)
        self._weights = Buffer((weights.reshape(-1, UNITS) * self._sizes).reshape(-1))
        self._squares = Buffer(np.zeros(len(weights), np.float32))
        self._workspace = Buffer(np.zeros(1, training.evaluator.workspace_type))
        self._data = [
            Buffer(np.ascontiguousarray(one))
            for one in (
                (samples.numbers.reshape(-1, features) / self._sizes[HEAD : HEAD + features, 0]).reshape(-1),
                *(samples.there, np.append(0, samples.ends), samples.stakes, samples.plays),
                *(samples.movers, samples.targets, samples.handicaps),
            )
        ]
        is_held_back = samples.games % HELD_BACK == 0
        self._learnt, self._held_back = (
            np.flatnonzero(kept).astype(np.int32) for kept in (~is_held_back, is_held_back)
        )
        self._rng = np.random.default_rng(seed)

    @property
    def weights(self) -> Array:
        weights: Array = self._weights.array.reshape(-1, UNITS) / self._sizes
        return weights.reshape(-1)

    def loss(self) -> float:
        """Return the mean log loss on the games held back."""
        return self._go_through(self._held_back, 0.0)

    def learn(self, epochs: int) -> Iterator[tuple[float, float]]:
        """Yield after each epoch the mean log loss while learning, and on the games held back. At the end the weights
        are those after the best epoch."""
        best, kept = self.loss(), self._weights.array.copy()
        for epoch in range(epochs):
            rate = RATE * (1.0 - (1.0 - LAST_RATE) * epoch / max(1, epochs - 1))
            learnt = self._go_through(self._rng.permutation(self._learnt), rate)
            loss = self.loss()
            if loss < best:
                best, kept = loss, self._weights.array.copy()
            yield learnt, loss
        self._weights.array[:] = kept

    def _go_through(self, order: Array, rate: float) -> float:
        losses = Buffer(np.zeros(2))
        self._training.learn(
            Buffer(np.ascontiguousarray(order, np.int32)),
            *self._data,
            self.samples.players,
            self._weights,
            self._squares,
            self._workspace,
            Buffer(np.array([rate])),
            losses,
        )
        return float(losses.array[0] / losses.array[1])
