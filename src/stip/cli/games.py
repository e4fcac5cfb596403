"""`stip games` and `stip rules`: the list of the games and the pages of their rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from stip.cli.arguments import AsJson, GameName
from stip.cli.console import out
from stip.cli.language import current_language, say
from stip.cli.output import print_json
from stip.games import all_rulebooks, clauses, rulebook_of
from stip.games.options import Option
from stip.games.rulebook import Rulebook
from stip.locale import has_text
from stip.table.bot_names import BOT_NAMES


def list_games(as_json: AsJson = False) -> None:
    """List the games with their numbers of players, options, and how their bots play."""
    if as_json:
        print_json(games=[_facts(book) for book in all_rulebooks()])
        return
    for book in all_rulebooks():
        players = say("games-players", players=", ".join(map(str, book.players)))
        out.print(f"[bold]{book.title}[/bold] ({book.name}), {players}", soft_wrap=True)
        for option in book.options:
            standing = say(f"standing-{option.standing(option.default)}")
            default = say("games-default", value=str(option.default), standing=standing)
            out.print(f"    {option.name}: {option.choices} ({default})", soft_wrap=True)
            published = f"{say('standing-published')}: {', '.join(map(str, option.published))}"
            told = f"{option.clause}; {published}" if option.published else option.clause
            out.print(f"        {_meaning(book, option)} ({told})", soft_wrap=True, style="dim")
        for level, (name, *_) in enumerate(BOT_NAMES, 1):
            if has_text(character := f"{book.name}-bot-{level}"):
                out.print(f"    {say('games-bot', level=str(level))}: {say(character, bot=name)}", soft_wrap=True)


def _meaning(book: Rulebook, option: Option) -> str:
    """Return what an option is about: in English in full, otherwise as the page calls it."""
    code = f"{book.name}-option-{option.name}"
    return option.meaning if current_language() == "en" or not has_text(code) else say(code)


def _facts(book: Rulebook) -> dict[str, object]:
    options = [
        {
            "name": option.name,
            "clause": option.clause,
            "values": list(option.values),
            "default": option.default,
            "published": list(option.published),
            "meaning": option.meaning,
        }
        for option in book.options
    ]
    return {"name": book.name, "title": book.title, "players": list(book.players), "options": options}


def print_rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument()] = None,
) -> None:
    """Print the rules of a game, or one clause."""
    book, language = rulebook_of(game), current_language()
    _print_page(clauses.clause(book, clause, language) if clause else clauses.page(book, language))


def _print_page(text: str) -> None:
    """Print a text, formatted if it is read by a person and unchanged if by a program."""
    if out.is_terminal:
        out.print(Markdown(text), width=min(out.width, 100))
    else:
        print(text)
