"""The benchmark card: figures of games that are known, and a small card from beginning to end."""

from __future__ import annotations

import random
import sys
from itertools import pairwise
from math import log10
from pathlib import Path

import pytest
from bench.card import __main__ as card
from bench.card import baselines
from bench.card.page import with_section
from bench.card.sample import describe_sample, share
from bench.card.worlds import exponents_of_worlds, hidden_hands, some_views
from bench.opponents import make_opponent
from kit.tokken import table

from stip.errors import UnknownBot
from stip.games.contract import Move
from stip.play.game import Game, new
from stip.play.position import View


def won_by(seat: int) -> Game:
    """A game that seat 1 has started and this one has won."""
    return new("punto", 2, seed=1, first=1).resign(3 - seat)


def random_game(seed: int) -> Game:
    """A game of one round of Punto."""
    rng, game = random.Random(seed), new("punto", 2, seed=seed, rounds_to_win=1)
    while not game.is_over:
        game.play(Move(rng.choice(game.codes)))
    return game


def test_choices_plies_and_turns_are_counted() -> None:
    games, choices = [random_game(1), random_game(2)], list[int]()
    for game in games:
        replayed = Game(game.setup)
        for move in game.log:
            choices.append(len(list(replayed.legal_moves)))
            replayed.advance(move)
    found = describe_sample(games)
    assert found.branching == pytest.approx(sum(choices) / len(choices))
    assert found.most == max(choices)
    assert found.plies.mean == (games[0].ply + games[1].ply) / 2
    assert found.turns == found.plies, "in Punto a turn is one card"


def test_several_decisions_of_a_seat_are_one_turn() -> None:
    game = new("to-the-point", 2, seed=3)
    seats = list[int]()
    rng = random.Random(1)
    for _ in range(40):
        seats.append(game.turn)
        game.play(Move(rng.choice(game.codes)))
    turns = 1 + sum(one != other for one, other in pairwise(seats))
    assert describe_sample([game.resign(1)] * 2).turns.mean - turns in (0, 1)  # the one who resigns may be the next
    assert turns < 30


def test_it_is_counted_who_wins_after_starting_and_who_wins_a_deal_again() -> None:
    """Seat 1 has started all games. It wins both of the first deal, and one of the second."""
    found = describe_sample([won_by(1), won_by(1), won_by(1), won_by(2)])
    assert found.starter.value == 0.75
    assert found.same_winner.value == 0.5
    assert found.draws.value == 0.0


def test_intervals_of_shares_contain_them_and_get_narrower() -> None:
    few, many = share(3, 10), share(300, 1000)
    assert few.value == many.value == 0.3
    assert few.interval.low < many.interval.low < 0.3 < many.interval.high < few.interval.high
    assert (share(0, 10).interval.low, share(10, 10).interval.high) == (0.0, 1.0)
    assert 0.25 < share(0, 10).interval.high < 0.35, "Wilson's interval for none of ten ends at 28 %"


def test_hands_and_worlds_are_counted_where_they_are_known() -> None:
    """The other player holds one of three cards, and two are in the pile, in either order."""
    view = View(table("A", other="2", pile="3 4"), 1)
    assert hidden_hands(view) == pytest.approx(3, rel=0.1)
    worlds = exponents_of_worlds("tokken", [view])
    assert worlds
    assert worlds.mean == pytest.approx(log10(6))
    view = View(table("A", other="2 3", pile=""), 1)
    assert hidden_hands(view) == 1.0, "all cards are known"


def test_what_nobody_sees_is_no_hand() -> None:
    """In Punto nobody knows more than the others, though the order of the piles is hidden from all."""
    (view, *_) = some_views([random_game(1)])
    worlds = exponents_of_worlds("punto", [view])
    assert worlds
    assert worlds.mean > 1
    assert hidden_hands(view) == 1.0


def test_the_section_of_a_game_takes_the_place_of_its_old_one() -> None:
    page = with_section(with_section("# Cards\n", "a", "first\n"), "b", "second\n")
    again = with_section(page, "a", "third\n")
    assert again.index("third") < again.index("second")
    assert "first" not in again
    assert again.startswith("# Cards\n")
    assert with_section(again, "b", "second\n") == again


def test_an_unknown_opponent_is_reported() -> None:
    for name in ("openspiel", "openspiel@", "twin:7"):
        with pytest.raises(UnknownBot):
            make_opponent(name, "punto", 0)


@pytest.mark.parametrize("wrong", ["0", "3", "-2", "some"])
def test_games_are_counted_in_pairs(
    wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["card", "tokken", "--games", wrong])
    with pytest.raises(SystemExit):
        card.main()
    assert "argument --games" in capsys.readouterr().err


@pytest.mark.slow
def test_a_card_is_the_same_again_and_from_its_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(baselines, "BOTS", ("random", "greedy"))
    monkeypatch.setattr(baselines, "OPENSPIEL", "openspiel@3")
    monkeypatch.setattr(card, "SAMPLE_BOTS", ("greedy",))

    def printed(folder: str) -> str:
        size = ["--sample", "2", "--games", "2", "--openspiel-games", "2", "--log", str(tmp_path / folder)]
        monkeypatch.setattr(sys, "argv", ["card", "tokken", *size])
        card.main()
        return capsys.readouterr().out

    first = printed("one")
    assert "| positions, at most | 10^25.0 |" in first
    assert "`openspiel@3`" in first
    logged = {file: file.stat().st_size for file in (tmp_path / "one").rglob("*")}
    assert printed("one") == first
    assert logged == {file: file.stat().st_size for file in (tmp_path / "one").rglob("*")}, "nothing is played again"
    assert printed("two") == first
