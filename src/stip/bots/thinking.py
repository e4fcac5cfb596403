"""Thinking about a view: searches it within a budget, on one or more threads, and can be told to stop.

A search keeps its tree, and goes on from there when the next view turns out to be one that it has foreseen.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Budget:
    """How long to think: whichever comes first."""

    iterations: int = 1_000_000_000
    seconds: float = 1e9


@dataclass(frozen=True)
class Thought:
    """What came of thinking about a move."""

    move: Move
    visits: int
    worth: float  # to the seat that moves, between 0 and 1
    prior: float
    hope: float  # the worth at first sight


class Tree:
    """One thread's search: its tree and its room to work."""

    def __init__(self, mind: Mind, seed: int, nodes: int = NODES, **settings: float) -> None:
        self.mind = mind
        self.states = Batch(np.zeros(tree.STATES, mind.rulebook.rules.STATE))
        self.memory = Batch(self.states.array.view(np.uint8))
        self.nodes = Batch(np.zeros(nodes, tree.NODE))
        self.desk = Batch(np.zeros(1, mind.desk_type))
        self.weights = mind.weights
        insight = mind.insight
        start_fast(self.desk.array[0].luck, seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF)
        chosen = dict(
            exploration=insight.EXPLORATION, temperature=insight.TEMPERATURE, width=insight.CHOICES, is_plain=0, plies=0
        )
        for name, value in {**chosen, **settings}.items():
            self.desk.array[name] = value

    def look_at(self, view: View) -> None:
        """Takes a view as the root; keeps what it knows of it already."""
        desk = self.desk.array[0]
        self.states.array[tree.VIEW] = view.state
        used = int(desk.used)
        if used:
            key = self.mind.key(self.memory)
            known = np.flatnonzero(self.nodes.array["key"][:used] == key) if int(desk.seat) == view.seat else ()
            if len(known):
                self.mind.reroot(self.nodes, self.desk, int(known[0]))
            else:
                desk.used = 0
        desk.seat = view.seat

    def search(self, iterations: int) -> None:
        self.mind.search(self.states, self.memory, self.nodes, self.desk, self.weights, iterations)

    def choices(self) -> np.ndarray[Any, Any]:
        """The choices at the root. One that was foreseen for other cards is never met there, so it has no stamp."""
        nodes, found = self.nodes.array, []
        child = int(nodes[tree.ROOT]["first"])
        while child:
            if self.mind.insight.IS_OPEN or nodes[child]["stamp"]:
                found.append(child)
            child = int(nodes[child]["after"])
        return nodes[found]

    @property
    def visits(self) -> int:
        return int(self.nodes.array[tree.ROOT]["visits"]) if self.desk.array[0].used else 0


class Thinker:
    """A player's head: give it a view, get thoughts about the moves, the best first."""

    def __init__(self, game: str, seed: int = 0, threads: int = 1, **settings: Any) -> None:
        self.mind = mind_of(game)
        self.trees = [Tree(self.mind, seed * 64 + i, **settings) for i in range(threads)]

    def think(self, view: View, budget: Budget, is_cancelled: Callable[[], bool] = lambda: False) -> list[Thought]:
        assert type(view) is View, "a bot sees a view, never the position"
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


def spend(one: Tree, budget: Budget, is_cancelled: Callable[[], bool]) -> None:
    """Searches in slices until the budget is spent, the choice is decided, or somebody cancels."""
    start = time.perf_counter()
    done, portion, now = 0, FIRST_SLICE, start
    while True:
        portion = min(portion, budget.iterations - done)
        one.search(portion)
        done += portion
        before, now = now, time.perf_counter()
        speed = max(portion / max(now - before, 1e-9), 1e-9)
        left = min(budget.iterations - done, int((start + budget.seconds - now) * speed))
        if left <= 0 or is_cancelled() or is_decided(one, left):
            return
        portion = max(1, min(int(speed * SLICE), left))


def is_decided(one: Tree, left: int) -> bool:
    """Whether no other move can overtake the one visited most."""
    visits = np.sort(one.choices()["visits"])
    return len(visits) == 1 or int(visits[-1] - visits[-2]) > left


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
    thoughts = [
        Thought(Move(move), int(visits), total / visits if visits else hope, prior, hope)
        for move, (visits, total, prior, hope) in sums.items()
    ]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.worth, -thought.hope, thought.move))
