"""The rules of a club evening: who may do what, and what follows from the games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.clubs import PAUSE_MS, ClubHarness, lower_wins
from kit.tables import BOB

from stip.club.club import Club
from stip.club.events import Ended, Founded, RoundBegun
from stip.club.lengths import MAX_CLUB_PEOPLE, MAX_ROUNDS
from stip.club.projection import results_table, standings_table, view_of
from stip.club.standings import standings
from stip.locale import LANGUAGES
from stip.table.owners import owner_of


def places(club: Club) -> list[tuple[int, int]]:
    return [(one.place, one.person) for one in standings(club)]


# joining


def test_people_join_until_the_evening_begins() -> None:
    evening = ClubHarness(2)
    evening.begin()
    assert evening.refused(lambda: evening.join("Late")) == "club-not-now"


@pytest.mark.parametrize("name", ["P1", "p1", " P1 "])
def test_two_people_do_not_have_the_same_name(name: str) -> None:
    evening = ClubHarness(1)
    assert evening.refused(lambda: evening.join(name)) == "name-taken"
    evening.leave(1)
    evening.join(name)


@pytest.mark.parametrize(("name", "code"), [("\u202e", "bad-name"), ("Easy bot", "bot-name"), ("", "bad-name")])
def test_names_are_as_at_a_table(name: str, code: str) -> None:
    evening = ClubHarness()
    assert evening.refused(lambda: evening.join(name)) == code


def test_an_evening_has_an_end_of_chairs() -> None:
    evening = ClubHarness(MAX_CLUB_PEOPLE)
    assert evening.refused(lambda: evening.join("One more")) == "club-full"


# coming late


def test_a_latecomer_plays_in_the_place_of_the_bot_from_the_next_round_on() -> None:
    evening = ClubHarness(3)
    evening.begin()
    bots_match = next(match for match in evening.club.open_matches if 4 in (match.one, match.two))
    evening.join("Late")
    assert evening.club.matches[bots_match.number - 1] == bots_match, "the bot finishes its game"
    assert view_of(evening.club, owner_of("Late")).people[-1].is_mine
    evening.play_to_the_end(lower_wins)
    later = [match for match in evening.club.matches if match.round > 1]
    assert sum(5 in (match.one, match.two) for match in later) == 2
    assert all(4 not in (match.one, match.two) for match in later)


def test_the_points_of_the_bot_stay_its_own_when_a_latecomer_takes_its_seat() -> None:
    evening = ClubHarness(3)
    evening.begin()
    evening.join("Late")
    evening.play_round(lambda one, two: 1 if one == 4 else 2)
    bot, late = ({one.person: one for one in standings(evening.club)}[number] for number in (4, 5))
    assert (bot.played, late.played, late.points) == (1, 0, 0)
    evening.play_to_the_end(lambda one, two: 0)
    table = standings(evening.club)
    assert sum(one.points for one in table) == sum(sum(match.points) for match in evening.club.matches)
    for language in LANGUAGES:
        assert len(standings_table(evening.club, language).splitlines()) == 1 + 5


def test_a_second_latecomer_finds_no_seat() -> None:
    evening = ClubHarness(3)
    evening.begin()
    assert view_of(evening.club, "").has_free_seat
    evening.join("Late")
    assert not view_of(evening.club, "").has_free_seat
    assert evening.refused(lambda: evening.join("Later")) == "club-not-now"


@pytest.mark.parametrize("name", ["P1", "\u202e"])
def test_a_latecomer_has_a_name_of_their_own(name: str) -> None:
    evening = ClubHarness(3)
    evening.begin()
    assert evening.refused(lambda: evening.join(name)) in ("name-taken", "bad-name")


def test_nobody_joins_a_knockout_that_has_begun() -> None:
    evening = ClubHarness(3, "knockout")
    evening.begin()
    assert evening.refused(lambda: evening.join("Late")) == "club-not-now"


def test_nobody_joins_in_the_last_round() -> None:
    evening = ClubHarness(3, rounds=1)
    evening.begin()
    assert evening.refused(lambda: evening.join("Late")) == "club-not-now"


def test_the_seat_of_the_bot_is_free_however_many_people_there_are() -> None:
    evening = ClubHarness(MAX_CLUB_PEOPLE - 1)
    evening.begin()
    evening.join("Late")
    assert evening.club.people[-1].name == "Late"


def test_neither_a_latecomer_nor_somebody_who_leaves_prolongs_the_pause() -> None:
    evening = ClubHarness(5)
    evening.begin()
    evening.play_round()
    next_round_at = evening.club.next_round_at
    evening.now += PAUSE_MS // 2
    evening.join("Late")
    evening.leave(1)
    assert evening.club.next_round_at == next_round_at


# organising


def test_only_the_organiser_begins_rounds_decides_and_ends() -> None:
    evening = ClubHarness(2)
    assert evening.refused(lambda: evening.begin(BOB)) == "not-the-organiser"
    evening.begin()
    assert evening.refused(lambda: evening.decide(1, "one", BOB)) == "not-the-organiser"


def test_one_leaves_by_oneself_or_by_the_organiser_and_nobody_else() -> None:
    evening = ClubHarness(3)
    assert evening.refused(lambda: evening.leave(1, owner_of("P2"))) == "not-the-organiser"
    evening.leave(1, owner_of("P1"))
    evening.leave(2)
    assert evening.club.here == [3]
    assert evening.refused(lambda: evening.leave(2)) == "no-such-person"
    assert evening.refused(lambda: evening.leave(9)) == "no-such-person"


def test_one_person_alone_does_not_begin() -> None:
    evening = ClubHarness(1)
    assert evening.refused(evening.begin) == "too-few-people"


def test_a_round_does_not_begin_while_games_go_on() -> None:
    evening = ClubHarness(4)
    evening.begin()
    assert evening.refused(evening.begin) == "games-go-on"
    evening.play_round()
    evening.begin()
    assert evening.club.round == 2


def test_the_organiser_decides_what_nobody_finishes_once() -> None:
    evening = ClubHarness(2)
    evening.begin()
    assert evening.refused(lambda: evening.decide(2, "one")) == "no-such-match"
    evening.decide(1, "draw")
    assert evening.club.phase == "over"
    assert [(one.place, one.points) for one in standings(evening.club)] == [(1, 1), (1, 1)]


def test_a_match_is_decided_once_and_a_knockout_never_as_a_draw() -> None:
    evening = ClubHarness(4, "knockout")
    evening.begin()
    assert evening.refused(lambda: evening.decide(1, "draw")) == "no-drawn-knockout"
    evening.decide(1, "two")
    assert evening.refused(lambda: evening.decide(1, "one")) == "match-decided"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"jokers": 1}}, "unknown-option"),
        ({"clock": {"kind": "move", "seconds": 30, "increment": 5}}, "bad-clock"),
        ({"name": "\u202e"}, "bad-name"),
    ],
)
def test_an_evening_that_cannot_be_is_refused(request_: dict[str, Any], code: str) -> None:
    assert ClubHarness().refused(lambda: ClubHarness(**request_)) == code


# rounds


def test_the_next_round_begins_by_itself_after_a_pause() -> None:
    evening = ClubHarness(4)
    evening.begin()
    evening.play_round()
    evening.now += PAUSE_MS - 1
    assert evening.go_on() == []
    evening.now += 1
    (begun,) = evening.go_on()
    assert isinstance(begun, RoundBegun)


def test_a_result_is_noted_once_however_often_it_is_told() -> None:
    evening = ClubHarness(4)
    evening.begin()
    table = evening.club.open_matches[0].tables[-1]
    assert len(evening.go_on({table: 1})) == 1
    assert evening.go_on({table: 1}) == []
    assert evening.go_on({table: 2, "another": 1}) == []


@pytest.mark.parametrize("level", [2, 2.75])
def test_a_bot_fills_an_odd_seat_and_plays_every_round(level: float) -> None:
    evening = ClubHarness(3, level=level)
    evening.begin()
    assert evening.club.people[-1].level == level
    evening.play_to_the_end()
    assert evening.club.round == 3
    assert sum(4 in (match.one, match.two) for match in evening.club.matches) == 3


@pytest.mark.parametrize("people", [2, 3, MAX_CLUB_PEOPLE])
@pytest.mark.parametrize("kind", ["round-robin", "knockout"])
def test_the_rounds_of_an_evening_make_a_bounded_number_of_tables(people: int, kind: str) -> None:
    """Only the first round counts against what an address may make."""
    evening = ClubHarness(people, kind, rounds=MAX_ROUNDS)
    evening.begin()
    first = evening.codes
    assert first == (people + 1) // 2
    evening.play_to_the_end(lambda one, two: 0)
    assert evening.codes <= MAX_ROUNDS * first


def test_so_many_rounds_are_played_as_were_asked_for() -> None:
    evening = ClubHarness(6, rounds=2)
    evening.begin()
    evening.play_to_the_end()
    assert evening.club.round == 2
    assert len(evening.club.matches) == 6


def test_whoever_leaves_loses_what_is_left_to_play() -> None:
    evening = ClubHarness(4)
    evening.begin()
    evening.leave(1, owner_of("P1"))
    lost = next(match for match in evening.club.matches if 1 in (match.one, match.two))
    assert lost.how == "walkover"
    assert lost.winner != 1
    evening.play_to_the_end(lower_wins)
    mine = [match for match in evening.club.matches if 1 in (match.one, match.two)]
    assert len(mine) == 3
    assert all(match.winner != 1 and match.how == "walkover" for match in mine)
    assert sum(not match.tables for match in mine) == 2, "no table is set up for somebody who is not there"


def test_when_two_who_have_left_would_meet_neither_wins() -> None:
    evening = ClubHarness(4)
    evening.begin()
    evening.leave(1)
    evening.leave(2)
    evening.play_to_the_end()
    match = next(match for match in evening.club.matches if {match.one, match.two} == {1, 2})
    assert match.result == "none"


def test_an_evening_ends_when_one_is_left() -> None:
    evening = ClubHarness(2)
    evening.begin()
    evening.leave(1)
    assert evening.club.phase == "over"
    assert standings(evening.club)[0].person == 2


# knockouts


@given(st.integers(2, MAX_CLUB_PEOPLE), st.integers(0, 1000))
def test_in_a_knockout_the_best_wins_and_everybody_else_loses_once(people: int, seed: int) -> None:
    evening = ClubHarness(people, "knockout", seed)
    evening.begin()
    evening.play_to_the_end(lower_wins)
    assert standings(evening.club)[0].person == 1
    played = [match for match in evening.club.matches if match.two]
    assert len(played) == people + people % 2 - 1
    assert len({match.one + match.two - match.winner for match in played}) == len(played)


@given(st.integers(2, 20), st.data())
def test_a_round_robin_in_which_anything_happens_comes_to_its_end(people: int, data: st.DataObject) -> None:
    evening = ClubHarness(people, seed=data.draw(st.integers(0, 99)))
    evening.begin()
    while evening.club.phase != "over":
        if data.draw(st.integers(0, 9)) == 0 and evening.club.here:
            person = data.draw(st.sampled_from(evening.club.here))
            if not evening.club.people[person - 1].level:
                evening.leave(person)
        evening.play_round(lambda one, two: data.draw(st.sampled_from((0, 1, 2))))
        evening.now += PAUSE_MS
        evening.go_on()
    table = standings(evening.club)
    decided = [match for match in evening.club.matches if match.result]
    assert sum(one.points for one in table) == sum(sum(match.points) for match in decided)
    assert [one.points for one in table] == sorted((one.points for one in table), reverse=True)


def test_a_bot_gets_no_bye() -> None:
    for people in range(3, MAX_CLUB_PEOPLE, 2):
        evening = ClubHarness(people, "knockout")
        evening.begin()
        assert all(match.one != people + 1 for match in evening.club.matches if not match.two)


def test_a_draw_in_a_knockout_is_played_again_and_the_other_one_begins() -> None:
    evening = ClubHarness(2, "knockout")
    evening.begin()
    first = evening.club.matches[0]
    evening.play_round(lambda one, two: 0)
    again = evening.club.matches[0]
    assert again.result is None
    assert again.seats == first.seats[::-1]
    evening.play_round(lambda one, two: 1)
    assert evening.club.matches[0].winner == again.seats[0]
    assert evening.club.phase == "over"


def test_after_a_second_draw_the_lot_decides() -> None:
    winners = set()
    for seed in range(20):
        evening = ClubHarness(2, "knockout", seed)
        evening.begin()
        evening.play_round(lambda one, two: 0)
        evening.play_round(lambda one, two: 0)
        assert evening.club.matches[0].how == "lot"
        winners.add(evening.club.matches[0].winner)
    assert winners == {1, 2}


def test_in_a_knockout_places_tell_how_far_one_came() -> None:
    evening = ClubHarness(8, "knockout")
    evening.begin()
    evening.play_to_the_end(lower_wins)
    assert [place for place, _ in places(evening.club)] == [1, 2, 3, 3, 5, 5, 5, 5]


# standings


def test_equal_points_are_separated_by_the_match_against_each_other() -> None:
    evening = ClubHarness(4)
    evening.begin()
    wins = {(1, 2): 1, (1, 3): 3, (1, 4): 1, (2, 3): 2, (2, 4): 2, (3, 4): 4}  # 1 and 2 have two points, 1 beat 2
    evening.play_to_the_end(lambda one, two: 1 if wins[min(one, two), max(one, two)] == one else 2)
    assert places(evening.club)[:2] == [(1, 1), (2, 2)]


def test_equal_in_everything_share_their_place() -> None:
    evening = ClubHarness(4)
    evening.begin()
    evening.play_to_the_end(lambda one, two: 0)
    assert [place for place, _ in places(evening.club)] == [1, 1, 1, 1]


# what is seen


def test_nobody_sees_owners_and_everybody_sees_which_people_are_their_own() -> None:
    evening = ClubHarness(3)
    evening.begin()
    view = view_of(evening.club, owner_of("P2"))
    assert [person.number for person in view.people if person.is_mine] == [2]
    assert not view.is_organiser
    assert owner_of("P1") not in repr(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_and_standings_are_tables_in_every_language(language: str) -> None:
    evening = ClubHarness(3)
    evening.begin()
    evening.play_to_the_end()
    results, table = results_table(evening.club, language), standings_table(evening.club, language)
    assert len(results.splitlines()) == 1 + 6
    assert len(table.splitlines()) == 1 + 4
    assert "P1" in table


def test_a_name_that_a_spreadsheet_would_calculate_is_quoted() -> None:
    evening = ClubHarness()
    evening.join("=1+1")
    evening.join("Bo, the first")
    evening.begin()
    assert "'=1+1" in standings_table(evening.club, "en")
    assert '"Bo, the first"' in standings_table(evening.club, "en")


def test_an_evening_ends_when_the_organiser_says_so() -> None:
    evening = ClubHarness(2)
    founded = evening.club.founded
    assert isinstance(founded, Founded)
    evening.apply([Ended(at=evening.now)])
    assert evening.refused(lambda: evening.join("Late")) == "club-not-now"
