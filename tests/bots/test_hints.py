"""Hints say what is good about a move; reviews say where a game turned."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from kit.command import stip as command

from stip.bots.evaluator import evaluator_for
from stip.bots.hints import hint
from stip.bots.players import make_player
from stip.bots.review import review
from stip.bots.searcher import Budget
from stip.games import GAMES, rulebook_of
from stip.play.game import Game, new
from stip.play.position import View
from stip.play.record import save


def finished(game: str, seed: int = 2, strong: str = "3@60", weak: str = "random") -> Game:
    played = new(game, seed=seed)
    players = [make_player(strong, game, 1), make_player(weak, game, 2)]
    while not played.is_over:
        played.play(players[played.turn - 1].choose(played.view(played.turn)))
    return played


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_with_a_reason_in_words(game: str) -> None:
    played, player = new(game, seed=6), make_player("3@30", game)
    texts = set()
    for _ in range(25):
        given = hint(played.view(played.turn), Budget(iterations=60))
        assert given.move in played.legal_moves.codes
        assert 0.0 <= given.chance <= 1.0
        texts.add(given.reason.text())
        played.play(player.choose(played.view(played.turn)))
    assert len(texts) > 2, "not always the same reason"
    assert all(text == text.strip() and "{" not in text for text in texts)


def test_a_hint_says_that_the_last_pawn_comes_home() -> None:
    """H-12: the move that wins is found, and called so; one before the last is called what it is."""
    game = finished("halma", strong="4@150")
    numbers = [number for number, entry in enumerate(game.log) if game.position_at(number).turn == 1]
    last = game.position_at(numbers[-1])
    assert hint(View(last, 1), Budget(iterations=50)).reason.code == "hint-wins"


def test_every_text_for_hints_is_about_a_feature() -> None:
    """So that no reason is ever left unsaid because of a misspelt name."""
    for game in GAMES:
        texts = (rulebook_of(game).folder / "texts/en.ftl").read_text()
        names = re.findall(rf"^{game}-hint-([a-z-]+) =", texts, re.MULTILINE)
        features = [feature.replace("_", "-") for feature in evaluator_for(game).evaluation.FEATURES]
        assert len(names) >= 4
        assert set(names) <= {*features, *(f"{feature}-theirs" for feature in features)}


@pytest.mark.parametrize("game", GAMES)
def test_a_review_judges_every_move(game: str) -> None:
    played = finished(game)
    if played.ply > 120:
        played = finished(game, strong="3@60", weak="2")
    judged, describe_move = list(review(played, iterations=40)), rulebook_of(game).presentation.describe_move
    assert [one.number for one in judged] == list(range(1, len(played.log) + 1))
    for one in judged:
        assert sum(one.chances) == pytest.approx(1.0)
        assert bool(one.better) == bool(one.better_touches)
        assert all(describe_move(text, "en") for text in (one.text, one.better) if text and one.touches)
        assert (one.better != "") == (one.reason is not None) == (one.sign != "")
    last = judged[-1].chances
    assert played.outcome
    assert last == tuple(1.0 if place == 1 else 0.0 for place in played.outcome.places)


@pytest.mark.parametrize(("players", "options", "total"), [(3, {}, 1.0), (4, {}, 1.0), (4, {"teams": "yes"}, 2.0)])
def test_with_more_players_the_chances_are_those_to_win(players: int, options: dict[str, str], total: float) -> None:
    """They add up to one, and partners have theirs in common (P-21)."""
    played = new("punto", players, seed=4, first=1, rounds_to_win=1, **options)
    rng = random.Random(4)
    while not played.is_over:
        played.play(rng.choice(list(played.legal_moves)))
    judged = list(review(played, iterations=20))
    assert all(sum(one.chances) == pytest.approx(total) for one in judged)
    assert played.outcome
    assert judged[-1].chances == tuple(float(place == 1) for place in played.outcome.places)


def test_a_review_finds_where_a_game_was_thrown_away() -> None:
    """P-12: not to block a row of four is a mistake, and the better move is told."""
    judged = list(review(finished("punto", seed=3, strong="4@300", weak="random"), iterations=300))
    by_random = [one for one in judged if one.seat == 2 and one.sign]
    by_strong = [one for one in judged if one.seat == 1 and one.sign == "??"]
    assert len(by_random) > len(by_strong)
    assert all(one.better and one.reason and one.reason.text() for one in by_random)


def test_the_command_reviews_a_record_and_draws_it(tmp_path: Path) -> None:
    record, picture = tmp_path / "game.txt", tmp_path / "chances.png"
    save(finished("punto"), record)
    told = command("review", str(record), "--iterations", "30", "--plot", str(picture))
    assert "chances after every move" in told
    assert picture.read_bytes().startswith(b"\x89PNG")
    save(new("punto", seed=1), record)
    assert "not over yet" in command("review", str(record), code=2)


def test_the_command_gives_a_hint(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    save(new("halma", seed=1, first=1), record)
    assert re.fullmatch(r"Seat 1: \S+ [a-z ]+ \(chances \d+%\)\.\n", command("hint", str(record), "--seconds", "0.1"))
    save(finished("punto"), record)
    assert "over" in command("hint", str(record), code=2)
