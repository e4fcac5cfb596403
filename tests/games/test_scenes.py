"""The contract of scenes: what holds for every game that has one, with every number of players and every option."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from kit.cases import Case, all_cases

import stip.games
from stip.games import GAMES, rulebook_of
from stip.games.contract import Move, Presentation
from stip.games.rulebook import Rulebook
from stip.games.scene import Panel, Scene, Thing
from stip.play.game import Game
from stip.play.position import View

LOOKS = 12  # positions of a game that are looked at
MAX_PLIES = 300
LIFT = 6.1  # a card or a pawn is a little higher than its field
NAMED = re.compile(r"(?:field|place|cell|point):([a-p])(\d+)")  # what can be touched, after its column and row

DRAWN = [name for name in GAMES if rulebook_of(name).presentation]
each_case = pytest.mark.parametrize("case", [case for case in all_cases() if case.game in DRAWN], ids=str)
each_game = pytest.mark.parametrize("name", DRAWN)


@cache
def games_of(case: Case) -> list[Game]:
    """Some positions of a random game, in which a seat may resign: the first, the last, and others between."""
    rng = random.Random(str(case))
    game, found = case.new(rng.randrange(2**32)), []
    resigns_at = rng.choice([None, rng.randrange(1, 80)])
    looked_at = {0, *(rng.randrange(MAX_PLIES) for _ in range(LOOKS))}
    while not game.is_over and game.ply < MAX_PLIES:
        if game.ply in looked_at:
            found.append(game.copy())
        game.play(Move(int(rng.choice(game.legal_moves.codes))))
        if game.ply == resigns_at and not game.is_over:
            game.resign(rng.choice([seat for seat in range(1, game.players + 1) if not game.state.places[seat]]))
    return [*found, game]


def scenery_of(book: Rulebook) -> Presentation:
    assert book.presentation
    return book.presentation


def scene_of(view: View) -> Scene:
    return scenery_of(view.rulebook).scene(view.fields, view.seat, "en")


@cache
def scenes_of(case: Case) -> list[tuple[View, Scene]]:
    views = [game.view(seat) for game in games_of(case) for seat in range(game.players + 1)]
    return [(view, scene_of(view)) for view in views]


def panels_of(scene: Scene) -> list[Panel]:
    return [*scene.panels, scene.heap] if scene.heap else scene.panels


def things_of(scene: Scene) -> list[Thing]:
    return [thing for panel in panels_of(scene) for thing in panel.things]


@cache
def sprites_of(name: str) -> list[str]:
    """The ids of the shared sprites and of the game's own."""
    return [found for text in sprite_files(name) for found in re.findall(r'\bid="([^"]+)"', text)]


def sprite_files(name: str) -> list[str]:
    folder = Path(stip.games.__file__).parent
    return [(place / "sprites.svg").read_text() for place in (folder, rulebook_of(name).folder)]


@each_case
def test_every_legal_move_can_be_touched(case: Case) -> None:
    for view, scene in scenes_of(case):
        there = {thing.touch for thing in things_of(scene)} | {button.touch for button in scene.buttons}
        for code in view.legal_moves.codes:
            assert there >= set(view.touches(Move(int(code)))), (view, view.write(Move(int(code))))


@each_case
def test_a_scene_is_sound(case: Case) -> None:
    """Ids tell things apart, what is touched has a label and a size, everything lies where it can be seen."""
    for view, scene in scenes_of(case):
        things = things_of(scene)
        ids = [thing.id for thing in things]
        assert len(ids) == len(set(ids))
        assert set(scene.won) <= set(ids)
        assert len(scene.seats) == view.players
        assert len({panel.name for panel in panels_of(scene)}) == len(panels_of(scene))
        assert all(panel.label for panel in panels_of(scene))
        assert all(button.touch and button.label for button in scene.buttons)
        for thing in things:
            assert not thing.touch or (thing.label and thing.width), thing
            assert thing.sprite or thing.touch, thing
        for panel in panels_of(scene):
            x, y, width, height = panel.box
            points = [(thing.x, thing.y, thing.width / 2, (thing.height or thing.width) / 2) for thing in panel.things]
            if panel.name == "board":
                points += [(*point, 0, 0) for trail in scene.trails for point in trail.points]
            for across, down, wide, high in points:
                assert x <= across - wide <= across + wide <= x + width, panel
                assert y <= down - high <= down + high <= y + height, panel
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


@each_case
def test_every_sprite_is_drawn_somewhere(case: Case) -> None:
    drawn = {*sprites_of(case.game), ""}
    for _, scene in scenes_of(case):
        for thing in things_of(scene):
            assert {thing.sprite, thing.under} <= drawn
        assert {sprite for sign in scene.seats for sprite in sign.sprites} <= drawn


@each_case
def test_who_is_to_move_is_asked_in_few_words(case: Case) -> None:
    for view, scene in scenes_of(case):
        if view.turn and view.turn == view.seat:
            assert 1 <= len(scene.ask.split()) <= 8, scene.ask
        assert all(len(sign.note.split()) <= 6 for sign in scene.seats)


@each_case
def test_what_a_seat_cannot_see_does_not_change_its_scene(case: Case) -> None:
    for view, scene in scenes_of(case):
        assert scene_of(View(view.imagine(7), view.seat)) == scene


@each_case
def test_every_move_can_be_told(case: Case) -> None:
    for game in games_of(case):
        told = [game.rulebook.notation.write_for_record(game.fields, int(code)) for code in game.legal_moves.codes]
        assert all(scenery_of(game.rulebook).describe_move(text, "en") for text in told)


@each_case
def test_what_a_move_caused_is_told_in_sentences_from_what_a_seat_sees(case: Case) -> None:
    for game in games_of(case):
        if not game.log or not isinstance(game.log[-1], int):
            continue
        before, describe = game.position_at(len(game.log) - 1), scenery_of(game.rulebook).describe_effects
        for seat in range(game.players + 1):
            told = describe(View(before, seat).fields, game.view(seat).fields, seat, "en")
            assert told == told.strip()
            assert not told or told.endswith(".")


@each_case
def test_an_ending_is_told_of_winners_only_with_sprites_that_are_drawn(case: Case) -> None:
    for view, scene in scenes_of(case):
        if scene.ending:
            assert view.is_over
            assert scene.ending.text.endswith(".")
            assert {*scene.ending.winners} == {seat for seat, place in enumerate(view.fields.places) if place == 1}
            assert {*scene.ending.sprites} <= {*sprites_of(case.game)}


@each_game
def test_sprites_have_names_of_their_own_and_use_what_there_is(name: str) -> None:
    ids = sprites_of(name)
    assert len(ids) == len(set(ids))
    for text in sprite_files(name):
        assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {
            pair for each in ids for pair in ((each, ""), ("", each))
        }
        assert " style=" not in text, "the page's Content-Security-Policy forbids it"


@each_case
def test_the_rim_of_a_board_says_what_its_columns_and_rows_are_called(case: Case) -> None:
    """Each in one straight line with its fields."""
    for _, scene in scenes_of(case):
        board = scene.panels[0]
        rim = {letter.text: letter for letter in board.rim}
        named = [(thing, found.groups()) for thing in board.things if (found := NAMED.fullmatch(thing.touch))]
        letters, numbers = (sorted({names[i] for _, names in named}) for i in (0, 1))
        assert sorted(rim) == sorted(letters + numbers)
        for thing, names in named:
            for name in rim.keys() & names:
                dx, dy = abs(thing.x - rim[name].x), abs(thing.y - rim[name].y)
                assert min(dx, dy, abs(dx - dy)) <= LIFT
