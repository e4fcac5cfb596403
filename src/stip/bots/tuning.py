"""Tuning: how much each feature counts, learnt from games that the search plays against itself.

Every position of these games says, for each two seats, how their features differed; the end says who came before whom.
Logistic regression finds the weights that make the end most likely. Then the search plays with these, and so on. The
same seed gives the same weights.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from stip.bots.mind import Numbers, mind_of
from stip.bots.thinking import Budget, Thinker
from stip.kernel.entry import Batch
from stip.play.game import Game, Setup
from stip.play.seed import read_seed

CURIOSITY = 0.15  # how often a move is taken that is not thought the best, for the sake of variety
RIDGE = 20.0  # how strongly weights are kept near those before, where features are measured in their spreads
NEWTON_STEPS = 30


@dataclass(frozen=True)
class Lesson:
    """A game to learn from."""

    setup: Setup
    luck: int
    iterations: int
    weights: tuple[float, ...]


@dataclass(frozen=True)
class Learnt:
    """What the games so far taught."""

    weights: dict[str, float]
    positions: int
    loss: float  # mean log loss of the fit; 0.693 is that of knowing nothing


def tune(setup: Setup, games: int, rounds: int, iterations: int, jobs: int) -> Iterator[Learnt]:
    """Plays and learns, round by round, beginning with the weights there are. The seed is that of the set-up."""
    mind = mind_of(setup.game)
    for entry in (*mind.entries.values(), *mind.rulebook.entries.values()):
        entry.wait()
    names = mind.insight.FEATURES
    first = mind.insight.variant(Game(setup).state) * len(names)
    chosen = slice(first, first + len(names))
    weights = mind.weights.array.copy()
    learnt: list[tuple[Numbers, Numbers]] = []  # of all rounds: the last games alone would show the last habits only
    start = int.from_bytes(setup.seed, "big")
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for number in range(rounds):
            lessons = [
                Lesson(replace(setup, seed=read_seed(luck)), luck, iterations, tuple(weights))
                for luck in range(start + number * games, start + (number + 1) * games)
            ]
            learnt += pool.map(play, lessons, chunksize=4)
            differences = np.concatenate([found for found, _ in learnt])
            results = np.concatenate([found for _, found in learnt])
            weights[chosen], loss = fit(differences, results, weights[chosen])
            yield Learnt(dict(zip(names, map(float, weights[chosen]), strict=True)), len(results), loss)


def play(lesson: Lesson) -> tuple[Numbers, Numbers]:
    """One game: for every position and every two seats still playing, how their features differ, and who came first."""
    game, luck = Game(lesson.setup), np.random.default_rng(lesson.luck)
    thinkers = [Thinker(lesson.setup.game, lesson.luck * 8 + seat) for seat in range(game.players + 1)]
    for thinker in thinkers:
        thinker.trees[0].weights = Batch(np.array(lesson.weights))
    mind = thinkers[0].mind
    differences: list[Numbers] = []
    pairs: list[tuple[int, int]] = []
    while not game.is_over:
        thoughts = thinkers[game.turn].think(game.view(game.turn), Budget(lesson.iterations))
        pick = 0
        if luck.random() < CURIOSITY:
            visits = np.array([thought.visits for thought in thoughts], float)
            pick = int(luck.choice(len(thoughts), p=visits / visits.sum()))
        game.play(thoughts[pick].move)
        playing = [seat for seat in range(1, game.players + 1) if not game.state.places[seat]]
        described = {seat: mind.features_of(game, seat) for seat in playing}
        for seat, other in combinations(playing, 2):
            differences.append(described[seat] - described[other])
            pairs.append((seat, other))
    places = [int(place) for place in game.state.places]
    results = [0.5 + 0.5 * np.sign(places[other] - places[seat]) for seat, other in pairs]
    return np.array(differences).reshape(-1, len(mind.insight.FEATURES)), np.array(results, float)


def fit(differences: Numbers, results: Numbers, before: Numbers) -> tuple[Numbers, float]:
    """The weights of a logistic regression without an intercept, by Newton's method, and its mean log loss."""
    spread = np.sqrt((differences**2).mean(axis=0))
    spread[spread == 0.0] = 1.0
    scaled = differences / spread
    start = before * spread
    weights = start.copy()
    for _ in range(NEWTON_STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(scaled @ weights, -30.0, 30.0)))
        gradient = scaled.T @ (results - chance) - RIDGE * (weights - start)
        curvature = (scaled * (chance * (1.0 - chance))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    chance = np.clip(1.0 / (1.0 + np.exp(-np.clip(scaled @ weights, -30.0, 30.0))), 1e-9, 1 - 1e-9)
    loss = -(results * np.log(chance) + (1.0 - results) * np.log(1.0 - chance)).mean()
    return weights / spread, float(loss)
