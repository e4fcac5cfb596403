"""The value of a position for each seat, as a small network of the game sees it.

A value is between 0 and 1: the expected share of the other players that a seat will beat, which for two players is the
chance to win. Two seats are compared by their *strengths*, in log-odds.

The strength of a seat is computed from the game's features and patterns. Every feature and every pattern has a row of
`UNITS` weights. The rows of the patterns that are there, and those of the features times their numbers, are added up,
one sum for each unit. The first unit counts as it is; the others count only as far as they are positive, each times its
outgoing weight. So with the first unit alone a strength is a weighted sum of features.

Weights are a block of rows for each variant of a game: what the units begin with, their outgoing weights, one row for
each feature and one for each pattern. The first unit needs no outgoing weight; in its place stands whether patterns
count at all. Behind them, one number after the other, are the weights of the features for first estimates of moves:
a weighted sum, which takes a fraction of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

import numpy as np

from stip.kernel.seats import SEAT_SLOTS

UNITS = 8  # as many as a processor adds at once
MAX_FEATURES = 40
MAX_PATTERNS = 160  # that are there at once
HEAD = 2  # rows of a block before the features

features: Callable[..., None]
variant: Callable[..., int]
stake: Callable[..., float]
patterns: Callable[..., int]
changes: Callable[..., bool]
FEATURE_COUNT = 0
PATTERN_COUNT = 0  # these two and the functions above are replaced by the game's own


def judgement_fields() -> list[tuple[Any, ...]]:
    """The fields of a workspace that are needed to judge positions."""
    return [
        ("numbers", "f4", (MAX_FEATURES,)),
        ("there", "i4", (MAX_PATTERNS,)),  # the patterns that are there, or that a move changes
        ("ends", "i4", (SEAT_SLOTS,)),  # where the changed patterns of each seat end
        ("units", "f4", (SEAT_SLOTS, UNITS)),  # the sums of each seat
        ("units_before", "f4", (SEAT_SLOTS, UNITS)),  # in the position whose moves are estimated
        ("changed_units", "f4", (UNITS,)),
        ("changed_numbers", "f4", (SEAT_SLOTS, MAX_FEATURES)),  # by how much a move changes the features of each seat
        ("strengths", "f8", (SEAT_SLOTS,)),
        ("handicaps", "f8", (SEAT_SLOTS,)),  # subtracted from the strengths
    ]


def first_estimate_weight() -> int:
    """Return where in a block the weights of the features for first estimates begin."""
    return (HEAD + FEATURE_COUNT + PATTERN_COUNT) * UNITS


def block_size() -> int:
    return first_estimate_weight() + (FEATURE_COUNT + UNITS - 1) // UNITS * UNITS


def evaluate(state: Any, weights: Any, workspace: Any, values: Any) -> None:
    """Write the value for each seat."""
    if int(state.over) == 0:
        for seat in range(1, int(state.players) + 1):
            if int(state.places[seat]) == 0:
                add_up(state, seat, weights, workspace, workspace.units[seat])
                strength = strength_of(workspace.units[seat], weights, variant(state) * block_size()) * stake(state)
                workspace.strengths[seat] = strength - workspace.handicaps[seat]
    compare(state, workspace, values)


def estimate(state: Any, weights: Any, workspace: Any, values: Any) -> None:
    """Write the value for each seat as the weighted sum of features sees it."""
    if int(state.over) == 0:
        first = variant(state) * block_size() + first_estimate_weight()
        for seat in range(1, int(state.players) + 1):
            if int(state.places[seat]) == 0:
                features(state, seat, workspace.numbers)
                strength = 0.0
                for i in range(FEATURE_COUNT):
                    strength += workspace.numbers[i] * weights[first + i]
                workspace.strengths[seat] = strength * stake(state) - workspace.handicaps[seat]
    compare(state, workspace, values)


def add_up(state: Any, seat: int, weights: Any, workspace: Any, units: Any) -> None:
    """Add up the rows of a seat's features and patterns."""
    first = variant(state) * block_size()
    for unit in range(UNITS):
        units[unit] = weights[first + unit]
    row = first + HEAD * UNITS
    features(state, seat, workspace.numbers)
    add_features(weights, row, workspace.numbers, units)
    if PATTERN_COUNT and weights[first + UNITS] != 0.0:
        count = patterns(state, seat, workspace.there)
        add_patterns(weights, row + FEATURE_COUNT * UNITS, workspace.there, count, units)


def add_features(weights: Any, first: int, numbers: Any, units: Any) -> None:
    """Add the rows of the features times their numbers. With a variable for each unit they are added at once."""
    a, b, c, d, e, f, g, h = units[0], units[1], units[2], units[3], units[4], units[5], units[6], units[7]
    for i in range(FEATURE_COUNT):
        x = numbers[i]
        row = weights[first + i * UNITS :]
        a += x * row[0]
        b += x * row[1]
        c += x * row[2]
        d += x * row[3]
        e += x * row[4]
        f += x * row[5]
        g += x * row[6]
        h += x * row[7]
    units[0], units[1], units[2], units[3], units[4], units[5], units[6], units[7] = a, b, c, d, e, f, g, h


