"""Many games at once: random playouts on all cores, and counting all sequences of moves (perft)."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from stip.games.rulebook import Rulebook, Value
from stip.kernel.entry import Batch
from stip.play.game import Game

MOST_AT_ONCE = 1024  # games between two looks at the progress
LONGEST = 8192  # plies of which the branching is kept

Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]


@dataclass
class Playouts:
    """What many random games were like."""

    plies: Numbers  # of each game
    ends: np.ndarray[Any, Any]  # the position in which each game stopped
    branching: Numbers  # legal moves met at each ply, over all games
    decisions: Numbers  # games that came to each ply

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
    most_plies: int = 1_000_000,
    threads: int | None = None,
    report: Callable[[int], None] = lambda done: None,
) -> Playouts:
    """Plays games with uniformly random moves, begun by a seat or (0) by lot. The same seed gives the same games,
    whatever the threads."""
    book.play_at_random.wait()
    result = Playouts(
        np.zeros(games, np.int64),
        np.zeros(games, book.rules.STATE),
        np.zeros(LONGEST, np.int64),
        np.zeros(LONGEST, np.int64),
    )

    threads = threads or os.cpu_count() or 1
    at_once = min(MOST_AT_ONCE, max(1, games // (8 * threads)))

    def play(start: int) -> tuple[int, Batch, Batch]:
        count = min(at_once, games - start)
        states = np.zeros(2, book.rules.STATE)
        states[0] = book.new_state(players, options)[0]
        states[0].drawn = seed & 0xFFFFFFFF
        states[0].first = first
        branching, decisions = (Batch(np.zeros(LONGEST, np.int64)) for _ in range(2))
        book.play_at_random(
            Batch(states),
            Batch(np.zeros(4, np.uint32)),
            Batch(np.zeros(book.rules.MAX_MOVES, np.int32)),
            start,
            count,
            most_plies,
            Batch(result.plies[start : start + count]),
            Batch(result.ends[start : start + count]),
            branching,
            decisions,
        )
        return count, branching, decisions

    with ThreadPoolExecutor(threads) as pool:
        for count, branching, decisions in pool.map(play, range(0, games, at_once)):
            result.branching += branching.array
            result.decisions += decisions.array
            report(count)
    return result


def perft(game: Game, depth: int) -> int:
    """How many different sequences of that many moves there are from here."""
    if depth == 0:
        return 1
    if game.is_over:
        return 0
    book = game.rulebook
    if depth > 2:
        book.perft.wait()
    states = np.zeros(depth + 1, book.rules.STATE)
    states[0] = game.state
    counts, tried = (Batch(np.zeros(depth, np.int64)) for _ in range(2))
    return book.perft(Batch(states), depth, Batch(np.zeros(depth * book.rules.MAX_MOVES, np.int32)), counts, tried)


def divide(game: Game, depth: int) -> dict[str, int]:
    """The perft of each legal move, by its notation."""
    counted = {}
    for move in sorted(game.legal_moves):
        counted[move] = perft(game.copy().play(move), depth - 1)
    return counted
