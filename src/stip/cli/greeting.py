"""What `stip` shows without a command: what to do next, and a short recorded game that plays itself."""

from __future__ import annotations

from stip import __version__
from stip.cli.demo import show_game
from stip.cli.language import current_language
from stip.cli.output import out
from stip.games import all_rulebooks
from stip.locale import localize
from stip.play import record

SUGGESTIONS = ("play", "lesson", "games", "rules", "serve", "join", "help")


def greet_newcomer() -> None:
    language, books = current_language(), all_rulebooks()

    def say(code: str, **facts: str) -> str:
        return localize(code, facts, language)

    game = books[0].name if books else "GAME"
    out.print(f"[bold]stip[/bold] {__version__}   {say('home-hello')} {say('home-about')}\n", soft_wrap=True)
    commands = {name: say(f"greeting-{name}-command", game=game) for name in SUGGESTIONS}
    width = max(map(len, commands.values())) + 4
    for name, command in commands.items():
        out.print(f"    {command:<{width}}{say(f'greeting-{name}')}", soft_wrap=True, markup=False)
    out.print()
    examples = [file for book in books if (file := book.folder / "example.txt").is_file()]
    if examples:
        show_game(record.load(min(examples, key=lambda file: file.stat().st_size)))
