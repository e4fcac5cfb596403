"""Samples: the positions of games as a network sees them, and how well each seat stood there.

How well two seats stood against each other is told by the end of the game and by what the search thought, mixed. Where
the search gave handicaps it is the end of the game alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from stip.bots.evaluator import Evaluator
from stip.bots.search.values import MAX_PATTERNS
from stip.bots.training.self_play import MAX_PLIES, Batch, PlayedBatch
from stip.kernel.buffer import Buffer

Array = np.ndarray[Any, Any]

RESULT_SHARE = 0.3  # of the end of the game; the rest is what the search thought
MIN_CHANCE = 0.002


@dataclass(frozen=True)
class Samples:
    players: int
    numbers: Array  # the features, by position and seat
    there: Array  # the patterns, one list after the other
    ends: Array  # where the list of each position and seat ends
    stakes: Array  # by position
    targets: Array  # by position and pair of seats
    games: Array  # the number of the game, by position


def samples_of(evaluator: Evaluator, batch: Batch, played: PlayedBatch) -> Samples:
    """Return all positions of a batch."""
    players, features = batch.setup.players, len(evaluator.evaluation.FEATURES)
    workspace = Buffer(np.zeros(1, evaluator.workspace_type))
    numbers = Buffer(np.zeros(MAX_PLIES * players * features, np.float32))
    there = Buffer(np.zeros(MAX_PLIES * players * MAX_PATTERNS, np.int16))
    starts = Buffer(np.zeros(MAX_PLIES * players + 1, np.int64))
    stakes = Buffer(np.zeros(MAX_PLIES, np.float32))
    found: list[tuple[Array, Array, Array, Array, Array, Array]] = []
    first = patterns = 0
    for number, length in enumerate(played.lengths.tolist()):
        last, places = first + length, played.places[number]
        moves = Buffer(played.moves[first:last].astype(np.int32))
        states = Buffer(np.array([batch.game(number).state], evaluator.rulebook.rules.STATE))
        starts.array[0] = 0
        count = evaluator.describe(states, moves, length, workspace, numbers, there, starts, stakes)
        ends = starts.array[1 : count * players + 1]
        chances = np.full((count, played.chances.shape[1]), -1.0)
        chances[: length - 1] = played.chances[first + 1 : last][:count]  # thought before the next move
        found.append(
            (
                numbers.array[: count * players * features].copy(),
                there.array[: int(starts.array[count * players])].copy(),
                ends + patterns,
                stakes.array[:count].copy(),
                _targets(chances, places, players),
                np.full(count, number),
            )
        )
        patterns += int(starts.array[count * players])
        first = last
    return Samples(players, *(np.concatenate(one) for one in zip(*found, strict=True)))


def _targets(chances: Array, places: Array, players: int) -> Array:
    """Return for each position and each two seats the chance of the first to beat the second; -1 if one has finished.

    The chances of the search are those to beat the others on average, so the log-odds of two seats are farther apart
    than their chances against each other: with two players twice as far."""
    targets = []
    believed = np.clip(chances, MIN_CHANCE, 1.0 - MIN_CHANCE)
    log_odds = np.log(believed / (1.0 - believed)) * (players - 1) / players
    for seat, other in combinations(range(1, players + 1), 2):
        result = 0.5 + 0.5 * np.sign(int(places[other]) - int(places[seat]))
        thought = 1.0 / (1.0 + np.exp(log_odds[:, other] - log_odds[:, seat]))
        mixed = RESULT_SHARE * result + (1.0 - RESULT_SHARE) * thought
        targets.append(np.where(chances[:, seat] >= 0.0, mixed, result))
    return np.stack(targets, axis=1).astype(np.float32).reshape(-1)


def join(parts: list[Samples]) -> Samples:
    """Return the samples of several batches as one."""
    patterns = np.cumsum([0, *(len(part.there) for part in parts)])
    games = np.cumsum([0, *(int(part.games[-1]) + 1 for part in parts)])
    return Samples(
        parts[0].players,
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.there for part in parts]),
        np.concatenate([part.ends + start for part, start in zip(parts, patterns, strict=False)]),
        np.concatenate([part.stakes for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.games + start for part, start in zip(parts, games, strict=False)]),
    )
