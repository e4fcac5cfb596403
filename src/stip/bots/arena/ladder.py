"""How strong the bots are: Elo by the model of Bradley and Terry, with intervals that 95 of 100 tournaments keep.

The two games of a mirrored couple depend on each other, so intervals come from drawing couples again (the bootstrap).
A little of a couple that one bot wins, and of one that the other wins, is put among those to draw from: without it a
bot that won all of its games would be certain to win the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np

from stip.bots.arena.match import FIRST, SECOND, Played, Result

POINT_OF_ELO = log(10) / 400  # 400 more win ten times as often as they lose
PRIOR = 1000 * POINT_OF_ELO  # how far bots are thought to be apart before they play: next to nothing
DRAWN_AGAIN = 2000  # tournaments
UNSEEN = 0.25  # couples: with it, intervals hold as often as they say, for close bots and for unequal ones
BOUNDS = (2.5, 97.5)  # percent
CLOSE = 1e-9
LONGEST_STEP = 1.0

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


@dataclass(frozen=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One bot against all others."""

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
    """Two bots against each other, as the first sees it."""

    first: str
    second: str
    points: float
    games: int
    score: float | None
    interval: Interval | None
    repeated: int  # games that had been played before, move for move


@dataclass(frozen=True)
class Ladder:
    standings: list[Standing]  # the strongest first
    pairings: list[Pairing]
    failed: int


def rank(bots: Sequence[str], results: Sequence[Result]) -> Ladder:
    """The ladder after these games; those that failed count for nobody."""
    played = [result for result in results if isinstance(result, Played)]
    place = {bot: number for number, bot in enumerate(bots)}
    won = np.zeros((1 + DRAWN_AGAIN, len(bots), len(bots)))  # points of one against another: played, then drawn again
    luck = np.random.default_rng(0)
    pairings = []
    for first, second in combinations(bots, 2):
        games = [game for game in played if (game.first, game.second) == (first, second)]
        points, lost = points_and_drawn_again(games, luck)
        won[:, place[first], place[second]], won[:, place[second], place[first]] = points, lost
        pairings.append(_pairing(first, second, games, points / np.maximum(points + lost, 1e-9)))
    elos = ratings(won)
    low, high = np.percentile(elos[1:], BOUNDS, axis=0)
    standings = [
        _standing(bot, played, float(elos[0, number]), Interval(float(low[number]), float(high[number])))
        for bot, number in place.items()
    ]
    return Ladder(sorted(standings, key=lambda one: -one.elo), pairings, len(results) - len(played))


def points_and_drawn_again(games: list[Played], luck: np.random.Generator) -> tuple[Numbers, Numbers]:
    """The points of both bots of a pairing: as they were played, then in tournaments of couples drawn from theirs."""
    couples: dict[int, list[float]] = {}
    for game in games:
        couples.setdefault(game.couple, []).append(game.points)
    found = Counter((sum(points), len(points)) for points in couples.values())
    points, counts = (np.array([kind[part] for kind in found] + end, float) for part, end in ((0, [0, 2]), (1, [2, 2])))
    often = np.array([*found.values(), UNSEEN, UNSEEN])
    again = luck.multinomial(len(couples), often / often.sum(), DRAWN_AGAIN)
    again = np.vstack([[*found.values(), 0, 0], again])
    return again @ points, again @ (counts - points)


def ratings(won: Numbers) -> Numbers:
    """The likeliest Elo of each bot, for each tournament of a stack: `won[t, i, j]` are the points of i against j."""
    games = won + won.transpose(0, 2, 1)
    strength: Numbers = np.zeros(won.shape[:2])
    for _ in range(200):  # Newton's method: a handful is enough
        ahead = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (won - games * ahead).sum(axis=2) - strength / PRIOR**2
        bend = -games * ahead * (1 - ahead)
        bend += np.eye(won.shape[1]) * (1 / PRIOR**2 - bend.sum(axis=2))[:, :, None]
        step = np.clip(np.linalg.solve(bend, slope[:, :, None])[:, :, 0], -LONGEST_STEP, LONGEST_STEP)
        strength = strength + step
        if np.abs(step).max() < CLOSE:
            break
    return strength / POINT_OF_ELO


def _pairing(first: str, second: str, games: list[Played], scores: Numbers) -> Pairing:
    if not games:
        return Pairing(first, second, 0.0, 0, None, None, 0)
    low, high = np.percentile(scores[1:], BOUNDS)
    repeated = len(games) - len({game.digest for game in games})
    points = sum(game.points for game in games)
    return Pairing(first, second, points, len(games), points / len(games), Interval(float(low), float(high)), repeated)


def _standing(bot: str, played: list[Played], elo: float, interval: Interval) -> Standing:
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
