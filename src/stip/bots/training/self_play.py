"""Games that the search plays against itself, in batches of which each is a task for one process.

The same batch with the same network gives the same games, in whichever process it is played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from stip.bots.evaluator import evaluator_for
from stip.bots.node_pool import borrow_nodes
from stip.bots.search import learning
from stip.bots.search.tree import STATES
from stip.bots.searcher import SearchTree
from stip.kernel.buffer import Buffer
from stip.kernel.seats import SEAT_SLOTS
from stip.play.game import Game, Setup
from stip.play.seed import read_seed

MAX_PLIES = 3000  # of a game that is learnt from
MAX_NODES = 60_000  # of a tree, which is made anew for every move
OPENING = 6  # plies at random at most, in games without chance

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
        return Game(replace(self.setup, seed=read_seed(self.seed * 1_000_000 + number)))


@dataclass(frozen=True)
class PlayedBatch:
    """The moves of a batch, one game after the other; what the search thought before each, and how the games ended."""

    moves: Array
    chances: Array  # of each seat, or -1; by move
    lengths: Array  # of the games
    places: Array  # of the seats, by game

    def save(self, file: Path) -> None:
        with file.open("wb") as stream:
            np.savez_compressed(stream, **self.__dict__)

    @classmethod
    def load(cls, file: Path) -> PlayedBatch:
        with np.load(file, allow_pickle=False) as saved:
            return cls(*(saved[name] for name in ("moves", "chances", "lengths", "places")))


def play(batch: Batch) -> PlayedBatch:
    evaluator = evaluator_for(batch.setup.game)
    tree = SearchTree(evaluator, batch.seed, {})
    network = Buffer.of_bytes(batch.network, np.dtype(np.float32))
    states = Buffer(np.zeros(STATES + 1, evaluator.rulebook.rules.STATE))
    searched_bytes = Buffer(states.array[:STATES].view(np.uint8))
    nodes = borrow_nodes(MAX_NODES)
    moves = Buffer(np.zeros(MAX_PLIES, np.int32))
    chances = Buffer(np.zeros(MAX_PLIES * SEAT_SLOTS, np.float32))
    rng = np.random.default_rng(batch.seed)
    openings = 0 if batch.game(0).decided_by_chance == "more" else OPENING
    found: list[tuple[Array, Array, int, Array]] = []
    for number in range(batch.games):
        game = batch.game(number)
        states.array[learning.GAME] = game.state
        opening = int(rng.integers(openings + 1))
        count = evaluator.self_play(
            states, searched_bytes, nodes, tree.workspace, network, batch.iterations, opening, moves, chances
        )
        seen = chances.array[: count * SEAT_SLOTS].reshape(count, SEAT_SLOTS)
        places = np.array(states.array[learning.GAME]["places"])
        found.append((moves.array[:count].copy(), seen.astype(np.float16), count, places))
    every_move, every_chance, lengths, all_places = zip(*found, strict=True)
    return PlayedBatch(
        np.concatenate(every_move), np.concatenate(every_chance), np.array(lengths), np.stack(all_places)
    )
