"""The value of a position for each seat, estimated from the features of the game's evaluation.

A value is between 0 and 1: the expected share of the other players that a seat will beat, which for two players is the
chance to win. Two seats are compared by the weighted sums of their features.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from stip.kernel.seats import SEAT_SLOTS

MAX_FEATURES = 40
SCRATCH_SIZE = MAX_FEATURES + SEAT_SLOTS  # the features of one seat, then the sums of all

features: Callable[..., None]
variant: Callable[..., int]
FEATURE_COUNT = 0  # `features`, `variant` and this are replaced by the game's own


def evaluate(state: Any, weights: Any, handicaps: Any, scratch: Any, values: Any) -> None:
    """Write the value for each seat. A seat's handicap is subtracted from its sum."""
    players = int(state.players)
    if int(state.over) == 0:
        first = variant(state) * FEATURE_COUNT
        for seat in range(1, players + 1):
            if int(state.places[seat]) == 0:
                features(state, seat, scratch)
                total = 0.0
                for i in range(FEATURE_COUNT):
                    total += weights[first + i] * scratch[i]
                scratch[MAX_FEATURES + seat] = total - handicaps[seat]
    for seat in range(1, players + 1):
        values[seat] = 0.0
    for seat in range(1, players):
        for other in range(seat + 1, players + 1):
            share = win_probability(state, seat, other, scratch)
            values[seat] += share
            values[other] += 1.0 - share
    if players > 2:
        for seat in range(1, players + 1):
            values[seat] /= players - 1


def win_probability(state: Any, seat: int, other: int, scratch: Any) -> float:
    """Return the chance of one seat to beat another. A seat that has finished is ahead of those still playing, and one
    that has resigned is behind them (G-6)."""
    mine = int(state.places[seat])
    theirs = int(state.places[other])
    if mine == 0 and theirs == 0:
        return 1.0 / (1.0 + exp(scratch[MAX_FEATURES + other] - scratch[MAX_FEATURES + seat]))
    if mine == 0:
        mine = SEAT_SLOTS if int(state.resigned[other]) == 0 else -1
    if theirs == 0:
        theirs = SEAT_SLOTS if int(state.resigned[seat]) == 0 else -1
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def features_at(states: Any, i: int, seat: int, scratch: Any) -> int:
    """Write the features of a seat, for training and for explaining moves."""
    features(states[i], seat, scratch)
    return 0


def set_handicaps(
    state: Any, weights: Any, handicaps: Any, handicap_threshold: float, scratch: Any, values: Any
) -> None:
    """Set handicaps that bring all seats near the average. Far ahead or far behind, the value hardly depends on the
    move; with handicaps a winning seat still hurries and a losing one still fights."""
    handicaps[:] = 0.0
    evaluate(state, weights, handicaps, scratch, values)
    for seat in range(1, int(state.players) + 1):
        ahead = lead(state, scratch, seat)
        handicaps[seat] = ahead - min(max(ahead, -handicap_threshold), handicap_threshold)


def largest_lead(state: Any, scratch: Any) -> float:
    """Return how far any seat is ahead of or behind the average in the position just evaluated."""
    largest = 0.0
    for seat in range(1, int(state.players) + 1):
        largest = max(largest, abs(lead(state, scratch, seat)))
    return largest


def lead(state: Any, scratch: Any, seat: int) -> float:
    if int(state.places[seat]):
        return 0.0
    total = 0.0
    playing = 0
    for other in range(1, int(state.players) + 1):
        if int(state.places[other]) == 0:
            total += scratch[MAX_FEATURES + other]
            playing += 1
    return float(scratch[MAX_FEATURES + seat]) - total / playing
