"""What is told of Punto: what a card caused, and what decided a round and the game."""

from __future__ import annotations

import pytest
from kit.punto import drawn
from kit.telling import effects

from stip.games.punto import scene as punto
from stip.games.scene import Ending, Scene
from stip.locale import LANGUAGES
from stip.play.position import Position, View

FOUR = "R1 R2 R3 R4 ."  # one more makes five


def told(position: Position, move: str) -> str:
    return effects(position, position.after(move))


def round_end(before: Position, move: str, seat: int = 1) -> Scene | None:
    one, two = (View(position, seat).fields for position in (before, before.after(move)))
    return punto.round_end(one, before.parse(move), two, seat, "en")


def ended(position: Position, language: str = "en") -> Ending | None:
    return punto.scene(View(position, 1).fields, 1, language).ending


def test_a_card_beside_others_causes_nothing() -> None:
    assert told(drawn("R1 B2", "G5"), "h6") == ""


def test_what_is_covered_is_told_and_a_row_that_is_broken() -> None:
    assert told(drawn("R1 B2", "G5"), "f6") == "It covers red 1."
    assert told(drawn("R1 R2 R3", "B5", seat=2), "g6") == "It covers red 2 and breaks a row of 3."
    assert told(drawn("R1 R2 R3", "R5"), "g6") == "It covers red 2."


def test_a_row_that_lacks_one_card_is_told() -> None:
    assert told(drawn("O1 O2 O3", "O5"), "i6") == "Four oranges in a row: one more wins."
    assert told(drawn("O1 O2", "O5", players=3, seat=2), "h6") == "Three oranges in a row: one more wins."


@pytest.mark.clause("P-13")
def test_a_row_of_the_neutral_colour_is_not_told() -> None:
    assert told(drawn("G1 G2", "G5", players=3), "h6") == ""


@pytest.mark.parametrize(
    ("drawing", "card", "seat", "players", "teams", "sprites", "winners"),
    [
        ("R1 R2 R3 R4 .", "R5", 1, 2, "no", ["round-red"], [1]),
        ("O1 O2 O3 O4 .", "O5", 1, 2, "no", ["round-orange"], [1]),
        ("B1 B2 B3 B4 .", "B5", 2, 2, "no", ["round-blue"], [2]),
        ("G1 G2 G3 G4 .", "G5", 2, 2, "no", ["round-green"], [2]),
        ("O1 O2 O3 O4 .", "O5", 3, 4, "yes", ["round-orange"], [1, 3]),
        ("G1 G2 G3 G4 .", "G5", 2, 4, "yes", ["round-green"], [2, 4]),
        ("O1 O2 O3 .", "O5", 2, 3, "no", ["round-orange"], [2]),
        ("G1 G2 G3 .", "G5", 4, 4, "no", ["round-green"], [4]),
    ],
)
def test_the_colour_that_won_a_round_or_the_game_is_shown(
    drawing: str, card: str, seat: int, players: int, teams: str, sprites: list[str], winners: list[int]
) -> None:
    place = "jihg"[5 - len(drawing.split())] + "6"
    for rounds in (1, 2):
        before = drawn(drawing, card, seat, players, teams=teams, rounds_to_win=rounds)
        shown = round_end(before, place) if rounds == 2 else punto.scene(View(before.after(place), 1).fields, 1, "en")
        assert shown is not None
        assert shown.ending is not None
        assert (shown.ending.sprites, shown.ending.winners) == (sprites, winners)
        assert len(shown.won) == len(drawing.split())


@pytest.mark.clause("P-18")
def test_the_end_of_a_round_tells_who_won_it_how_the_score_and_the_card_that_leaves() -> None:
    shown = round_end(drawn("O1 O2 O9 O4 .", "O5"), "j6")
    assert shown is not None
    assert shown.ending == Ending(
        text="Five oranges in a row.",
        winners=[1],
        sprites=["round-orange"],
        consequence="Orange 9 leaves the game: the winner gives up the highest card of the winning row.",
        consequence_sprite="punto-orange-9",
    )
    assert shown.won == [f"card:{column}6:0" for column in "fghij"]
    assert [sign.note.split(",")[0] for sign in shown.seats] == ["1 round", "0 rounds"]
    before = drawn("O1 O2 O9 O4 .", "O5")
    assert effects(before, before.after("j6")) == "A new round begins."


def test_the_end_of_the_game_tells_the_row_and_the_score() -> None:
    over = drawn("O1 O2 O3 O4 .", "O5", rounds_to_win=1).after("j6")
    ending = ended(over)
    assert ending is not None
    assert ending.text == "Five oranges in a row. One round to none."
    four = ended(drawn("O1 O2 O3 .", "O5", seat=2, players=4, rounds_to_win=1).after("i6"))
    assert four is not None
    assert four.text == "Four oranges in a row. One round won."
    assert ended(drawn(FOUR, "R5")) is None
    texts = [ended(over, language) for language in LANGUAGES]
    assert len({one.text for one in texts if one}) == len(LANGUAGES)


def full(top: str) -> Position:
    """Return a table without rows but for those at the top, on which only a blue 1 can still be covered."""
    lines = top.splitlines()
    rows = [["BGOR"[(column + 2 * row) % 4] + "9" for column in range(6)] for row in range(6 - len(lines))]
    rows[0][0] = "B1"
    drawing = "\n".join([*lines, *(" ".join(row) for row in reversed(rows))])
    return drawn(drawing, "B9", seat=2)


@pytest.mark.clause("P-15")
def test_without_a_whole_row_more_rows_of_one_less_are_told() -> None:
    shown = round_end(full("R9 R9 R9 R9 O9 R9"), "f6")
    assert shown is not None
    assert shown.ending is not None
    assert shown.ending.text == "No whole row, but more rows of 4: 1 to 0."
    assert (shown.ending.winners, shown.ending.sprites, len(shown.won)) == ([1], ["round-red"], 4)


@pytest.mark.clause("P-16")
def test_of_as_many_rows_those_with_fewer_points_are_told() -> None:
    shown = round_end(full("R9 R9 R9 R9 O9 R9\nG8 G9 G9 G9 R9 O9"), "f6")
    assert shown is not None
    assert shown.ending is not None
    assert shown.ending.text == "As many rows of 4 as anybody else, but fewer points in them."
    assert (shown.ending.winners, shown.ending.sprites) == ([2], ["round-green"])


@pytest.mark.clause("P-17")
def test_a_round_that_nobody_wins_is_told() -> None:
    shown = round_end(full("O9 R9 B9 G9 O9 R9"), "f6")
    assert shown is not None
    assert shown.ending == Ending(text="No row decides it.")
    assert shown.won == []
