"""Refusals, hints and previews in a real browser: said in words, drawn on the board, and never about a position that
nobody has seen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.browser_player import Person
from kit.server import BOT, ME, LiveServer
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.slow

PHONE, TABLET, DESKTOP = (
    {"width": width, "height": height} for width, height in ((390, 844), (1024, 768), (1440, 900))
)
SIZES = pytest.mark.parametrize("viewport", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
# How many marks and ghosts of a hint are drawn, and how many of them can be seen: inside their panel, which is the near
# view rather than the board if there is one, and inside the window.
SEEN = """() => {
    const isFar = one => document.querySelector(".near svg") && one.closest("svg[data-panel=board]");
    const isInside = (one, box) =>
        one.left > box.left - 1 && one.right < box.right + 1 && one.top > box.top - 1 && one.bottom < box.bottom + 1;
    const shown = [...document.querySelectorAll(".mark.hint, .ghost, button.hint")]
        .filter(one => !isFar(one) && one.getBoundingClientRect().width);
    const seen = shown.filter(one => [one.closest("svg"), document.documentElement].every(around =>
        !around || isInside(one.getBoundingClientRect(), around.getBoundingClientRect())));
    return [shown.length, seen.length];
}"""

SLOW_FLIGHTS = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, { ...options, duration: 60_000 });
    };
}"""
# Where to touch a thing, and whether something else that lies over it there is still in flight.
MIDDLE = """touch => {
    const found = [...document.querySelectorAll(".next[data-touch], button[data-touch]")].find(one =>
        one.dataset.touch === touch && one.getBoundingClientRect().width);
    if (!found) return null;
    const box = (found.querySelector(":scope > .body > .hit") ?? found).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const over = document.elementFromPoint(x, y).closest("[data-touch]");
    return [x, y, over !== found && over?.querySelector(":scope > .body")?.getAnimations().length > 0];
}"""


def sit(live_server: LiveServer, visitors: Visitors, *words: Any, first: int = 1, **window: Any) -> Person:
    made = live_server.make(*words, first=first)
    page = visitors.open(f"/t/{made['table']}", made["secret"], **window)
    return Person(page, live_server, made["table"], made["secret"])


def thing(page: Page, touch: str) -> Locator:
    return page.locator(f'[data-panel] [data-touch="{touch}"]').first


def ask_for_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint", exact=True).locator("visible=true").click()
    expect(page.locator(".say")).to_contain_text("Try this: ", timeout=60_000)


def test_a_touch_while_a_move_is_travelling_is_judged_by_what_the_board_then_shows(
    live_server: LiveServer, visitors: Visitors
) -> None:
    """A bot answers at once, and its move waits until one's own has been seen. Time stands still meanwhile."""
    made = live_server.make("punto", ME, BOT, first=1)
    page = visitors.open()
    page.evaluate("secret => localStorage.setItem('stip.secret', secret)", made["secret"])
    page.clock.install()
    page.goto(f"/t/{made['table']}")
    anna = Person(page, live_server, made["table"], made["secret"])
    expect(page.locator("main")).to_have_attribute("data-ply", "0")
    page.clock.pause_at("2030-01-01")
    thing(page, "place:f6").dispatch_event("click")
    anna.notes.wait_for_ply(2)
    expect(page.locator("main")).to_have_attribute("data-ply", "1")
    theirs = anna.notes.updates[-1]["news"]["touches"]
    moves = [path[0] for path in _paths(anna) if path[0] not in theirs]
    free = next(touch for touch in moves if thing(page, touch).count() and "empty" in _label(page, touch))
    thing(page, free).dispatch_event("click")
    expect(page.locator(".say")).not_to_have_class(re.compile(r"\bno\b"))
    page.clock.run_for(5000)
    expect(page.locator(".log li").filter(has_text=f"on {free.removeprefix('place:')}")).to_have_count(1)
    expect(page.locator(".say.no")).to_have_count(0)


def _paths(person: Person) -> list[list[str]]:
    view = person._view()
    assert view is not None
    return view.touch_paths


def _label(page: Page, touch: str) -> str:
    return thing(page, touch).get_attribute("aria-label") or ""


def test_a_piece_in_flight_counts_where_it_will_stand(live_server: LiveServer, visitors: Visitors) -> None:
    anna = sit(live_server, visitors, "halma", ME, {"kind": "me", "name": "Ben"})
    page = anna.page
    thing(page, "field:e2").dispatch_event("click")
    page.evaluate(SLOW_FLIGHTS)
    thing(page, "field:f3").dispatch_event("click")
    expect(page.locator("main")).to_have_attribute("data-ply", "1")
    pawn = page.locator('[data-id="pawn:f3"] .rise')
    box = pawn.bounding_box()
    there = thing(page, "field:e2").locator(".hit").bounding_box()
    assert box is not None
    assert there is not None
    assert abs(box["x"] - there["x"]) < box["width"], "it has hardly left"
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".say")).to_contain_text("There is no pawn of yours on f3.")


