"""Learning a network: games that the search plays against itself, what is seen in them, and the weights that fit.

A sample is a position of such a game. The chance of each seat to beat each other seat, as the network sees it, is
compared with what the search found and how the game ended; every weight moves a little against the error (AdaGrad).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any

from stip.bots.search.tree import ROOT, VIEW, search
from stip.bots.search.values import HEAD, UNITS
from stip.kernel.chance import fast_below
from stip.kernel.seats import SEAT_SLOTS

legal: Callable[..., int]
apply: Callable[..., None]
hide: Callable[..., None]
features: Callable[..., None]
patterns: Callable[..., int]
stake: Callable[..., float]
FEATURE_COUNT = 0
PATTERN_COUNT = 0
HAS_FIXED_CHOICES = 0

GAME = 3  # the index of the state that is really played, after those of a search
VARIED = 4  # one move in so many is drawn by its visits instead of being the best
SURE = 0.001  # chances nearer to 0 or 1 than this are not believed
STEADY = 1e-4  # in the sum of squared gradients, so that the first steps are no leaps


def self_play(
    states: Any, state_bytes: Any, nodes: Any, workspaces: Any, weights: Any, iterations: int, opening: int,
    moves: Any, chances: Any,
) -> int:  # fmt: skip
    """Play the dealt game in states[GAME] to its end, the first moves at random; write the moves, and after each the
    chances of all seats before it, or -1 where they were not searched. Return the number of moves."""
    workspace = workspaces[0]
    game = states[GAME]
    ply = 0
    while int(game.over) == 0 and ply < len(moves):
        for seat in range(SEAT_SLOTS):
            chances[ply * SEAT_SLOTS + seat] = -1.0
        if ply < opening:
            count = legal(game, workspace.moves)
            move = int(workspace.moves[fast_below(workspace.rng, count)])
        else:
            states[VIEW] = game
            hide(states[VIEW], int(game.seat))
            workspace.seat = int(game.seat)
            workspace.used = 0
            workspace.is_new = 1
            search(states, state_bytes, nodes, workspaces, weights, iterations)
            note_chances(game, workspace, chances, ply)
            move = pick(nodes, workspace)
        moves[ply] = move
        apply(game, move)
        ply += 1
    return ply


def note_chances(game: Any, workspace: Any, chances: Any, ply: int) -> None:
    """Write the chances that a search found, unless it gave handicaps, which change them."""
    total = 0.0
    for seat in range(1, int(game.players) + 1):
        if workspace.handicaps[seat] != 0.0:
            return
        total += workspace.sums[seat]
    if total > 0.0:
        for seat in range(1, int(game.players) + 1):
            chances[ply * SEAT_SLOTS + seat] = workspace.sums[seat] * int(game.players) / 2.0 / total


def pick(nodes: Any, workspace: Any) -> int:
    """Return the move most visited, or now and then any, drawn by visits."""
    is_varied = fast_below(workspace.rng, VARIED) == 0
    total = 0
    best = 0
    child = int(nodes[ROOT].first_child)
    while child:
        if HAS_FIXED_CHOICES or int(nodes[child].stamp):
            total += int(nodes[child].visits)
            if best == 0 or is_better(nodes[child], nodes[best]):
                best = child
        child = int(nodes[child].next_sibling)
    if is_varied and total > 0:
        drawn = fast_below(workspace.rng, total)
        child = int(nodes[ROOT].first_child)
        while child:
            if HAS_FIXED_CHOICES or int(nodes[child].stamp):
                drawn -= int(nodes[child].visits)
                if drawn < 0:
                    return int(nodes[child].move)
            child = int(nodes[child].next_sibling)
    return int(nodes[best].move)


def is_better(choice: Any, other: Any) -> bool:
    if int(choice.visits) != int(other.visits):
        return int(choice.visits) > int(other.visits)
    return bool(choice.first_estimate > other.first_estimate)


def describe(
    states: Any, moves: Any, count: int, workspaces: Any, numbers: Any, there: Any, starts: Any, stakes: Any
) -> int:
    """Replay the dealt game in states[0]; write for each position after a move and each seat what a network sees. Where
    the patterns of a position and seat begin is in `starts`. Return the number of positions."""
    state = states[0]
    workspace = workspaces[0]
    players = int(state.players)
    sample = 0
    end = int(starts[0])
    for ply in range(count):
        apply(state, int(moves[ply]))
        if int(state.over):
            break
        stakes[sample] = stake(state)
        for seat in range(1, players + 1):
            place = sample * players + seat - 1
            starts[place] = end
            if int(state.places[seat]) == 0:
                features(state, seat, workspace.numbers)
                for i in range(FEATURE_COUNT):
                    numbers[place * FEATURE_COUNT + i] = workspace.numbers[i]
                found = patterns(state, seat, workspace.there)
                for i in range(found):
                    there[end + i] = workspace.there[i]
                end += found
        sample += 1
    starts[sample * players] = end
    return sample


def learn(
    order: Any, numbers: Any, there: Any, starts: Any, stakes: Any, targets: Any, players: int,
    weights: Any, squares: Any, workspaces: Any, rate: Any, losses: Any,
) -> int:  # fmt: skip
    """Go through samples in order and move the weights of one variant; a rate of 0 only measures. `targets` has for
    each sample and each two seats the chance of the first to beat the second, or -1. The sum of log losses is added to
    losses[0], the number of comparisons to losses[1]."""
    workspace = workspaces[0]
    pairs = players * (players - 1) // 2
    for n in range(len(order)):
        sample = int(order[n])
        for seat in range(players):
            add_up_sample(sample * players + seat, numbers, there, starts, weights, workspace.units[seat])
            workspace.strengths[seat] = strength(workspace.units[seat], weights) * stakes[sample]
            workspace.values[seat] = 0.0
        pair = sample * pairs
        for seat in range(players - 1):
            for other in range(seat + 1, players):
                target = targets[pair]
                pair += 1
                if target >= 0.0:
                    chance = 1.0 / (1.0 + exp(workspace.strengths[other] - workspace.strengths[seat]))
                    chance = min(max(chance, SURE), 1.0 - SURE)
                    losses[0] -= target * log(chance) + (1.0 - target) * log(1.0 - chance)
                    losses[1] += 1.0
                    workspace.values[seat] += (chance - target) * stakes[sample]
                    workspace.values[other] -= (chance - target) * stakes[sample]
        if rate[0] > 0.0:
            for seat in range(players):
                if workspace.values[seat] != 0.0:
                    move_weights(
                        sample * players + seat, numbers, there, starts, weights, squares,
                        workspace.units[seat], workspace.values[seat], workspace.changed_units, rate[0],
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
