"""Monte Carlo tree search over imagined positions (information sets), for any game and number of players.

Every iteration imagines a position that fits the view, walks down the tree by moves that are legal there, and evaluates
the position where it leaves the tree. There are two kinds of nodes. A *choice* is a move; its visits and total value
are counted for the seat that decides. Below it are its *outcomes*, one for each publicly visible result of chance
(`chance_key`); an outcome has the choices of the seat that decides next. Outcome 1 is the root. Where nothing is
hidden, choices that lead to the same position (`position_key`) share its outcome.

A new move starts with a *first estimate*, the value of the position after it. The first estimates of all choices give
their *priors*, and choices are selected by PUCT. With `is_plain`, for comparison, neither is used: choices are selected
by UCB1 and positions are evaluated by random playouts.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any

from stip.bots.search.values import (
    add_up_before,
    estimate,
    evaluate,
    evaluate_change,
    judgement_fields,
    largest_lead,
    set_handicaps,
)
from stip.kernel.buffer import ItemType, record
from stip.kernel.chance import fast_below
from stip.kernel.seats import SEAT_SLOTS

legal: Callable[..., int]
apply: Callable[..., None]
hide: Callable[..., None]
imagine: Callable[..., None]
prune: Callable[..., int]
chance_key: Callable[..., int]
position_key: Callable[..., int]
HAS_FIXED_CHOICES = 0  # whether a node always has the same: nothing hidden decides which moves are legal
KNOWS_CHANGES = 0  # whether the game can tell which patterns a move changes

NODE = record(
    [
        ("key", "i8"),  # of an outcome: its position; or, if the searching seat decides, a hash of what it sees
        ("total", "f8"),  # of a choice: the summed value of its visits for the seat that chose
        ("first_child", "i4"),  # the first node below
        ("next_sibling", "i4"),  # the next one beside
        ("move", "i4"),  # of an outcome: its chance key and seat
        ("visits", "i4"),
        ("offered", "i4"),  # how often the choice was legal
        ("stamp", "i4"),  # the last visit at which a choice was legal, or the last iteration that met an outcome;
        # in `reroot`, the node's new index
        ("prior", "f4"),  # of an outcome: the best first estimate among its choices
        ("first_estimate", "f4"),  # of an outcome: the sum that normalises the priors of its choices
    ]
)
ROOT = 1  # index 0 means no node
MAX_DEPTH = 120  # plies below the root
MAX_KEYED_DEPTH = 12  # plies below the root down to which outcomes of the searching seat may become the next root
HASH_SLOTS = 8192  # of the hash table that finds a move among the legal ones
POSITION_SLOTS = 1 << 16  # of the hash table that finds the outcome of a position
MAX_PROBES = 16  # slots of that table which are looked at
ONLY_CHOICE_MARGIN = 1 << 40  # the margin in visits that is reported when there is only one choice
VIEW, WORLD, TRIAL = 0, 1, 2  # indices of the states that a search works on
STATES = 3
ESTIMATE_VISITS = 1.0  # the weight of the first estimate, in visits


def workspace_type(max_moves: int) -> ItemType:
    """Return the record type of a search's workspace: its settings and scratch space."""
    return record(
        [
            ("seat", "i4"),  # the seat that searches
            ("used", "i4"),  # nodes in use, with node 0
            ("is_plain", "i4"),
            ("width", "i4"),  # choices kept per node, if they are fixed
            ("plies", "i4"),  # random moves played before a position is evaluated
            ("stamp", "i4"),
            ("is_new", "i4"),  # whether the view has changed since the last search
            ("exploration", "f8"),
            ("temperature", "f8"),  # of the priors
            ("rng", "u4", (4,)),
            ("moves", "i4", (max_moves,)),
            ("is_known", "i1", (max_moves,)),
            ("kept", "i4", (max_moves,)),
            ("estimates", "f8", (max_moves,)),
            ("slots", "i4", (HASH_SLOTS, 2)),  # stamp and index of a move
            ("positions", "i4", (POSITION_SLOTS,)),  # outcomes whose positions are known
            ("path", "i4", (MAX_DEPTH,)),
            ("deciders", "i4", (MAX_DEPTH,)),
            ("values", "f8", (SEAT_SLOTS,)),
            ("trial_values", "f8", (SEAT_SLOTS,)),
            ("handicap_threshold", "f8"),  # a lead that needs no handicap
            *judgement_fields(),
            ("sums", "f8", (SEAT_SLOTS,)),  # the summed values of all iterations since the view changed
        ]
    )


