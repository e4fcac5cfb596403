"""The page shows the games that the server has, whichever they are."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path

import pytest
from kit.browser import Visitors, accessibility_violations
from playwright.sync_api import Page, Route, expect

from stip.games import rulebook_of
from stip.games.contract import Sign, Teams
from stip.games.options import Option
from stip.games.rulebook import Rulebook
from stip.server.http import games

pytestmark = pytest.mark.slow

ENGLISH = """
example-tagline = An example to follow.
example-about = All about it.
example-guide-1 = The first step.
example-guide-2 = The last step.
example-option-pairs = Partners
example-option-pairs-yes = yes
example-option-pairs-no = no
example-option-stakes = Stakes
example-option-stakes-high = high
example-option-stakes-low = low
"""
DUTCH = """
example-tagline = Een voorbeeld om te volgen.
"""
RULES = """# Example

A game for tests.

## Rules

- `E-1` **rule** Be an example.

## Whose game it is

Nobody's.
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">'


def example(folder: Path) -> Rulebook:
    """A game of which the page has never heard, for three or four. It is told, not played."""
    (folder / "texts").mkdir()
    (folder / "pictures").mkdir()
    files = {
        "texts/en.ftl": ENGLISH,
        "texts/nl.ftl": DUTCH,
        "rules.md": RULES,
        "sprites.svg": f'{SVG}<defs><circle id="example-dot" r="10" fill="var(--red)"/></defs></svg>',
        **{
            f"pictures/{name}.svg": f'{SVG}<use href="#example-dot" x="80" y="50"/></svg>'
            for name in ("cover", "guide-1", "guide-2")
        },
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    book = copy(rulebook_of("halma"))
    book.name, book.title, book.players, book.folder = "example", "An Example", (3, 4), folder
    book.options = (
        Option("pairs", "E-1", ("no", "yes"), "no", "partners", only_for=4),
        Option("stakes", "E-1", ("low", "high"), "low", "how much is at stake", published=("low",)),
    )
    book.signs = {
        2: (Sign("red", ("example-dot",)), Sign("blue", ("round-blue",))),
        **{sides: tuple(Sign("green", ("round-green",)) for _ in range(sides)) for sides in (3, 4)},
    }
    book.teams = Teams("pairs", "yes", (0, 1, 0, 1))
    return book


def install(monkeypatch: pytest.MonkeyPatch, books: Sequence[Rulebook]) -> None:
    """Make the server tell of these games only."""
    table = {book.name: book for book in books}
    monkeypatch.setattr(games, "all_rulebooks", lambda: tuple(books))
    monkeypatch.setattr(games, "rulebook_of", table.__getitem__)
    monkeypatch.setattr("stip.server.http.game_views.is_preparing", lambda game: False)  # there is nothing to compile


def check(page: Page) -> None:
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture
def page(visitors: Visitors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    install(monkeypatch, [rulebook_of("punto"), example(tmp_path)])
    return visitors.open()


def test_the_home_page_shows_the_games_of_the_server_and_no_others(page: Page) -> None:
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text(["Punto", "An Example"])
    card = page.get_by_role("article").last
    expect(card).to_contain_text("3–4 players")
    expect(card).to_contain_text("An example to follow.")
    expect(card.locator(".picture use")).to_be_visible()
    assert page.locator("#example-dot").count() == 1
    check(page)


def test_another_language_is_loaded_for_the_games_too_and_what_they_lack_is_english(page: Page) -> None:
    card = page.get_by_role("article").last
    page.get_by_label("Language").select_option("nl")
    expect(card).to_contain_text("Een voorbeeld om te volgen.")
    expect(card).to_contain_text("3–4 spelers")
    card.locator(".how").click()
    expect(page.get_by_role("dialog")).to_contain_text("The last step.")
    page.reload()
    expect(card).to_contain_text("Een voorbeeld om te volgen.")


def test_the_quick_guide_has_as_many_steps_as_the_game(page: Page) -> None:
    page.get_by_role("button", name="How to play, in 30 seconds: An Example").click()
    steps = page.get_by_role("dialog").get_by_role("listitem")
    expect(steps).to_have_text(["The first step.", "The last step."])
    for step in steps.all():
        expect(step.locator("use")).to_be_visible()
    check(page)


def test_set_up_offers_the_players_and_options_of_the_game_and_shows_its_signs(page: Page) -> None:
    page.goto("/new/example")
    expect(page.get_by_role("heading", level=1)).to_have_text("An Example")
    expect(page.locator(".numbers label")).to_have_text(["3", "4"])
    seats = page.locator("form .signs")
    expect(seats).to_have_count(3)
    expect(page.get_by_role("switch", name="Partners")).to_have_count(0)
    expect(page.get_by_label("Stakes").locator("option")).to_have_text(["low · as published", "high · house rule"])
    page.get_by_role("radio", name="4").check()
    expect(seats.locator("use[href='#round-green']")).to_have_count(4)
    page.get_by_role("switch", name="Partners").click()
    expect(seats.locator("use[href='#example-dot']")).to_have_count(2)
    expect(seats.nth(2).locator("use")).to_have_attribute("href", "#example-dot")
    page.get_by_role("radio", name="3").check()
    expect(seats.locator("use[href='#round-green']")).to_have_count(3)
    check(page)


def test_the_rules_and_the_credits_are_those_of_the_games_there_are(page: Page) -> None:
    page.goto("/rules/example#E-1")
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_text(["Punto", "An Example"])
    expect(page.locator("#E-1")).to_contain_text("Be an example.")
    page.goto("/about")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Punto", "An Example"])


@pytest.mark.parametrize("part", ["new", "rules"])
def test_there_is_nothing_at_the_address_of_a_game_that_the_server_does_not_have(page: Page, part: str) -> None:
    page.goto(f"/{part}/halma")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address.")
    check(page)
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("article")).to_have_count(2)


def test_a_game_without_drawings_can_be_set_up(page: Page, tmp_path: Path, visitors: Visitors) -> None:
    for file in [tmp_path / "sprites.svg", *(tmp_path / "pictures").glob("*")]:
        file.unlink()
    page.goto("/new/example")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.get_by_role("button", name="How to play")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(2)
    expect(page.get_by_role("button", name="How to play, in 30 seconds")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    assert all("404" in problem for problem in visitors.console_problems)  # the browser's own, about the answers
    visitors.console_problems.clear()


@pytest.mark.parametrize("path", ["/api/games", "/api/games/*/texts/*", "/api/games/*/sprites.svg"])
def test_without_what_it_needs_the_page_offers_to_try_again(visitors: Visitors, path: str) -> None:
    page = visitors.open()

    def abort(route: Route) -> None:
        route.abort()

    page.route(f"**{path}", abort)
    page.reload()
    button = page.get_by_role("button", name="Stip ↻")
    expect(button).to_be_visible()
    page.unroute(f"**{path}")
    button.click()
    expect(page.get_by_role("article")).to_have_count(4)
    visitors.console_problems.clear()  # of the browser, about the answers that did not come


def test_the_page_is_shown_before_the_pictures_of_the_games(visitors: Visitors) -> None:
    page = visitors.open()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/pictures/*", hold)
    page.reload()
    expect(page.get_by_role("button", name="Play: Halma")).to_be_visible()
    expect(page.locator(".picture svg")).to_have_count(0)
    page.route("**/pictures/*", lambda route: route.continue_())  # those that come now
    for route in held:
        route.continue_()
    expect(page.locator(".picture svg")).to_have_count(4)
