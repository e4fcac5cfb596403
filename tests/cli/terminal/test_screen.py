"""The screen in a terminal: games to their end, refusals, hints, undo, saving, lessons and the curtain."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from kit.terminal import click, play_to_the_end, press_on, screen_for, wait_for

import stip
from stip.cli.terminal.controller import Controller
from stip.cli.terminal.lesson import LessonSession
from stip.cli.terminal.local import LocalSession, resumed_table
from stip.cli.terminal.screen import PlayScreen
from stip.games import GAMES, rulebook_of

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


def test_all_games_are_tested_here() -> None:
    assert {*OWN_GAMES} <= {*GAMES}