def search(states: Any, state_bytes: Any, nodes: Any, workspaces: Any, weights: Any, iterations: int) -> int:
    """Run more iterations, and return by how many visits the best choice leads. The view is in states[VIEW];
    `state_bytes` holds the bytes of the states."""
    workspace = workspaces[0]
    if int(workspace.is_new):
        workspace.is_new = 0
        start_search(states, nodes, workspace, weights)
    for _ in range(iterations):
        states[WORLD] = states[VIEW]
        imagine(states[WORLD], int(workspace.seat), workspace.rng)
        steps = descend(states, state_bytes, nodes, workspace, weights)
        evaluate_leaf(states, workspace, weights)
        for step in range(steps):
            child = int(workspace.path[step])
            nodes[child].visits += 1
            nodes[child].total += workspace.values[int(workspace.deciders[step])]
        for seat in range(SEAT_SLOTS):
            workspace.sums[seat] += workspace.values[seat]
    return margin(nodes)


def margin(nodes: Any) -> int:
    """Return by how many visits the best choice at the root leads the second best."""
    best = second = -2 * ONLY_CHOICE_MARGIN
    child = int(nodes[ROOT].first_child)
    while child:
        if HAS_FIXED_CHOICES or int(nodes[child].stamp):
            visits = int(nodes[child].visits)
            second = max(second, min(best, visits))
            best = max(best, visits)
        child = int(nodes[child].next_sibling)
    return best - second


def start_search(states: Any, nodes: Any, workspace: Any, weights: Any) -> None:
    """Set handicaps for a new root, or keep a tree whose handicaps still fit."""
    world = states[WORLD]
    states[WORLD] = states[VIEW]
    imagine(world, int(workspace.seat), workspace.rng)
    evaluate(world, weights, workspace, workspace.values)
    if int(workspace.used) == 0 or largest_lead(world, workspace.strengths) > 2.0 * workspace.handicap_threshold:
        workspace.used = ROOT
        new_node(nodes, workspace, 0, 0)
        nodes[ROOT].key = position_key(world)
        set_handicaps(world, weights, workspace, workspace.handicap_threshold, workspace.values)
    for node in range(ROOT, int(workspace.used) if position_key(world) else ROOT):
        if int(nodes[node].key):
            slot = slot_of_position(nodes, workspace, int(nodes[node].key))
            if slot >= 0:
                workspace.positions[slot] = node
    workspace.sums[:] = 0.0


def new_node(nodes: Any, workspace: Any, move: int, next_sibling: int) -> int:
    """Return the index of a new node, or 0 if the tree is full."""
    node = int(workspace.used)
    if node == len(nodes):
        return 0
    workspace.used = node + 1
    clear(nodes, node)
    nodes[node].next_sibling = next_sibling
    nodes[node].move = move
    return node


def clear(nodes: Any, node: int) -> None:
    nodes[node].key = 0
    nodes[node].total = 0.0
    nodes[node].first_child = 0
    nodes[node].next_sibling = 0
    nodes[node].move = 0
    nodes[node].visits = 0
    nodes[node].offered = 0
    nodes[node].stamp = 0
    nodes[node].prior = 0.0
    nodes[node].first_estimate = 0.0