def add_patterns(weights: Any, first: int, there: Any, count: int, units: Any) -> None:
    """Add the rows of patterns, and subtract those that are given as ~pattern."""
    a, b, c, d, e, f, g, h = units[0], units[1], units[2], units[3], units[4], units[5], units[6], units[7]
    for i in range(count):
        pattern = int(there[i])
        x = np.float32(1.0 if pattern >= 0 else -1.0)
        row = weights[first + (pattern if pattern >= 0 else ~pattern) * UNITS :]
        a += x * row[0]
        b += x * row[1]
        c += x * row[2]
        d += x * row[3]
        e += x * row[4]
        f += x * row[5]
        g += x * row[6]
        h += x * row[7]
    units[0], units[1], units[2], units[3], units[4], units[5], units[6], units[7] = a, b, c, d, e, f, g, h


def strength_of(units: Any, weights: Any, first: int) -> float:
    strength = float(units[0])
    for unit in range(1, UNITS):
        strength += max(units[unit], np.float32(0.0)) * weights[first + UNITS + unit]
    return strength


def compare(state: Any, workspace: Any, values: Any) -> None:
    """Write the value for each seat, given the strengths of those still playing."""
    players = int(state.players)
    for seat in range(1, players + 1):
        values[seat] = 0.0
    for seat in range(1, players):
        for other in range(seat + 1, players + 1):
            share = win_probability(state, seat, other, workspace.strengths)
            values[seat] += share
            values[other] += 1.0 - share
    if players > 2:
        for seat in range(1, players + 1):
            values[seat] /= players - 1


def win_probability(state: Any, seat: int, other: int, strengths: Any) -> float:
    """Return the chance of one seat to beat another. A seat that has finished is ahead of those still playing, and one
    that has resigned is behind them (G-6)."""
    mine = int(state.places[seat])
    theirs = int(state.places[other])
    if mine == 0 and theirs == 0:
        return 1.0 / (1.0 + exp(strengths[other] - strengths[seat]))
    if mine == 0:
        mine = SEAT_SLOTS if int(state.resigned[other]) == 0 else -1
    if theirs == 0:
        theirs = SEAT_SLOTS if int(state.resigned[seat]) == 0 else -1
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def add_up_before(state: Any, weights: Any, workspace: Any) -> None:
    """Add up the rows of all seats in a position whose moves are to be estimated by what they change."""
    for seat in range(1, int(state.players) + 1):
        if int(state.places[seat]) == 0:
            add_up(state, seat, weights, workspace, workspace.units_before[seat])


def evaluate_change(state: Any, move: int, weights: Any, workspace: Any, values: Any) -> bool:
    """Write the values of the position after a move, from the sums before it and the patterns that the move
    changes. Return False if the game cannot tell these."""
    there = workspace.there
    ends = workspace.ends
    if not changes(state, move, there, ends, workspace.changed_numbers):
        return False
    first = variant(state) * block_size()
    row = first + HEAD * UNITS
    units = workspace.changed_units
    start = 0
    for seat in range(1, int(state.players) + 1):
        end = int(ends[seat])
        if int(state.places[seat]) == 0:
            for unit in range(UNITS):
                units[unit] = workspace.units_before[seat, unit]
            add_features(weights, row, workspace.changed_numbers[seat], units)
            add_patterns(weights, row + FEATURE_COUNT * UNITS, there[start:end], end - start, units)
            workspace.strengths[seat] = strength_of(units, weights, first) * stake(state) - workspace.handicaps[seat]
        start = end
    compare(state, workspace, values)
    return True


def features_at(states: Any, i: int, seat: int, numbers: Any) -> int:
    """Write the features of a seat as far as they are at stake, for explaining moves. Return the variant."""
    state = states[i]
    features(state, seat, numbers)
    for feature in range(FEATURE_COUNT):
        numbers[feature] *= stake(state)
    return variant(state)


def set_handicaps(state: Any, weights: Any, workspace: Any, threshold: float, values: Any) -> None:
    """Set handicaps that bring all seats near the average. Far ahead or far behind, the value hardly depends on the
    move; with handicaps a winning seat still hurries and a losing one still fights."""
    workspace.handicaps[:] = 0.0
    evaluate(state, weights, workspace, values)
    for seat in range(1, int(state.players) + 1):
        ahead = lead(state, workspace.strengths, seat)
        workspace.handicaps[seat] = ahead - min(max(ahead, -threshold), threshold)


def largest_lead(state: Any, strengths: Any) -> float:
    """Return how far any seat is ahead of or behind the average in the position just evaluated."""
    largest = 0.0
    for seat in range(1, int(state.players) + 1):
        largest = max(largest, abs(lead(state, strengths, seat)))
    return largest


def lead(state: Any, strengths: Any, seat: int) -> float:
    if int(state.places[seat]):
        return 0.0
    total = 0.0
    playing = 0
    for other in range(1, int(state.players) + 1):
        if int(state.places[other]) == 0:
            total += strengths[other]
            playing += 1
    return float(strengths[seat]) - total / playing


def whole_stake(state: Any) -> float:
    return 1.0


def no_patterns(state: Any, seat: int, there: Any) -> int:
    return 0


def no_changes(state: Any, move: int, there: Any, ends: Any, numbers: Any) -> bool:
    return False
