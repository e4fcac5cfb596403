"""Thinking about a view: searches it within a budget, on one or more threads, and can be told to stop.

A search keeps its tree, and goes on from there when the next view turns out to be one that it has foreseen.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy as np

from stip.bots.mind import Mind, mind_of
from stip.bots.search import tree
from stip.games.rulebook import Move
from stip.kernel.chance import start_fast
from stip.kernel.entry import Batch
from stip.play.position import View

NODES = 400_000  # of a tree: 19 MB
SLICE = 0.004  # seconds between two looks at the clock and at whether to stop
FIRST_SLICE = 4  # iterations
PLENTY = 1_000_000_000  # iterations, when only the time counts
NEAR = 1.0  # how far before or behind the average, in log-odds, a seat needs no handicap


@dataclass(frozen=True)
class Budget:
    """How long to think: whichever comes first."""

    iterations: int = PLENTY
    seconds: float = 1e9


@dataclass(frozen=True)
class Thought:
    """What came of thinking about a move."""

    move: Move
    visits: int
    worth: float  # to the seat that moves, between 0 and 1, as the search saw it: with handicaps
    chance: float  # the same without handicaps
    prior: float
    hope: float  # the worth at first sight


class Tree:
    """One thread's search: its tree and its room to work."""

    def __init__(self, mind: Mind, seed: int, settings: Mapping[str, float], nodes: int = NODES) -> None:
        self.mind = mind
        self.weights = mind.weights
        self.states = Batch(np.zeros(tree.STATES, mind.rulebook.rules.STATE))
        self.memory = Batch(self.states.array.view(np.uint8))
        self.nodes = Batch(np.zeros(nodes, tree.NODE))
        self.desk = Batch(np.zeros(1, mind.desk_type))
        desk = self.desk.array[0]
        start_fast(desk.luck, seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF)
        desk.exploration = mind.insight.EXPLORATION
        desk.temperature = mind.insight.TEMPERATURE
        desk.width = mind.insight.CHOICES
        desk.near = NEAR
        for name, value in settings.items():
            self.desk.array[name] = value

    def look_at(self, view: View) -> None:
        """Takes a view as the root; keeps what it knows of it already."""
        desk = self.desk.array[0]
        self.states.array[tree.VIEW] = view.state
        used = int(desk.used)
        if used:
            key = self.mind.key(self.memory)
            known = np.flatnonzero(self.nodes.array["key"][:used] == key)
            if len(known) and int(desk.seat) == view.seat:
                self.mind.reroot(self.nodes, self.desk, int(known[0]))
            else:
                desk.used = 0
        desk.seat = view.seat
        desk.is_new = 1

    def search(self, iterations: int) -> int:
        """Returns by how many visits the best choice is ahead."""
        return self.mind.search(self.states, self.memory, self.nodes, self.desk, self.weights, iterations)

    def choices(self) -> np.ndarray[Any, Any]:
        """The choices at the root. One that was foreseen for other cards is never met there, so it has no stamp."""
        nodes, found = self.nodes.array, []
        child = int(nodes[tree.ROOT]["first"])
        while child:
            if self.mind.insight.SAME_CHOICES or nodes[child]["stamp"]:
                found.append(child)
            child = int(nodes[child]["after"])
        return nodes[found]

    def without_handicap(self, worth: float) -> float:
        """What a worth to the searching seat means in earnest."""
        desk, players = self.desk.array[0], int(self.states.array[tree.VIEW].players)
        others = [float(desk.handicaps[seat]) for seat in range(1, players + 1) if seat != int(desk.seat)]
        advantage = float(desk.handicaps[int(desk.seat)]) - sum(others) / len(others)
        if advantage == 0.0 or not 0.0 < worth < 1.0:
            return worth
        return 1.0 / (1.0 + (1.0 - worth) / worth * math.exp(-advantage))

    @property
    def visits(self) -> int:
        return int(self.nodes.array[tree.ROOT]["visits"]) if self.desk.array[0].used else 0


class Thinker:
    """A player's head: give it a view, get thoughts about the moves, the best first."""

    def __init__(
        self, game: str, seed: int = 0, threads: int = 1, settings: Mapping[str, float] = MappingProxyType({})
    ) -> None:
        self.mind = mind_of(game)
        self.trees = [Tree(self.mind, seed * 64 + i, settings) for i in range(threads)]

    def think(self, view: View, budget: Budget, is_cancelled: Callable[[], bool] = lambda: False) -> list[Thought]:
        """Thinks until the budget is spent, no other move can overtake the best, or somebody cancels."""
        if type(view) is not View:
            raise TypeError("a bot sees a view, never the position")
        assert view.turn == view.seat
        for one in self.trees:
            one.look_at(view)
        if len(self.trees) == 1:
            spend(self.trees[0], budget, is_cancelled)
        else:
            share = Budget(-(-budget.iterations // len(self.trees)), budget.seconds)
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(lambda one: spend(one, share, is_cancelled), self.trees))
        return gather(self.trees)

    def chances(self) -> tuple[float, ...]:
        """Of each seat, on the average of all iterations of the last search."""
        desk, view = self.trees[0].desk.array[0], self.trees[0].states.array[tree.VIEW]
        total = sum(float(desk.sums[seat]) for seat in range(1, int(view.players) + 1)) / (int(view.players) / 2)
        return tuple(float(desk.sums[seat]) / total for seat in range(1, int(view.players) + 1))


def spend(one: Tree, budget: Budget, is_cancelled: Callable[[], bool]) -> None:
    """Searches in slices until the budget is spent, the choice is decided, or somebody cancels. With a budget of
    iterations all of them are used, unless there is no choice: so that the same seed always thinks the same."""
    is_timed, start = budget.iterations > PLENTY // 1000, time.perf_counter()
    done, portion, now = 0, FIRST_SLICE, start
    while True:
        portion = min(portion, budget.iterations - done)
        margin = one.search(portion)
        done += portion
        before, now = now, time.perf_counter()
        speed = max(portion / max(now - before, 1e-9), 1e-9)
        left = min(budget.iterations - done, int((start + budget.seconds - now) * speed))
        if left <= 0 or margin > (left if is_timed else tree.ALONE) or is_cancelled():
            return
        portion = max(1, min(int(speed * SLICE), left))


def gather(trees: list[Tree]) -> list[Thought]:
    """The thoughts of all trees together, most visited first."""
    sums: dict[int, list[float]] = {}
    for one in trees:
        for choice in one.choices():
            found = sums.setdefault(int(choice["move"]), [0, 0.0, 0.0, 0.0])
            found[0] += int(choice["visits"])
            found[1] += float(choice["total"])
            found[2] += float(choice["prior"]) / len(trees)
            found[3] += float(choice["hope"]) / len(trees)
    thoughts = []
    for move, (visits, total, prior, hope) in sums.items():
        worth = total / visits if visits else hope
        thoughts.append(Thought(Move(move), int(visits), worth, trees[0].without_handicap(worth), prior, hope))
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.worth, -thought.hope, thought.move))
