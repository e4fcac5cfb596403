"""What is told of Tokken: what a card caused, to whom, and what decided the game."""

from __future__ import annotations

import pytest
from kit.positions import after
from kit.telling import effects
from kit.tokken import table

from stip.games.tokken import scene as tokken
from stip.locale import LANGUAGES
from stip.play.game import new
from stip.play.position import Position, View


def told(position: Position, *moves: str, seat: int = 1, language: str = "en", names: tuple[str, ...] = ()) -> str:
    """Return what the last of these moves caused."""
    before = after(position, *moves[:-1])
    return effects(before, after(before, moves[-1]), seat, language, names)


@pytest.mark.clause("T-15")
def test_a_hit_pawn_is_told_by_its_colour_and_owner() -> None:
    position = table("8 2", "r3", "g11", other="2 3")
    assert told(position, "8 r", seat=1) == "The other’s green is hit."
    assert told(position, "8 r", seat=2) == "Your green is hit."
    assert told(position, "8 r", seat=0) == "The square green is hit."
    names = ("Anna", "Mimo")
    assert told(position, "8 r", seat=1, names=names) == "Mimo’s green is hit."
    assert told(position, "8 r", seat=2, names=names) == "Your green is hit."
    assert told(position, "8 r", seat=0, names=names) == "Mimo’s green is hit."
    assert len({told(position, "8 r", seat=2, language=language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.clause("T-23")
def test_everybody_whom_a_king_hits_is_told() -> None:
    position = table("K 2", "r1 y5", "b11", other="2 3")
    assert told(position, "K r", seat=2) == "The other’s yellow is hit. Your blue is hit."


@pytest.mark.clause("T-21")
def test_a_black_dot_that_carries_a_pawn_on_is_told() -> None:
    assert told(table("6 2", "r3", "", other="2 3"), "6 r") == "The black dot carries it on."
    assert told(table("4 2", "r13", "", other="2 3"), "4 r") == "The black dot carries it on."
    assert told(table("5 2", "", "y4", other="2 3"), "5 *y") == "The black dot carries it on."
    assert told(table("7 2", "r3 y20", "", other="2 3"), "7 r6") == "The black dot carries it on."
    assert told(table("8 2", "r9", "", other="2 3"), "8 r") == ""  # it had stood on the dot


def test_what_is_no_walk_is_not_carried_on() -> None:
    assert told(table("J 2", "r3", "g9", other="2 3"), "J r*g") == ""
    assert told(table("K 2", "", "", other="2 3"), "K+r") == ""


def test_a_pawn_that_comes_home_is_told() -> None:
    position = table("6 2", "b33", "", other="2 3")
    assert told(position, "6 b", seat=1) == "Your blue is home."
    assert told(position, "6 b", seat=2) == "The other’s blue is home."


@pytest.mark.clause("T-8")
def test_only_who_got_a_card_is_told_which() -> None:
    position = table("9 K 2 4", other="A 3 8 8", exchanging=True, dealer=2, round_number=2)
    given = after(position, "give 9")
    assert effects(position, given, 1) == effects(position, given, 2) == effects(position, given, 0) == ""
    assert told(position, "give 9", "give A", seat=1) == "You got an ace."
    assert told(position, "give 9", "give 8", seat=1) == "You got an 8."
    assert told(position, "give 9", "give A", seat=2) == "You got a 9."
    assert told(position, "give 9", "give A", seat=0) == "The cards have changed hands."


@pytest.mark.clause("T-11")
def test_the_jokers_extra_card_is_told_to_who_takes_it() -> None:
    position = table("X 2", "r3", "", other="2 3", pile="7", round_number=2)
    assert told(position, "X r", seat=1) == "You draw a 7."
    assert told(position, "X r", seat=2) == told(position, "X r", seat=0) == "The joker brings an extra card."


def test_new_cards_are_told() -> None:
    game = new("tokken", seed=5, exchange="draw")
    while game.fields.round_number == 1:
        before = game.position_at(len(game.log))
        game.play(game.legal_moves[0])
    assert effects(before, game, 0).endswith("New cards are dealt. The cards have changed hands.")
    assert " You got " in effects(before, game, 1)


@pytest.mark.clause("T-29")
def test_the_ending_tells_how_far_the_other_was() -> None:
    over = table("A 2", "yH gH bH r35", "bH", other="2 3").after("A r")
    shown = tokken.scene(View(over, 2).fields, 2, "en")
    assert shown.ending is not None
    assert shown.ending.text == "All four pawns are home. The other had one."
    assert (shown.ending.winners, shown.ending.sprites) == ([1], ["round-ivory"])
