"""Positions as data: JSON beside a game, which its own `positions.py` reads."""

from __future__ import annotations

from typing import Any

import pytest

from stip.errors import BadPosition, UnknownOption
from stip.games import rulebook_of
from stip.games.positions import read_position
from stip.kernel.buffer import Buffer
from stip.play.position import Position, View
from stip.play.validation import check_view

GIVEN: dict[str, dict[str, Any]] = {
    "halma": {"drawing": [". . .", "1 1 ."]},
    "punto": {"drawing": ["R5 B3", "O2 ."], "card": "R9"},
    "to-the-point": {"tiles": {"d1": "byyy"}, "yellow": "S", "options": {"board": "5x7"}},
    "tokken": {"hand": "A 9", "one": "r5", "two": "bH"},
}
each_game = pytest.mark.parametrize("game", GIVEN)


def position_of(game: str, **given: object) -> Position:
    book = rulebook_of(game)
    return Position(book, Buffer(read_position(book, {**GIVEN[game], **given})))


@each_game
def test_a_position_given_as_data_could_have_been_played(game: str) -> None:
    position = position_of(game)
    for seat in range(position.players + 1):
        check_view(position.rulebook, View(position, seat).state, seat)
    assert position.turn == 1
    assert position.legal_moves


@each_game
@pytest.mark.parametrize("mistake", [{"unheard-of": 1}, {"seat": "one", "colour": "one"}, {"options": 7}])
def test_data_that_describe_no_position_are_refused_with_a_reason(game: str, mistake: dict[str, object]) -> None:
    with pytest.raises(BadPosition, match="This is not a position of"):
        position_of(game, **mistake)


@each_game
def test_an_option_that_the_game_does_not_have_is_named(game: str) -> None:
    with pytest.raises(UnknownOption, match="colour_of_the_sky"):
        position_of(game, options={"colour_of_the_sky": "blue"})


@pytest.mark.parametrize(
    ("game", "mistake"),
    [
        ("halma", {"corner": "z9"}),
        ("punto", {"card": "X5"}),
        ("punto", {"drawing": ["R5 R5 R5"]}),
        ("to-the-point", {"tiles": {"d1": "byyy", "d2": "yyyb"}}),
        ("to-the-point", {"yellow": "nowhere"}),
        ("tokken", {"hand": "A A A"}),
        ("tokken", {"one": "purple"}),
    ],
)
def test_what_is_not_in_the_box_is_not_on_the_table(game: str, mistake: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        position_of(game, **mistake)
