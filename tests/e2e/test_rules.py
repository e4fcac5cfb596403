"""The page of rules: a leaflet with pictures, clauses where they are told, and one sheet of paper."""

from __future__ import annotations

import re
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.cases import OWN_GAMES
from playwright.sync_api import Page, expect

from stip.games import rulebook_of
from stip.games.clauses import clauses, page, shared_page
from stip.games.leaflet import leaflet, pictures_of
from stip.locale import LANGUAGES

pytestmark = pytest.mark.slow

WINDOWS: list[dict[str, Any]] = [
    {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
    {"viewport": {"width": 1024, "height": 768}},
    {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
]
DRAWING_MS = 60_000  # a server that has just started loads compiled code for its first picture
PRINTED_PAGE = re.compile(rb"/Type\s*/Page\b")


def check(page: Page) -> None:
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def open_leaflet(visitors: Visitors, address: str, **window: Any) -> Page:
    """Open a page of rules and wait until all its pictures are there."""
    page = visitors.open(address, **window)
    figures = page.locator("article figure")
    figures.first.wait_for()
    for figure in figures.all():
        expect(figure.locator("svg").first).to_be_attached(timeout=DRAWING_MS)
    return page


@pytest.mark.parametrize("window", WINDOWS)
def test_a_leaflet_is_read_with_pictures_and_cards_and_no_number_is_seen_until_it_is_wanted(
    visitors: Visitors, window: dict[str, Any]
) -> None:
    page = open_leaflet(visitors, "/rules/tokken", **window)
    article = page.get_by_role("article")
    assert article.locator("figure").count() == 3
    expect(article).not_to_contain_text(re.compile(r"\bT-\d"))
    expect(page.locator("pre")).to_have_count(0)
    for card in article.locator("li svg:has(> use[href^='#tokken-'])").all():
        box = card.bounding_box()
        assert box
        assert box["height"] > box["width"] > 20
    check(page)
    mark = page.get_by_role("button", name="The exact rule: T-7, T-9")
    expect(mark).to_have_attribute("aria-expanded", "false")
    mark.press("Enter")
    expect(page.locator("#T-9")).to_contain_text("if you can play, you must")
    expect(mark).to_have_attribute("aria-expanded", "true")
    check(page)
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="On the way").click()
    expect(page.get_by_role("heading", name="On the way")).to_be_in_viewport()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_address_of_every_clause_leads_to_its_words(visitors: Visitors, game: str) -> None:
    """Those of the game are unfolded where the leaflet tells them, or at their option, the common ones beneath."""
    book = rulebook_of(game)
    names = [*clauses(page(book)), *clauses(shared_page())]
    shown = open_leaflet(visitors, f"/rules/{game}#{names[0]}")
    for name in names:
        shown.evaluate("name => (location.hash = name)", name)
        clause = shown.locator(f"[id='{name}']")
        expect(clause).to_be_focused()
        expect(clause).to_be_in_viewport()
        expect(clause.locator("> a")).to_have_text(name)
    expect(shown.locator("pre")).to_have_count(0)
    assert accessibility_violations(shown) == []


def test_rules_tell_what_is_published_what_is_a_house_rule_and_what_we_decided(visitors: Visitors) -> None:
    page = open_leaflet(visitors, "/rules/tokken")
    legend = page.locator(".legend")
    for word in ("as published", "our ruling", "can be chosen"):
        expect(legend).to_contain_text(word)
    order = page.get_by_role("listitem").filter(has_text="Home row:")
    expect(order).to_contain_text("far end first (house rule) · in any order (as published)")
    expect(order.get_by_role("button").locator("circle.ruling, circle.option")).to_have_count(2)
    expect(page.get_by_text("our reconstruction.")).to_be_visible()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_leaflet_prints_on_one_sheet_in_every_language(visitors: Visitors, game: str) -> None:
    """By day, with its pictures, and without what can only be pressed."""
    page = open_leaflet(visitors, f"/rules/{game}", color_scheme="dark")
    page.evaluate("window.print = () => (window.isPrinted = true)")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.isPrinted")
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('stip.language', language)", language)
        page.reload()
        heading = leaflet(rulebook_of(game), language)[1].heading
        expect(page.locator("article h2").first).to_have_text(heading)
        pictures = page.locator("article figure svg[viewBox]:not(figcaption svg)")
        expect(pictures).to_have_count(pictures_in(game), timeout=DRAWING_MS)
        assert len(PRINTED_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1, language
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.locator("header").get_by_role("button")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ink')").strip() == "#262320"


def pictures_in(game: str) -> int:
    passages = [passage for chapter in leaflet(rulebook_of(game)) for passage in chapter.passages]
    return sum(passage.picture in pictures_of(rulebook_of(game)) for passage in passages)
