"""Games are found by entry points, whoever brings them; a broken one harms no other."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint

import pytest

from stip import games
from stip.errors import BrokenGame, UnknownGame
from stip.games import GAMES, GROUP, all_rulebooks, rulebook_of


@pytest.fixture(autouse=True)
def _other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a package without its module, and one whose entry point is something else."""
    others = {"lost": "stip_nowhere.rulebook:RULEBOOK", "wrong": "stip.games:GROUP"}
    broken = {name: EntryPoint(name, value, GROUP) for name, value in others.items()}
    monkeypatch.setattr(games, "GAMES", {**GAMES, **broken})
    monkeypatch.setattr(games, "all_rulebooks", all_rulebooks.__wrapped__)


def test_the_games_are_those_of_the_entry_points_in_the_order_of_their_names() -> None:
    assert list(GAMES) == sorted(GAMES)
    assert all(rulebook_of(name).name == name for name in GAMES)
    assert [book.name for book in all_rulebooks()] == list(GAMES)
    assert all(getattr(games.RULEBOOKS, name) is rulebook_of(name) for name in GAMES)


def test_a_game_that_cannot_be_loaded_says_why() -> None:
    with pytest.raises(BrokenGame, match="“lost” cannot be loaded: ModuleNotFoundError: .*stip_nowhere"):
        rulebook_of("lost")
    with pytest.raises(BrokenGame, match="“wrong” cannot be loaded: stip.games:GROUP is not its rulebook"):
        rulebook_of("wrong")
    with pytest.raises(UnknownGame):
        rulebook_of("chess")


def test_a_game_that_cannot_be_loaded_is_left_out_of_the_list_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        assert [book.name for book in games.all_rulebooks()] == list(GAMES)
    assert [record.message.split(":")[0] for record in caplog.records] == [
        "The game “lost” cannot be loaded",
        "The game “wrong” cannot be loaded",
    ]
