"""What the package brings along: pages of rules, texts, options, levels, a lesson, and a golden trace."""

from __future__ import annotations

import hashlib
import os
import random
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from stip.bots.levels import levels_of
from stip.errors import BadView
from stip.games import rulebook_of
from stip.games.clauses import clauses, page, shared_page
from stip.games.contract import Move
from stip.games.leaflet import illustrated, leaflet, pictures_of
from stip.games.lessons import lesson_of
from stip.kernel.entry_point import engine
from stip.locale import LANGUAGES, has_text, localize
from stip.play.game import Game, new, replay
from stip.play.illustrations import illustration
from stip.play.position import View, view_from_bytes
from stip.play.record import read_record, replay_record, write_record
from stip.table.lessons import positions_of_lesson

import stip_mill
from boards import board_of, drawn
from stip_mill.evaluation import FEATURES

TESTS = Path(__file__).parent
FOLDER = Path(stip_mill.__file__).parent
BOOK = rulebook_of("mill")
CLAUSE = re.compile(r"\b[GM]-[0-9]+\b")
MARKER = re.compile(r"^@pytest\.mark\.clause\((.*)\)", re.MULTILINE)
IS_WRITING = os.environ.get("STIP_GOLDEN") == "write"
FEW = engine() == "plain"  # fewer games, because nothing is compiled


def random_game(seed: int, plies: int = 10_000, **options: object) -> Game:
    luck, game = random.Random(seed), new("mill", 2, seed=seed, first=None, **options)
    while not game.is_over and game.ply < plies:
        game.play(Move(int(luck.choice(game.legal_moves.codes))))
    return game


def test_the_package_names_its_rulebook_where_stip_looks_for_games() -> None:
    (entry,) = entry_points(group="stip.games", name="mill")
    assert entry.load() is BOOK


def test_every_clause_is_tested() -> None:
    marks = [mark for file in TESTS.glob("test_*.py") for mark in MARKER.findall(file.read_text(encoding="utf-8"))]
    assert set(clauses(page(BOOK))) <= {clause for mark in marks for clause in CLAUSE.findall(mark)}


def test_clauses_are_numbered_without_a_gap_and_those_that_are_quoted_exist() -> None:
    known = clauses(page(BOOK))
    assert [*known] == [f"M-{number}" for number in range(1, len(known) + 1)]
    quoted = {clause for file in FOLDER.glob("*.py") for clause in CLAUSE.findall(file.read_text(encoding="utf-8"))}
    assert quoted <= {*known, *clauses(shared_page())}


def test_the_dutch_page_says_what_the_english_one_says() -> None:
    english, dutch = clauses(page(BOOK)), clauses(page(BOOK, "nl"))
    assert [*english] == [*dutch]
    for name, text in english.items():
        assert sorted(re.findall(r"`[^`\n]+`", dutch[name])) == sorted(re.findall(r"`[^`\n]+`", text)), name
        tags = [{"rule": "regel", "ruling": "besluit"}.get(tag, "") for tag in re.findall(r"\*\*(\w+)\*\*", text)]
        assert re.findall(r"\*\*(\w+)\*\*", dutch[name]) == tags, name
    assert page(BOOK) != page(BOOK, "nl")
    for line in (page(BOOK) + page(BOOK, "nl")).splitlines():
        assert len(line) <= (74 if line.startswith("      ") else 120), "a picture has to fit a terminal of 80 columns"


@pytest.mark.clause("M-7")
def test_the_pictures_of_the_page_show_a_board_that_can_be_read() -> None:
    """1 has closed a mill, and may take the men on e4 and f2."""
    drawing = [line.strip()[:13] for line in clauses(page(BOOK))["M-7"].splitlines() if re.match(r" {10}[|12·]", line)]
    position = drawn(drawing, taking=1)
    assert sorted(position.legal_moves) == ["xe4", "xf2"]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_leaflet_tells_every_clause_with_pictures_in_place_of_drawings(language: str) -> None:
    passages = [passage for chapter in leaflet(BOOK, language) for passage in chapter.passages]
    assert {clause for passage in passages for clause in passage.clauses} == {*clauses(page(BOOK))}
    assert {passage.picture for passage in passages} - {""} == pictures_of(BOOK).keys()
    shown = illustrated(page(BOOK, language), BOOK, language)
    assert shown.count("![") == 2
    assert not re.search(r"^ {6}", shown, re.MULTILINE)


