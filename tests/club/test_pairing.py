"""Who meets whom at a club evening."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from stip.club.pairing import Pair, first_round, knockout_rounds, next_round, round_robin, rounds_to_meet_everybody

EVEN = range(2, 65, 2)


def schedule(count: int, rounds: int = 0) -> list[list[Pair]]:
    people = list(range(1, count + 1))
    last = rounds or rounds_to_meet_everybody(count)
    return [round_robin(people, number) for number in range(1, last + 1)]


@pytest.mark.parametrize("count", EVEN)
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    met = [tuple(sorted(pair)) for pairs in schedule(count) for pair in pairs]
    assert sorted(met) == list(combinations(range(1, count + 1), 2))


@pytest.mark.parametrize("count", EVEN)
def test_in_a_round_everybody_plays_once(count: int) -> None:
    for pairs in schedule(count):
        assert sorted(person for pair in pairs for person in pair) == list(range(1, count + 1))


@pytest.mark.parametrize("count", EVEN)
def test_everybody_begins_as_often_as_not_whenever_the_evening_ends(count: int) -> None:
    begun: Counter[int] = Counter()
    for number, pairs in enumerate(schedule(count), 1):
        begun.update(first for first, _ in pairs)
        assert all(abs(2 * begun[person] - number) <= 2 for person in range(1, count + 1))
    assert all(abs(2 * begun[person] - (count - 1)) == 1 for person in range(1, count + 1))


@pytest.mark.parametrize("count", [2, 4, 10])
def test_after_everybody_has_met_they_meet_again_and_the_other_one_begins(count: int) -> None:
    rounds = schedule(count, 2 * (count - 1))
    half = len(rounds) // 2
    assert [[(two, one) for one, two in pairs] for pairs in rounds[:half]] == rounds[half:]


@pytest.mark.parametrize("count", range(2, 65))
def test_a_knockout_gives_byes_to_the_first_and_lets_nobody_have_two(count: int) -> None:
    pairs = first_round(list(range(1, count + 1)))
    byes = [one for one, two in pairs if not two]
    assert byes == [one for one, _ in pairs if one <= 2 * len(pairs) - count]
    assert sorted(person for pair in pairs for person in pair if person) == list(range(1, count + 1))
    assert all(one for one, _ in pairs)


@pytest.mark.parametrize("count", range(2, 65))
def test_a_knockout_has_one_winner_after_its_rounds(count: int) -> None:
    pairs, rounds = first_round(list(range(1, count + 1))), 1
    while len(pairs) > 1:
        pairs, rounds = next_round([min(one, two) if two else one for one, two in pairs]), rounds + 1
    assert pairs == [(1, 2)], "the first two meet in the final only"
    assert rounds == knockout_rounds(count)


def test_the_rounds_of_a_small_evening_can_be_checked_by_hand() -> None:
    assert schedule(4) == [[(1, 4), (2, 3)], [(1, 2), (4, 3)], [(2, 4), (3, 1)]]
