"""What `stip` shows without a command: what to do next, and a short recorded game that plays itself."""

from __future__ import annotations

from stip import __version__
from stip.cli.console import out
from stip.cli.demo import show_game
from stip.cli.language import say
from stip.games import all_rulebooks
from stip.play import record

SUGGESTIONS = {  # each with a text that begins with `greeting-`
    "play": "stip play {game}",
    "lesson": "stip play {game} --lesson",
    "games": "stip games",
    "rules": "stip rules {game}",
    "serve": "stip serve --open",
    "join": "stip join URL",
    "help": "stip --help",
}


def greet_newcomer() -> None:
    books = all_rulebooks()
    game = books[0].name if books else "GAME"
    out.print(f"[bold]stip[/bold] {__version__}   {say('home-hello')} {say('home-about')}\n", soft_wrap=True)
    commands = {name: command.format(game=game) for name, command in SUGGESTIONS.items()}
    width = max(map(len, commands.values())) + 4
    is_narrow = width + 4 + max(len(say(f"greeting-{name}")) for name in commands) > out.width
    for name, command in commands.items():
        told = f"{command}\n      " if is_narrow else f"{command:<{width}}"
        out.print(f"    {told}{say(f'greeting-{name}')}", soft_wrap=True, markup=False)
    out.print()
    examples = [file for book in books if (file := book.folder / "example.txt").is_file()]
    if examples:
        show_game(record.load(min(examples, key=lambda file: file.stat().st_size)))