@pytest.mark.clause("M-7")
def test_the_picture_of_a_mill_marks_the_two_men_that_may_be_taken() -> None:
    assert illustration(BOOK, "take").count('stroke="var(--touch)"') == 2
    assert "<use" in illustration(BOOK, "board")


def test_the_option_is_explained_by_its_clause() -> None:
    (option,) = BOOK.options
    text = clauses(page(BOOK))[option.clause]
    assert f"`{option.name}`" in text
    assert f"`{option.default}` (default)" in text


def messages(language: str) -> dict[str, ast.Message]:
    body = parse((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def facts_of(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(message)))


def test_both_languages_say_the_same_with_the_same_facts() -> None:
    english, dutch = messages("en"), messages("nl")
    assert english.keys() == dutch.keys()
    for name, message in english.items():
        assert facts_of(message) - {"who"} == facts_of(dutch[name]) - {"who"}, name  # verbs are inflected differently


def test_all_texts_begin_with_the_name_of_the_game() -> None:
    """So they replace none of Stip's."""
    assert [code for code in messages("en") if not code.startswith("mill-")] == []


def test_there_is_a_text_for_all_that_is_asked_told_refused_or_hinted_and_no_other() -> None:
    sources = "".join((FOLDER / name).read_text(encoding="utf-8") for name in ("notation.py", "scene.py"))
    wanted = set(re.findall(r'"(mill-[a-z-]+)"', sources)) - {"mill-board", "mill-tray"}  # these are sprites
    wanted |= {f"mill-lesson-{step.text}" for step in lesson_of(BOOK).steps}
    wanted |= {f"mill-end-M-{number}" for number in (10, 11, 12, 13)}
    wanted |= {f"mill-option-flying{value}" for value in ("", "-yes", "-no")}
    wanted |= {"mill-tagline", "mill-about", "mill-guide-1", "mill-guide-2", "mill-guide-3", "mill-ask-point"}
    hints = {f"mill-hint-{feature}{whose}" for feature in FEATURES for whose in ("", "-theirs")}
    assert messages("en").keys() - hints == wanted
    assert all(has_text(code, "nl") for code in wanted)


def test_english_is_used_for_a_language_that_mill_does_not_have() -> None:
    assert "fi" in LANGUAGES
    assert localize("mill-tagline", {}, "fi") == localize("mill-tagline", {}, "en") == "Three in a row take one."
    assert localize("mill-tagline", {}, "nl") == "Drie op een rij slaan er een."


def test_the_lesson_draws_the_board_as_it_is() -> None:
    for step, position in positions_of_lesson(BOOK):
        if step.position is not None:
            assert board_of(position) == step.position["drawing"]


@pytest.mark.clause("M-6", "M-5", "M-9", "M-11")
def test_the_lesson_calls_right_what_does_what_it_asks_for_and_nothing_else() -> None:
    """Close a mill, take, open, fly, and block."""
    for step, position in positions_of_lesson(BOOK):
        after = {move: position.after(move) for move in position.legal_moves}
        if step.text in ("place", "move", "fly"):
            right = {move for move, then in after.items() if int(then.state.taking)}
        elif step.text == "take":
            right = set(after)
        elif step.text == "open":
            right = {move for move in after if move[:2] in ("a7", "d7", "g7")}
        else:
            right = {move for move, then in after.items() if then.outcome and then.outcome.reason == "M-11"}
        assert right == set(after if step.right == "any" else step.right), step.text


def test_each_level_searches_at_least_as_long_as_the_one_below() -> None:
    iterations = [level.iterations for level in levels_of("mill")]
    assert iterations == sorted(iterations)


@pytest.mark.clause("M-1")
@pytest.mark.parametrize("flying", ["yes", "no"])
def test_men_are_never_lost_or_found(flying: str) -> None:
    """On the board, in hand and taken, they are nine of each seat; and what is counted is what stands there."""
    for seed in range(2 if FEW else 30):
        game = random_game(seed, flying=flying)
        for number in range(0, len(game.log) + 1, 3):
            state = game.position_at(number).state
            for seat in (1, 2):
                assert int(state.on_board[seat]) == (state.board == seat).sum()
                men = int(state.on_board[seat]) + int(state.in_hand[seat])
                assert men + BOOK.rules.score(state, 3 - seat) == 9


@pytest.mark.clause("G-5", "M-10", "M-11", "M-12", "M-13")
@pytest.mark.parametrize("flying", ["yes", "no"])
def test_every_game_ends_by_a_clause_and_can_be_replayed_from_its_log_and_its_record(flying: str) -> None:
    reasons = set()
    for seed in range(1 if FEW else 40):
        game = random_game(seed, flying=flying)
        assert game.outcome is not None
        reasons.add(game.outcome.reason)
        assert replay(game.setup, game.log)._buffer.array.tobytes() == game._buffer.array.tobytes()
        assert replay_record(read_record(write_record(game))) == game
    assert reasons <= {"M-10", "M-11", "M-12", "M-13"}


def test_whatever_can_be_played_leads_on_to_a_move_or_to_the_end() -> None:
    for seed in range(1 if FEW else 10):
        game = random_game(seed)
        for number in range(0, len(game.log), 5):
            position = game.position_at(number)
            written = list(position.legal_moves)
            touched = {tuple(position.touches(Move(code))) for code in position.codes}
            assert len(set(written)) == len(touched) == len(written) > 0
            for code, text in zip(position.codes, written, strict=True):
                assert position.parse(text) == code
                after = position.after(Move(code))
                assert after.is_over != bool(after.legal_moves)


@pytest.mark.clause("G-4")
def test_only_the_seed_is_hidden() -> None:
    game = random_game(3, 40)
    for seat in (0, 1, 2):
        view = game.view(seat)
        assert not view.state.seed.any()
        assert view.imagine(7).state.board.tolist() == game.state.board.tolist()


def test_every_view_of_a_game_is_taken_back_from_its_bytes() -> None:
    game = random_game(5)
    for number in range(0, len(game.log) + 1, 10):
        for seat in (0, 1, 2):
            view = View(game.position_at(number), seat)
            content = view._buffer.array.tobytes()
            assert view_from_bytes("mill", content, seat)._buffer.array.tobytes() == content


@pytest.mark.parametrize(
    "impossible",
    [
        {"board": 1},  # men that nobody has counted
        {"on_board": 4},
        {"in_hand": 9},  # with those on the board there would be more than nine
        {"in_hand": 0},  # one man is not enough
        {"quiet": 100},  # there is no room for another move
        {"last_start": 0, "last_end": 5},  # no man is there
        {"last_start": 0, "last_end": 24},
        {"flying": 2},
        {"taking": 2},
        {"trail_end": 24},
    ],
    ids=str,
)
def test_a_view_that_cannot_be_is_refused(impossible: dict[str, int]) -> None:
    view = new("mill", seed=1, first=1).play("a7").play("d7").view(1)
    states = view._buffer.array.copy()
    for field, value in impossible.items():
        states[field] = value
    with pytest.raises(BadView):
        view_from_bytes("mill", states.tobytes(), 1)


def test_a_view_in_which_nothing_can_be_taken_is_refused() -> None:
    """Compiled code would find no legal move."""
    states = new("mill", seed=1, first=1).view(1)._buffer.array.copy()
    states["taking"] = 1
    with pytest.raises(BadView):
        view_from_bytes("mill", states.tobytes(), 1)


def test_notation_and_scenes_need_no_numpy() -> None:
    program = (
        "import sys; sys.modules.update(numpy=None, numba=None); import stip_mill.notation, stip_mill.scene; "
        "assert sys.modules['numpy'] is None"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_engine_comes_to_the_same_bytes() -> None:
    """The bytes of positions 60 plies into a game are the same compiled, with bounds checks, and as plain Python."""
    found = hashlib.sha256()
    for seed, flying in ((3, "yes"), (4, "no")):
        game = random_game(seed, 60, flying=flying)
        found.update(game._buffer.array.tobytes())
    assert found.hexdigest()[:16] == "8ae46cc166f17046"
