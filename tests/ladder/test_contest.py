"""A contest: how long it goes on, and with which openings."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.ladder import contest
from bench.ladder.contest import MAX_LOOKS, MIN_GAMES, Contest, is_clear, looks
from bench.openings import opening_plies
from kit.arena import games_won

from stip.bots.players import make_player


def a_contest(first: str, second: str) -> Contest:
    return Contest("punto", 2, 0.1, (first, second), "0.1.0")


def test_a_contest_ends_as_soon_as_it_is_clear_who_is_stronger(tmp_path: Path) -> None:
    reported = list[int]()
    result = a_contest("greedy", "random").play(
        400,
        make_player,
        is_until_clear=True,
        jobs=2,
        log=tmp_path / "log",
        report=lambda one: reported.append(one.number),
    )
    assert (result.first, result.games) == ("greedy", MIN_GAMES)
    assert sorted(reported) == [*range(MIN_GAMES)]


def test_a_contest_may_also_be_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "MIN_GAMES", 2)
    monkeypatch.setattr(contest, "is_clear", lambda results: True)
    played, log = a_contest("greedy", "random"), tmp_path / "log"
    assert played.play(4, make_player, is_until_clear=True, jobs=1, log=log).games == 2
    assert played.play(4, make_player, is_until_clear=False, jobs=1, log=log).games == 4


def test_equal_bots_are_not_told_apart_by_a_little_luck() -> None:
    assert not is_clear([])
    assert not is_clear(games_won("a", "b", *[1.0, 0.0] * 20))
    assert not is_clear(games_won("a", "b", *[1.0, 1.0, 1.0, 0.0, 0.0] * 8))
    assert is_clear(games_won("a", "b", *[1.0, 1.0, 1.0, 0.0] * 20))
    assert is_clear(games_won("a", "b", *[0.0, 0.0, 0.0, 1.0] * 20))


@pytest.mark.parametrize("games", [2, 40, 42, 100, 400, 1000, 10_000])
def test_looks_are_few_never_early_and_between_whole_pairs(games: int) -> None:
    numbers = looks(games)
    assert len(numbers) <= MAX_LOOKS
    assert numbers[-1] == games
    assert all(MIN_GAMES <= number <= games and number % 2 == 0 for number in numbers[:-1])


def test_only_games_without_chance_begin_with_random_plies() -> None:
    assert {game: opening_plies(game) for game in ("halma", "punto", "tokken", "to-the-point")} == {
        "halma": 2,
        "punto": 0,
        "tokken": 0,
        "to-the-point": 0,
    }
