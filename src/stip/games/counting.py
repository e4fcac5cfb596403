"""Counting positions and worlds, for the `sizes.py` of a game: how many there are at most, and how many fit a view.

A game may do without `sizes.py`. It has `count_positions(players)`, an upper bound of the positions of the game with
its usual options, and `count_worlds(view, seat)`, the number of ways to fill in what a view does not show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import comb, prod


def count_deals(
    kinds: Iterable[tuple[int, Sequence[int]]], hands: Sequence[int] = (), piles: Sequence[int] = ()
) -> int:
    """Return in how many different ways cards can lie in hands, which have no order, and in piles, which have one. Both
    are given by their sizes; a kind of card is its number of copies and the places, numbered through hands and then
    piles, in which they may lie."""
    sizes = (*hands, *piles)
    ways = Counter({(0,) * len(sizes): 1})  # by how many cards lie where
    for copies, places in kinds:
        more: Counter[tuple[int, ...]] = Counter()
        for filled, number in ways.items():
            room = [sizes[i] - filled[i] if i in places else 0 for i in range(len(sizes))]
            for split in _splits(copies, room):
                orders = prod(comb(filled[i] + split[i], split[i]) for i in range(len(hands), len(sizes)))
                more[tuple(map(sum, zip(filled, split, strict=True)))] += number * orders
        ways = more
    return ways[sizes]


def count_holdings(copies: Iterable[int], hand_limits: Sequence[int]) -> int:
    """Return in how many ways cards can be in hands, which hold so many at most, on a discard pile and in a pile, all
    without order."""
    ways = Counter({(0,) * len(hand_limits): 1})
    for count in copies:
        more: Counter[tuple[int, ...]] = Counter()
        for filled, number in ways.items():
            room = [limit - there for limit, there in zip(hand_limits, filled, strict=True)]
            for split in product(*(range(min(count, free) + 1) for free in room)):
                if (rest := count - sum(split)) >= 0:
                    more[tuple(map(sum, zip(filled, split, strict=True)))] += number * (rest + 1)
        ways = more
    return ways.total()


def count_layouts(kinds: Iterable[tuple[int, int]], cells: int, aside: int) -> int:
    """Return in how many ways pieces can lie on cells, one on each at most, with so many others aside at most and the
    rest unseen. A kind of piece is its number of copies and in how many ways one of them can lie on a cell."""
    ways = Counter({(0, 0): 1})  # by the pieces on cells and aside
    for copies, looks in kinds:
        more: Counter[tuple[int, int]] = Counter()
        for (on, off), number in ways.items():
            for laid in range(min(copies, cells - on) + 1):
                laid_ways = number * comb(on + laid, laid) * looks**laid
                for put in range(min(copies - laid, aside - off) + 1):
                    more[on + laid, off + put] += laid_ways
        ways = more
    return sum(number * comb(cells, on) for (on, _), number in ways.items())


def _splits(count: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield all ways to divide so many things among places with so much room."""
    if not room:
        if count == 0:
            yield ()
        return
    for first in range(min(count, room[0]) + 1):
        for others in _splits(count - first, room[1:]):
            yield first, *others
