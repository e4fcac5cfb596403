"""Every screen: the board is most of it, the rest has its room, and large letters leave nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations, resize
from kit.server import BOT, ME, OPEN, LiveServer
from playwright.sync_api import Page, expect

from stip.games import all_rulebooks

pytestmark = pytest.mark.slow

Box = dict[str, float]

GAMES = [book.name for book in all_rulebooks()]
PHONE = (390, 844)
TABLET = (1024, 768)
DESKTOP = (1440, 900)
ENLARGED = [(720, 450), (512, 384)]  # windows at 200 %
WINDOWS = [TABLET, (768, 1024), (844, 390), (667, 375), (2560, 1440), DESKTOP, *ENLARGED]
MIN_SHARE = 0.6  # of the window's height that the board takes
MIN_TEXT_PX = 12
MIN_RING_PX = 2

TURNABLE = re.compile(r"^\w+ tile, tile: top (?!(\w+), right \1, bottom \1, left \1).*possible$")
PANELS = [f"svg[data-panel={name}]" for name in ("board", "display", "hand")]
BOARD = """() => {  // the board as it is drawn, without the room around it
    const svg = document.querySelector("svg[data-panel=board]");
    const [room, box] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
    const scale = Math.min(room.width / box.width, room.height / box.height);
    const [width, height] = [box.width * scale, box.height * scale];
    return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
}"""
SMALL_TEXTS = """(least) => {
    const small = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const [text, element] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
        if (!text || !element.checkVisibility() || element.closest(".unseen, select")) continue;
        const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < least - 0.01) small.push(`${size}: ${text}`);
    }
    return small;
}"""
THIN_RINGS = """(least) =>
    [...document.querySelectorAll(".mark.may .over")]
        .map((ring) => parseFloat(getComputedStyle(ring).strokeWidth) * ring.getScreenCTM().a)
        .filter((width) => width < least)
