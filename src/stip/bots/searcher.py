"""Searching a view within a budget, on one or more threads, with cancellation.

A search keeps its tree and continues from it if the next view is one that it has foreseen.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from stip.bots.endgames import solve
from stip.bots.evaluator import Evaluator, evaluator_for
from stip.bots.node_pool import borrow_nodes, return_nodes
from stip.bots.search import tree
from stip.bots.steps import Steps, finish
from stip.games.contract import Move
from stip.kernel.buffer import UINT8, Buffer, ItemType, layout_of, record, size_of
from stip.kernel.chance import start_fast
from stip.play.position import View

MAX_NODES = 400_000  # of a tree, which takes 19 MB while it is being searched
SLICE_S = 0.004  # seconds between two checks of the clock and of the cancellation
FIRST_SLICE_ITERATIONS = 4  # iterations
MAX_GROWTH = 16  # of a slice to the one before, because the clocks of browsers are coarse
SOLVED_ITERATIONS = 300  # when the best move is certain
UNLIMITED_ITERATIONS = 1_000_000_000  # used when only the time is limited
HANDICAP_THRESHOLD = 1.0  # leads up to this size, in log-odds, get no handicap
KEPT_FIELDS = (
    *("seat", "used", "is_plain", "width", "plies", "exploration", "temperature"),
    *("rng", "handicap_threshold", "handicaps", "sums"),
)  # of a workspace, between two searches
MAX_LOG_ODDS = 500.0  # beyond this a chance is 0 or 1 as far as floating-point numbers can tell


@dataclass(frozen=True)
class Budget:
    """How long to search; the first limit reached ends it."""

    iterations: int = UNLIMITED_ITERATIONS
    seconds: float = 1e9


@dataclass(frozen=True)
class Candidate:
    """A candidate move with what the search found out about it."""

    move: Move
    visits: int
    value: float  # for the seat that moves, between 0 and 1, with handicaps
    chance: float  # the same without handicaps
    prior: float
    first_estimate: float  # the worth at first sight


class SearchTree:
    """The search tree and workspace of one thread. Between two searches it keeps the nodes in use and the settings
    only."""

    def __init__(self, evaluator: Evaluator, seed: int, settings: Mapping[str, float], nodes: int = MAX_NODES) -> None:
        self.evaluator = evaluator
        self.capacity = nodes
        self.weights = evaluator.network
        self.states = Buffer.zeros(tree.STATES, evaluator.rulebook.rules.STATE)
        self.state_bytes = self.states.viewed_as(UINT8)
        self.nodes = Buffer.zeros(tree.ROOT, tree.NODE)
        self.workspace = Buffer.zeros(1, evaluator.workspace_type)
        workspace = self.workspace[0]
        start_fast(workspace.rng, seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF)
        workspace.exploration = evaluator.evaluation.EXPLORATION
        workspace.temperature = evaluator.evaluation.TEMPERATURE
        workspace.width = evaluator.evaluation.MAX_CHOICES
        workspace.handicap_threshold = HANDICAP_THRESHOLD
        for name, value in settings.items():
            setattr(workspace, name, value)

    def set_root(self, view: View) -> None:
        """Make a view the root, keeping what is known about it already, and get the memory for a search."""
        self.workspace = _with_fields_of(self.workspace, self.evaluator.workspace_type)
        workspace = self.workspace[0]
        view.copy_to(self.states)
        if int(workspace.used):
            known = self.evaluator.find_view(self.states, self.state_bytes, self.nodes, self.workspace)
            if known and int(workspace.seat) == view.seat:
                self.evaluator.reroot(self.nodes, self.workspace, known)
            else:
                workspace.used = 0
        workspace.seat = view.seat
        workspace.is_new = 1
        if self.nodes.length < self.capacity:
            borrowed = borrow_nodes(self.capacity)
            self.nodes.copy_to(borrowed, int(workspace.used))
            self.nodes = borrowed

    def rest(self) -> None:
        """Give up the memory for a search, and keep a copy of the nodes in use."""
        used = max(tree.ROOT, int(self.workspace[0].used))
        kept = Buffer.zeros(used, tree.NODE)
        self.nodes.copy_to(kept, used)
        return_nodes(self.nodes)
        self.nodes = kept
        self.workspace = _with_fields_of(self.workspace, _kept_type(self.evaluator.workspace_type))

    def search(self, iterations: int) -> int:
        """Search, and return by how many visits the best choice leads."""
        return self.evaluator.search(
            self.states, self.state_bytes, self.nodes, self.workspace, self.weights, iterations
        )

    def choices(self) -> list[Any]:
        """Return the choices at the root. One that was expanded for other hidden cards has no stamp and is left out."""
        found = []
        child = int(self.nodes[tree.ROOT].first_child)
        while child:
            choice = self.nodes[child]
            if self.evaluator.evaluation.HAS_FIXED_CHOICES or choice.stamp:
                found.append(choice)
            child = int(choice.next_sibling)
        return found

    def without_handicap(self, value: float) -> float:
        """Return the value for the searching seat without the effect of handicaps."""
        workspace, players = self.workspace[0], int(self.states[tree.VIEW].players)
        others = [float(workspace.handicaps[seat]) for seat in range(1, players + 1) if seat != int(workspace.seat)]
        advantage = float(workspace.handicaps[int(workspace.seat)]) - sum(others) / len(others)
        if advantage == 0.0 or not 0.0 < value < 1.0:
            return value
        return 1.0 / (1.0 + (1.0 - value) / value * math.exp(min(-advantage, MAX_LOG_ODDS)))

    @property
    def size(self) -> int:
        """The bytes of memory that the tree takes."""
        return sum(one.length * size_of(one.item_type) for one in (self.nodes, self.workspace, self.states))

    @property
    def visits(self) -> int:
        return int(self.nodes[tree.ROOT].visits) if self.workspace[0].used else 0


class Searcher:
    """Searches views: given one, it returns candidate moves, the best first."""

    def __init__(
        self, game: str, seed: int = 0, threads: int = 1, settings: Mapping[str, float] = MappingProxyType({})
    ) -> None:
        self.evaluator = evaluator_for(game)
        self.trees = [SearchTree(self.evaluator, seed * 64 + i, settings) for i in range(threads)]
        self._knows_endgames = not settings.get("is_plain")

    def search(self, view: View, budget: Budget, is_cancelled: Callable[[], bool] = lambda: False) -> list[Candidate]:
        """Search until the budget is used up, no other move can overtake the best, or the search is cancelled. A move
        that is certainly the best comes first; then the search only tells what the moves are worth."""
        return finish(self.search_steps(view, budget, is_cancelled))

    def search_steps(
        self, view: View, budget: Budget, is_cancelled: Callable[[], bool] = lambda: False
    ) -> Steps[list[Candidate]]:
        """Search in steps of milliseconds."""
        if type(view) is not View:
            raise TypeError("a bot sees a view, never the position")
        assert view.turn == view.seat
        best = None
        if self._knows_endgames:
            best = yield from solve(self.evaluator, view, budget.iterations, budget.seconds, is_cancelled)
        if best is not None:
            budget = Budget(min(budget.iterations, SOLVED_ITERATIONS), budget.seconds)
        for one in self.trees:
            one.set_root(view)
        try:
            if len(self.trees) == 1:
                yield from search_within(self.trees[0], budget, is_cancelled)
            else:
                share = Budget(-(-budget.iterations // len(self.trees)), budget.seconds)
                with ThreadPoolExecutor(len(self.trees)) as pool:
                    list(pool.map(lambda one: finish(search_within(one, share, is_cancelled)), self.trees))
            candidates = merge(self.trees)
        finally:
            for one in self.trees:
                one.rest()
        return candidates if best is None else with_best(candidates, best)

    @property
    def size(self) -> int:
        """The bytes of memory that the trees take."""
        return sum(one.size for one in self.trees)

    def chances(self) -> tuple[float, ...]:
        """Return each seat's chance, averaged over all iterations of the last search."""
        workspace, view = self.trees[0].workspace[0], self.trees[0].states[tree.VIEW]
        total = sum(float(workspace.sums[seat]) for seat in range(1, int(view.players) + 1)) / (int(view.players) / 2)
        return tuple(float(workspace.sums[seat]) / total for seat in range(1, int(view.players) + 1))


