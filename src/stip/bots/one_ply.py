"""A quick choice for when the search is not compiled yet: the move after which the seat stands best.

It needs no machine code. In plain Python a position is evaluated in milliseconds, so where there are hundreds of legal
moves, only some of them, drawn at random, are looked at.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from stip.bots.evaluator import Evaluator, evaluator_for, weighted_sum
from stip.games.contract import Move
from stip.play.position import Position, View


def choose_one_ply(
    view: View, rng: random.Random, max_seconds: float, is_cancelled: Callable[[], bool] = lambda: False
) -> Move:
    """Return the move that leads to the best position in one imagined world, as far as the time allows."""
    deadline = time.perf_counter() + max_seconds
    moves = [Move(code) for code in view.codes]
    if len(moves) == 1:
        return moves[0]
    rng.shuffle(moves)
    evaluator, world = evaluator_for(view.rulebook.name), view.imagine(rng.getrandbits(64))
    best, top = moves[0], float("-inf")
    for move in moves:
        value = _value(evaluator, world.after(move), view.seat)
        if value > top:
            best, top = move, value
        if time.perf_counter() > deadline or is_cancelled():
            break
    return best


def _value(evaluator: Evaluator, position: Position, seat: int) -> float:
    """Return how far a seat is ahead of the best other seat, in log-odds."""
    places = position.fields.places
    if position.is_over:
        return float("inf") if places[seat] == 1 else -1e9
    weights = evaluator.weights_for(position)
    sums = {
        one: weighted_sum(weights, evaluator.features_of(position, one))
        for one in range(1, position.players + 1)
        if not places[one]
    }
    if seat not in sums:
        return 1e9 if not position.fields.resigned[seat] else -1e9  # finished ahead of the others
    return sums.pop(seat) - max(sums.values(), default=0.0)
