"""Previews: what a move would do on the board, told before it is played."""

from __future__ import annotations

import random

import pytest
from kit.cases import Case, default_cases
from kit.halma import drawn as halma
from kit.punto import drawn as punto
from kit.tokken import table as tokken

from stip.games.contract import Move
from stip.games.scene import Scene, Thing
from stip.play.position import Position, View
from stip.table.previews import preview_of

MOVES_PER_POSITION = 8


def preview(position: Position, move: str) -> tuple[dict[str, tuple[float, float]], list[list[tuple[float, float]]]]:
    """Return where the ghosts of a move stand, by their ids, and its ways."""
    view = View(position, position.turn)
    found = preview_of(view, view.parse(move), "en")
    return {ghost.id: (ghost.x, ghost.y) for ghost in found.ghosts}, found.paths


def board(scene: Scene) -> dict[str, Thing]:
    return {thing.id: thing for panel in scene.panels if panel.name == "board" for thing in panel.things}


def place(position: Position, thing: str) -> tuple[float, float]:
    found = board(position.rulebook.presentation.scene(position.fields, position.turn, "en"))[thing]
    return found.x, found.y


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_preview_shows_what_then_happens(case: Case) -> None:
    rng, shown = random.Random(3), 0
    for game in case.stages(3, 300):
        if game.is_over:
            continue
        view, book = game.view(game.turn), game.rulebook
        for code in rng.sample(view.codes, min(MOVES_PER_POSITION, len(view.codes))):
            found = preview_of(view, Move(code), "en")
            after = View(game.after(Move(code)), view.seat)
            end = book.round_end and book.round_end(view.fields, code, after.fields, view.seat, "en")
            then = board(end or book.presentation.scene(after.fields, view.seat, "en"))
            now = board(book.presentation.scene(view.fields, view.seat, "en"))
            assert all(then[ghost.id].label == ghost.label for ghost in found.ghosts)
            assert all(then[ghost.id] != now.get(ghost.id) for ghost in found.ghosts), "what stays is no ghost"
            ends = [path[-1] for path in found.paths]
            assert all(any(near(end, (ghost.x, ghost.y)) for ghost in found.ghosts) for end in ends[-1:])
            shown += bool(found.ghosts)
    assert shown


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """A piece stands a little above the middle of its place."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) < 12


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_what_a_seat_cannot_see_does_not_change_a_preview(case: Case) -> None:
    for game in case.stages(2, 60):
        if not game.is_over:
            view = game.view(game.turn)
            other = View(view.imagine(7), view.seat)
            for code in view.codes[:: len(view.codes) // 5 + 1]:
                assert preview_of(view, Move(code), "en") == preview_of(other, Move(code), "en")


def test_a_jump_is_shown_hop_by_hop() -> None:
    position = halma(
        """
        . . . . .
        . . . 3 .
        . . . . .
        . 3 . . .
        1 . . . .
        """
    )
    ghosts, ((start, *hops),) = preview(position, "a1:e5")
    assert list(ghosts) == ["pawn:e5"]
    assert near(start, place(position, "pawn:a1"))
    assert all(near(hop, place(position, name)) for hop, name in zip(hops, ("field:c3", "field:e5"), strict=True))


def test_a_black_dot_carries_on_to_the_next() -> None:
    position = tokken("2", "r7")
    ghosts, paths = preview(position, "2 r")
    assert near(ghosts["pawn:1:r"], place(position, "field:27"))
    assert all(near(path[-1], place(position, one)) for path, one in zip(paths, ("field:9", "field:27"), strict=True))


def test_who_is_hit_is_seen_in_reserve() -> None:
    position = tokken("2", "r5", "y7")
    ghosts, _ = preview(position, "2 r")
    assert ghosts.keys() == {"pawn:1:r", "pawn:2:y"}
    assert near(ghosts["pawn:2:y"], place(tokken("2", "r5", "r7"), "pawn:2:y"))


def test_a_board_that_grows_is_shown_as_it_lies_now() -> None:
    """Punto's rows move when there are more of them; the ghost is where the place can be touched."""
    position = punto("R1 . . . .", "R5")
    for move in position.legal_moves:
        ghosts, _ = preview(position, move)
        (at,) = ghosts.values()
        touched = f"place:{move}" if move != "f6" else "card:f6:0"
        assert near(at, place(position, touched))
