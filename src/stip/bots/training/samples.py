"""Samples: positions as a network sees them after a move, and what the move was worth to the seat that made it.

All moves that the search considered are learnt from, so that a network learns to tell good moves from the others beside
them. How the moves of a ply compare is what the search found. What they were worth on the whole is what it found later
in the game, at the next moves of the same seat and at the end: temporal differences, TD(λ).
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

TRACE_DECAY = 0.95  # how much less a search counts than the one before it: the λ of TD(λ)
CERTAIN = 0.02  # chances nearer to 0 or 1 than this are not believed


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
        handicaps = played.handicaps[plies]
        corrections = corrections_of(played, first, last, starts, _shares(played.places[number], players), movers.array)
        found.append(
            [
                numbers.array,
                there.array[: int(ends.array[-1])].copy(),
                ends.array[1:] + patterns,
                stakes.array,
                plays.array,
                movers.array,
                _chance(_log_odds(played.worths[considered]) + corrections[plies - first]).astype(np.float32),
                np.ascontiguousarray(handicaps[:, 1 : players + 1]).reshape(-1),
                np.full(count, number),
            ]
        )
        patterns += int(ends.array[-1])
        first = last
    return Samples(players, *(np.concatenate(one) for one in zip(*found, strict=True)))


def corrections_of(played: PlayedBatch, first: int, last: int, starts: Array, shares: Array, movers: Array) -> Array:
    """Return for each ply of a game by how much better, in log-odds, its move turned out than the search thought."""
    corrections, later = np.zeros(last - first), shares.copy()  # what each seat could expect at its next move
    for ply in range(last - first - 1, -1, -1):
        choices = slice(int(starts[ply]), int(starts[ply + 1]))
        if choices.start == choices.stop:
            continue  # it was played at random
        seat = int(movers[choices.start - int(starts[0])])
        worths = _log_odds(played.worths[choices]) + _advantage(played.handicaps[first + ply], seat, len(shares))
        own = np.flatnonzero(played.considered[choices] == played.moves[first + ply])
        if len(own):
            corrections[ply] = _log_odds(later[seat]) - worths[own[0]]
        later[seat] += (1.0 - TRACE_DECAY) * (_chance(worths[0]) - later[seat])
    return corrections


def _advantage(handicaps: Array, seat: int, players: int) -> float:
    """Return what a handicap takes from the log-odds of a seat, numbered from 0."""
    own = float(handicaps[seat + 1])
    return own - (float(handicaps[1 : players + 1].sum()) - own) / (players - 1)


def _log_odds(chance: Any) -> Any:
    chance = np.clip(np.asarray(chance, np.float64), CERTAIN, 1.0 - CERTAIN)
    return np.log(chance / (1.0 - chance))


def _chance(log_odds: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-log_odds))


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
