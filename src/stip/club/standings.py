"""Who stands where at a club evening."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from stip.club.club import Club, Match

Scores = defaultdict[int, list[tuple[int, int]]]  # by person: the points of each match, and the opponent in it


@dataclass(frozen=True)
class Standing:
    person: int
    place: int  # shared by those whom nothing separates
    points: int  # doubled: two for a win, one for a draw
    played: int
    won: int
    drawn: int
    lost: int


def standings(club: Club) -> list[Standing]:
    """Return the standings, the best first.

    A round robin is sorted by points. Among equals the matches that they have played against each other count, and then
    the points of those whom they have beaten, with half of those they have drawn with (Sonneborn-Berger). In a knockout
    it counts how far somebody has come.
    """
    scores = _scores([match for match in club.matches if match.result is not None and match.two])
    keys: dict[int, tuple[int, ...]]
    if club.founded.kind == "knockout":
        keys = {person: (_rounds_survived(club, person),) for person in club.order}
    else:
        keys = _round_robin_keys(club.entrants, scores)
    ranked = sorted(keys, key=lambda person: keys[person], reverse=True)
    places = {person: 1 + sum(keys[other] > keys[person] for other in ranked) for person in ranked}
    return [_standing(person, places[person], [own for own, _ in scores[person]]) for person in ranked]


def _scores(matches: Iterable[Match]) -> Scores:
    scores: Scores = defaultdict(list)
    for match in matches:
        one, two = match.points
        scores[match.one].append((one, match.two))
        scores[match.two].append((two, match.one))
    return scores


def _round_robin_keys(people: Sequence[int], scores: Scores) -> dict[int, tuple[int, ...]]:
    points = {person: sum(own for own, _ in scores[person]) for person in people}
    keys: dict[int, tuple[int, ...]] = {}
    for _, group in groupby(sorted(people, key=points.__getitem__), points.__getitem__):
        equals = {*group}
        for person in equals:
            among = sum(own for own, other in scores[person] if other in equals)
            beaten = sum(own * points[other] for own, other in scores[person])
            keys[person] = (points[person], among, beaten)
    return keys


def _rounds_survived(club: Club, person: int) -> int:
    """Return how many rounds somebody has survived; the winner of the evening has survived the last one too."""
    lost = [match.round for match in club.matches if match.result is not None and person in _losers(match)]
    return min(lost) - 1 if lost else club.rounds


def _losers(match: Match) -> Iterable[int]:
    return {match.one, match.two} - {match.winner}


def _standing(person: int, place: int, own: Sequence[int]) -> Standing:
    return Standing(person, place, sum(own), len(own), own.count(2), own.count(1), own.count(0))
