"""Monte Carlo tree search over imagined worlds (information sets), for any game and number of players.

Every iteration imagines a world that fits the view, walks down the tree by moves that are legal in that world, and
judges the position where it leaves the tree. There are two kinds of nodes. A *choice* is a move; how often it was taken
and what came of it is counted for whoever decides. Below it lie its *outcomes*, one for each thing that everybody sees
happen by chance (`sight`); an outcome has the choices of whoever decides next. Outcome 1 is the root.

A move is first met by its *hope*: what the position after it is judged to be worth. From the hopes of all choices
follows a *prior*, and choices are taken by PUCT. With `is_plain`, for comparison, there is neither: choices are taken
by UCB1, and positions judged by playing on at random.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any

import numpy as np

from stip.bots.search.judging import NUMBERS, farthest_lead, judge, set_handicaps
from stip.kernel.chance import fast_below
from stip.kernel.state import SEATS

legal: Callable[..., int]
apply: Callable[..., None]
hide: Callable[..., None]
imagine: Callable[..., None]
interesting: Callable[..., int]
sight: Callable[..., int]
SAME_CHOICES = 0  # whether a node always has the same: nothing hidden decides which moves are legal

NODE = np.dtype(
    (
        np.record,
        [
            ("key", "i8"),  # of an outcome: a hash of what the searching seat sees, if it decides; see `reroot`
            ("total", "f8"),  # of a choice: the worth of all its visits to the seat that chose
            ("first", "i4"),  # the first node below
            ("after", "i4"),  # the next one beside
            ("move", "i4"),  # of an outcome: its sight and seat
            ("visits", "i4"),
            ("offered", "i4"),  # how often a choice could have been taken
            ("stamp", "i4"),  # of the last visit at which it could; where the node goes, in `reroot`
            ("prior", "f4"),  # of an outcome: the best hope of its choices,
            ("hope", "f4"),  # and the sum that makes their priors 1
        ],
    )
)
ROOT = 1  # node 0 is none
LONGEST = 120  # plies down the tree
KEYED = 12  # plies down to which the own outcomes may become the root of the next search
SLOTS = 8192  # to find a move among the legal ones
ALONE = 1 << 40  # visits by which a choice is ahead that is the only one
VIEW, WORLD, TRIAL = 0, 1, 2  # states
STATES = 3
HOPE_VISITS = 1.0  # how many visits the hope counts as


def desk_type(most_moves: int) -> np.dtype[Any]:
    """What a search has at hand: its settings, and room to work."""
    return np.dtype(
        (
            np.record,
            [
                ("seat", "i4"),  # that searches
                ("used", "i4"),  # nodes, with node 0
                ("is_plain", "i4"),
                ("width", "i4"),  # at most so many choices of a node, if they are the same
                ("plies", "i4"),  # played at random before a position is judged
                ("stamp", "i4"),
                ("is_new", "i4"),  # whether the view is
                ("exploration", "f8"),
                ("temperature", "f8"),  # of the priors
                ("luck", "u4", (4,)),
                ("moves", "i4", (most_moves,)),
                ("is_known", "i1", (most_moves,)),
                ("rates", "f8", (most_moves,)),
                ("slots", "i4", (SLOTS, 2)),  # stamp and index of a move
                ("path", "i4", (LONGEST,)),
                ("deciders", "i4", (LONGEST,)),
                ("values", "f8", (SEATS,)),
                ("guesses", "f8", (SEATS,)),
                ("numbers", "f8", (NUMBERS,)),
                ("near", "f8"),  # a lead that needs no handicap
                ("handicaps", "f8", (SEATS,)),
                ("sums", "f8", (SEATS,)),  # of the worth of all iterations since the view was new
            ],
        )
    )


def search(states: Any, memory: Any, nodes: Any, desks: Any, weights: Any, iterations: int) -> int:
    """Searches on, and returns by how many visits the best choice is ahead. The view is in states[VIEW]; `memory` is
    the bytes of the states."""
    desk = desks[0]
    if int(desk.is_new):
        desk.is_new = 0
        begin(states, nodes, desk, weights)
    for _ in range(iterations):
        states[WORLD] = states[VIEW]
        imagine(states[WORLD], int(desk.seat), desk.luck)
        steps = descend(states, memory, nodes, desk, weights)
        judge_leaf(states, desk, weights)
        for step in range(steps):
            child = int(desk.path[step])
            nodes[child].visits += 1
            nodes[child].total += desk.values[int(desk.deciders[step])]
        for seat in range(SEATS):
            desk.sums[seat] += desk.values[seat]
    return margin(nodes)


def margin(nodes: Any) -> int:
    """By how many visits the best choice at the root is ahead of the next best."""
    best = second = -2 * ALONE
    child = int(nodes[ROOT].first)
    while child:
        if SAME_CHOICES or int(nodes[child].stamp):
            visits = int(nodes[child].visits)
            second = max(second, min(best, visits))
            best = max(best, visits)
        child = int(nodes[child].after)
    return best - second


def begin(states: Any, nodes: Any, desk: Any, weights: Any) -> None:
    """Sets handicaps for a new root, or keeps a tree whose handicaps still fit."""
    world = states[WORLD]
    states[WORLD] = states[VIEW]
    imagine(world, int(desk.seat), desk.luck)
    judge(world, weights, desk.handicaps, desk.numbers, desk.values)
    if int(desk.used) == 0 or farthest_lead(world, desk.numbers) > 2.0 * desk.near:
        desk.used = ROOT
        new_node(nodes, desk, 0, 0)
        set_handicaps(world, weights, desk.handicaps, desk.near, desk.numbers, desk.values)
    desk.sums[:] = 0.0


def new_node(nodes: Any, desk: Any, move: int, after: int) -> int:
    """0 when there is no room."""
    node = int(desk.used)
    if node == len(nodes):
        return 0
    desk.used = node + 1
    nodes[node].key = 0
    nodes[node].total = 0.0
    nodes[node].first = 0
    nodes[node].after = after
    nodes[node].move = move
    nodes[node].visits = 0
    nodes[node].offered = 0
    nodes[node].stamp = 0
    nodes[node].prior = 0.0
    nodes[node].hope = 0.0
    return node


def descend(states: Any, memory: Any, nodes: Any, desk: Any, weights: Any) -> int:
    """Goes down the tree with states[WORLD], and notes the choices taken; returns how many."""
    world = states[WORLD]
    node = ROOT
    steps = 0
    while int(world.over) == 0 and steps < LONGEST:
        nodes[node].visits += 1
        if nodes[node].visits == 1 and node != ROOT:
            break
        seat = int(world.seat)
        child = choose(states, nodes, desk, weights, node)
        if child == 0:
            break
        desk.path[steps] = child
        desk.deciders[steps] = seat
        steps += 1
        apply(world, int(nodes[child].move))
        node = outcome(states, memory, nodes, desk, child, steps)
        if node == 0:
            break
    return steps


def outcome(states: Any, memory: Any, nodes: Any, desk: Any, child: int, steps: int) -> int:
    """The node for what has happened after a choice."""
    world = states[WORLD]
    seen = sight(world) * 8 + int(world.seat)
    node = int(nodes[child].first)
    while node and int(nodes[node].move) != seen:
        node = int(nodes[node].after)
    if node == 0:
        node = new_node(nodes, desk, seen, int(nodes[child].first))
        if node:
            nodes[child].first = node
            if steps <= KEYED and int(world.seat) == int(desk.seat):
                states[TRIAL] = world
                hide(states[TRIAL], int(desk.seat))
                nodes[node].key = hash_of(memory, TRIAL)
    return node


def hash_of(memory: Any, i: int) -> int:
    """Of the bytes of a state."""
    size = len(memory) // STATES
    result = 7
    for place in range(i * size, (i + 1) * size):
        result = (result ^ int(memory[place])) * 0x100000001B3 & 0x3FFFFFFFFFFFF  # what plain Python computes as well
    return result + 1


def choose(states: Any, nodes: Any, desk: Any, weights: Any, node: int) -> int:
    """The choice to take in this world; 0 when there is no room for any."""
    desk.stamp += 1
    stamp = int(desk.stamp)
    if SAME_CHOICES == 0 or int(nodes[node].first) == 0:
        meet_moves(states, nodes, desk, weights, node)
    best = 0
    most = -1.0
    child = int(nodes[node].first)
    while child:
        choice = nodes[child]
        if SAME_CHOICES or int(choice.stamp) == stamp:
            choice.offered += 1
            worth = appeal(choice, desk)
            if worth > most:
                most = worth
                best = child
        child = int(choice.after)
    return best


def appeal(choice: Any, desk: Any) -> Any:
    visits = int(choice.visits)
    offered = float(choice.offered)
    if int(desk.is_plain):
        if visits == 0:
            return 1000.0 + fast_below(desk.luck, 1000)
        return choice.total / visits + desk.exploration * sqrt(log(offered) / visits)
    mean = (choice.total + choice.hope * HOPE_VISITS) / (visits + HOPE_VISITS)
    return mean + desk.exploration * choice.prior * sqrt(offered) / (1.0 + visits)


def meet_moves(states: Any, nodes: Any, desk: Any, weights: Any, node: int) -> None:
    """Stamps the choices that are possible in this world, and adds those that are new."""
    moves = desk.moves
    count = legal(states[WORLD], moves)
    if int(desk.is_plain) == 0:
        count = interesting(states[WORLD], moves, count)
    for i in range(count):
        desk.is_known[i] = 0
    known = 0
    if int(nodes[node].first):
        known = stamp_known(nodes, desk, node, count)
    if known < count:
        rate_unknown(states, desk, weights, count)
        add_unknown(nodes, desk, node, count)


def stamp_known(nodes: Any, desk: Any, node: int, count: int) -> int:
    moves = desk.moves
    slots = desk.slots
    stamp = int(desk.stamp)
    for i in range(count):
        slot = slot_of(int(moves[i]))
        while int(slots[slot, 0]) == stamp:
            slot = slot + 1 & SLOTS - 1
        slots[slot, 0] = stamp
        slots[slot, 1] = i
    known = 0
    child = int(nodes[node].first)
    while child:
        move = int(nodes[child].move)
        slot = slot_of(move)
        while int(slots[slot, 0]) == stamp:
            i = int(slots[slot, 1])
            if int(moves[i]) == move:
                nodes[child].stamp = stamp
                desk.is_known[i] = 1
                known += 1
                break
            slot = slot + 1 & SLOTS - 1
        child = int(nodes[child].after)
    return known


def slot_of(move: int) -> int:
    return (move * 40503 >> 4 ^ move >> 13) & SLOTS - 1


def rate_unknown(states: Any, desk: Any, weights: Any, count: int) -> None:
    """What the position after each new move is worth to the mover."""
    seat = int(states[WORLD].seat)
    for i in range(count):
        if int(desk.is_known[i]) == 0:
            desk.rates[i] = 0.5
            if int(desk.is_plain) == 0:
                states[TRIAL] = states[WORLD]
                apply(states[TRIAL], int(desk.moves[i]))
                judge(states[TRIAL], weights, desk.handicaps, desk.numbers, desk.guesses)
                desk.rates[i] = desk.guesses[seat]


def add_unknown(nodes: Any, desk: Any, node: int, count: int) -> None:
    """Makes choices of the new moves; of too many that stay the same, of the best."""
    if int(nodes[node].first) == 0:
        if SAME_CHOICES and count > int(desk.width) and int(desk.is_plain) == 0:
            drop_worst(desk, count)
        top = 0.0
        for i in range(count):
            if int(desk.is_known[i]) == 0:
                top = max(top, desk.rates[i])
        mass = 0.0
        for i in range(count):
            if int(desk.is_known[i]) == 0:
                mass += exp((desk.rates[i] - top) / desk.temperature)
        nodes[node].prior = top
        nodes[node].hope = mass
    for i in range(count):
        if int(desk.is_known[i]) == 0:
            child = new_node(nodes, desk, int(desk.moves[i]), int(nodes[node].first))
            if child == 0:
                return
            nodes[node].first = child
            nodes[child].stamp = desk.stamp
            nodes[child].hope = desk.rates[i]
            share = exp((desk.rates[i] - nodes[node].prior) / desk.temperature) / nodes[node].hope
            nodes[child].prior = min(share, 1.0)


def drop_worst(desk: Any, count: int) -> None:
    """Leaves the `width` best of the rated moves."""
    for i in range(count):
        desk.is_known[i] = 1
    for _ in range(int(desk.width)):
        best = 0
        while int(desk.is_known[best]) == 0:
            best += 1
        for i in range(best + 1, count):
            if int(desk.is_known[i]) and desk.rates[i] > desk.rates[best]:
                best = i
        desk.is_known[best] = 0


def judge_leaf(states: Any, desk: Any, weights: Any) -> None:
    """The worth of states[WORLD] to each seat, in desk.values."""
    world = states[WORLD]
    plies = int(desk.plies)
    while plies > 0 and int(world.over) == 0:
        count = legal(world, desk.moves)
        apply(world, int(desk.moves[fast_below(desk.luck, count)]))
        plies -= 1
    judge(world, weights, desk.handicaps, desk.numbers, desk.values)


def key_at(memory: Any) -> int:
    """The key of the view."""
    return hash_of(memory, VIEW)


def reroot(nodes: Any, desks: Any, root: int) -> int:
    """Keeps the part of the tree below a node, which becomes the root. What lies below a node comes after it."""
    desk = desks[0]
    used = int(desk.used)
    for node in range(ROOT, used):
        nodes[node].stamp = 0
    nodes[root].stamp = ROOT
    nodes[root].after = 0
    kept = ROOT
    for node in range(root, used):
        if int(nodes[node].stamp):
            nodes[node].stamp = kept
            kept += 1
            below = int(nodes[node].first)
            while below:
                nodes[below].stamp = 1
                below = int(nodes[below].after)
    for node in range(root, used):
        place = int(nodes[node].stamp)
        if place:
            nodes[node].first = nodes[int(nodes[node].first)].stamp
            nodes[node].after = nodes[int(nodes[node].after)].stamp
    for node in range(root, used):
        place = int(nodes[node].stamp)
        if place:
            nodes[place] = nodes[node]
    desk.used = kept
    desk.stamp = 0
    for node in range(ROOT, kept):
        nodes[node].stamp = 0
    for slot in range(SLOTS):
        desk.slots[slot, 0] = 0
    return kept
