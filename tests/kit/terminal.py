"""Plays in the terminal: a person who touches what a bot would, with the mouse and with keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from stip.bots.players import make_player
from stip.cli.terminal.controller import Controller
from stip.cli.terminal.local import LocalSession, Player, new_table
from stip.cli.terminal.screen import Board, PlayScreen
from stip.play.game import Setup


def session_for(game: str, *players: Player, seed: int = 3, language: str = "en", **options: object) -> LocalSession:
    setup = Setup.read(game, len(players), options, seed, 1)
    return LocalSession(new_table(setup, players), language, pace=0.0)


def screen_for(game: str, *players: Player, seed: int = 3, language: str = "en", **options: object) -> PlayScreen:
    session = session_for(game, *players, seed=seed, language=language, **options)
    return PlayScreen(Controller(session), "saved.txt")


async def wait_for(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Wait for a state, while the application goes on."""
    for _ in range(6000):
        if is_so():
            return
        await pilot.pause(0.005)
    raise AssertionError("it never came")


async def click(pilot: Pilot[None], screen: PlayScreen, touch: str) -> None:
    target = next(one for one in screen.canvas.targets if one.touch == touch)
    await pilot.click(Board, offset=(target.column, target.row))


async def press_on(pilot: Pilot[None], screen: PlayScreen, touch: str) -> None:
    """Go to something with the Tab key, and touch it."""
    for _ in range(200):
        if screen.cursor == touch:
            break
        await pilot.press("tab")
    assert screen.cursor == touch
    await pilot.press("enter")


async def play_to_the_end(pilot: Pilot[None], screen: PlayScreen, with_keys_at: int = 0) -> None:
    """Play what a greedy bot would: with the mouse, and the first moves with keys."""
    controller, session = screen.controller, screen.controller.session
    assert isinstance(session, LocalSession)
    moves = 0
    while not (controller.table and controller.table.phase == "over"):
        if controller.is_round_over or controller.is_covered:
            await pilot.press("enter")
            continue
        await wait_for(
            pilot,
            lambda: bool(controller.next) or controller.is_round_over or controller.is_covered or _is_over(controller),
        )
        if not controller.next:
            continue
        game = session._table.game
        assert game
        view = game.view(game.turn)
        path = view.touches(make_player("greedy", game.setup.game, moves).choose(view))
        await _play_path(pilot, screen, path, game.ply, press_on if moves < with_keys_at else click)
        moves += 1


async def _play_path(
    pilot: Pilot[None],
    screen: PlayScreen,
    path: list[str],
    ply: int,
    touch: Callable[[Pilot[None], PlayScreen, str], Awaitable[None]],
) -> None:
    controller = screen.controller

    def is_played() -> bool:
        return _ply(controller) > ply or _is_over(controller)

    for count, one in enumerate(path, 1):
        if one in controller.next:
            await touch(pilot, screen, one)
            await wait_for(pilot, lambda count=count: len(controller.chosen) >= count or is_played())  # type: ignore[misc]
    await wait_for(pilot, is_played)


def _ply(controller: Controller) -> int:
    return controller.table.ply if controller.table else 0


def _is_over(controller: Controller) -> bool:
    return bool(controller.table and controller.table.phase == "over")
