"""The arguments that several commands share, and how they are read."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from stip.cli.errors import BadPair, OptionTwice
from stip.play.game import Game, Setup

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int, typer.Option()]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
SeedText = Annotated[str, typer.Option()]
First = Annotated[int | None, typer.Option()]

AsJson = Annotated[bool, typer.Option("--json")]
Plain = Annotated[bool, typer.Option("--plain")]


class Policy(StrEnum):
    RANDOM = "random"
    GREEDY = "greedy"


def new_game(game: str, players: int, options: list[str] | None, seed: str, first: int | None = None) -> Game:
    return Game(Setup.read(game, players, read_options(options), seed, first))


def read_options(given: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadPair(text=text)
        if name in options:
            raise OptionTwice(option=name)
        options[name] = value
    return options