def test_what_lies_beneath_a_piece_in_flight_is_touched_as_if_it_had_arrived(
    live_server: LiveServer, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tile that has just been laid covers its dots, and one of them is where a pawn goes."""
    anna = sit(live_server, visitors, "to-the-point", ME, BOT, is_fast=True)
    page, are_covered = anna.page, []

    def touch(touch: str) -> None:
        x, y, is_covered = page.wait_for_function(MIDDLE, arg=touch, polling=20).json_value()
        are_covered.append(is_covered)
        page.mouse.click(x, y)

    page.evaluate(SLOW_FLIGHTS)
    monkeypatch.setattr(anna, "touch", touch)
    while not any(are_covered):
        if anna.is_to_move:
            anna.play()
        else:
            anna.notes.receive()


@SIZES
def test_a_hint_is_said_drawn_and_all_in_view(
    live_server: LiveServer, visitors: Visitors, viewport: dict[str, int]
) -> None:
    for game in ("halma", "to-the-point"):
        anna = sit(live_server, visitors, game, ME, BOT, is_fast=True, viewport=viewport)
        for _ in range(3):
            while not anna.is_to_move:
                anna.notes.receive()
            anna.wait()
            ask_for_hint(anna.page)
            say = anna.page.locator(".say[role=status]")
            expect(say).to_contain_text(re.compile(r"Try this: [a-z].*\."))
            shown, seen = anna.page.evaluate(SEEN)
            assert shown >= (2 if game == "halma" else 1)  # swapping a card is at first only a button
            assert seen == shown
            anna.play()
    ask_for_hint_when_possible(anna)
    assert accessibility_violations(anna.page) == []


def ask_for_hint_when_possible(person: Person) -> None:
    while not person.is_to_move:
        person.notes.receive()
    person.wait()
    ask_for_hint(person.page)


def test_pointer_and_focus_show_the_way_and_a_ghost(live_server: LiveServer, visitors: Visitors) -> None:
    page = sit(live_server, visitors, "halma", ME, BOT, viewport=DESKTOP).page
    thing(page, "field:e2").dispatch_event("click")
    ghost, way = page.locator("[data-panel=board] .ghost"), page.locator("[data-panel=board] .preview path.over")
    expect(ghost).to_have_count(0)
    thing(page, "field:f3").locator(".hit").hover(force=True)
    expect(ghost).to_have_count(1)
    expect(way).to_have_count(1)
    page.mouse.move(5, 5)
    expect(ghost).to_have_count(0)
    page.keyboard.press("Shift")  # from now on by keyboard
    thing(page, "field:f2").focus()
    expect(ghost).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("main")).not_to_have_attribute("data-ply", "0")


@SIZES
def test_swapping_a_card_is_offered_after_the_rest_and_asked_for(
    live_server: LiveServer, visitors: Visitors, viewport: dict[str, int]
) -> None:
    page = sit(live_server, visitors, "to-the-point", ME, BOT, is_fast=True, viewport=viewport).page
    say = page.locator(".say")
    expect(say).to_have_text("A tile? No card brings you in yet.")
    expect(page.locator("[data-panel=hand] .next")).to_have_count(0)  # no card leads anywhere yet
    card = page.locator("[data-panel=hand] [data-touch]").first
    card.dispatch_event("click")
    expect(say).to_contain_text(re.compile(r"The \w+ [\w-]+ card leads nowhere now. You can swap it for a new one."))
    page.get_by_role("button", name="Swap a card").click()
    expect(say).to_have_text("Which card do you swap for a new one?")
    card.dispatch_event("click")
    expect(page.locator("main")).to_have_attribute("data-ply", "1")


def test_among_people_hints_are_asked_for_together(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto", first=1)
    joined = live_server.sit(made["table"])
    anna = visitors.open(f"/t/{made['table']}", made["secret"], viewport=PHONE)
    bo = visitors.open(f"/t/{made['table']}", joined["secret"], viewport=DESKTOP)
    expect(anna.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    anna.get_by_role("button", name="Ask for hints").locator("visible=true").click()
    expect(anna.locator(".offer")).to_contain_text("You asked whether hints may be used.")
    expect(bo.locator(".offer")).to_contain_text("Anna would like hints to be allowed in this game.")
    bo.get_by_role("button", name="Yes").click()
    expect(bo.get_by_text("Hints are on in this game.").first).to_be_attached()
    ask_for_hint(anna)