"""
CUT_OFF = """() => [  // what lies beside the window, and buttons too small for their texts (.mark has a larger target)
    ...[...document.querySelectorAll("button, a, h1, h2, p, input, label, .name")]
        .filter((element) => element.checkVisibility() && !element.closest(".unseen, svg, pre, dialog"))
        .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
            const isTight = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
            const isBeside = left < -0.5 || right > innerWidth + 0.5;
            return width && (isBeside || (isTight && element.matches("button:not(.mark), a.button")));
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    ...(document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : []),
]"""


def enlarge_letters(page: Page) -> None:
    page.evaluate("document.documentElement.style.fontSize = '200%'")


def open_table(visitors: Visitors, made: dict[str, Any], size: tuple[int, int] = TABLET) -> Page:
    viewport = {"width": size[0], "height": size[1]}
    page = visitors.open(f"/t/{made['table']}", made["secret"], viewport=viewport, reduced_motion="reduce")
    page.locator("main[data-ply]").wait_for()
    return page


def box_of(page: Page, selector: str) -> Box:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def boxes(page: Page) -> list[Box]:
    """Return where the parts of a table are that must not move."""
    return [box_of(page, part) for part in (*PANELS, ".acts", ".seats")]


def overlap(one: Box, other: Box) -> bool:
    return all(
        one[start] + 0.5 < other[start] + other[length] and other[start] + 0.5 < one[start] + one[length]
        for start, length in (("x", "width"), ("y", "height"))
    )


def overlapping(page: Page) -> list[str]:
    """Return the parts of a table that lie over one another."""
    parts = [".top", ".seats ul", ".say", ".choices", ".near", ".lower .panel", ".acts", ".log"]
    boxes = {part: box_of(page, part) for part in parts if page.locator(part).first.is_visible()}
    boxes["board"] = page.evaluate(BOARD)
    return [f"{one} and {other}" for one, other in combinations(boxes, 2) if overlap(boxes[one], boxes[other])]


# the table


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_most_of_every_window_and_the_rest_lies_beside_it(
    live_server: LiveServer, visitors: Visitors, game: str
) -> None:
    page = open_table(visitors, live_server.make(game, ME, BOT, first=1))
    page.locator(".thing.next").first.wait_for()
    for width, height in [*WINDOWS, PHONE]:
        resize(page, width, height)
        board = page.evaluate(BOARD)
        is_broad = board["width"] >= 0.94 * width  # in a tall window, its breadth is the limit
        if (width, height) != PHONE:
            assert board["height"] >= MIN_SHARE * height or is_broad, (width, height, board)
        assert board["width"] >= 0.6 * min(width, height), (width, height, board)
        assert overlapping(page) == [], (width, height)
        assert page.evaluate("document.querySelector('.screen').scrollHeight") <= height, (width, height)
        assert page.evaluate(SMALL_TEXTS, MIN_TEXT_PX) == [], (width, height)
        assert page.evaluate(THIN_RINGS, MIN_RING_PX) == [], (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_with_letters_of_twice_the_size_a_table_can_be_read_and_played(
    live_server: LiveServer, visitors: Visitors, game: str
) -> None:
    page = open_table(visitors, live_server.make(game, ME, BOT, first=1))
    page.locator(".thing.next").first.wait_for()
    enlarge_letters(page)
    for size in (PHONE, TABLET, DESKTOP):
        resize(page, *size)
        board = page.evaluate(BOARD)
        assert board["height"] >= MIN_SHARE * size[1] or board["width"] >= 0.9 * size[0], (size, board)
        assert overlapping(page) == [], size
        assert page.evaluate(CUT_OFF) == [], size
        for button in page.locator("main button:visible, main a.button:visible").all():
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=0.99)
    assert accessibility_violations(page) == []


def test_nothing_moves_when_a_refusal_a_button_or_an_offer_appears_and_none_of_them_covers_the_table(
    live_server: LiveServer, visitors: Visitors
) -> None:
    page = None
    while page is None or not page.get_by_role("button", name=TURNABLE).count():  # each tile may have a single colour
        made = live_server.make("to-the-point", ME, OPEN, first=1)
        joined = live_server.sit(made["table"])
        page = open_table(visitors, made)
        page.locator(".thing.next").first.wait_for()
    with live_server.join(made["table"], joined["secret"]) as bo:
        for size in (PHONE, (360, 640), TABLET, DESKTOP, (844, 390)):
            resize(page, *size)
            before = [pytest.approx(box, abs=1) for box in boxes(page)]
            page.locator("svg[data-panel=board] [data-touch]:not(.next)").first.dispatch_event("click")
            expect(page.locator(".say.no")).to_be_visible()
            assert boxes(page) == before, size
            page.get_by_role("button", name=TURNABLE).first.dispatch_event("click")
            page.locator("svg[data-panel=board] .next").first.dispatch_event("click")
            expect(page.locator(".choices .picture").first).to_be_visible()
            assert boxes(page) == before, size
            for _ in range(2):
                page.get_by_role("button", name="Undo").click()
            bo.ask(type="offer", seat=2, kind="draw")
            offer = page.locator(".offer")
            expect(offer).to_be_visible()
            assert boxes(page) == before, size
            for part in (*PANELS, ".say"):
                assert not overlap(box_of(page, ".offer"), box_of(page, part)), (size, part)
            offer.get_by_role("button", name="No").click()
            expect(offer).to_have_count(0)
            assert boxes(page) == before, size


def test_a_sheet_leaves_the_board_to_be_seen(live_server: LiveServer, visitors: Visitors) -> None:
    page = open_table(visitors, live_server.make(GAMES[0], ME, BOT, first=1))
    page.get_by_role("button", name="More").click()
    for size in (TABLET, DESKTOP, (844, 390), (720, 450), PHONE):
        resize(page, *size)
        board, sheet = page.evaluate(BOARD), box_of(page, "dialog")
        if size == PHONE:  # its lowest part at most
            assert sheet["y"] > board["y"] + 0.85 * board["height"]
        else:
            assert not overlap(sheet, board), size


def test_long_names_share_the_room_and_are_whole_where_one_asks(live_server: LiveServer, visitors: Visitors) -> None:
    names = ["Maximiliana Kristjánsdóttir", "Bo", "Alexandrina van Rensselaer", "Jón"]
    game = next(book.name for book in all_rulebooks() if 4 in book.players)
    page = open_table(visitors, live_server.make(game, *({"kind": "me", "name": name} for name in names)), PHONE)
    seats = page.locator(".seats li")
    for size in (PHONE, TABLET, DESKTOP, (844, 390)):
        resize(page, *size)
        widths = [box_of(page, f".seats li:nth-child({place})")["width"] for place in range(1, 5)]
        assert widths == pytest.approx([widths[0]] * 4, abs=1), size
        letters = page.locator(".seats .text b").evaluate_all("(names) => names.map((name) => name.clientWidth)")
        assert min(letters) >= 60, size
    for place, name in enumerate(names):
        expect(seats.nth(place)).to_have_attribute("title", name)


# the other pages


@pytest.mark.parametrize("name", ["home", "about", "set-up", "rules", "waiting", "joining"])
def test_on_every_page_nothing_is_cut_off_or_too_small_to_read(
    live_server: LiveServer, visitors: Visitors, name: str
) -> None:
    def waiting(secret: bool) -> tuple[str, str]:
        made = live_server.make(GAMES[0], ME, OPEN)
        return f"/t/{made['table']}", made["secret"] if secret else ""

    places: dict[str, Callable[[], tuple[str, str]]] = {
        "home": lambda: ("/", ""),
        "about": lambda: ("/about", ""),
        "set-up": lambda: (f"/new/{GAMES[1]}", ""),
        "rules": lambda: (f"/rules/{GAMES[1]}", ""),
        "waiting": lambda: waiting(True),
        "joining": lambda: waiting(False),
    }
    page = visitors.open(*places[name]())
    page.locator("h1").first.wait_for()
    for size in [PHONE, *WINDOWS]:
        resize(page, *size)
        assert page.evaluate(CUT_OFF) == [], size
        assert page.evaluate(SMALL_TEXTS, MIN_TEXT_PX) == [], size
    enlarge_letters(page)
    for size in (PHONE, TABLET):
        resize(page, *size)
        assert page.evaluate(CUT_OFF) == [], size
    assert accessibility_violations(page) == []


def test_the_dots_on_a_tile_leave_its_sides_to_be_seen(live_server: LiveServer, visitors: Visitors) -> None:
    """The half dots of a tile, from which dots are made, are in the middle of its sides."""
    page = open_table(visitors, live_server.make("to-the-point", ME, BOT, first=1))
    places = page.locator("svg[data-panel=display] .mark.may .over").evaluate_all("""all => all.flatMap(mark =>
        Array.from({ length: 200 }, (_, place) => mark.getPointAtLength((place / 199) * mark.getTotalLength()))
            .map(({ x, y }) => Math.min(Math.abs(x), Math.abs(y))))""")
    assert len(places) == 600
    assert min(places) > 20


def test_the_seats_on_a_phone_say_what_changes_and_not_how_strong_a_bot_is(
    live_server: LiveServer, visitors: Visitors
) -> None:
    page = open_table(visitors, live_server.make("tokken", ME, BOT, first=1), PHONE)
    level = page.locator(".seats").get_by_text("gentle")
    expect(page.locator(".seats")).to_contain_text("0 home")
    expect(level).to_be_hidden()
    resize(page, *DESKTOP)
    expect(level).to_be_visible()


def test_on_a_phone_on_its_side_the_cards_of_a_hand_are_as_large_as_there_is_room(
    live_server: LiveServer, visitors: Visitors
) -> None:
    page = open_table(visitors, live_server.make("tokken", ME, BOT, first=1), (844, 390))
    card = box_of(page, "svg[data-panel=hand] .thing .hit")
    assert card["height"] > 80
    assert overlapping(page) == []


def test_the_question_about_sound_has_at_most_two_lines(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("tokken", ME, BOT, first=1)
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_asked=True)
    question = page.get_by_role("group", name="Play with sound?").locator("span")
    for size in (TABLET, PHONE, (844, 390), DESKTOP):
        resize(page, *size)
        lines = question.evaluate("one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)")
        assert lines < 2.5, size


def test_on_a_phone_the_header_of_the_rules_is_one_row(visitors: Visitors) -> None:
    for width, language in ((390, "nl"), (390, "fi"), (360, "en")):
        for game in GAMES:
            page = visitors.open(f"/rules/{game}", viewport={"width": width, "height": 844}, locale=language)
            page.locator("header button").wait_for()
            tops = page.locator("header > a, header > button").evaluate_all(
                "all => all.map(one => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2)"
            )
            assert max(tops) - min(tops) < 4, (width, language, game)
