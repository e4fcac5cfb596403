"""How Halma looks: whose court is near, which way a pawn went, and what is told of a move."""

from __future__ import annotations

import random

import pytest

import stip
from stip.games.halma import scene
from stip.games.scene import Scene, Thing


def scene_of(game: stip.Game, seat: int) -> Scene:
    return scene.scene(game.view(seat).fields, seat, "en")


def things_of(shown: Scene) -> dict[str, Thing]:
    return {thing.id: thing for thing in shown.panels[0].things}


@pytest.mark.parametrize(("players", "seat", "corner"), [(2, 1, "a1"), (2, 2, "p16"), (4, 2, "a16"), (4, 4, "p1")])
def test_ones_own_court_lies_nearest(players: int, seat: int, corner: str) -> None:
    things = things_of(scene_of(stip.new("halma", players, seed=1), seat))
    assert max(things.values(), key=lambda thing: thing.y).id == f"pawn:{corner}"


def test_a_spectator_looks_from_seat_1() -> None:
    game = stip.new("halma", 2, seed=1)
    assert scene_of(game, 0).panels == scene_of(game, 1).panels


def test_a_hop_is_shown_jump_by_jump() -> None:
    game, rng = stip.new("halma", 2, seed=1), random.Random(5)
    hops = 0
    for _ in range(60):
        move = rng.choice(list(game.legal_moves))
        game.play(move)
        (trail,) = scene_of(game, 1).trails
        start, end = move.replace(":", "-").split("-")
        things = things_of(scene_of(game, 1))
        assert trail.points[0] == (things[f"field:{start}"].x, things[f"field:{start}"].y)
        assert trail.points[-1][0] == things[f"pawn:{end}"].x
        assert trail.kind == ("hop" if ":" in move else "glide")
        hops = max(hops, len(trail.points))
    assert hops > 2


def test_who_plays_two_colours_is_told_which() -> None:
    game = stip.new("halma", 3, seed=1, first=1)
    assert scene_of(game, 1).ask == "Your red pawns: which one?"
    assert scene_of(game, 1).seats[0].sprites == ["round-red", "round-blue"]


def test_moves_are_told_in_words() -> None:
    assert scene.describe_move("c3-c4", "en") == "steps from c3 to c4"
    assert scene.describe_move("c3:g7", "en") == "hops from c3 to g7"
    assert scene.describe_move("pass", "en") == "passes"
