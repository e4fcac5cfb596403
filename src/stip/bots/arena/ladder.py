"""Elo ratings by the Bradley–Terry model, with 95 % confidence intervals.

The two games of a mirrored pair depend on each other, so the intervals are bootstrapped over pairs. A fraction of a
pair won by either bot is added to those drawn from; otherwise a bot that has won every game would be certain to win the
next. After a handful of games that fraction counts for much, so an interval is widened where it would leave out the
rating itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np

from stip.bots.arena.match import FIRST, SECOND, PlayedMatch, Result

LOGIT_PER_ELO = log(10) / 400  # a bot with 400 points more wins ten times as often as it loses
PRIOR_SPREAD = 1000 * LOGIT_PER_ELO  # the prior spread of the ratings: so wide that it hardly matters
BOOTSTRAP_SAMPLES = 2000  # resampled tournaments
PSEUDO_PAIRS = 0.25  # pairs: with this value the intervals have the stated coverage, for equal and for unequal bots
INTERVAL_PERCENTILES = (2.5, 97.5)  # percent
CONVERGENCE = 1e-9
MAX_STEP = 1.0

FloatArray = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


@dataclass(frozen=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """The results of one bot against all others."""

    bot: str
    elo: float  # 0 is the mean of all bots
    interval: Interval
    points: float
    games: int
    score: float | None
    seconds: float | None  # a move
    plies: float | None  # of its games, mean


@dataclass(frozen=True)
class Pairing:
    """The results of two bots against each other, from the first bot's point of view."""

    first: str
    second: str
    points: float
    games: int
    score: float | None
    interval: Interval | None
    repeated: int  # games that repeat an earlier game move for move


@dataclass(frozen=True)
class Ladder:
    standings: list[Standing]  # the strongest first
    pairings: list[Pairing]
    failed: int


def rank(bots: Sequence[str], results: Sequence[Result]) -> Ladder:
    """Return the ladder after these games; failed games count for nobody."""
    played = [result for result in results if isinstance(result, PlayedMatch)]
    place = {bot: number for number, bot in enumerate(bots)}
    won = np.zeros(
        (1 + BOOTSTRAP_SAMPLES, len(bots), len(bots))
    )  # points of each bot against each other: as played, then resampled
    rng = np.random.default_rng(0)
    pairings = []
    for first, second in combinations(bots, 2):
        games = [game for game in played if (game.first, game.second) == (first, second)]
        points, lost = bootstrap_points(games, rng)
        won[:, place[first], place[second]], won[:, place[second], place[first]] = points, lost
        pairings.append(_pairing(first, second, games, points / np.maximum(points + lost, 1e-9)))
    elos = ratings(won)
    low, high = np.percentile(elos[1:], INTERVAL_PERCENTILES, axis=0)
    low, high = np.minimum(low, elos[0]), np.maximum(high, elos[0])
    standings = [
        _standing(bot, played, float(elos[0, number]), Interval(float(low[number]), float(high[number])))
        for bot, number in place.items()
    ]
    return Ladder(sorted(standings, key=lambda one: -one.elo), pairings, len(results) - len(played))


def bootstrap_points(games: list[PlayedMatch], rng: np.random.Generator) -> tuple[FloatArray, FloatArray]:
    """Return the points of both bots of a pairing, as played and then in tournaments resampled from its pairs."""
    pairs: dict[int, list[float]] = {}
    for game in games:
        pairs.setdefault(game.pair, []).append(game.points)
    found = Counter((sum(points), len(points)) for points in pairs.values())
    points, counts = (np.array([kind[part] for kind in found] + end, float) for part, end in ((0, [0, 2]), (1, [2, 2])))
    weights = np.array([*found.values(), PSEUDO_PAIRS, PSEUDO_PAIRS])
    resampled = rng.multinomial(len(pairs), weights / weights.sum(), BOOTSTRAP_SAMPLES)
    resampled = np.vstack([[*found.values(), 0, 0], resampled])
    return resampled @ points, resampled @ (counts - points)


def ratings(won: FloatArray) -> FloatArray:
    """Return the most likely Elo of each bot for each tournament of a stack; `won[t, i, j]` are the points of i against
    j."""
    games = won + won.transpose(0, 2, 1)
    strength: FloatArray = np.zeros(won.shape[:2])
    for _ in range(200):  # Newton's method converges in a few steps
        expected = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        gradient = (won - games * expected).sum(axis=2) - strength / PRIOR_SPREAD**2
        curvature = -games * expected * (1 - expected)
        curvature += np.eye(won.shape[1]) * (1 / PRIOR_SPREAD**2 - curvature.sum(axis=2))[:, :, None]
        step = np.clip(np.linalg.solve(curvature, gradient[:, :, None])[:, :, 0], -MAX_STEP, MAX_STEP)
        strength = strength + step
        if np.abs(step).max() < CONVERGENCE:
            break
    return strength / LOGIT_PER_ELO


def _pairing(first: str, second: str, games: list[PlayedMatch], scores: FloatArray) -> Pairing:
    if not games:
        return Pairing(first, second, 0.0, 0, None, None, 0)
    low, high = np.percentile(scores[1:], INTERVAL_PERCENTILES)
    repeated = len(games) - len({game.digest for game in games})
    points = sum(game.points for game in games)
    return Pairing(first, second, points, len(games), points / len(games), Interval(float(low), float(high)), repeated)


def _standing(bot: str, played: list[PlayedMatch], elo: float, interval: Interval) -> Standing:
    games = [(game, FIRST if game.first == bot else SECOND) for game in played if bot in (game.first, game.second)]
    points = sum(game.points if side == FIRST else 1 - game.points for game, side in games)
    moves = sum(game.moves[side] for game, side in games)
    return Standing(
        bot,
        elo,
        interval,
        points,
        len(games),
        score=points / len(games) if games else None,
        seconds=sum(game.seconds[side] for game, side in games) / moves if moves else None,
        plies=sum(game.plies for game, _ in games) / len(games) if games else None,
    )
