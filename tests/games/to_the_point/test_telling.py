"""What is told of To the Point: dots that appear and disappear, how far a pawn has to go, and what decided the game."""

from __future__ import annotations

import pytest
from kit.telling import effects
from kit.to_the_point import table

from stip.games.to_the_point import scene
from stip.locale import LANGUAGES
from stip.play.position import Position, View

NAMES = ("Anna", "Mimo")


def told(position: Position, move: str, language: str = "en", seat: int = 0, names: tuple[str, ...] = ()) -> str:
    return effects(position, position.after(move), seat, language, names)


def test_dots_that_a_tile_makes_or_takes_away_are_told() -> None:
    position = table(d3="gbgg", display="bbbb gggg yyyy")
    assert told(position, "+1@e3/0") == "A blue dot is made."
    assert told(position, "+2@b6/0") == ""
    made = position.after("+1@e3/0").after("end").after("end")
    assert told(made, "e3>f7") == "A dot is gone."
    joker = table(d3="grgg", display="bbbb rrrr yyyy")
    assert told(joker, "+2@e3/0") == "A dot for any card is made."
    assert told(table(d3="gbgg", e4="bbbb", display="bbbb gggg yyyy"), "+1@e3/0") == "2 dots are made."
    assert len({told(position, "+1@e3/0", language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.clause("TP-22")
def test_a_walk_tells_the_steps_that_are_left_and_a_red_dot_that_cards_may_be_changed() -> None:
    position = table(yellow="S", blue="N", hand="B| G4 Y/ Y|", d1="bbbb", d2="bbbb", d7="bbbb")
    assert told(position, "B| n") == "Yellow: 6 steps to go."
    assert told(table(yellow="d2n", hand="G| G4 Y/ Y|", d2="gggg", d3="gggg"), "G| n") == (
        "Yellow: 4 steps to go. A red dot: cards may be changed."
    )


def test_who_is_walked_back_is_told() -> None:
    position = table(yellow="S", blue="d5n", hand="B| G4 Y/ Y|", d1="bbbb", d6="bbbb", d7="bbbb", d5="bbbb")
    assert told(position, "B|* n") == "Blue is pushed back: 6 steps to go."
    assert told(position, "B|* n", seat=1, names=NAMES) == "Mimo is pushed back: 6 steps to go."
    assert told(position, "B|* n", seat=2, names=NAMES) == "You are pushed back: 6 steps to go."


def test_nobody_is_pushed_back_who_walks_back() -> None:
    position = table(yellow="d1n", hand="B| G4 Y/ Y|", d1="bbbb", d2="bbbb")
    assert told(position, "B| s", seat=1, names=NAMES) == "You: 7 steps to go."
    assert told(position, "B| s", seat=2, names=NAMES) == "Anna: 7 steps to go."


def test_every_step_nearer_to_the_goal_changes_the_number_of_steps_that_are_left() -> None:
    """As many as it takes, along the board and across it; the first one brings the pawn in."""
    waiting = table(d1="bbbb", hand="B8 G4 Y/ Y|")
    assert told(waiting, "enter B8", seat=1) == "You: 7 steps to go."
    assert scene.scene(waiting.fields, 1, "en").seats[0].note == "8 steps to go"
    aside = {"hand": "B8 G4 Y/ Y|", "c5": "bbbb", "c6": "bbbb", "d6": "bbbb", "d7": "bbbb"}
    assert told(table(yellow="c5n", **aside), "B8 ne", seat=1) == "You: 2 steps to go."
    assert told(table(yellow="c6e", **aside), "B8 ne", seat=1) == "You: 1 step to go."


@pytest.mark.clause("TP-25")
def test_the_ending_tells_which_pawn_has_arrived_and_how_far_the_other_was() -> None:
    over = table(yellow="d6n", blue="d1n", hand="B| G4 Y/ Y|", d7="bbbb", d6="bbbb", d1="gggg", d2="gggg").after("B| n")
    ending = scene.scene(View(over, 2).fields, 2, "en").ending
    assert ending is not None
    assert ending.text == "Yellow stands on blue’s start point. The other had one step to go."
    assert (ending.winners, ending.sprites) == ([1], ["round-yellow"])
