"""Takes screenshots of every page, on a phone and a desktop, light and dark, from a server with prepared tables.

`scripts/screenshots` writes them to build/screens; `--only table` takes those whose name contains this.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from kit.browser import DESKTOP, Visitors, chromium  # noqa: E402
from kit.server import BOT, ME, OPEN, LiveServer, play_on, running  # noqa: E402

from stip.games import all_rulebooks  # noqa: E402
from stip.games.rulebook import Rulebook  # noqa: E402
from stip.play.game import new  # noqa: E402
from stip.play.playouts import simulate  # noqa: E402

BOOKS = all_rulebooks()
GAMES = [book.name for book in BOOKS]
FRIEND = {"kind": "me", "name": "Bram"}
WINDOWS = {"390": {"width": 390, "height": 844}, "1440": DESKTOP}
THEMES = ("light", "dark")
SEED = 7

Place = tuple[str, str]  # a path and the secret of the viewer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screens")
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running(Path(home)) as live_server, chromium() as browser:
        for name, prepare in PAGES.items():
            if given.only not in name:
                continue
            path, secret = prepare(live_server)
            for size, viewport in WINDOWS.items():
                for theme in THEMES:
                    visitors = Visitors(browser, live_server.address)
                    page = visitors.open(path, secret, viewport=viewport, color_scheme=theme, reduced_motion="reduce")
                    page.locator("h1").first.wait_for()
                    if not name.startswith("curtain"):
                        for button in page.get_by_role("button", name=re.compile("^I am ")).all():
                            button.click()
                    page.wait_for_load_state("networkidle", timeout=300_000)  # a review takes its time
                    page.screenshot(path=given.folder / f"{name}-{size}-{theme}.png")
                    visitors.close()
                    for complaint in visitors.console_problems:
                        print(f"{name}, {size}, {theme}: {complaint}", file=sys.stderr)
            print(name)


def at(path: str) -> Callable[[LiveServer], Place]:
    return lambda live_server: (path, "")


def waiting(live_server: LiveServer) -> Place:
    made = live_server.make(GAMES[0], ME, OPEN)
    return f"/t/{made['table']}", made["secret"]


def playing(game: str, moves: int, seats: int = 2) -> Callable[[LiveServer], Place]:
    """Prepare a table with people at one screen in the middle of a game."""

    def prepare(live_server: LiveServer) -> Place:
        made = live_server.make(game, ME, *[FRIEND] * (seats - 1))
        with live_server.join(made["table"], made["secret"], wants=["moves"]) as player:
            play_on(player, moves=moves, rng=random.Random(SEED))
        return f"/t/{made['table']}", made["secret"]

    return prepare


def against_a_bot(game: str) -> Callable[[LiveServer], Place]:
    def prepare(live_server: LiveServer) -> Place:
        made = live_server.make(game, ME, BOT, first=1)
        return f"/t/{made['table']}", made["secret"]

    return prepare


def over(address: str) -> Callable[[LiveServer], Place]:
    """Prepare a finished game."""

    def prepare(live_server: LiveServer) -> Place:
        shortest = min(BOOKS, key=plies_of_random_games)
        path, secret = playing(shortest.name, 10**6)(live_server)
        return path.replace("/t/", address), secret

    return prepare


def plies_of_random_games(book: Rulebook) -> int:
    return int(simulate(book, 2, book.read_options({}, 2), 20, seed=SEED).plies.sum())


def has_hidden_hands(book: Rulebook) -> bool:
    game = new(book.name, seed=SEED)
    return book.presentation.scene(game.view(game.turn).fields, game.turn, "en").is_private


PAGES: dict[str, Callable[[LiveServer], Place]] = {
    "home": at("/"),
    "about": at("/about"),
    **{f"set-up-{game}": at(f"/new/{game}") for game in GAMES},
    **{f"rules-{game}": at(f"/rules/{game}") for game in GAMES},
    "join": lambda live_server: (waiting(live_server)[0], ""),
    "waiting": waiting,
    **{f"table-{game}": against_a_bot(game) for game in GAMES},
    **{f"table-{game}-later": playing(game, 24) for game in GAMES},
    **{
        f"table-{book.name}-{seats}": playing(book.name, 24, seats) for book in BOOKS if (seats := book.players[-1]) > 2
    },
    **{f"curtain-{book.name}": playing(book.name, 24) for book in BOOKS if has_hidden_hands(book)},
    "over": over("/t/"),
    "review": over("/review/"),
    "no-such-table": at("/t/bbbbbbb"),
}


if __name__ == "__main__":
    main()