def descend(states: Any, state_bytes: Any, nodes: Any, workspace: Any, weights: Any) -> int:
    """Walk down the tree with states[WORLD], record the choices taken, and return their number."""
    world = states[WORLD]
    node = ROOT
    steps = 0
    iteration = int(nodes[ROOT].visits) + 1
    while int(world.over) == 0 and steps < MAX_DEPTH and int(nodes[node].stamp) != iteration:
        nodes[node].stamp = iteration  # a position that comes again in the same iteration ends it
        nodes[node].visits += 1
        if nodes[node].visits == 1 and node != ROOT:
            break
        seat = int(world.seat)
        child = select(states, nodes, workspace, weights, node)
        if child == 0:
            break
        workspace.path[steps] = child
        workspace.deciders[steps] = seat
        steps += 1
        apply(world, int(nodes[child].move))
        node = outcome_node(states, state_bytes, nodes, workspace, child, steps)
        if node == 0:
            break
    return steps


def outcome_node(states: Any, state_bytes: Any, nodes: Any, workspace: Any, child: int, steps: int) -> int:
    """Return the node for what has happened after a choice."""
    world = states[WORLD]
    seen = chance_key(world) * 8 + int(world.seat)
    node = int(nodes[child].first_child)
    while node and int(nodes[node].move) != seen:
        node = int(nodes[node].next_sibling)
    if node == 0:
        key = position_key(world)
        slot = slot_of_position(nodes, workspace, key) if key else -1
        if slot >= 0 and int(workspace.positions[slot]):
            node = int(workspace.positions[slot])
            nodes[child].first_child = node
            return node
        node = new_node(nodes, workspace, seen, int(nodes[child].first_child))
        if node:
            nodes[child].first_child = node
            nodes[node].key = key
            if slot >= 0:
                workspace.positions[slot] = node
            if key == 0 and steps <= MAX_KEYED_DEPTH and int(world.seat) == int(workspace.seat):
                states[TRIAL] = world
                hide(states[TRIAL], int(workspace.seat))
                nodes[node].key = hash_state(state_bytes, TRIAL)
    return node


def slot_of_position(nodes: Any, workspace: Any, key: int) -> int:
    """Return the slot in which the outcome of a position is, or a free one for it; -1 if there is none."""
    slot = key & POSITION_SLOTS - 1
    for _ in range(MAX_PROBES):
        node = int(workspace.positions[slot])
        if node == 0 or int(nodes[node].key) == key:
            return slot
        slot = slot + 1 & POSITION_SLOTS - 1
    return -1


def hash_state(state_bytes: Any, i: int) -> int:
    """Return a hash of the bytes of a state."""
    size = len(state_bytes) // STATES
    result = 7
    for place in range(i * size, (i + 1) * size):
        result = (
            result ^ int(state_bytes[place])
        ) * 0x100000001B3 & 0x3FFFFFFFFFFFF  # the mask keeps plain Python's result the same
    return result + 1


def select(states: Any, nodes: Any, workspace: Any, weights: Any, node: int) -> int:
    """Return the choice to take in this world, or 0 if the tree is full."""
    workspace.stamp += 1
    stamp = int(workspace.stamp)
    if HAS_FIXED_CHOICES == 0 or int(nodes[node].first_child) == 0:
        expand(states, nodes, workspace, weights, node)
    best = 0
    top_score = -1.0
    child = int(nodes[node].first_child)
    while child:
        choice = nodes[child]
        if HAS_FIXED_CHOICES or int(choice.stamp) == stamp:
            choice.offered += 1
            score = selection_score(choice, workspace)
            if score > top_score:
                top_score = score
                best = child
        child = int(choice.next_sibling)
    return best


def selection_score(choice: Any, workspace: Any) -> Any:
    visits = int(choice.visits)
    offered = float(choice.offered)
    if int(workspace.is_plain):
        if visits == 0:
            return 1000.0 + fast_below(workspace.rng, 1000)
        return choice.total / visits + workspace.exploration * sqrt(log(offered) / visits)
    mean = (choice.total + choice.first_estimate * ESTIMATE_VISITS) / (visits + ESTIMATE_VISITS)
    return mean + workspace.exploration * choice.prior * sqrt(offered) / (1.0 + visits)


