"""Who meets whom: the rounds of a round robin and the bracket of a knockout."""

from __future__ import annotations

from collections.abc import Sequence

Pair = tuple[int, int]  # who begins, and the other; in a knockout the other may be 0: a bye


def rounds_to_meet_everybody(entrants: int) -> int:
    return entrants - 1


def round_robin(entrants: Sequence[int], number: int) -> list[Pair]:
    """Return the pairs of round `number`, from 1, of an even number of entrants.

    This is the circle method with Berger's order: in as many rounds as it takes, everybody meets everybody once, and
    begins in every other game, give or take one. After that it starts over, and the other one begins.
    """
    *others, fixed = entrants
    places = len(others)
    cycle, turn = divmod(number - 1, places)
    pairs = []
    for place in range(places):
        other = (turn - place) % places
        if other == place:  # who would meet themselves meets the fixed entrant
            pairs.append((fixed, others[place]) if turn % 2 else (others[place], fixed))
        elif (other - place) % places % 2:
            pairs.append((others[place], others[other]))
    return [(second, first) for first, second in pairs] if cycle % 2 else pairs


def knockout_rounds(entrants: int) -> int:
    return (entrants - 1).bit_length()


def first_round(entrants: Sequence[int]) -> list[Pair]:
    """Return the pairs of a knockout's first round, in the order of the bracket: the first in the list of entrants and
    the second can meet in the final only, and byes (0) go to the first."""
    order = [1]
    while len(order) < len(entrants):
        order = [seed for above in order for seed in (above, 2 * len(order) + 1 - above)]
    entrant = dict(enumerate(entrants, 1))
    seeds = [entrant.get(seed, 0) for seed in order]
    return list(zip(seeds[::2], seeds[1::2], strict=True))


def next_round(winners: Sequence[int]) -> list[Pair]:
    """Return the pairs of the next round from the winners of the last one, in the order of the bracket."""
    return list(zip(winners[::2], winners[1::2], strict=True))
