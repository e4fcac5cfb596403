"""Positions as short texts: what is no such text is refused in words."""

from __future__ import annotations

import pytest

import stip
from stip.errors import BadPlayers, BadSeat, BadView, UnknownGame
from stip.play.position_text import read_position, write_position


@pytest.mark.parametrize(
    ("change", "error", "problem"),
    [
        (lambda text: "nonsense", BadView, "is not a position text"),
        (lambda text: text[:-6], BadView, "damaged or incomplete"),
        (lambda text: text[:-3] + "AAA", BadView, "damaged or incomplete"),
        (lambda text: text + "A", BadView, "damaged or incomplete"),
        (lambda text: "halma/2/1/AAAA", BadView, "damaged or incomplete"),
        (lambda text: text.replace("halma/2", "chess/2"), UnknownGame, "chess"),
        (lambda text: text.replace("halma/2", "halma/9"), BadPlayers, "9"),
        (lambda text: text.replace("halma/2/1", "halma/2/7"), BadSeat, "7"),
    ],
)
def test_what_is_no_position_is_refused_in_words(change, error, problem) -> None:  # type: ignore[no-untyped-def]
    text = write_position(stip.new("halma", seed=1, first=1).view(1))
    assert read_position(text).turn == 1
    with pytest.raises(error, match=problem):
        read_position(change(text))


def test_a_position_tells_its_options() -> None:
    assert stip.new("halma", seed=1, squatters="strict").options == {"may_leave_goal": "yes", "squatters": "strict"}
    assert stip.new("punto", seed=1, rounds_to_win=3).view(0).options == {"rounds_to_win": 3, "teams": "no"}
