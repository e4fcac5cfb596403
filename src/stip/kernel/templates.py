"""Templates of the functions that Python calls for any game: single steps, perft and random playouts.

The functions over one state (`deal`, `legal`, `apply`, …) are placeholders; `bind` replaces them with those of a game's
rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from stip.kernel.chance import fast_below, imagine_seed, start_fast

deal: Callable[..., None]
legal: Callable[..., int]
apply: Callable[..., None]
resign: Callable[..., None]
hide: Callable[..., None]
imagine: Callable[..., None]
score: Callable[..., int]


def deal_at(states: Any, i: int) -> int:
    deal(states[i])
    return 0


def legal_at(states: Any, i: int, moves: Any) -> int:
    return legal(states[i], moves)


def apply_at(states: Any, i: int, move: int) -> int:
    apply(states[i], move)
    return 0


def resign_at(states: Any, i: int, seat: int) -> int:
    resign(states[i], seat)
    return 0


def hide_at(states: Any, i: int, seat: int) -> int:
    hide(states[i], seat)
    return 0


def imagine_at(states: Any, i: int, seat: int, rng: Any) -> int:
    imagine(states[i], seat, rng)
    return 0


def score_at(states: Any, i: int, seat: int) -> int:
    return score(states[i], seat)


def perft(states: Any, depth: int, moves: Any, counts: Any, tried: Any) -> int:
    """Count the sequences of `depth` moves from states[0]; each level has its own state and its own slice of
    `moves`."""
    width = len(moves) // depth
    counts[0] = legal(states[0], moves)
    if depth == 1:
        return int(counts[0])
    tried[0] = 0
    level = 0
    total = 0
    while level >= 0:
        if tried[level] == counts[level]:
            level -= 1
            continue
        move = moves[level * width + tried[level]]
        tried[level] += 1
        states[level + 1] = states[level]
        apply(states[level + 1], move)
        if int(states[level + 1].over):
            continue
        count = legal(states[level + 1], moves[(level + 1) * width :])
        if level + 2 == depth:
            total += count
        else:
            level += 1
            counts[level] = count
            tried[level] = 0
    return total


def random_playouts(
    states: Any,
    rng: Any,
    moves: Any,
    first: int,
    count: int,
    max_plies: int,
    plies: Any,
    final_states: Any,
    branching: Any,
    decisions: Any,
) -> int:
    """Play games `first` to `first + count` with random moves from the set-up in states[0], each with its own seed.

    Writes the length of each game to `plies` and its last position to `final_states` (as far as they have room); adds
    the number of legal moves at each ply to `branching`, and to `decisions` the number of games that reached that ply.
    """
    seed = np.int64(states[0].drawn)
    total = 0
    for game in range(count):
        states[1] = states[0]
        state = states[1]
        state.drawn = 0
        start_fast(rng, seed, first + game)
        imagine_seed(state, rng)
        deal(state)
        ply = 0
        while int(state.over) == 0 and ply < max_plies:
            choices = legal(state, moves)
            if ply < len(branching):
                branching[ply] += choices
                decisions[ply] += 1
            apply(state, moves[fast_below(rng, choices)])
            ply += 1
        plies[game] = ply
        total += ply
        if game < len(final_states):
            final_states[game] = state
    return total
