"""How many positions and worlds there are: the formulas against counting one by one."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module
from itertools import permutations, product
from math import comb, prod
from types import ModuleType

import pytest
from kit.cases import Case, default_cases

from stip.games import rulebook_of
from stip.games.contract import Move
from stip.games.counting import count_deals, count_holdings, count_layouts
from stip.games.halma import sizes as halma
from stip.play.position import Position, View

CASES = [case for case in default_cases() if case.game in ("halma", "punto", "to-the-point", "tokken")]
MOST_WORLDS = 100  # of a view whose worlds are all imagined
IMAGINED_PER_WORLD = 15


def test_hands_without_and_piles_with_an_order_are_counted_as_if_one_by_one() -> None:
    cards = "aabbbc"
    orders = set(permutations(cards))
    one_by_one = {(tuple(sorted(order[:2])), tuple(sorted(order[2:3])), order[3:]) for order in orders}
    kinds = [(copies, (0, 1, 2)) for copies in Counter(cards).values()]
    assert count_deals(kinds, [2, 1], [3]) == len(one_by_one)


def test_cards_lie_only_where_they_may() -> None:
    cards = "aabcc"
    allowed = {"a": (0,), "b": (0, 1), "c": (1,)}
    one_by_one = {
        order for order in set(permutations(cards)) if all(int(i >= 3) in allowed[card] for i, card in enumerate(order))
    }
    assert count_deals([(cards.count(card), places) for card, places in allowed.items()], piles=[3, 2]) == len(
        one_by_one
    )
    assert one_by_one
    assert count_deals([(1, (0,))], piles=[0, 1]) == 0


def test_holdings_are_counted_as_if_one_by_one() -> None:
    cards = "aabbc"
    one_by_one = {
        tuple(sorted(zip(cards, places, strict=True)))
        for places in product(range(4), repeat=len(cards))
        if places.count(0) <= 1 and places.count(1) <= 2
    }
    assert count_holdings([2, 2, 1], [1, 2]) == len(one_by_one)


def test_layouts_are_counted_as_if_one_by_one() -> None:
    pieces = {"a": (2, 1), "b": (1, 4)}  # copies and looks
    cells, aside = 3, 1
    choices = ["", *(piece + str(look) for piece, (_, looks) in pieces.items() for look in range(looks))]
    count = 0
    for layout in product(choices, repeat=cells):
        laid = Counter(choice[0] for choice in layout if choice)
        left = {piece: copies - laid[piece] for piece, (copies, _) in pieces.items()}
        if min(left.values()) >= 0:
            count += 1 + sum(1 for copies in left.values() if copies)  # nothing aside, or one piece
    assert count_layouts(pieces.values(), cells, aside) == count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_worlds_that_fit_a_view_are_counted(case: Case) -> None:
    """Where a view has few, imagining many times finds each of them, and no other."""
    sizes, view = sizes_of(case), view_with_few_worlds(case)
    worlds = sizes.count_worlds(view.state, view.seat)
    imagined = {world_of(view.imagine(seed)) for seed in range(IMAGINED_PER_WORLD * worlds)}
    assert len(imagined) == worlds


def test_pawns_of_halma_are_placed_one_colour_after_the_other() -> None:
    """Two colours of 19 pawns on 256 fields, and two that may be to move; for more players four colours of 13."""
    assert halma.count_positions(2) == 2 * comb(256, 19) * comb(237, 19)
    assert halma.count_positions(3) == halma.count_positions(4) == 4 * prod(comb(256 - 13 * i, 13) for i in range(4))


def sizes_of(case: Case) -> ModuleType:
    return import_module(f"stip.games.{case.game.replace('-', '_')}.sizes")


def view_with_few_worlds(case: Case) -> View:
    """Return a view, from random games, that has few worlds but, if anything is hidden, more than one."""
    is_open = bool(rulebook_of(case.game).encoding.IS_OPEN)  # type: ignore[union-attr]
    for seed in range(20):
        rng, game = random.Random(seed), case.new(seed)
        while not game.is_over:
            view = game.view(game.turn)
            if game.ply % 3 == 0 and not getattr(game.state, "is_exchanging", 0):
                worlds = sizes_of(case).count_worlds(view.state, view.seat)
                if is_open or 1 < worlds <= MOST_WORLDS:
                    return view
            game.play(Move(rng.choice(game.codes)))
    raise AssertionError("all views have many worlds")


def world_of(position: Position) -> bytes:
    """Return everything but the seed."""
    state = position.state.copy()
    state.seed[:] = 0
    return bytes(state.tobytes())
