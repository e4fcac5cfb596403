"""The games of a pairing: fair deals, seats and openings."""

from __future__ import annotations

import pytest
from kit.arena import a_tournament, make_scripted_bot

from stip.bots.arena.match import Match, PlayedMatch, bots_of_seats, deal, play, points
from stip.bots.arena.tournament import schedule
from stip.play.position import Outcome


@pytest.mark.parametrize(("players", "pairs"), [(2, 1), (3, 3), (4, 7)])
def test_each_deal_is_played_again_with_seats_exchanged(players: int, pairs: int) -> None:
    tournament = a_tournament("random", "first", players=players)
    seatings = []
    for pair in range(pairs):
        once, again = (Match("random", "first", 2 * pair + i) for i in (0, 1))
        assert deal(tournament, once) == deal(tournament, again)
        seats, exchanged = bots_of_seats(tournament, once), bots_of_seats(tournament, again)
        assert all(one + other == 1 for one, other in zip(seats, exchanged, strict=True))
        assert set(seats) == {0, 1}
        seatings += [seats, exchanged]
    assert len(set(seatings)) == 2**players - 2
    assert bots_of_seats(tournament, Match("random", "first", 2 * pairs)) == seatings[0]


def test_the_next_couple_has_another_deal() -> None:
    tournament = a_tournament("random", "other", "first")
    matches = [Match("random", "other", 0), Match("random", "other", 2), Match("random", "first", 0)]
    assert len({deal(tournament, match).setup.seed for match in matches}) == 3


def test_partners_are_of_one_bot() -> None:
    tournament = a_tournament("random", "first", players=4, teams="yes")
    seatings = {bots_of_seats(tournament, match) for match in schedule(tournament, 20)}
    assert seatings == {(0, 1, 0, 1), (1, 0, 1, 0)}
    result = play(tournament, Match("random", "first", 1), make_scripted_bot)
    assert isinstance(result, PlayedMatch)
    assert result.seats == ("first", "random", "first", "random")
    assert result.points in (0.0, 0.5, 1.0)


def test_openings_are_random_and_the_same_for_both_games_of_a_couple() -> None:
    tournament = a_tournament("random", "first", opening=3)
    assert deal(tournament, Match("random", "first", 0)).ply == 3
    assert deal(tournament, Match("random", "first", 0)) == deal(tournament, Match("random", "first", 1))


def test_points_are_the_share_of_the_others_seats_beaten() -> None:
    def ended(*places: int) -> Outcome:
        return Outcome((), places, (), "")

    assert points(ended(1, 2), (0, 1)) == 1
    assert points(ended(1, 1), (0, 1)) == 0.5
    assert points(ended(1, 2), (1, 0)) == 0
    assert points(ended(2, 1, 3), (0, 1, 1)) == 0.5
    assert points(ended(1, 2, 3, 3), (0, 1, 1, 0)) == (1 + 1 + 0 + 0.5) / 4
    assert points(ended(1, 3, 2, 2), (0, 1, 1, 0)) == (1 + 1 + 1 + 0.5) / 4