def expand(states: Any, nodes: Any, workspace: Any, weights: Any, node: int) -> None:
    """Stamp the choices that are legal in this world, and add the new ones."""
    moves = workspace.moves
    count = legal(states[WORLD], moves)
    if int(workspace.is_plain) == 0:
        count = prune(states[WORLD], moves, count)
    for i in range(count):
        workspace.is_known[i] = 0
    known = 0
    if int(nodes[node].first_child):
        known = stamp_known(nodes, workspace, node, count)
    if known < count:
        estimate_new_moves(states, workspace, weights, count)
        add_choices(nodes, workspace, node, count)


def stamp_known(nodes: Any, workspace: Any, node: int, count: int) -> int:
    moves = workspace.moves
    slots = workspace.slots
    stamp = int(workspace.stamp)
    for i in range(count):
        slot = slot_of(int(moves[i]))
        while int(slots[slot, 0]) == stamp:
            slot = slot + 1 & HASH_SLOTS - 1
        slots[slot, 0] = stamp
        slots[slot, 1] = i
    known = 0
    child = int(nodes[node].first_child)
    while child:
        move = int(nodes[child].move)
        slot = slot_of(move)
        while int(slots[slot, 0]) == stamp:
            i = int(slots[slot, 1])
            if int(moves[i]) == move:
                nodes[child].stamp = stamp
                workspace.is_known[i] = 1
                known += 1
                break
            slot = slot + 1 & HASH_SLOTS - 1
        child = int(nodes[child].next_sibling)
    return known


def slot_of(move: int) -> int:
    return (move * 40503 >> 4 ^ move >> 13) & HASH_SLOTS - 1


def estimate_new_moves(states: Any, workspace: Any, weights: Any, count: int) -> None:
    """Estimate the value of the position after each new move for the seat that moves."""
    world = states[WORLD]
    seat = int(world.seat)
    values = workspace.trial_values
    if KNOWS_CHANGES and not int(workspace.is_plain):
        add_up_before(world, weights, workspace)
    for i in range(count):
        if int(workspace.is_known[i]) == 0:
            workspace.estimates[i] = 0.5
            if int(workspace.is_plain) == 0:
                move = int(workspace.moves[i])
                if not (KNOWS_CHANGES and evaluate_change(world, move, weights, workspace, values)):
                    states[TRIAL] = world
                    apply(states[TRIAL], move)
                    if KNOWS_CHANGES:
                        evaluate(states[TRIAL], weights, workspace, values)
                    else:
                        estimate(states[TRIAL], weights, workspace, values)
                workspace.estimates[i] = values[seat]


def add_choices(nodes: Any, workspace: Any, node: int, count: int) -> None:
    """Add choices for the new moves; if choices are fixed and there are too many, only for the best ones."""
    if int(nodes[node].first_child) == 0:
        if HAS_FIXED_CHOICES and count > int(workspace.width) and int(workspace.is_plain) == 0:
            keep_best(workspace, count)
        top = 0.0
        for i in range(count):
            if int(workspace.is_known[i]) == 0:
                top = max(top, workspace.estimates[i])
        prior_sum = 0.0
        for i in range(count):
            if int(workspace.is_known[i]) == 0:
                prior_sum += exp((workspace.estimates[i] - top) / workspace.temperature)
        nodes[node].prior = top
        nodes[node].first_estimate = prior_sum
    for i in range(count):
        if int(workspace.is_known[i]) == 0:
            child = new_node(nodes, workspace, int(workspace.moves[i]), int(nodes[node].first_child))
            if child == 0:
                return
            nodes[node].first_child = child
            nodes[child].stamp = workspace.stamp
            nodes[child].first_estimate = workspace.estimates[i]
            share = (
                exp((workspace.estimates[i] - nodes[node].prior) / workspace.temperature) / nodes[node].first_estimate
            )
            nodes[child].prior = min(share, 1.0)


