"""The tree of touches: every way through it is a legal move."""

from __future__ import annotations

import random

import pytest
from kit.cases import OWN_GAMES

from stip.games.contract import Move
from stip.kernel.entry_point import engine
from stip.play.game import new
from stip.table.touch_tree import TouchTree, touch_tree

PLIES = 80 if engine() != "plain" else 10


def ways(tree: TouchTree, number: int = 0) -> list[list[str]]:
    node, found = tree.nodes[number], []
    for place, following in zip(node.touches, node.next or [0] * len(node.touches), strict=True):
        ends = ways(tree, following) if following else [[]]
        found += [[tree.touches[place], *rest] for rest in ends]
    return found


@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_ways_through_the_tree_are_the_legal_moves(name: str) -> None:
    rng, game = random.Random(1), new(name, seed=1)
    while not game.is_over and game.ply < PLIES:
        view = game.view(game.turn)
        assert sorted(ways(touch_tree(view.touch_paths))) == sorted(view.touch_paths)
        game.play(Move(rng.choice(game.codes)))


def test_what_many_moves_have_in_common_is_said_once() -> None:
    tree = touch_tree([[card, field, turn] for card in "AB" for field in ("a1", "b2") for turn in ("0", "90")])
    assert tree.touches == ["A", "B", "0", "90", "a1", "b2"]
    assert [(node.touches, node.next) for node in tree.nodes] == [([0, 1], [2, 2]), ([2, 3], []), ([4, 5], [1, 1])]
