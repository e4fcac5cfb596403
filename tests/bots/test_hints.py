"""Hints say what is good about a move; reviews say where a game turned."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from kit.command import stip as command

from stip.bots.evaluator import evaluator_for
from stip.bots.hints import Reason, hint
from stip.bots.players import make_player
from stip.bots.review import review
from stip.bots.searcher import Budget
from stip.games import GAMES, rulebook_of
from stip.games.contract import Move
from stip.locale import LANGUAGES, has_text, localize
from stip.play.game import Game, new
from stip.play.position import View
from stip.play.record import save


@cache
def finished(game: str, seed: int = 2, strong: str = "3@60", weak: str = "random") -> Game:
    played = new(game, seed=seed)
    players = [make_player(strong, game, 1), make_player(weak, game, 2)]
    while not played.is_over:
        played.play(players[played.turn - 1].choose(played.view(played.turn)))
    return played


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_with_a_reason_in_words(game: str) -> None:
    played, player = new(game, seed=6), make_player("5@30", game)
    texts = set()
    for _ in range(45):
        given = hint(played.view(played.turn), Budget(iterations=60))
        assert given.move in played.legal_moves.codes
        assert 0.0 <= given.chance <= 1.0
        if given.reason:
            texts.add(given.reason.text())
        played.play(player.choose(played.view(played.turn)))
    assert len(texts) > 2, "not always the same reason"
    assert all(text == text.strip() and "{" not in text for text in texts)


def test_a_hint_says_that_the_last_pawn_comes_home() -> None:
    """H-12: the move that wins is found, and called so; one before the last is called what it is."""
    games = (finished("halma", seed, strong="4@150") for seed in range(2, 20))
    before_last = (game.position_at(game.ply - 1) for game in games)
    last = next(position for position in before_last if position.turn == 1)  # and not brought home by the other (H-13)
    assert hint(View(last, 1), Budget(iterations=50)).reason == Reason("hint-wins", {})


def test_what_every_move_does_is_no_reason() -> None:
    """Almost every move of Halma brings a pawn forward; that is said of one that brings it further than others."""
    game, player, evaluator = new("halma", seed=8), make_player("3@30", "halma"), evaluator_for("halma")
    feature, told = evaluator.evaluation.FEATURES.index("distance"), set()
    for _ in range(30):
        view = game.view(game.turn)
        given = hint(view, Budget(iterations=40))
        told.add(given.reason.code if given.reason else "")
        if given.reason and given.reason.code == "halma-hint-distance":
            left = {code: evaluator.features_of(game.after(Move(code)), view.seat)[feature] for code in view.codes}
            assert left[int(given.move)] < sum(left.values()) / len(left)
        game.play(player.choose(view))
    assert "halma-hint-distance" in told
    assert len(told) > 1


def test_a_reason_is_told_as_a_sentence() -> None:
    for language in LANGUAGES:
        text = Reason("hint-wins", {}).sentence(language)
        assert text[0].isupper()
        assert text.endswith(".")
        assert Reason("hint-wins", {}).text(language) in text


def test_every_text_for_hints_is_about_a_feature() -> None:
    """So that no reason is ever left unsaid because of a misspelt name."""
    for game in GAMES:
        texts = (rulebook_of(game).folder / "texts/en.ftl").read_text()
        names = re.findall(rf"^{game}-hint-([a-z-]+) =", texts, re.MULTILINE)
        features = [feature.replace("_", "-") for feature in evaluator_for(game).evaluation.FEATURES]
        assert len(names) >= 4
        known = {*features, *(f"{feature}-theirs" for feature in features), *(f"keeps-{one}" for one in features)}
        assert {name for name in names if not name.startswith("move-")} <= known


@pytest.mark.parametrize("game", GAMES)
def test_a_review_judges_every_move(game: str) -> None:
    played = finished(game)
    if played.ply > 120:
        played = finished(game, strong="3@60", weak="2")
    judged, describe_move = list(review(played, iterations=20)), rulebook_of(game).presentation.describe_move
    assert [one.number for one in judged] == list(range(1, len(played.log) + 1))
    for one in judged:
        assert sum(one.chances) == pytest.approx(1.0)
        assert bool(one.better) == bool(one.better_touches)
        assert all(describe_move(text, "en") for text in (one.text, one.better) if text and one.touches)
        assert (one.better != "") == (one.sign != "")
        assert one.better or one.reason is None
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
    judged = list(review(played, iterations=8))
    assert all(sum(one.chances) == pytest.approx(total) for one in judged)
    assert played.outcome
    assert judged[-1].chances == tuple(float(place == 1) for place in played.outcome.places)


def test_a_review_finds_where_a_game_was_thrown_away() -> None:
    """P-12: not to block a row of four is a mistake, and the better move is told."""
    judged = list(review(finished("punto", seed=3, strong="4@300", weak="random"), iterations=300))
    by_random = [one for one in judged if one.seat == 2 and one.sign]
    by_strong = [one for one in judged if one.seat == 1 and one.sign == "??"]
    assert len(by_random) > len(by_strong)
    assert all(one.better for one in by_random)
    assert any(one.reason and one.reason.text() for one in by_random)


def test_whoever_gives_a_card_away_is_told_why() -> None:
    """T-8: what is kept, or that the card can do least."""
    for seed in range(4):
        view = new("tokken", seed=seed, first=1).view(1)
        given = hint(view, Budget(iterations=200))
        assert view.write(given.move).startswith("give ")
        assert given.reason
        assert re.match("tokken-hint-(keeps-|move-give|idle)", given.reason.code)


def test_what_cannot_be_known_is_no_reason() -> None:
    """Nobody sees the other's cards, and a threat can be stopped."""
    assert not any(has_text(f"tokken-hint-{feature}-theirs") for feature in ("best", "idle"))
    assert localize("to-the-point-hint-firm-threat", {}) == localize("to-the-point-hint-threat", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_card_that_swaps_or_walks_a_pawn_sets_it_back_and_others_hit_it(language: str) -> None:
    """T-24, T-26."""
    for feature in ("next", "second", "later"):
        code = f"tokken-hint-{feature}-theirs"
        jack, five, other = (Reason(code, {"first": first}).text(language) for first in ("J", 5, "8"))
        assert jack == five != other


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
    save(new("punto", seed=1, first=1), record)  # with a single legal move, which is a reason at any speed
    assert re.fullmatch(r"Seat 1: \S+ [a-z ]+ \(chances \d+ %\)\.\n", command("hint", str(record), "--seconds", "0.1"))
    save(finished("punto"), record)
    assert "over" in command("hint", str(record), code=2)
