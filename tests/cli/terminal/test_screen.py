"""The screen in a terminal: games to their end, refusals, hints, undo, saving, lessons and the curtain."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from kit.terminal import click, play_to_the_end, press_on, screen_for, session_for, wait_for
from msgspec.structs import replace
from rich.color import ColorType
from textual.widgets import Static

import stip
from stip.cli.ascii import replace_one_for_one
from stip.cli.terminal.controller import Controller, Rejection
from stip.cli.terminal.glyphs import ROUND, SQUARE, glyph_of
from stip.cli.terminal.key import drawn_key
from stip.cli.terminal.lesson import LessonSession
from stip.cli.terminal.local import LocalSession, resumed_table
from stip.cli.terminal.screen import Board, PlayScreen
from stip.cli.terminal.session import Reply, Request
from stip.games import GAMES, rulebook_of
from stip.locale import LANGUAGES
from stip.server.live.messages import Done
from stip.table.commands import Answer
from stip.table.views import OfferView

OWN_GAMES = ["halma", "punto", "to-the-point", "tokken"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size"),
    [("halma", (80, 24)), ("punto", (120, 40)), ("to-the-point", (80, 24)), ("tokken", (80, 24))],
)
def test_a_game_is_played_to_its_end_with_keys_and_mouse(game: str, size: tuple[int, int]) -> None:
    async def play() -> None:
        screen = screen_for(game, "Anna", 1)
        async with screen.run_test(size=size) as pilot:
            await play_to_the_end(pilot, screen, with_keys_at=4)
            assert screen.controller.table
            assert screen.controller.table.outcome
            assert "win" in screen.controller.status
            assert len(screen.controller.story()) > 5

    asyncio.run(play())


def test_a_round_is_played_to_its_end() -> None:
    async def play() -> None:
        screen = screen_for("punto", "Anna", 1, rounds_to_win=1)
        async with screen.run_test(size=(80, 24)) as pilot:
            await play_to_the_end(pilot, screen, with_keys_at=2)
            assert screen.controller.table
            assert screen.controller.table.phase == "over"
            await pilot.press("n")
            await wait_for(pilot, lambda: bool(screen.controller.table and screen.controller.table.number == 2))

    asyncio.run(play())


@pytest.mark.parametrize("size", [(40, 24), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("game", OWN_GAMES)
def test_everything_that_may_be_touched_is_on_the_screen(game: str, size: tuple[int, int]) -> None:
    async def look() -> None:
        screen = screen_for(game, "Anna", "Bram")
        async with screen.run_test(size=size) as pilot:
            if screen.controller.is_covered:
                await pilot.press("enter")
            await wait_for(pilot, lambda: bool(screen.controller.next))
            screen.show()
            drawn = {target.touch for target in screen.canvas.targets}
            assert {*screen.controller.next} <= drawn
            assert max(target.right for target in screen.canvas.targets) <= size[0]
            if size[0] >= 80:
                assert len(screen.canvas.rows) <= size[1] - 3

    asyncio.run(look())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_all_rows_and_columns_of_halma_are_named(size: tuple[int, int]) -> None:
    async def look() -> None:
        screen = screen_for("halma", "Anna", "Bram")
        async with screen.run_test(size=size) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            screen.show()
            assert {*"abcdefghijklmnop", *map(str, range(1, 17))} <= {*screen.canvas.text().plain.split()}

    asyncio.run(look())


def test_what_cannot_be_played_is_explained_and_changes_nothing() -> None:
    async def play() -> None:
        screen = screen_for("halma", "Anna", 1)
        async with screen.run_test(size=(80, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            await click(pilot, screen, "field:a5")
            await wait_for(pilot, lambda: screen.controller.chosen == ("field:a5",))
            await click(pilot, screen, "field:p1")
            await wait_for(pilot, lambda: screen.controller.rejection is not None)
            assert "(H-" in screen.controller.status
            assert screen.controller.table
            assert screen.controller.table.ply == 0
            await pilot.press("escape")
            assert screen.controller.chosen == ()

    asyncio.run(play())


def test_a_hint_is_shown_and_a_move_taken_back_and_the_game_saved(tmp_path: Path) -> None:
    async def play() -> None:
        screen = screen_for("punto", "Anna", 1)
        screen._save_file = str(tmp_path / "game.txt")
        controller = screen.controller
        async with screen.run_test(size=(80, 24)) as pilot:
            await wait_for(pilot, lambda: bool(controller.next))
            await pilot.press("h")
            await wait_for(pilot, lambda: controller.advice is not None)
            assert "Try this" in screen._status()
            await press_on(pilot, screen, controller.hinted[0])
            await wait_for(pilot, lambda: bool(controller.table and controller.table.ply >= 2))
            await pilot.press("s")
            assert "Saved in" in screen._status()
            await pilot.press("u")
            await wait_for(pilot, lambda: bool(controller.table and controller.table.ply == 0))
            await pilot.press("r", "y")
            await wait_for(pilot, lambda: bool(controller.table and controller.table.phase == "over"))
        game = stip.load(tmp_path / "game.txt")
        assert game.ply >= 2
        table = resumed_table(tmp_path / "game.txt", "en")
        assert [(seat.kind, seat.level) for seat in table.seats] == [("person", 0), ("bot", 1)]
        assert table.game == game
        assert LocalSession(table, "en").seats == [1]

    asyncio.run(play())


def test_nothing_of_a_hand_is_shown_before_the_curtain_is_lifted() -> None:
    async def play() -> None:
        screen = screen_for("tokken", "Anna", "Bram")
        async with screen.run_test(size=(80, 24)) as pilot:
            controller = screen.controller
            await wait_for(pilot, lambda: controller.is_covered)
            assert controller.scene is None
            assert controller.next == []
            assert screen.canvas.targets == []
            assert "Anna" in screen._curtain().plain
            await pilot.press("enter")
            assert {target.touch.partition(":")[0] for target in screen.canvas.targets} >= {"card", "field"}
            await press_on(pilot, screen, controller.next[0])
            await wait_for(pilot, lambda: controller.is_covered)
            assert screen.canvas.targets == []
            assert not any("give away" in line for line in controller.story()), "what was done in secret stays so"

    asyncio.run(play())


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_lesson_is_learnt_by_playing_it(game: str) -> None:
    async def learn() -> None:
        session = LessonSession(rulebook_of(game), "en")
        screen = PlayScreen(Controller(session), "lesson.txt")
        async with screen.run_test(size=(80, 24)) as pilot:
            while not session.is_ended:
                step = session.number
                assert "Step" in screen.controller.status
                for touch in session.steps[step].right[0].touches:
                    await wait_for(pilot, lambda: not screen.controller.is_busy)
                    if touch in screen.controller.next:
                        await click(pilot, screen, touch)
                await wait_for(pilot, lambda step=step: session.number > step)  # type: ignore[misc]
            assert "enough to begin" in screen.controller.status

    asyncio.run(learn())


def test_leaving_is_asked_for_while_a_game_goes_on() -> None:
    async def leave() -> None:
        screen = screen_for("halma", "Anna", "Bram")
        async with screen.run_test(size=(80, 24)) as pilot:
            await pilot.press("q")
            assert "Leave this game?" in screen._status()
            await pilot.press("x")
            assert screen.is_running
            await pilot.press("q", "y")
        assert not screen.is_running

    asyncio.run(leave())


@pytest.mark.parametrize("game", OWN_GAMES)
def test_colours_are_the_sixteen_of_the_terminal_and_none_without_colour(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def colours() -> set[str]:
        screen = screen_for(game, "Anna", 1)
        async with screen.run_test(size=(80, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            strips = screen.screen._compositor.render_strips()
            styles = [segment.style for strip in strips for segment in strip if segment.text.strip() and segment.style]
            assert any(style.reverse for style in styles), "the cursor is seen without colours too"
            found = {color for style in styles for color in (style.color, style.bgcolor) if color}
            assert all(color.type in (ColorType.DEFAULT, ColorType.STANDARD) for color in found)
            return {color.name for color in found if not color.is_default}

    assert asyncio.run(colours())
    monkeypatch.setenv("NO_COLOR", "1")
    assert asyncio.run(colours()) == set()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_pieces_of_different_colours_have_different_signs(game: str) -> None:
    book = rulebook_of(game)
    for players in book.players:
        view = stip.new(game, players=players, seed=3).view(1)
        scene = book.presentation.scene(view.fields, 1, "en")
        sprites = [sprite for seat in scene.seats for sprite in seat.sprites]
        sprites += [thing.sprite for panel in scene.panels for thing in panel.things if thing.touch and thing.sprite]
        glyphs = [glyph for sprite in sprites if (glyph := glyph_of(book, sprite)) and glyph.pigment]
        for one in glyphs:
            assert all(one.text != other.text for other in glyphs if other.pigment != one.pigment)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_ring_is_drawn_as_a_rectangle_on_which_every_place_can_be_touched(size: tuple[int, int]) -> None:
    async def look() -> None:
        screen = screen_for("tokken", "Anna", 1)
        async with screen.run_test(size=size) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            fields = {target.touch: (target.row, target.column) for target in screen.canvas.targets}
            ring = [fields[f"field:{number}"] for number in range(36)]
            assert len({*ring}) == 36
            top, bottom = min(row for row, _ in ring), max(row for row, _ in ring)
            left, right = min(column for _, column in ring), max(column for _, column in ring)
            assert all(row in (top, bottom) or column in (left, right) for row, column in ring)
            assert ring[0] == (bottom, (left + right) // 2), "the own home base is in the middle below"
            assert ring[9] == ((top + bottom) // 2, left)
            assert len({*fields.values()}) == len(fields), "nothing hides anything else"
            assert "·───" in screen.canvas.text().plain

    asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_to_the_cards_fits_on_a_small_screen(language: str) -> None:
    for game in OWN_GAMES:
        lines = drawn_key(rulebook_of(game), language, 79).plain.rstrip("\n").split("\n")
        assert len(lines) <= 21, game
        assert max(map(len, lines)) <= 79, game


def test_the_key_is_shown_until_any_key_is_pressed() -> None:
    async def look() -> None:
        screen = screen_for("tokken", "Anna", 1)
        async with screen.run_test(size=(80, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            await pilot.press("k")
            assert screen.canvas.targets == []
            assert "Walks 12." in str(screen.query_one(Board).visual)
            await pilot.press("u")
            assert screen.canvas.targets
            assert screen.controller.table
            assert screen.controller.table.ply == 0, "the key was not taken for a command"

    asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_shows_the_key_page_by_page(language: str) -> None:
    async def look() -> None:
        screen = screen_for("tokken", "Anna", 1, language=language)
        async with screen.run_test(size=(40, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            assert screen._keys().startswith("k ")
            seen = ""
            await pilot.press("k")
            while not screen.canvas.targets:
                page = str(screen.query_one(Board).visual)
                assert len(page.splitlines()) <= 21
                assert max(map(len, page.splitlines())) <= 39
                seen += f"{page}\n"
                await pilot.press("space")
            whole = drawn_key(rulebook_of("tokken"), language, 39).plain
            assert seen.split() == whole.split()

    asyncio.run(look())


def test_a_long_refusal_is_shown_whole_on_a_narrow_screen() -> None:
    async def look() -> None:
        screen = screen_for("tokken", "Anna", 1)
        async with screen.run_test(size=(40, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            screen.controller.rejection = Rejection("A pawn that stands on its own home base is safe. " * 3, "T-21")
            screen.show()
            await pilot.pause()
            status = screen.query_one("#status", Static)
            assert str(status.visual).split()[-1] == "(T-21)"
            assert status.size.height == len(str(status.visual).splitlines()) > 2

    asyncio.run(look())


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_terminal_that_knows_ascii_only_gets_a_different_sign_for_each_colour(game: str) -> None:
    async def look() -> None:
        session = session_for(game, "Anna", 1, language="is")
        screen = PlayScreen(Controller(session), "saved.txt", is_ascii=True)
        async with screen.run_test(size=(80, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            unicode = screen.canvas.text().plain
            shown = [str(screen.query_one(f"#{name}", Static).visual) for name in ("board", "seats", "status", "keys")]
            assert "".join(shown).isascii()
            assert [*map(len, shown[0].splitlines())] == [*map(len, unicode.splitlines())], "nothing has moved"

    asyncio.run(look())
    marks = {*ROUND.values(), *SQUARE.values()}
    assert len({*map(replace_one_for_one, marks)}) == len(marks)
    assert replace_one_for_one("↑→↓←") == "^>v<"


def test_places_that_are_kept_for_a_colour_have_its_letter() -> None:
    async def look() -> None:
        screen = screen_for("tokken", "Anna", 1)
        async with screen.run_test(size=(80, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            for target in screen.canvas.targets:
                if target.touch.startswith("home:"):
                    assert screen.canvas.rows[target.row][target.column][0] == target.touch[-1]

    asyncio.run(look())


def test_ctrl_c_leaves_and_does_not_resign() -> None:
    async def leave() -> None:
        screen = screen_for("halma", "Anna", "Bram")
        async with screen.run_test(size=(80, 24)) as pilot:
            await pilot.press("r", "ctrl+c")
        assert not screen.is_running
        assert screen.controller.table
        assert screen.controller.table.phase == "playing"

    asyncio.run(leave())


@pytest.mark.parametrize(("key", "yes"), [("y", True), ("j", True), ("k", True), ("n", False)])
def test_an_offer_is_answered_with_the_keys_that_are_told(key: str, yes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Request] = []

    async def send(request: Request) -> Reply:
        answers.append(request)
        return Done(id=request.id, seq=1)

    async def play() -> None:
        screen = screen_for("halma", "Anna", 1, language="fi")
        session = screen.controller.session
        async with screen.run_test(size=(80, 24)) as pilot:
            await wait_for(pilot, lambda: bool(screen.controller.next))
            assert session.table
            session.table = replace(session.table, offer=OfferView("draw", 2))
            assert screen._status().endswith("(k tai n)")
            monkeypatch.setattr(session, "send", send)
            await pilot.press(key)
            await wait_for(pilot, lambda: bool(answers))

    asyncio.run(play())
    assert isinstance(answers[0], Answer)
    assert answers[0].yes is yes


def test_all_games_are_tested_here() -> None:
    assert {*OWN_GAMES} <= {*GAMES}
