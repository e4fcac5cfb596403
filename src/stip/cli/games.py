"""`stip games` and `stip rules`: the list of the games and the pages of their rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from stip.cli.arguments import GameName
from stip.cli.output import out
from stip.games import all_rulebooks, clauses, rulebook_of
from stip.locale import has_text, localize
from stip.table.bot_names import BOT_NAMES


def list_games() -> None:
    """List the games with their numbers of players, options, and how their bots play."""
    for book in all_rulebooks():
        out.print(
            f"[bold]{book.title}[/bold] ({book.name}), for {', '.join(map(str, book.players))} players", soft_wrap=True
        )
        for option in book.options:
            standing = localize(f"standing-{option.standing(option.default)}", {})
            out.print(f"    {option.name}: {option.choices} (without it {option.default}, {standing})", soft_wrap=True)
            published = f"{localize('standing-published', {})}: {', '.join(map(str, option.published))}"
            told = f"{option.clause}; {published}" if option.published else option.clause
            out.print(f"        {option.meaning} ({told})", soft_wrap=True, style="dim")
        for level, (name, *_) in enumerate(BOT_NAMES, 1):
            if has_text(character := f"{book.name}-bot-{level}"):
                out.print(f"    bot {level}: {localize(character, {'bot': name})}", soft_wrap=True)


def print_rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(help="A clause of the game, or a general one such as G-3.")] = None,
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
