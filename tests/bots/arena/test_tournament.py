"""A tournament: who plays whom, and always with the same result."""

from __future__ import annotations

from collections import Counter

import pytest
from kit.arena import a_tournament, make_scripted_bot, timeless

from stip.bots.arena.match import play
from stip.bots.arena.tournament import run_tournament, schedule
from stip.errors import SameBotTwice, TooFewBots, UnknownBot

# Pairings


def test_every_pairing_plays_equally_often_and_couples_stay_whole() -> None:
    matches = schedule(a_tournament("random", "other", "first"), 5)
    assert Counter((match.first, match.second) for match in matches) == {
        ("random", "other"): 6,
        ("random", "first"): 6,
        ("other", "first"): 6,
    }
    assert [match.number for match in matches[:6]] == [0, 1, 0, 1, 0, 1]


# Games that are lost


def test_a_game_is_the_same_however_many_are_played_at_once() -> None:
    tournament = a_tournament("random", "other", "first")
    assert timeless(run_tournament(tournament, 6, make_scripted_bot, jobs=2)) == [
        *timeless([play(tournament, match, make_scripted_bot) for match in schedule(tournament, 6)])
    ]


# The command


def test_who_takes_part_is_checked_first() -> None:
    with pytest.raises(TooFewBots):
        a_tournament("random")
    with pytest.raises(SameBotTwice):
        a_tournament("random", "first", "random")
    with pytest.raises(UnknownBot):
        run_tournament(a_tournament("random", "banana"), 2, make_scripted_bot)
