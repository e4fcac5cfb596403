"""The pictures of leaflets are drawn from positions: what they mark is what the rules allow."""

from __future__ import annotations

import re
from typing import Any

import pytest
from kit.cases import OWN_GAMES

from stip.games import rulebook_of
from stip.games.leaflet import pictures_of
from stip.play import illustrations
from stip.play.illustrations import illustration

PICTURES = [(game, name) for game in OWN_GAMES for name in pictures_of(rulebook_of(game))]


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_a_picture_shows_a_part_of_the_board_and_keeps_its_colours_to_the_page(game: str, name: str) -> None:
    drawn = illustration(rulebook_of(game), name)
    assert "<use" in drawn
    assert "<style" not in drawn
    assert "<text" not in drawn, "letters would be too small to read"


def test_the_steps_and_jumps_of_a_pawn_are_marked() -> None:
    drawn = illustration(rulebook_of("halma"), "jump")
    assert drawn.count('href="#go"') == 4
    assert drawn.count('stroke="var(--touch)"') == 1, "the pawn itself"


def test_a_card_may_lie_beside_others_and_on_one_with_fewer_points() -> None:
    drawn = illustration(rulebook_of("punto"), "lay")
    assert drawn.count('stroke="var(--touch)"') == 13


def test_a_move_leaves_its_trail_and_a_row_stands_out() -> None:
    assert 'class="red"' in illustration(rulebook_of("halma"), "ladder")
    assert illustration(rulebook_of("punto"), "row").count('opacity=".42"') == 6, "all cards but the five of the row"


def test_a_picture_that_no_move_explains_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: dict[str, dict[str, Any]] = {"wrong": {"touch": ["field:h8"]}}
    monkeypatch.setattr(illustrations, "pictures_of", lambda book: wrong)
    with pytest.raises(AssertionError, match=re.escape("no move of Halma begins with ['field:h8']")):
        illustrations.illustration.__wrapped__(rulebook_of("halma"), "wrong")
