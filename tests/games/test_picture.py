"""Pictures: a scene as one SVG that needs nothing else and tells no more than the scene."""

from __future__ import annotations

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from kit.cases import OWN_GAMES, Case, default_cases
from kit.command import stip
from kit.tables import TableHarness, order, two_people

from stip.errors import NotNow
from stip.games import GAMES, rulebook_of
from stip.games.contract import Move
from stip.games.leaflet import pictures_of
from stip.games.picture import STYLE, self_contained
from stip.play.game import Game, new
from stip.play.illustrations import illustration
from stip.play.position import View
from stip.table.projection import picture_of, scene_of

DRAWN = [name for name in GAMES if rulebook_of(name).presentation]
each_case = pytest.mark.parametrize("case", [case for case in default_cases() if case.game in DRAWN], ids=str)


def played(case: Case, plies: int) -> Game:
    rng = random.Random(str(case))
    game = case.new(rng.randrange(2**32))
    while game.ply < plies and not game.is_over:
        game.play(Move(int(rng.choice(game.legal_moves.codes))))
    return game


@each_case
def test_a_picture_is_well_formed_and_needs_nothing_else(case: Case) -> None:
    game = played(case, 40)
    for seat in range(case.players + 1):
        check_needs_nothing_else(game.view(seat).svg())


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_drawing_for_the_page_can_stand_alone(game: str) -> None:
    book = rulebook_of(game)
    for name in pictures_of(book):
        check_needs_nothing_else(self_contained(illustration(book, name), book, name))


def check_needs_nothing_else(text: str) -> None:
    ids = [str(part.get("id")) for part in ElementTree.fromstring(text).iter() if part.get("id")]
    used = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)}
    assert len(ids) == len(set(ids))
    assert used == set(ids), "what is drawn is there, and nothing besides"
    assert set(re.findall(r"var\((--[a-z0-9-]+)", text)) - {"--edge"} <= set(re.findall(r"(--[a-z0-9-]+):", STYLE))
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")


@each_case
def test_a_picture_does_not_change_when_what_is_hidden_changes(case: Case) -> None:
    for plies in (0, 5, 40):
        game = played(case, plies)
        for seat in range(case.players + 1):
            view = game.view(seat)
            for rng in range(2):
                assert View(view.imagine(rng), seat).svg() == view.svg()


def test_a_game_shows_what_a_spectator_sees_and_a_view_what_its_seat_sees() -> None:
    game = new("to-the-point", seed=7)
    assert game._repr_svg_() == game.svg() == game.view(0).svg()
    assert game.view(1)._repr_svg_() == game.view(1).svg() != game.svg()


def test_a_picture_follows_the_reader_unless_it_is_told_otherwise() -> None:
    game = new("halma", players=2, seed=7)
    assert "data-theme=" not in game.svg().partition("<style>")[0]
    assert 'data-theme="dark"' in game.svg("dark").partition("<style>")[0]
    assert "@media (prefers-color-scheme: dark)" in STYLE


def test_where_somebody_has_won_the_rest_fades() -> None:
    game = new("to-the-point", seed=7)
    assert 'opacity=".42"' not in game.svg()
    assert 'opacity=".42"' in game.resign(1).svg()


def test_the_command_shows_a_board_of_a_record_or_draws_it(tmp_path: Path) -> None:
    record, picture = str(rulebook_of("to-the-point").folder / "example.txt"), tmp_path / "board.svg"
    assert "B8" not in stip("show", record, "--after", "0")
    assert "turn 1" in stip("show", record, "--after", "0", "--seat", "1")
    assert stip("show", record, "--svg", str(picture)) == ""
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")
    assert "seat" in stip("show", record, "--seat", "3", code=2)


def test_a_table_shows_each_their_own_scene_and_everybody_the_same_picture() -> None:
    table = two_people("to-the-point").table
    hands = [[panel.name for panel in scene_of(table, seats).panels][2:] for seats in ((), (1,), (2,), (1, 2))]
    assert hands == [[], ["hand"], ["hand"], ["hand"]]
    assert scene_of(table, (1, 2)) == scene_of(table, (table.turn,))
    assert table.game
    assert picture_of(table) == table.game.svg()


def test_before_a_game_begins_there_is_nothing_to_see() -> None:
    table = TableHarness(order("Ann open", "halma")).table
    with pytest.raises(NotNow):
        picture_of(table)
