"""Samples: positions as a network sees them after a move, and what the move was worth to the seat that made it.

All moves that the search considered are learnt from, so that a network learns to tell good moves from the others beside
them. What a move was worth is what the search found; for the moves really played, the end of the game counts as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from stip.bots.search.values import MAX_PATTERNS
from stip.bots.training.entry_points import Training
from stip.bots.training.self_play import Batch, PlayedBatch
from stip.kernel.buffer import Buffer

Array = np.ndarray[Any, Any]

RESULT_SHARE = 0.2  # of the end of the game in the worth of a move that was played


@dataclass(frozen=True)
class Samples:
    players: int
    numbers: Array  # the features, by position and seat
    there: Array  # the patterns, one list after the other
    ends: Array  # where the list of each position and seat ends
    stakes: Array  # by position
    plays: Array  # whether a seat is still playing, by position and seat
    movers: Array  # the seat that moved, from 0
    targets: Array  # what the move was worth to it
    handicaps: Array  # with which it was judged, by position and seat
    games: Array  # the number of the game, by position


def samples_of(training: Training, batch: Batch, played: PlayedBatch) -> Samples:
    """Return the positions after all moves that were considered in a batch, except where the game was over."""
    players, evaluator = batch.setup.players, training.evaluator
    features, state_type = len(evaluator.evaluation.FEATURES), evaluator.rulebook.rules.STATE
    workspace = Buffer(np.zeros(1, evaluator.workspace_type))
    found: list[list[Array]] = []
    first = patterns = 0
    for number, length in enumerate(played.lengths.tolist()):
        last = first + length
        starts = np.append(played.ends[first - 1] if first else 0, played.ends[first:last])
        considered = slice(int(starts[0]), int(starts[-1]))
        count = considered.stop - considered.start
        numbers = Buffer(np.zeros(count * players * features, np.float32))
        there = Buffer(np.zeros(count * players * MAX_PATTERNS, np.int16))
        ends = Buffer(np.zeros(count * players + 1, np.int64))
        stakes, plays = Buffer(np.zeros(count, np.float32)), Buffer(np.zeros(count * players, np.int16))
        movers = Buffer(np.zeros(count, np.int16))
        states = Buffer(np.zeros(2, state_type))
        states.array[0] = batch.game(number).state
        training.describe(
            states,
            Buffer(played.moves[first:last].astype(np.int32)),
            Buffer(played.considered[considered].astype(np.int32)),
            Buffer((starts - starts[0]).astype(np.int64)),
            workspace,
            *(numbers, there, ends, stakes, plays, movers),
        )
        plies = np.repeat(np.arange(first, last), np.diff(starts))
        shares = _shares(played.places[number], players)[movers.array]
        handicaps = played.handicaps[plies]
        is_played = (played.considered[considered] == played.moves[plies]) & (handicaps == 0.0).all(axis=1)
        weight = np.where(is_played, RESULT_SHARE, 0.0)
        found.append(
            [
                numbers.array,
                there.array[: int(ends.array[-1])].copy(),
                ends.array[1:] + patterns,
                stakes.array,
                plays.array,
                movers.array,
                ((1.0 - weight) * played.worths[considered] + weight * shares).astype(np.float32),
                np.ascontiguousarray(handicaps[:, 1 : players + 1]).reshape(-1),
                np.full(count, number),
            ]
        )
        patterns += int(ends.array[-1])
        first = last
    return Samples(players, *(np.concatenate(one) for one in zip(*found, strict=True)))


def _shares(places: Array, players: int) -> Array:
    """Return which share of the others each seat has beaten."""
    won = np.sign(places[None, 1 : players + 1].astype(int) - places[1 : players + 1, None].astype(int))
    shares: Array = (0.5 + 0.5 * won).sum(axis=1) - 0.5
    return shares / (players - 1)


def join(parts: list[Samples]) -> Samples:
    """Return the samples of several batches as one."""
    patterns = np.cumsum([0, *(len(part.there) for part in parts)])
    games = np.cumsum([0, *(int(part.games[-1]) + 1 for part in parts)])
    ends = [part.ends + start for part, start in zip(parts, patterns, strict=False)]
    numbers = [part.games + start for part, start in zip(parts, games, strict=False)]
    same = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("numbers", "there", "stakes", "plays", "movers", "targets", "handicaps")
    }
    return Samples(players=parts[0].players, ends=np.concatenate(ends), games=np.concatenate(numbers), **same)
