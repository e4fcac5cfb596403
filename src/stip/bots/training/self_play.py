"""Games that the search plays against itself, in batches of which each is a task for one worker.

The same batch with the same network gives the same games, whichever worker plays it.
"""

from __future__ import annotations

from collections.abc import Container, Generator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from stip.bots.arena.worker_pool import TaskRunner, WorkerDied, run_tasks
from stip.bots.errors import TrainingFailed
from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Candidate, Searcher
from stip.games.contract import Move
from stip.kernel.buffer import Buffer
from stip.kernel.seats import SEAT_SLOTS
from stip.play.game import Game, Setup
from stip.play.seed import read_seed

BATCH_SIZE = 20  # games
MAX_PLIES = 3000  # of a game that is learnt from
MAX_OPENING = 6  # plies at random, in games without chance
MIN_VISITS = 5  # of a move whose worth is learnt
EXPLORATION_RATE = 0.25  # how often a move other than the best may be played, for variety

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Batch:
    """Games to be played with a network."""

    setup: Setup  # whose seed is not used
    seed: int
    games: int
    iterations: int
    network: bytes

    def game(self, number: int) -> Game:
        return Game(replace(self.setup, seed=read_seed(self.seed * BATCH_SIZE + number)))


@dataclass(frozen=True)
class PlayedBatch:
    """The games of a batch one after the other: their moves, all the moves that were considered in their places with
    what the search found them worth, and how the games ended."""

    moves: Array
    considered: Array  # moves, one list after the other
    worths: Array  # of each of them for the seat that moves, between 0 and 1, with handicaps
    ends: Array  # where the list of each ply ends
    handicaps: Array  # that the search gave to each seat, by ply
    lengths: Array  # of the games
    places: Array  # of the seats, by game

    def save(self, file: Path) -> None:
        with file.open("wb") as stream:
            np.savez_compressed(stream, **self.__dict__)

    @classmethod
    def load(cls, file: Path) -> PlayedBatch:
        with np.load(file, allow_pickle=False) as saved:
            return cls(**{name: saved[name] for name in saved.files})


def batches_of(games: Batch) -> list[Batch]:
    """Return a large batch in parts, each with its own seed."""
    return [
        replace(games, seed=games.seed * 1000 + number, games=min(BATCH_SIZE, games.games - number * BATCH_SIZE))
        for number in range(-(-games.games // BATCH_SIZE))
    ]


def play_batches(
    batches: list[Batch], jobs: int | None, known: Container[int] = (), run_tasks: TaskRunner = run_tasks
) -> Generator[tuple[int, PlayedBatch], None, None]:
    """Yield the number and the games of each batch that is not known yet, as they are finished."""
    missing = [number for number in range(len(batches)) if number not in known]
    with closing(run_tasks(missing, _BatchPlayer(batches), jobs)) as playing:
        for number, played in playing:
            if isinstance(played, WorkerDied):
                raise TrainingFailed(how=str(played))
            yield number, played


@dataclass(frozen=True)
class _BatchPlayer:
    """Plays batches in a worker process, perhaps on another machine."""

    batches: list[Batch]

    def __call__(self, number: int) -> PlayedBatch:
        batch = self.batches[number]
        evaluator_for(batch.setup.game).wait_until_compiled()
        return play(batch)


def play(batch: Batch) -> PlayedBatch:
    """Play a batch to its end."""
    rng = np.random.default_rng(batch.seed)
    moves: list[int] = []
    considered: list[Candidate] = []
    ends: list[int] = []
    handicaps: list[Array] = []
    lengths: list[int] = []
    places: list[list[int]] = []
    for number in range(batch.games):
        game = batch.game(number)
        opening = 0 if game.decided_by_chance == "more" else int(rng.integers(MAX_OPENING + 1))
        searchers = [_searcher(batch, number * SEAT_SLOTS + seat) for seat in range(game.players + 1)]
        while not game.is_over and game.ply < MAX_PLIES:
            if game.ply < opening:
                move = Move(int(rng.choice(np.sort(game.legal_moves.codes))))
                handicaps.append(np.zeros(SEAT_SLOTS))
            else:
                searcher = searchers[game.turn]
                candidates = searcher.search(game.view(game.turn), Budget(batch.iterations))
                considered += [one for one in candidates if one.visits >= MIN_VISITS] or candidates[:1]
                handicaps.append(searcher.trees[0].workspace.array[0].handicaps.copy())
                move = _pick(candidates, rng)
            ends.append(len(considered))
            moves.append(move)
            game.play(move)
        lengths.append(game.ply)
        places.append(list(game.fields.places))
    return PlayedBatch(
        np.array(moves, np.int32),
        np.array([one.move for one in considered], np.int32),
        np.array([one.value for one in considered], np.float32),
        np.array(ends),
        np.array(handicaps, np.float32),
        np.array(lengths),
        np.array(places, np.int8),
    )


def _searcher(batch: Batch, number: int) -> Searcher:
    searcher = Searcher(batch.setup.game, batch.seed * 1000 + number)
    searcher.trees[0].weights = Buffer.of_bytes(batch.network, np.dtype(np.float32))
    return searcher


def _pick(candidates: list[Candidate], rng: np.random.Generator) -> Move:
    """Return the best move, or now and then any, drawn by visits."""
    if rng.random() >= EXPLORATION_RATE:
        return candidates[0].move
    visits = np.array([candidate.visits for candidate in candidates], float)
    return candidates[int(rng.choice(len(candidates), p=visits / visits.sum()))].move
