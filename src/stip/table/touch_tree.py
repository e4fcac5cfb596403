"""The touches of all legal moves as a tree, in which what many moves have in common is said once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

Branches = dict[str, Any]  # what follows each touch: more branches, or None where a move is complete


class TouchNode(msgspec.Struct, frozen=True, omit_defaults=True):
    touches: list[int]  # which can come next, by their places in the list of all touches
    next: list[int] = []  # the number of the node after each of them, 0 where a move is complete; left out if all are


class TouchTree(msgspec.Struct, frozen=True):
    """Each way from the first node, number 0, to an end is a legal move. Ways that go on alike share their nodes."""

    touches: list[str]  # all different ones
    nodes: list[TouchNode]


def touch_tree(paths: Iterable[Sequence[str]]) -> TouchTree:
    """Return the tree of some moves, given by their touches. None of them may be the beginning of another."""
    root: Branches = {}
    for *start, last in paths:
        branches = root
        for touch in start:
            branches = branches.setdefault(touch, {})
        branches[last] = None
    numbers: dict[tuple[tuple[str, ...], tuple[int, ...]], int] = {}  # of all nodes but the first

    def node_of(branches: Branches) -> tuple[tuple[str, ...], tuple[int, ...]]:
        following = branches.values()
        return tuple(branches), tuple(map(number_of, following)) if any(following) else ()

    def number_of(branches: Branches | None) -> int:
        return numbers.setdefault(node_of(branches), len(numbers) + 1) if branches else 0

    nodes = [node_of(root), *numbers]
    places: dict[str, int] = {}
    return TouchTree(
        nodes=[
            TouchNode([places.setdefault(touch, len(places)) for touch in touches], list(following))
            for touches, following in nodes
        ],
        touches=list(places),
    )
