"""Players by name, and their levels."""

from __future__ import annotations

import pytest

from stip.bots.levels import level_at, levels_of
from stip.bots.players import LevelPlayer, make_player, parse_bot_name
from stip.bots.searcher import Candidate
from stip.errors import UnknownBot, UnknownGame
from stip.games import GAMES
from stip.games.contract import Move


def test_a_player_is_asked_for_by_name() -> None:
    for game in GAMES:
        assert len(levels_of(game)) == 5
        for name in (
            "1",
            "2",
            "3",
            "4",
            "5",
            "greedy",
            "random",
            "plain",
            "1.25",
            "4.75@9",
            "3@20",
            "5@0.5s",
            "plain@1s",
        ):
            assert make_player(name, game)
    assert parse_bot_name("5@0.25s", "halma")[1].seconds == 0.25
    assert parse_bot_name("2@80", "halma")[1].iterations == 80
    assert parse_bot_name("2.75", "halma")[1] == level_at("halma", 2.75)
    assert parse_bot_name("2@80", "halma")[1].style == levels_of("halma")[1].style


@pytest.mark.parametrize(
    "name",
    [
        "",
        "6",
        "0",
        "0.75",
        "5.25",
        "2.8",
        "2.",
        "2.50",
        "5@",
        "5@0",
        "5@0s",
        "5@1.2.3s",
        "5@.s",
        "random@3",
        "greedy@1s",
        "best",
        "5s",
    ],
)
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="There is no bot"):
        make_player(name, "halma")
    with pytest.raises(UnknownGame):
        make_player("3", "chess")


def test_a_low_level_sees_unclearly_but_never_misses_a_win() -> None:
    player = make_player("1", "halma", 1)
    assert isinstance(player, LevelPlayer)
    sure, good = (Candidate(Move(1), 1, value, value, 0.1, value) for value in (1.0, 0.99))
    seen = [player._apparent_value(good) for _ in range(200)]
    assert min(seen) < 0.95 < 1.0 < max(seen) < player._apparent_value(sure)


def test_a_player_has_good_and_bad_days() -> None:
    """Which, follows from its seed; the highest level has none."""
    fourth, fifth = (
        {LevelPlayer("halma", level, seed, {}).level for seed in range(8)} for level in levels_of("halma")[3:]
    )
    assert len(fourth) == 8
    assert fifth == {levels_of("halma")[4]}
