"""Previews: what a move would do on the board, before it is played.

A preview is made from a view alone: the move is played in an imagined position, and what its seat would see then is
compared with what it sees now. So it tells nothing that the seat cannot know, and every game has previews.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from stip.games.contract import Move
from stip.games.scene import Panel, Scene, Thing
from stip.play.position import View
from stip.table.views import Preview


def preview_of(view: View, move: Move, language: str) -> Preview:
    """Return the preview of a legal move of the seat that sees this view."""
    now, then = view.rulebook.presentation.scene(view.fields, view.seat, language), _scene_after(view, move, language)
    before = {thing.id: thing for thing in _board(now).things}
    after = [thing for thing in _board(then).things if thing.touch]
    dx, dy = _shift(before, after)
    still = {_spot(thing) for thing in _board(now).things}
    moved = [replace(thing, x=thing.x - dx, y=thing.y - dy) for thing in after if thing.sprite]
    ghosts = [thing for thing in moved if _spot(thing) not in still]
    paths = [[(x - dx, y - dy) for x, y in trail.points] for trail in then.trails]
    return Preview(ghosts, paths or [_straight(before[ghost.id], ghost) for ghost in ghosts if ghost.id in before])


def _scene_after(view: View, move: Move, language: str) -> Scene:
    """Return what the seat would see; if the move would end a round, before the board is cleared."""
    book, after = view.rulebook, View(view.imagine(0).after(move), view.seat)
    end = book.round_end and book.round_end(view.fields, move, after.fields, view.seat, language)
    return end or book.presentation.scene(after.fields, view.seat, language)


def _board(scene: Scene) -> Panel:
    return next(panel for panel in scene.panels if panel.name == "board")


def _shift(before: dict[str, Thing], after: list[Thing]) -> tuple[float, float]:
    """Return how far a board that grows would shift as a whole: so far most things move."""
    moves = Counter(
        (round(thing.x - before[thing.id].x, 1), round(thing.y - before[thing.id].y, 1))
        for thing in after
        if thing.id in before
    )
    return moves.most_common(1)[0][0] if moves else (0.0, 0.0)


def _spot(thing: Thing) -> tuple[str, int, int, int]:
    return thing.id, round(thing.x), round(thing.y), thing.turn


def _straight(old: Thing, new: Thing) -> list[tuple[float, float]]:
    return [(old.x, old.y), (new.x, new.y)]
