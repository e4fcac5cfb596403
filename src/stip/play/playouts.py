"""Many games at once: random playouts on all cores, and perft."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from stip.games.options import Value
from stip.games.rulebook import Rulebook
from stip.kernel.buffer import Buffer
from stip.play.game import Game

MAX_GAMES_PER_CHUNK = 1024  # games between two progress reports
MAX_BRANCHING_PLIES = 8192  # plies for which the branching factor is recorded

Integers = np.ndarray[tuple[int], np.dtype[np.int64]]


@dataclass
class Playouts:
    """Statistics of many random games."""

    plies: Integers  # of each game
    final_states: np.ndarray[Any, Any]  # the position in which each game stopped
    branching: Integers  # legal moves met at each ply, over all games
    decisions: Integers  # games that came to each ply

    @property
    def mean_branching(self) -> float:
        return float(self.branching.sum() / max(1, self.decisions.sum()))


def simulate(
    book: Rulebook,
    players: int,
    options: Mapping[str, Value],
    games: int,
    seed: int = 0,
    *,
    first: int = 0,
    max_plies: int = 1_000_000,
    threads: int | None = None,
    report: Callable[[int], None] = lambda done: None,
) -> Playouts:
    """Plays games with uniformly random moves, begun by a seat or (0) by lot. The same seed gives the same games,
    whatever the threads."""
    book.random_playouts.wait_until_compiled()
    result = Playouts(
        np.zeros(games, np.int64),
        np.zeros(games, book.rules.STATE),
        np.zeros(MAX_BRANCHING_PLIES, np.int64),
        np.zeros(MAX_BRANCHING_PLIES, np.int64),
    )

    threads = threads or os.cpu_count() or 1
    chunk = min(MAX_GAMES_PER_CHUNK, max(1, games // (8 * threads)))

    def play(start: int) -> tuple[int, Buffer, Buffer]:
        count = min(chunk, games - start)
        states = np.zeros(2, book.rules.STATE)
        states[0] = book.new_state(players, options)[0]
        states[0].drawn = seed & 0xFFFFFFFF
        states[0].first = first
        branching, decisions = (Buffer(np.zeros(MAX_BRANCHING_PLIES, np.int64)) for _ in range(2))
        book.random_playouts(
            Buffer(states),
            Buffer(np.zeros(4, np.uint32)),
            Buffer(np.zeros(book.rules.MAX_MOVES, np.int32)),
            start,
            count,
            max_plies,
            Buffer(result.plies[start : start + count]),
            Buffer(result.final_states[start : start + count]),
            branching,
            decisions,
        )
        return count, branching, decisions

    with ThreadPoolExecutor(threads) as pool:
        for count, branching, decisions in pool.map(play, range(0, games, chunk)):
            result.branching += branching.array
            result.decisions += decisions.array
            report(count)
    return result


def perft(game: Game, depth: int) -> int:
    """Count the sequences of `depth` moves from here."""
    if depth == 0:
        return 1
    if game.is_over:
        return 0
    book = game.rulebook
    if depth > 2:
        book.perft.wait_until_compiled()
    states = np.zeros(depth + 1, book.rules.STATE)
    states[0] = game.state
    counts, tried = (Buffer(np.zeros(depth, np.int64)) for _ in range(2))
    return book.perft(Buffer(states), depth, Buffer(np.zeros(depth * book.rules.MAX_MOVES, np.int32)), counts, tried)


def divide(game: Game, depth: int) -> dict[str, int]:
    """Return the perft of each legal move, by its notation."""
    counted = {}
    for move in sorted(game.legal_moves):
        counted[move] = perft(game.copy().play(move), depth - 1)
    return counted