def keep_best(workspace: Any, count: int) -> None:
    """Keep the `width` moves with the best estimates, of equal ones the first."""
    width = int(workspace.width)
    kept = workspace.kept  # the best ones so far, the worst of them last
    for i in range(count):
        workspace.is_known[i] = 1
        place = min(i, width)
        while place > 0 and workspace.estimates[i] > workspace.estimates[int(kept[place - 1])]:
            if place < width:
                kept[place] = kept[place - 1]
            place -= 1
        if place < width:
            kept[place] = i
    for place in range(width):
        workspace.is_known[int(kept[place])] = 0


def evaluate_leaf(states: Any, workspace: Any, weights: Any) -> None:
    """Write the value of states[WORLD] for each seat to workspace.values."""
    world = states[WORLD]
    plies = int(workspace.plies)
    while plies > 0 and int(world.over) == 0:
        count = legal(world, workspace.moves)
        apply(world, int(workspace.moves[fast_below(workspace.rng, count)]))
        plies -= 1
    evaluate(world, weights, workspace, workspace.values)


def find_view(states: Any, state_bytes: Any, nodes: Any, workspaces: Any) -> int:
    """Return the index of the node that has foreseen the view, or 0 if there is none."""
    key = position_key(states[VIEW])
    if key == 0:
        key = hash_state(state_bytes, VIEW)
    for node in range(ROOT, int(workspaces[0].used)):
        if int(nodes[node].key) == key:
            return node
    return 0


def reroot(nodes: Any, workspaces: Any, root: int) -> int:
    """Make a node the root and keep what is below it, in the same order."""
    workspace = workspaces[0]
    used = int(workspace.used)
    nodes[root].next_sibling = 0
    exchange(nodes, used, root)
    for node in range(ROOT, used):
        nodes[node].stamp = 0
    mark_below(nodes, used)
    kept = ROOT
    for node in range(ROOT, used):
        if int(nodes[node].stamp):
            nodes[node].stamp = kept
            kept += 1
    for node in range(ROOT, used):
        if int(nodes[node].stamp):
            nodes[node].first_child = nodes[int(nodes[node].first_child)].stamp
            nodes[node].next_sibling = nodes[int(nodes[node].next_sibling)].stamp
    for node in range(ROOT, used):
        place = int(nodes[node].stamp)
        if place:
            nodes[place] = nodes[node]
    workspace.used = kept
    workspace.stamp = 0
    for node in range(ROOT, kept):
        nodes[node].stamp = 0
    for slot in range(HASH_SLOTS):
        workspace.slots[slot, 0] = 0
    return kept


def exchange(nodes: Any, used: int, root: int) -> None:
    """Let a node change places with the root. Node 0 serves as a third place."""
    nodes[0] = nodes[ROOT]
    nodes[ROOT] = nodes[root]
    nodes[root] = nodes[0]
    clear(nodes, 0)
    for node in range(ROOT, used):
        first = int(nodes[node].first_child)
        following = int(nodes[node].next_sibling)
        nodes[node].first_child = root if first == ROOT else ROOT if first == root else first
        nodes[node].next_sibling = root if following == ROOT else ROOT if following == root else following


def mark_below(nodes: Any, used: int) -> None:
    """Mark the root and all nodes below it. A node may come before another that leads to it, if they share it."""
    nodes[ROOT].stamp = 1
    is_growing = True
    while is_growing:
        is_growing = False
        for node in range(ROOT, used):
            if int(nodes[node].stamp) == 1:
                nodes[node].stamp = 2
                below = int(nodes[node].first_child)
                while below:
                    if int(nodes[below].stamp) == 0:
                        nodes[below].stamp = 1
                        is_growing = is_growing or below < node
                    below = int(nodes[below].next_sibling)