def _with_fields_of(workspace: Buffer, workspace_type: ItemType) -> Buffer:
    """Return a workspace of another type with those fields that are kept."""
    result = Buffer.zeros(1, workspace_type)
    source, target = workspace[0], result[0]
    for name in KEPT_FIELDS:
        setattr(target, name, getattr(source, name))
    return result


@cache
def _kept_type(workspace_type: ItemType) -> ItemType:
    return record([field for field in layout_of(workspace_type) if field.name in KEPT_FIELDS])


def search_within(one: SearchTree, budget: Budget, is_cancelled: Callable[[], bool]) -> Steps[None]:
    """Search in slices until the budget is used up, the choice is decided, or the search is cancelled. A budget of
    iterations is always used up unless there is only one choice, so that the same seed gives the same result."""
    is_timed, start = budget.iterations > UNLIMITED_ITERATIONS // 1000, time.perf_counter()
    done, portion, now = 0, FIRST_SLICE_ITERATIONS, start
    while True:
        portion = min(portion, budget.iterations - done)
        margin = one.search(portion)
        done += portion
        before, now = now, time.perf_counter()
        speed = max(portion / max(now - before, 1e-9), 1e-9)
        left = min(budget.iterations - done, int((start + budget.seconds - now) * speed))
        if left <= 0 or margin > (left if is_timed else tree.ONLY_CHOICE_MARGIN) or is_cancelled():
            return
        yield
        portion = max(1, min(int(speed * SLICE_S), left, MAX_GROWTH * portion))


def merge(trees: list[SearchTree]) -> list[Candidate]:
    """Merge the candidates of all trees, most visited first."""
    sums: dict[int, list[float]] = {}
    for one in trees:
        for choice in one.choices():
            found = sums.setdefault(int(choice.move), [0, 0.0, 0.0, 0.0])
            found[0] += int(choice.visits)
            found[1] += float(choice.total)
            found[2] += float(choice.prior) / len(trees)
            found[3] += float(choice.first_estimate) / len(trees)
    candidates = []
    for move, (visits, total, prior, first_estimate) in sums.items():
        value = total / visits if visits else first_estimate
        candidates.append(
            Candidate(Move(move), int(visits), value, trees[0].without_handicap(value), prior, first_estimate)
        )
    return sorted(
        candidates,
        key=lambda candidate: (-candidate.visits, -candidate.value, -candidate.first_estimate, candidate.move),
    )


def with_best(candidates: list[Candidate], best: Move) -> list[Candidate]:
    """Return the candidates with the move first that is certainly the best, and so worth as much as any other."""
    found = next((one for one in candidates if one.move == best), replace(candidates[0], move=best))
    value, chance = max(one.value for one in candidates), max(one.chance for one in candidates)
    return [replace(found, value=value, chance=chance), *(one for one in candidates if one.move != best)]
