"""Takes screenshots of every page, in windows of many sizes, light and dark, from a server with prepared tables.

`scripts/screenshots` writes them to build/screens. `--only table` takes those whose name matches this, `--size 390`
those in windows whose name contains this, `--theme dark` only dark ones. With `--sheet`, all pages of one size are also
put on one picture.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from kit.browser import Visitors, chromium  # noqa: E402
from kit.clubs import Evening  # noqa: E402
from kit.server import BOT, ME, OPEN, LiveServer, play_on, running  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402

from stip.games import all_rulebooks  # noqa: E402
from stip.games.rulebook import Rulebook  # noqa: E402
from stip.play.game import new  # noqa: E402
from stip.play.playouts import simulate  # noqa: E402

BOOKS = all_rulebooks()
GAMES = [book.name for book in BOOKS]
FRIEND = {"kind": "me", "name": "Bram"}
SIZES = {
    **{
        f"{width}x{height}": (width, height, "")
        for width, height in [(390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)]
    },
    "1440x900-zoomed": (720, 450, ""),  # to 200 %
    "1024x768-zoomed": (512, 384, ""),
    "390x844-large-letters": (390, 844, "200%"),
    "1024x768-large-letters": (1024, 768, "200%"),
}
THEMES = ("light", "dark")
SEED = 7
SHEET_WIDTH = 1600  # of a picture with many pages, in pixels
MAX_ON_SHEET = 520  # the width of one page on it

Place = tuple[str, str]  # a path and the secret of the viewer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screens")
    parser.add_argument("--only", default="")
    parser.add_argument("--size", default="")
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--sheet", action="store_true")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in SIZES if given.size in size]
    themes = [given.theme] if given.theme else list(THEMES)
    names = [name for name in PAGES if re.search(given.only, name)]
    with tempfile.TemporaryDirectory() as home, running(Path(home)) as live_server, chromium() as browser:
        for name in names:
            take(name, sizes, themes, given.folder, live_server, browser)
            print(name, flush=True)
        if given.sheet:
            for size, theme in product(sizes, themes):
                contact_sheet([given.folder / f"{name}-{size}-{theme}.png" for name in names], size, browser)


def take(
    name: str, sizes: list[str], themes: list[str], folder: Path, live_server: LiveServer, browser: Browser
) -> None:
    """Open a page once, and take it in all sizes and themes."""
    path, secret = PAGES[name](live_server)
    visitors = Visitors(browser, live_server.address)
    page = visitors.open(path, secret, reduced_motion="reduce")
    page.locator("h1").first.wait_for()
    if name.startswith("table"):
        page.locator("main[data-ply]").wait_for()  # the curtain comes with the board
        for button in page.get_by_role("button", name=re.compile("^I am ")).all():
            button.click()
    page.wait_for_load_state("networkidle", timeout=300_000)  # a review takes its time
    for size, theme in product(sizes, themes):
        width, height, letters = SIZES[size]
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(size) => (document.documentElement.style.fontSize = size)", letters)
        page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
    visitors.close()
    for complaint in visitors.console_problems:
        print(f"{name}: {complaint}", file=sys.stderr)


def contact_sheet(pictures: list[Path], size: str, browser: Browser) -> None:
    """Put pictures of one size side by side, to look at them all at once."""
    width, height, _ = SIZES[size]
    columns = max(1, SHEET_WIDTH // min(width, MAX_ON_SHEET))
    images = "".join(f'<img src="{picture.resolve().as_uri()}">' for picture in pictures)
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": height})
    html = pictures[0].with_name("sheet.html")
    html.write_text(
        f"<style>body {{ display: grid; gap: 8px; grid-template-columns: repeat({columns}, 1fr); background: gray }}"
        f" img {{ width: 100% }}</style>{images}",
        encoding="utf-8",
    )
    page.goto(html.resolve().as_uri())
    page.screenshot(path=pictures[0].with_name(f"sheet-{pictures[0].stem.split(size)[0]}{size}.png"), full_page=True)
    page.close()
    html.unlink()


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


def evening(page: str) -> Callable[[LiveServer], Place]:
    """Prepare a club evening in its first round."""

    def prepare(live_server: LiveServer) -> Place:
        club = Evening(live_server, "Anna", "Bram", "Cees", "Dina", "Eef", name="Thursday games")
        club.begin()
        return f"/club/{club.code}{page}", club.secret

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
    **{f"learn-{game}": at(f"/learn/{game}") for game in GAMES},
    "me": at("/me"),
    "record": at("/record"),
    "club": at("/club"),
    "club-evening": evening(""),
    "club-screen": evening("/screen"),
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
