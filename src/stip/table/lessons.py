"""A lesson as it is played: for each step what the learner sees and may touch, and what comes of each right move.

No table is needed, because all that can happen is known beforehand. As at a table, scenes are made from views.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from stip.games.contract import Move
from stip.games.lessons import Step, lesson_of
from stip.games.positions import read_position
from stip.games.rulebook import Rulebook
from stip.games.scene import Scene
from stip.kernel.buffer import Buffer
from stip.locale import has_text, localize
from stip.play.position import Position, View
from stip.table.scene_changes import SceneChanges, scene_changes
from stip.table.touch_tree import TouchTree, touch_tree


class RightMove(msgspec.Struct, frozen=True):
    """A move that is right, and what it changes; then what each move of the others changes."""

    touches: list[str]
    changes: list[SceneChanges]


class StepView(msgspec.Struct, frozen=True):
    """A step of a lesson: what to do, what has been learnt then, and what to look for after a wrong touch."""

    text: str
    done: str
    again: str
    again_after: str  # when something right had been touched before
    scene: Scene
    touches: TouchTree
    right: list[RightMove]


class LessonView(msgspec.Struct, frozen=True):
    game: str
    steps: list[StepView]


@lru_cache(100)
def lesson_view(book: Rulebook, language: str) -> LessonView:
    """Return the lesson of a game in a language; without steps if the game has none."""
    return LessonView(book.name, [_step_view(step, position, language) for step, position in positions_of_lesson(book)])


def positions_of_lesson(book: Rulebook) -> list[tuple[Step, Position]]:
    """Return each step of a game's lesson with the position in which it begins."""
    found: list[tuple[Step, Position]] = []
    for step in lesson_of(book).steps:
        if step.position is not None:
            position = Position(book, Buffer(read_position(book, step.position)))
        else:
            before, position = found[-1]
            assert isinstance(before.right, list)
            assert len(before.right) == 1, f"which of the right moves of {before.text} was played?"
            for text in (*before.right, *before.then):
                position = position.after(text)
        found.append((step, position))
    return found


def _step_view(step: Step, position: Position, language: str) -> StepView:
    view = View(position, position.turn)
    legal = list(view.legal_moves)
    right = legal if step.right == "any" else step.right
    offered = legal if "any" in (step.right, step.wrong) else [*right, *step.wrong]
    scene = _scene(position, view.seat, language)
    text = f"{position.rulebook.name}-lesson-{step.text}"
    return StepView(
        text=localize(text, {}, language),
        done=_text(f"{text}-done", "learn-done", language),
        again=(again := _text(f"{text}-again", "learn-again", language)),
        again_after=localize(f"{text}-again-after", {}, language) if has_text(f"{text}-again-after") else again,
        scene=scene,
        touches=touch_tree([view.touches(view.parse(move)) for move in offered]),
        right=[_right_move(position, view.parse(move), step.then, scene, language) for move in right],
    )


def _right_move(position: Position, move: Move, then: list[str], scene: Scene, language: str) -> RightMove:
    seat, touches, changes = position.turn, position.touches(move), []
    played: list[Move | str] = [move, *then]
    for one in played:
        position = position.after(one)
        after = _scene(position, seat, language)
        changes.append(scene_changes(scene, after))
        scene = after
    return RightMove(touches, changes)


def _scene(position: Position, seat: int, language: str) -> Scene:
    return position.rulebook.presentation.scene(View(position, seat).fields, seat, language)


def _text(name: str, otherwise: str, language: str) -> str:
    return localize(name if has_text(name) else otherwise, {}, language)
