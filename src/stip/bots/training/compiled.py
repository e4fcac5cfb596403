"""What is compiled of the training: describing the positions of games, and moving the weights that judged them.

A sample is a position after a move. What the move was worth to its seat, as the network sees it, is compared with what
it should be; every weight that took part moves a little against the error (AdaGrad).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any

from stip.bots.search.values import HEAD, UNITS

apply: Callable[..., None]
features: Callable[..., None]
patterns: Callable[..., int]
stake: Callable[..., float]
FEATURE_COUNT = 0

SURE = 0.001  # chances nearer to 0 or 1 than this are not believed
STEADY = 1e-4  # in the sum of squared gradients, so that the first steps are no leaps


def describe(
    states: Any, moves: Any, considered: Any, starts: Any, workspaces: Any,
    numbers: Any, there: Any, ends: Any, stakes: Any, plays: Any, movers: Any,
) -> int:  # fmt: skip
    """Replay the dealt game in states[0], and describe the positions after all moves that were considered at each ply:
    those from starts[ply] on. For each seat, write whether it still plays, its features and its patterns; ends[0] is
    where the first list begins. Nobody plays where a move ended the game."""
    workspace = workspaces[0]
    players = int(states[0].players)
    end = 0
    for ply in range(len(moves)):
        for sample in range(int(starts[ply]), int(starts[ply + 1])):
            states[1] = states[0]
            state = states[1]
            movers[sample] = int(state.seat) - 1
            apply(state, int(considered[sample]))
            stakes[sample] = stake(state)
            for seat in range(1, players + 1):
                place = sample * players + seat - 1
                plays[place] = int(state.places[seat]) == 0 and int(state.over) == 0
                if int(plays[place]):
                    features(state, seat, workspace.numbers)
                    for i in range(FEATURE_COUNT):
                        numbers[place * FEATURE_COUNT + i] = workspace.numbers[i]
                    found = patterns(state, seat, workspace.there)
                    for i in range(found):
                        there[end + i] = workspace.there[i]
                    end += found
                ends[place + 1] = end
        apply(states[0], int(moves[ply]))
    return 0


def learn(
    order: Any, numbers: Any, there: Any, starts: Any, stakes: Any, plays: Any, movers: Any, targets: Any,
    handicaps: Any, players: int, weights: Any, squares: Any, workspaces: Any, rate: Any, losses: Any,
) -> int:  # fmt: skip
    """Go through samples in order and move the weights of one variant; a rate of 0 only measures. The sum of log losses
    is added to losses[0], the number of samples to losses[1]."""
    workspace = workspaces[0]
    for n in range(len(order)):
        sample = int(order[n])
        first = sample * players
        mover = int(movers[sample])
        others = 0
        for seat in range(players):
            if int(plays[first + seat]):
                add_up_sample(first + seat, numbers, there, starts, weights, workspace.units[seat])
                worth = strength(workspace.units[seat], weights) * stakes[sample]
                workspace.strengths[seat] = worth - handicaps[first + seat]
                others += seat != mover
            workspace.values[seat] = 0.0
        if int(plays[first + mover]) == 0 or others == 0:
            continue
        chance = 0.0
        for seat in range(players):
            if seat != mover and int(plays[first + seat]):
                share = 1.0 / (1.0 + exp(workspace.strengths[seat] - workspace.strengths[mover]))
                chance += share / others
                workspace.values[seat] = share * (1.0 - share) / others
        chance = min(max(chance, SURE), 1.0 - SURE)
        target = targets[sample]
        losses[0] -= target * log(chance) + (1.0 - target) * log(1.0 - chance)
        losses[1] += 1.0
        if rate[0] > 0.0:
            error = (chance - target) / (chance * (1.0 - chance)) * stakes[sample]
            for seat in range(players):
                if seat != mover:
                    workspace.values[mover] -= workspace.values[seat]
            for seat in range(players):
                slope = -workspace.values[seat]
                if slope != 0.0:
                    move_weights(
                        first + seat, numbers, there, starts, weights, squares,
                        workspace.units[seat], error * slope, workspace.changed_units, rate[0],
                    )  # fmt: skip
    return 0


def add_up_sample(place: int, numbers: Any, there: Any, starts: Any, weights: Any, units: Any) -> None:
    for unit in range(UNITS):
        units[unit] = weights[unit]
    row = HEAD * UNITS
    for i in range(FEATURE_COUNT):
        number = numbers[place * FEATURE_COUNT + i]
        for unit in range(UNITS):
            units[unit] += number * weights[row + i * UNITS + unit]
    row += FEATURE_COUNT * UNITS
    for i in range(int(starts[place]), int(starts[place + 1])):
        pattern = row + int(there[i]) * UNITS
        for unit in range(UNITS):
            units[unit] += weights[pattern + unit]


def strength(units: Any, weights: Any) -> Any:
    total = float(units[0])
    for unit in range(1, UNITS):
        if units[unit] > 0.0:
            total += units[unit] * weights[UNITS + unit]
    return total


def move_weights(
    place: int, numbers: Any, there: Any, starts: Any, weights: Any, squares: Any, units: Any, error: Any,
    gradients: Any, rate: Any,
) -> None:  # fmt: skip
    """Move the weights that took part, given the error of a seat's strength."""
    gradients[0] = error
    for unit in range(1, UNITS):
        gradients[unit] = 0.0
        if units[unit] > 0.0:
            gradients[unit] = error * weights[UNITS + unit]
            move_weight(weights, squares, UNITS + unit, error * units[unit], rate)
    row = HEAD * UNITS
    move_row(weights, squares, 0, gradients, 1.0, rate)
    for i in range(FEATURE_COUNT):
        number = numbers[place * FEATURE_COUNT + i]
        if number != 0.0:
            move_row(weights, squares, row + i * UNITS, gradients, number, rate)
    row += FEATURE_COUNT * UNITS
    for i in range(int(starts[place]), int(starts[place + 1])):
        move_row(weights, squares, row + int(there[i]) * UNITS, gradients, 1.0, rate)


def move_row(weights: Any, squares: Any, row: int, gradients: Any, number: Any, rate: Any) -> None:
    for unit in range(UNITS):
        move_weight(weights, squares, row + unit, gradients[unit] * number, rate)


def move_weight(weights: Any, squares: Any, place: int, gradient: Any, rate: Any) -> None:
    squares[place] += gradient * gradient
    weights[place] -= rate * gradient / sqrt(squares[place] + STEADY)
