"""`stip play`: a game in the terminal, with people who share it and with bots."""

from __future__ import annotations

import asyncio
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stip.cli.arguments import First, GameName, Options, Plain, read_options
from stip.cli.errors import BadSeatWord, NoTerminal
from stip.cli.language import current_language
from stip.games import rulebook_of
from stip.games.contract import LEVEL_COUNT, LEVEL_STEP
from stip.locale import localize
from stip.play.files import check_writable
from stip.play.game import Setup
from stip.table.errors import OnlyBots

if TYPE_CHECKING:
    from stip.cli.terminal.session import Session

LEVEL = re.compile(r"[0-9]+(\.[0-9]+)?")
DEFAULT_LEVEL = 3


def play_game(
    game: GameName,
    who: Annotated[list[str] | None, typer.Argument(metavar="PLAYER")] = None,
    players: Annotated[int | None, typer.Option()] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option()] = None,
    first: First = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    lesson: Annotated[bool, typer.Option("--lesson")] = False,
    plain: Plain = False,
    fast: Annotated[bool, typer.Option("--fast")] = False,
) -> None:
    """Play a game in the terminal, with people who share it and with bots."""
    book, language = rulebook_of(game), current_language()
    from stip.cli.terminal.lesson import LessonSession  # which the other commands need not wait for
    from stip.cli.terminal.local import LocalSession, new_table, resumed_table

    saved = file or default_file(game)
    if lesson:
        show(LessonSession(book, language), plain, str(saved))
        return
    if file:
        check_writable(file)
    if (resume or file) and saved.exists():
        table = resumed_table(saved, language)
    else:
        count = book.check_players(max(2, len(who or ())) if players is None else players)
        seats = read_seats(who or [], count, language)
        setup = Setup.read(game, len(seats), read_options(option), seed, first)
        if not any(isinstance(seat, str) for seat in seats):
            raise OnlyBots()
        table = new_table(setup, seats)
    show(LocalSession(table, language, file, pace=0.0 if fast else 1.0), plain, str(saved))


def show(session: Session, plain: bool, save_file: str) -> None:
    """Show a session until the player leaves: on the whole screen, or line by line."""
    from stip.cli.terminal.controller import Controller

    controller = Controller(session)
    if plain:
        from stip.cli.terminal.plain import PlainGame

        asyncio.run(PlainGame(controller, save_file).run())
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal()
    from stip.cli.terminal.screen import PlayScreen

    PlayScreen(controller, save_file, is_ascii=sys.stderr.encoding == "ascii").run()


def read_seats(words: list[str], players: int, language: str) -> list[str | float]:
    """Return who sits where: names of people, and levels of bots. Those who are not named are you, then bots."""
    seats = [_seat(word) for word in words]
    if not seats:
        seats = [localize("setup-you", {}, language)]
    return [*seats, *[float(DEFAULT_LEVEL)] * (players - len(seats))]


def _seat(word: str) -> str | float:
    if not LEVEL.fullmatch(word):
        return word
    level = float(word[:10])
    if not 1 <= level <= LEVEL_COUNT or level % LEVEL_STEP:
        raise BadSeatWord(word=word)
    return int(level) if level == int(level) else level


def default_file(game: str) -> Path:
    """Return the file in which a game is saved that has no other: one for each game, in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("stip", appauthor=False)
    with suppress(OSError):  # it is told when somebody saves
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}.txt"
