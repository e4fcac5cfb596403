"""How Mill looks: what lies where, what can be touched, which way a man went, and what is told of a move."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
import stip.games
from stip.games.contract import Move
from stip.games.scene import Scene, Telling, Thing
from stip.play.game import new
from stip.play.position import Position, View

import stip_mill
from boards import drawn, play
from stip_mill import scene
from stip_mill.board import NAMES

CLOSING = """
1-----1-----·
| ·---·---· |
| | ·-·-· | |
·-·-·   2-·-1
| | ·-·-· | |
| ·---·---2 |
2-----2-----2
"""


def scene_of(position: Position, seat: int = 1) -> Scene:
    return scene.scene(View(position, seat).fields, seat, "en")


def things_of(shown: Scene, panel: int = 0) -> dict[str, Thing]:
    return {thing.id: thing for thing in shown.panels[panel].things}


def some_positions() -> list[Position]:
    """Positions of a few random games, the last ones too."""
    found: list[Position] = []
    for seed in range(6):
        luck, game = random.Random(seed), new("mill", seed=seed)
        while not game.is_over:
            if luck.random() < 0.1:
                found.append(game.position_at(len(game.log)))
            game.play(Move(int(luck.choice(game.legal_moves.codes))))
        found.append(game)
    return found


def test_every_legal_move_can_be_touched_and_everything_lies_where_it_can_be_seen() -> None:
    for position in some_positions():
        for seat in (1, 2):
            view = View(position, seat)
            shown = scene_of(position, seat)
            there = {thing.touch for thing in shown.panels[0].things}
            assert all(there >= set(view.touches(Move(code))) for code in view.codes)
            ids = [thing.id for panel in shown.panels for thing in panel.things]
            assert len(ids) == len(set(ids))
            assert set(shown.won) <= set(ids)
            for panel in shown.panels:
                x, y, width, height = panel.box
                for thing in panel.things:
                    wide, high = thing.width / 2, (thing.height or thing.width) / 2
                    assert x <= thing.x - wide <= thing.x + wide <= x + width
                    assert y <= thing.y - high <= thing.y + high <= y + height
                    assert not thing.touch or (thing.label and thing.width)


@pytest.mark.clause("M-1")
def test_all_men_lie_on_the_board_or_in_a_tray() -> None:
    """Of each seat nine: M-1."""
    for position in some_positions():
        sprites = [thing.sprite for panel in scene_of(position).panels for thing in panel.things]
        assert (sprites.count("round-red"), sprites.count("round-blue")) == (9, 9)


@pytest.mark.clause("M-2")
def test_a_point_lies_where_its_name_says_and_the_rim_names_columns_and_rows() -> None:
    """A1 is at the bottom left."""
    shown = scene_of(new("mill", seed=1))
    things, rim = things_of(shown), {letter.text: letter for letter in shown.panels[0].rim}
    assert sorted(rim) == sorted("abcdefg1234567")
    for name in NAMES:
        assert things[f"point:{name}"].x == rim[name[0]].x
        assert things[f"point:{name}"].y == rim[name[1]].y
    assert things["point:a1"].x == min(thing.x for thing in things.values())
    assert things["point:a1"].y == max(thing.y for thing in things.values())


def test_the_board_lies_the_same_for_everybody() -> None:
    game = new("mill", seed=1).play("a7")
    assert scene_of(game, 0).panels == scene_of(game, 1).panels == scene_of(game, 2).panels
    assert scene_of(game).follows_turn


@pytest.mark.clause("M-4", "M-6")
@pytest.mark.parametrize(
    ("moves", "ask"),
    [
        ("", "Your turn. Which man?"),
        ("g4-g7", "A mill! Which man do you take?"),
        ("g4-g7 xe4 f2-f4 a7-a4", "Your turn. Which man?"),
    ],
)
def test_who_is_to_move_is_asked_for_the_right_thing(moves: str, ask: str) -> None:
    assert scene_of(play(drawn(CLOSING, flying="no"), moves)).ask == ask


@pytest.mark.clause("M-3", "M-5")
def test_who_places_and_who_flies_is_asked_so() -> None:
    assert scene_of(new("mill", seed=1)).ask == "Where do you place a man?"
    assert scene_of(drawn(CLOSING)).ask == "Your men may fly. Which one?"


def test_a_move_leaves_its_trail_and_a_ring_where_a_man_was_taken() -> None:
    after = play(drawn(CLOSING, flying="no"), "g4-g7 xe4")
    way, ring = scene_of(after).trails
    assert (way.points, way.pigment, way.kind) == ([scene.place("g4"), scene.place("g7")], "red", "glide")
    assert (ring.points, ring.pigment) == ([scene.place("e4")], "blue")
    (flight,) = scene_of(drawn(CLOSING).after("a7-f6")).trails
    assert flight.kind == "hop"
    assert scene_of(new("mill", seed=1).play("a7")).trails == []


def test_the_trays_hold_the_men_to_be_placed_and_those_taken() -> None:
    shown = scene_of(play(new("mill", seed=1, first=1), "a7 b6 d7 b4 g7 xb4"))
    lying = [thing.sprite for name, thing in things_of(shown, 1).items() if name.startswith(("hand:1", "taken:1"))]
    assert lying == ["round-red"] * 6 + ["round-blue"]
    assert things_of(shown, 1)["tray:1"].label == "Red: 6 men in hand, 1 taken"
    assert things_of(shown, 1)["tray:2"].label == "Blue: 7 men in hand, none taken"
    assert [sign.note for sign in shown.seats] == ["6 in hand", "7 in hand"]


@pytest.mark.clause("M-11", "M-12")
def test_the_men_of_the_winner_stand_out_and_nobodys_after_a_draw() -> None:
    won = drawn(
        """
        2-----1-----2
        | ·---1---· |
        | | ·-·-· | |
        1-·-·   1-·-1
        | | ·-·-· | |
        | 1---1---· |
        2-----·-----2
        """
    ).after("d2-d1")
    assert len(scene_of(won).won) == 7
    assert "man:d1" in scene_of(won).won
    drawn_game = play(drawn(CLOSING, flying="no"), "d7-d6 e4-e5 d6-d7 e5-e4 d7-d6 e4-e5 d6-d7 e5-e4")
    assert drawn_game.is_over
    assert scene_of(drawn_game).won == []


@pytest.mark.parametrize(
    ("text", "to_others", "to_who_did_it"),
    [
        ("d2", "places a man on d2", "place a man on d2"),
        ("a1-a4", "moves from a1 to a4", "move from a1 to a4"),
        ("a1-g7", "flies from a1 to g7", "fly from a1 to g7"),
        ("xd2", "takes the man on d2", "take the man on d2"),
    ],
)
def test_moves_are_told_in_words(text: str, to_others: str, to_who_did_it: str) -> None:
    assert scene.describe_move(text, "en") == to_others
    assert scene.describe_move(text, "en", Telling("me")) == to_who_did_it


def test_a_mill_that_is_closed_is_told() -> None:
    before, closed = drawn(CLOSING), drawn(CLOSING).after("g4-g7")
    assert scene.describe_effects(before.fields, closed.fields, 1, "en") == "A mill: a man may be taken."
    assert scene.describe_effects(closed.fields, closed.after("xe4").fields, 1, "en") == ""


def test_all_that_is_shown_is_drawn_somewhere_in_the_tokens_colours() -> None:
    shared = (Path(stip.games.__file__).parent / "sprites.svg").read_text(encoding="utf-8")
    own = (Path(stip_mill.__file__).parent / "sprites.svg").read_text(encoding="utf-8")
    drawn_ids = re.findall(r'\bid="([^"]+)"', shared + own)
    assert len(drawn_ids) == len(set(drawn_ids))
    for position in some_positions()[:5]:
        for panel in scene_of(position).panels:
            assert {thing.sprite for thing in panel.things} <= {*drawn_ids, ""}
    pictures = [file.read_text(encoding="utf-8") for file in (Path(stip_mill.__file__).parent / "pictures").glob("*")]
    assert len(pictures) == 4
    for text in (own, *pictures):
        assert {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)} <= set(drawn_ids)
        assert not re.search(r' style=|="#[0-9A-Fa-f]{3,8}"', text)


def test_a_picture_shows_the_board_and_both_trays() -> None:
    picture = new("mill", seed=1).svg()
    assert picture.count('href="#mill-tray"') == 2
    assert picture.count('href="#round-red"') == 9
