"""Learning by playing: the lessons are followed to their end by somebody who knows nothing but what the page says."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.browser_player import touch_until_over
from kit.lessons import Learner
from kit.server import BOT, ME, LiveServer
from playwright.sync_api import Page, expect

from stip.games import rulebook_of
from stip.locale import LANGUAGES, localize
from stip.table.lessons import lesson_view

pytestmark = pytest.mark.slow

GAMES = ["halma", "punto", "to-the-point", "tokken"]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"}
TABLE = re.compile(r"/t/[a-z0-9]{7}$")
PATIENCE_MS = 30_000  # a table is made, and perhaps a game loaded for the first time


def check(page: Page) -> None:
    """Nobody is kept out, and nothing is cut off."""
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize(("language", "window"), [*zip(LANGUAGES, [PHONE, TABLET, DESKTOP] * 3, strict=False)])
def test_every_lesson_is_played_to_its_end_by_doing_what_the_page_says(
    visitors: Visitors, language: str, window: dict[str, Any]
) -> None:
    page = visitors.open(is_fast=True, locale=language, **window)
    for game in GAMES:
        page.goto(f"/learn/{game}")
        said = Learner(page, language).follow()
        steps = lesson_view(rulebook_of(game), language).steps
        assert [text for text in said if text in {step.done for step in steps}] == [step.done for step in steps]
        assert {step.text for step in steps} <= {*said}
        check(page)
    page.goto("/")
    expect(page.locator(".learnt")).to_have_count(len(GAMES))


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_its_end_by_keyboard_alone(visitors: Visitors, game: str) -> None:
    page = visitors.open(f"/learn/{game}", is_fast=True, **TABLET)
    steps = lesson_view(rulebook_of(game), "en").steps
    page.keyboard.press("Tab")
    said = Learner(page, is_by_key=True).follow()
    assert {step.done for step in steps} <= {*said}
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE, timeout=PATIENCE_MS)
    expect(page.get_by_text("Mimo").first).to_be_visible()


@pytest.mark.parametrize("game", ["punto", "tokken"])  # the lessons of the others are followed above
def test_whoever_follows_the_lesson_and_then_touches_what_is_offered_plays_a_game_to_its_end(
    visitors: Visitors, game: str
) -> None:
    """Nothing is known but what the page says: not even what the game is about."""
    title = rulebook_of(game).title
    page = visitors.open(is_new=True, is_fast=True, **DESKTOP)
    page.get_by_role("button", name=f"Play: {title}").click()
    page.get_by_role("dialog").get_by_role("link", name="Learn by playing").click()
    Learner(page).follow()
    page.get_by_role("button", name="Play now").click()
    touch_until_over(page, random.Random(7))
    expect(page.locator(".ending h1")).to_have_text(re.compile(r"^(Mimo wins\.|You win!|A draw\.)$"))


@pytest.mark.parametrize("window", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_a_wrong_touch_is_told_kindly_and_what_is_right_is_shown(visitors: Visitors, window: dict[str, Any]) -> None:
    page = visitors.open("/learn/tokken", is_fast=True, **window)
    learner = Learner(page)
    step = lesson_view(rulebook_of("tokken"), "en").steps[0]
    expect(page.get_by_role("status")).to_have_text(step.text)
    check(page)
    pawn = page.get_by_role("button", name="Their red pawn, in reserve")
    pawn.locator(".hit").first.click(force=True)
    expect(page.get_by_role("status")).to_contain_text(step.again)
    expect(page.get_by_role("status")).to_contain_text("Touch: ace")
    expect(page.locator(".chosen")).to_have_count(0)
    check(page)
    learner.learn()
    while not learner.said["onward"]:
        learner.go_on()
    assert learner.said["text"] == step.done


def test_a_lesson_that_was_left_goes_on_where_it_was_and_any_step_can_be_skipped(visitors: Visitors) -> None:
    page = visitors.open("/learn/halma", is_fast=True)
    steps = lesson_view(rulebook_of("halma"), "en").steps
    for step in steps[:2]:
        expect(page.get_by_role("status")).to_have_text(step.text)
        page.get_by_role("button", name="Skip").click()
    page.reload()
    expect(page.get_by_role("status")).to_have_text(steps[2].text)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("status")).to_have_text(steps[1].text)
    for step in steps[1:]:
        expect(page.get_by_role("status")).to_have_text(step.text)
        page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("status")).to_have_text(steps[0].text)


def test_a_lesson_is_offered_at_the_first_game_and_then_no_more(visitors: Visitors) -> None:
    page = visitors.open(is_new=True, **PHONE)
    page.get_by_role("button", name="Play: Tokken").click()
    offer = page.get_by_role("dialog", name="New to Tokken?")
    expect(offer).to_be_visible()
    assert accessibility_violations(page) == []
    offer.get_by_role("button", name="Just play").click()
    expect(page).to_have_url(TABLE, timeout=PATIENCE_MS)
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()  # one's games are there
    page.get_by_role("button", name="Play: Tokken").click()
    page.get_by_role("dialog").get_by_role("link", name="Continue").click()
    expect(page).to_have_url(TABLE)
    page.goto("/")
    page.get_by_role("button", name="Play: Punto").click()
    page.get_by_role("dialog", name="New to Punto?").get_by_role("link", name="Learn by playing").click()
    expect(page.get_by_role("heading", name="Learn Punto")).to_be_visible()


def test_a_table_that_takes_long_to_make_is_spoken_of(visitors: Visitors) -> None:
    page = visitors.open(is_new=True, **PHONE)
    waiting: list[Any] = []
    page.route("**/api/tables", lambda route: waiting.append(route))  # Playwright cannot wrap a builtin
    page.get_by_role("button", name="Play: Tokken").click()
    page.get_by_role("dialog").get_by_role("button", name="Just play").click()
    expect(page.get_by_role("button", name="Setting the table …")).to_be_disabled()
    waiting[0].continue_()
    expect(page).to_have_url(TABLE, timeout=PATIENCE_MS)


def test_a_lesson_can_be_had_from_the_guide_the_rules_and_the_menu_of_a_table(
    live_server: LiveServer, visitors: Visitors
) -> None:
    page = visitors.open()
    page.get_by_role("button", name="How to play, in 30 seconds: Tokken").click()
    expect(page.get_by_role("link", name="Learn by playing")).to_have_attribute("href", "/learn/tokken")
    page.goto("/rules/tokken")
    expect(page.get_by_role("link", name="Learn by playing")).to_have_attribute("href", "/learn/tokken")
    made = live_server.make("tokken", ME, BOT)
    page = visitors.open(f"/t/{made['table']}", made["secret"])
    page.get_by_role("button", name="More").click()
    with page.context.expect_page() as other:
        page.get_by_role("link", name="Learn by playing").click()
    expect(other.value.get_by_role("heading", name="Learn Tokken")).to_be_visible()
    expect(page.locator("main.table")).to_be_attached()  # the game goes on in its own tab


@pytest.mark.parametrize("window", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_board_of_a_lesson_stays_where_it_is_when_buttons_appear(
    visitors: Visitors, window: dict[str, Any]
) -> None:
    page = visitors.open("/learn/to-the-point", is_fast=True, **window)
    learner, boards = Learner(page), dict[str, Any]()
    while learner.said["onward"] != learner.end:
        step = str(page.locator("main.lesson").get_attribute("data-step"))
        board = page.locator("svg[data-panel=board]").bounding_box()
        assert boards.setdefault(step, board) == board
        learner.go_on()


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("tokken", "Swaps one of your pawns with one of theirs, but not with one on its own home base."),
        ("to-the-point", "A red half goes with every colour."),
        ("punto", "A 9 is never covered."),
    ],
)
def test_what_the_cards_do_is_one_touch_away(live_server: LiveServer, visitors: Visitors, game: str, told: str) -> None:
    made = live_server.make(game, ME, BOT, first=1)
    title = localize(f"{game}-key", {})
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_fast=True, **PHONE)
    page.get_by_role("button", name=title).click()
    expect(page.get_by_role("dialog", name=title)).to_contain_text(told)
    assert page.locator("dt svg").evaluate_all("all => all.every(one => one.viewBox.baseVal?.width > 10)")
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_on_a_wide_screen_the_key_stays_beside_the_board_while_one_plays(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("tokken", ME, BOT, first=1, options={"exchange": "swap"})
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_fast=True, **DESKTOP)
    page.get_by_role("button", name="What the cards do").click()
    key = page.get_by_role("complementary", name="What the cards do")
    box, board = key.bounding_box(), page.locator("svg[data-panel='board']").bounding_box()
    assert box
    assert board
    assert box["x"] + box["width"] <= board["x"]
    page.locator("svg[data-panel='hand'] .next").first.click()
    expect(page.locator("main[data-ply='2']")).to_be_attached()
    expect(key).to_be_visible()
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(key).to_have_count(0)


@pytest.mark.parametrize("viewport", [(390, 844), (844, 390), (1024, 768), (1440, 900)])
@pytest.mark.parametrize("game", ["tokken", "to-the-point"])
def test_the_key_covers_no_card_of_ones_hand(
    live_server: LiveServer, visitors: Visitors, game: str, viewport: tuple[int, int]
) -> None:
    made = live_server.make(game, ME, BOT, first=1)
    window: Any = {"viewport": dict(zip(("width", "height"), viewport, strict=True))}
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_fast=True, **window)
    page.get_by_role("button", name=localize(f"{game}-key", {})).click()
    key, hand = page.locator("dialog, aside").bounding_box(), page.locator("svg[data-panel=hand]").bounding_box()
    assert key
    assert hand
    is_beside = key["x"] + key["width"] <= hand["x"] or hand["x"] + hand["width"] <= key["x"]
    assert is_beside or key["y"] + key["height"] <= hand["y"]
    assert accessibility_violations(page) == []


def test_a_game_without_a_key_has_no_button_for_it(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("halma", ME, BOT, first=1)
    page = visitors.open(f"/t/{made['table']}", made["secret"])
    page.locator("main[data-ply]").wait_for()
    expect(page.locator("header [aria-expanded]")).to_have_count(0)
