"""The touches of all legal moves as a tree, in which what many moves have in common is said once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import Any

import msgspec

Branches = dict[str, Any]  # what follows each touch: more branches, or none where a move is complete
Node = tuple[tuple[str, ...], tuple[int, ...]]  # the touches and numbers of a `TouchNode`


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
    for path in paths:
        branches = root
        for touch in path:
            branches = branches.setdefault(touch, {})
    numbers: dict[Node, int] = {}  # of all nodes but the first

    def node_of(branches: Branches) -> Node:
        following = branches.values()
        return tuple(branches), tuple([number_of(one) if one else 0 for one in following]) if any(following) else ()

    def number_of(branches: Branches) -> int:
        return numbers.setdefault(node_of(branches), len(numbers) + 1)

    nodes = [node_of(root), *numbers]
    touches = list(dict.fromkeys(chain.from_iterable(own for own, _ in nodes)))
    place_of = dict(zip(touches, count(), strict=False)).__getitem__
    return TouchTree(touches, [TouchNode(list(map(place_of, own)), list(following)) for own, following in nodes])
