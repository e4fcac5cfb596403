"""The contract of lessons: what holds for that of every game, and for the key to its cards."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from stip.games import GAMES, rulebook_of
from stip.games.lessons import Lesson, key_of, lesson_of
from stip.games.rulebook import Rulebook
from stip.locale import LANGUAGES, has_text, localize
from stip.play.position import View
from stip.play.validation import check_view
from stip.table.lessons import lesson_view, positions_of_lesson
from stip.table.touch_tree import TouchTree

MOST_WORDS = 32  # of what a step says
each_game = pytest.mark.parametrize("book", [rulebook_of(name) for name in GAMES], ids=lambda book: book.name)


def paths_of(tree: TouchTree, number: int = 0) -> list[list[str]]:
    node = tree.nodes[number]
    following = node.next or [0] * len(node.touches)
    return [
        [tree.touches[touch], *rest]
        for touch, after in zip(node.touches, following, strict=True)
        for rest in (paths_of(tree, after) if after else [[]])
    ]


@each_game
def test_a_lesson_is_six_to_ten_steps_and_ends_with_a_win(book: Rulebook) -> None:
    steps = positions_of_lesson(book)
    assert 6 <= len(steps) <= 10
    last, position = steps[-1]
    end = position.after(last.right[0])
    assert end.outcome
    assert end.outcome.winners == (position.turn,)


@each_game
def test_every_step_begins_in_a_position_that_can_come_about_and_its_moves_are_legal(book: Rulebook) -> None:
    for step, position in positions_of_lesson(book):
        for seat in range(position.players + 1):
            check_view(book, View(position, seat).state, seat)
        right = [] if step.right == "any" else step.right
        wrong = [] if step.wrong == "any" else step.wrong
        assert {*right, *wrong} <= {*position.legal_moves}, step.text
        assert not {*right} & {*wrong}, step.text
        assert step.right
        for move in list(position.legal_moves) if step.right == "any" else right:
            after = position.after(move)
            for reply in step.then:
                assert after.turn != position.turn
                after = after.after(reply)


@each_game
def test_a_step_that_goes_on_is_asked_of_the_same_seat(book: Rulebook) -> None:
    steps = positions_of_lesson(book)
    for (_, before), (step, position) in pairwise(steps):
        if step.position is None:
            assert position.turn == before.turn
            assert position.ply > before.ply


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_lesson_says_is_short_and_everything_to_touch_can_be_seen(book: Rulebook, language: str) -> None:
    view = lesson_view(book, language)
    assert len(view.steps) == len(lesson_of(book).steps)
    for step in view.steps:
        for text in (step.text, step.done, step.again, step.again_after):
            assert 1 <= len(text.split()) <= MOST_WORDS
        things = [thing.touch for panel in step.scene.panels for thing in panel.things]
        assert {*step.touches.touches} <= {*things, *(button.touch for button in step.scene.buttons)}
        offered = paths_of(step.touches)
        for move in step.right:
            assert move.touches in offered
            assert len(move.touches) <= 5
            assert move.changes


@each_game
def test_the_texts_of_lessons_and_keys_are_there_and_none_is_left_over(book: Rulebook) -> None:
    own = f"{book.name}-"
    names = {f"{own}lesson-{step.text}" for step in lesson_of(book).steps}
    names |= {f"{own}key-{entry.text}" for entry in key_of(book)} | ({f"{own}key"} if key_of(book) else set())
    allowed = names | {f"{name}-{kind}" for name in names for kind in ("done", "again", "again-after")}
    for file in (book.folder / "texts").glob("*.ftl"):
        lines = file.read_text(encoding="utf-8").splitlines()
        found = {line.partition(" = ")[0] for line in lines if line.startswith((f"{own}lesson-", f"{own}key"))}
        assert names <= found <= allowed, file


@each_game
def test_what_a_key_shows_is_drawn(book: Rulebook) -> None:
    shared = Path(book.folder / "sprites.svg").read_text(encoding="utf-8")
    shared += (Path(__file__).parents[2] / "src/stip/games/sprites.svg").read_text(encoding="utf-8")
    for entry in key_of(book):
        assert entry.sprites
        for sprite in " ".join(entry.sprites).split():
            assert f'id="{sprite}"' in shared
        assert has_text(f"{book.name}-key-{entry.text}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_place_for_the_right_pawn_is_answered_with_the_right_place(language: str) -> None:
    hop = lesson_view(rulebook_of("halma"), language).steps[1]
    assert hop.again_after == localize("halma-lesson-hop-again-after", {}, language) != hop.again
    others = [step for step in lesson_view(rulebook_of("halma"), language).steps if step is not hop]
    assert all(step.again_after == step.again for step in others)


def test_where_a_lesson_asks_which_card_more_than_one_is_offered() -> None:
    for name in GAMES:
        for step in lesson_view(rulebook_of(name), "en").steps:
            if step.text.rpartition(". ")[2].startswith("Which card"):
                assert len({path[0] for path in paths_of(step.touches)}) > 1, step.text


def test_a_lesson_that_cannot_be_read_is_left_out_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = rulebook_of(next(iter(GAMES)))
    (tmp_path / "lesson.json").write_text('{"steps": [{"text": 7}]}')
    monkeypatch.setattr(book, "folder", tmp_path)
    assert lesson_of.__wrapped__(book) == Lesson()
    assert "lesson.json" in caplog.text
    assert key_of.__wrapped__(book) == []


@each_game
def test_a_right_move_shows_what_it_changes_and_what_others_play_then(book: Rulebook) -> None:
    for step, shown in zip(lesson_of(book).steps, lesson_view(book, "en").steps, strict=True):
        assert all(len(move.changes) == 1 + len(step.then) for move in shown.right)
