"""`stip games` and `stip rules`: the list of the games and the pages of their rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from stip.cli.arguments import GameName
from stip.cli.output import out
from stip.games import GAMES, clauses, rulebook_of
from stip.locale import localize


def list_games() -> None:
    """List the games with their numbers of players and options."""
    for name in GAMES:
        book = rulebook_of(name)
        out.print(
            f"[bold]{book.title}[/bold] ({name}), for {', '.join(map(str, book.players))} players", soft_wrap=True
        )
        for option in book.options:
            standing = localize(f"standing-{option.standing(option.default)}", {})
            out.print(f"    {option.name}: {option.choices} (without it {option.default}, {standing})", soft_wrap=True)
            published = f"{localize('standing-published', {})}: {', '.join(map(str, option.published))}"
            told = f"{option.clause}; {published}" if option.published else option.clause
            out.print(f"        {option.meaning} ({told})", soft_wrap=True, style="dim")


def print_rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(help="A clause such as H-8, or a general one such as G-3.")] = None,
) -> None:
    """Print the rules of a game, or one clause."""
    book = rulebook_of(game)
    _print_page(clauses.clause(book, clause) if clause else clauses.page(book))


def _print_page(text: str) -> None:
    """Print a text, formatted if it is read by a person and unchanged if by a program."""
    if out.is_terminal:
        out.print(Markdown(text), width=min(out.width, 100))
    else:
        print(text)
