"""The pages around the table: home, set-up, invitation, rules, review."""

from __future__ import annotations

import re
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.server import BO, BOT, ME, LiveServer
from playwright.sync_api import Page, expect

from stip.kernel import compilation
from stip.kernel.compilation import record_failure
from stip.locale import LANGUAGES, localize

pytestmark = pytest.mark.slow

GAMES = ["halma", "punto", "to-the-point", "tokken"]
TABLE = re.compile(r"/t/[a-z0-9]{7}$")
WINDOWS: list[dict[str, Any]] = [
    {"viewport": {"width": 360, "height": 640}},
    {"viewport": {"width": 640, "height": 360}},
    {"viewport": {"width": 844, "height": 390}},
    {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
]


def check(page: Page) -> None:
    """Nobody is kept out, and nothing is cut off at the side."""
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def overlap(page: Page, one: str, other: str) -> bool:
    first, second = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    assert first
    assert second
    beside = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    above = first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]
    return not beside and not above


def over(live_server: LiveServer, other: dict[str, Any] = BOT, moves: int = 1) -> tuple[str, str]:
    """A finished game: its code and secret."""
    made = live_server.make("halma", ME, other, first=1)
    with live_server.join(made["table"], made["secret"]) as anna:
        for _ in range(moves):
            anna.play()
        anna.ask(type="resign", seat=1)
    return made["table"], made["secret"]


def test_an_address_that_leads_nowhere_says_so_and_leads_home(visitors: Visitors) -> None:
    page = visitors.open("/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address.")
    check(page)
    page.get_by_role("link", name="All games").click()
    expect(page).to_have_url(re.compile(r"/$"))
    assert "404" in visitors.console_problems.pop()  # the browser's own, about the answer


# home


@pytest.mark.parametrize("game", ["Halma", "Punto", "Tokken", "To the Point"])
def test_one_click_plays_a_bot(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Play: {game}").click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_text("Hoppi").first).to_be_visible()


def test_the_opponent_is_as_strong_as_was_chosen(page: Page) -> None:
    page.get_by_label("Opponent").select_option("Kvikk · sharp")
    page.get_by_role("button", name="Play: Punto").click()
    expect(page.get_by_text("Kvikk").first).to_be_visible()


def test_a_running_game_is_found_again_and_a_finished_one_is_folded_away(
    live_server: LiveServer, visitors: Visitors
) -> None:
    _, secret = over(live_server)
    table = live_server.make("punto", ME, BOT, first=1, secret=secret)["table"]
    page = visitors.open("/", secret)
    expect(page.get_by_text("Your turn in Punto")).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_be_hidden()
    page.get_by_text("One finished game").click()
    expect(page.get_by_role("link", name="Review")).to_be_visible()
    check(page)
    page.get_by_role("link", name="Continue").click()
    expect(page).to_have_url(re.compile(table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_with_a_running_game_is_open_to_everybody_in_every_language(
    live_server: LiveServer, visitors: Visitors, language: str
) -> None:
    made = live_server.make("punto", ME, BOT, first=1)
    page = visitors.open("/", made["secret"], locale=language)
    expect(page.locator(f"a[href='/t/{made['table']}']")).to_be_visible()
    check(page)


@pytest.mark.parametrize("write", [str.upper, "  {} ".format, "http://elsewhere.example/t/{}".format])
def test_a_code_leads_to_its_table_however_it_is_typed(live_server: LiveServer, page: Page, write: Any) -> None:
    table = live_server.make("punto")["table"]
    page.get_by_label("Code from a friend").fill(write(table))
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(table))


def test_what_is_no_code_is_said_so_in_place(page: Page) -> None:
    page.get_by_label("Code from a friend").fill("nope")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="seven letters")).to_be_visible()


def test_a_code_that_no_table_has_is_said_so_where_it_can_be_seen(visitors: Visitors) -> None:
    page = visitors.open("/", viewport={"width": 390, "height": 844})
    page.get_by_label("Code from a friend").fill("abcdefg")
    page.keyboard.press("Enter")
    expect(page.get_by_text("There is no table “abcdefg”.")).to_be_in_viewport(ratio=1)
    assert "404" in visitors.console_problems.pop()  # the browser's own, about the answer


def test_games_that_could_not_be_compiled_are_named_on_the_home_page(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "_failures", {})
    record_failure("somewhere:ENTRY_POINTS", "legal_at", "Halma", "compiler-ended", {"code": "-9"})
    page = visitors.open()
    expect(
        page.get_by_text("Halma runs slower than it should on this server: it could not be compiled.")
    ).to_be_visible()
    check(page)
    record_failure("elsewhere:ENTRY_POINTS", "legal_at", "Punto", "compiler-ended", {"code": "-9"})
    page.reload()
    expect(page.get_by_text("Halma and Punto run slower than they should")).to_be_visible()


def test_a_server_that_does_not_answer_is_named_and_nothing_is_lost(visitors: Visitors) -> None:
    page = visitors.open()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play: Halma").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    check(page)
    page.unroute("**/api/**")
    page.get_by_role("button", name="Play: Halma").click()
    expect(page).to_have_url(TABLE)
    visitors.console_problems.clear()  # of the browser, about the answer that did not come


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_is_explained_in_three_steps_and_escape_closes_them(page: Page, number: int) -> None:
    opener = page.get_by_role("button", name="How to play, in 30 seconds").nth(number)
    opener.press("Enter")
    steps = page.get_by_role("dialog").get_by_role("listitem")
    expect(steps).to_have_count(3)
    for step in steps.all():
        expect(step.locator("svg")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("window", [WINDOWS[0], WINDOWS[-1]])
def test_home_leads_to_whose_games_these_are(visitors: Visitors, window: dict[str, Any]) -> None:
    page = visitors.open("/", **window)
    page.get_by_role("link", name="About Stip").click()
    expect(page).to_have_url(re.compile("/about$"))
    page.reload()
    main = page.get_by_role("main")
    for text in ("not connected with them", "Het Bouwblokje", "Bernhard Weber", "Gamewright", "Het Tokkenspel"):
        expect(main).to_contain_text(text)
    check(page)
    page.get_by_role("link", name="To the Point: the rules").click()
    expect(page).to_have_url(re.compile("/rules/to-the-point$"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_games_these_are_is_told_in_every_language(visitors: Visitors, language: str) -> None:
    page = visitors.open("/about", locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(localize("about-title", {}, language))
    expect(page.get_by_role("main")).to_contain_text("Bernhard Weber")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Halma", "Punto", "To the Point", "Tokken"])


# setting up and inviting


@pytest.mark.parametrize(
    ("game", "window"), [*((game, WINDOWS[0]) for game in GAMES), *zip(GAMES, WINDOWS[1:], strict=False)]
)
def test_set_up_is_open_to_everybody(visitors: Visitors, game: str, window: dict[str, Any]) -> None:
    page = visitors.open(f"/new/{game}?with=friend", **window)
    page.get_by_label("Clock").select_option("game")
    expect(page.get_by_label("Added after each move")).to_be_visible()
    assert not re.search(r"\boption-|\bsetup-", page.inner_text("main"))
    check(page)


def test_set_up_tells_published_rules_from_house_rules(visitors: Visitors) -> None:
    """T-19, T-1, H-11."""
    page = visitors.open("/new/tokken")
    order, ring = (page.locator(".row", has=page.get_by_label(label)) for label in ("Home row", "Fields of the ring"))
    expect(order.get_by_role("link")).to_have_text("house rule")
    expect(order.get_by_role("link")).to_have_attribute("href", "/rules/tokken#T-19")
    expect(order.locator("option")).to_have_text(["far end first · house rule", "in any order · as published"])
    page.get_by_label("Home row").select_option("free")
    expect(order.get_by_role("link")).to_have_text("as published")
    expect(order.locator(".shown")).to_have_text("in any order")
    expect(ring.get_by_role("link")).to_have_text("our reconstruction")
    expect(ring.locator("option")).to_have_text(["36", "72"])
    page.goto("/new/halma")
    leave = page.get_by_role("switch", name="Pawns may leave the far court")
    expect(leave).to_have_accessible_description("as published")
    leave.click()
    expect(leave).to_have_accessible_description("house rule")


def test_what_is_set_up_is_what_is_played(live_server: LiveServer, page: Page) -> None:
    page.goto("/new/punto?with=screen")
    page.get_by_role("radio", name="4").check()
    page.get_by_label("Name of seat 1").fill("Anna")
    page.get_by_label("Name of seat 2").fill("Bo")
    page.get_by_label("Who sits in seat 3").select_option("bot-4")
    page.get_by_role("switch", name="Teams").click()
    page.get_by_label("Rounds to win").select_option("1")
    page.get_by_label("Clock").select_option("move")
    page.get_by_label("Who starts").select_option("2")
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(TABLE)
    view = live_server.view(page.url[-7:])
    assert [(seat["kind"], seat.get("name"), seat.get("level")) for seat in view["seats"]] == [
        ("person", "Anna", None),
        ("person", "Bo", None),
        ("bot", "Kvikk", 4),
        ("person", "Player 4", None),
    ]
    assert view["options"] == {"rounds_to_win": 1, "teams": "yes"}
    assert (view["clock"], view["turn"]) == ({"kind": "move", "seconds": 60, "increment": 0}, 2)


def test_what_cannot_be_set_up_is_said_in_place(visitors: Visitors) -> None:
    page = visitors.open("/new/tokken")
    page.get_by_label("Who sits in seat 1").select_option("bot-1")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("least one seat must be for a person")
    assert len(visitors.console_problems) == 1  # the browser's own, about the answer
    visitors.console_problems.clear()


@pytest.mark.parametrize("window", WINDOWS)
def test_a_friend_comes_by_link_and_the_seats_fill_up(visitors: Visitors, window: dict[str, Any]) -> None:
    anna = visitors.open("/", **window)
    anna.get_by_role("link", name="Invite a friend to Halma").click()
    anna.get_by_role("radio", name="4").check()
    anna.get_by_role("button", name="Invite").click()
    expect(anna.get_by_role("img", name="The link as a QR code")).to_be_visible()
    check(anna)
    assert not overlap(anna, ".code > :first-child", ".qr")
    link = anna.get_by_label("Link to this table").input_value()
    bo = visitors.open(link, **window)
    check(bo)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Bo", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Add a bot seat 3").click()
    anna.get_by_role("button", name="Remove Hoppi").click()
    anna.get_by_role("button", name="Here seat 3").click()
    anna.get_by_label("Name of seat 3").fill("Cato")
    anna.keyboard.press("Enter")
    expect(bo.get_by_text("Cato", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Add a bot seat 4").click()
    for page in (anna, bo):
        expect(page.locator("main.table")).to_be_visible()


def test_people_without_names_are_told_apart(visitors: Visitors) -> None:
    one = visitors.open("/new/halma?with=friend")
    one.get_by_role("button", name="Invite").click()
    other = visitors.open(one.get_by_label("Link to this table").input_value())
    other.get_by_role("button", name="Sit down").click()
    expect(one.locator(".seats")).to_contain_text("Player 2")
    expect(other.locator(".seats")).to_contain_text("Player 1")


# rules and review


def test_a_clause_is_shown_and_marked(visitors: Visitors) -> None:
    page = visitors.open("/rules/tokken#T-21")
    expect(page.locator("#T-21")).to_be_in_viewport()
    expect(page.locator("#T-21")).to_be_focused()
    check(page)
    page.locator("#T-21").get_by_role("link", name="T-17").first.click()
    expect(page.locator("#T-17")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("/rules/tokken#T-17$"))


@pytest.mark.parametrize("window", WINDOWS)
def test_a_finished_game_is_looked_back_at(live_server: LiveServer, visitors: Visitors, window: dict[str, Any]) -> None:
    table, secret = over(live_server)
    page = visitors.open(f"/review/{table}", secret, **window)
    expect(page.get_by_role("img", name="Each player's chances")).to_be_visible(timeout=60_000)
    page.get_by_text("All moves as a table").click()
    expect(page.get_by_role("row").last).to_contain_text("100%")
    check(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename == f"halma-{table}-1.txt"


def test_a_finished_game_is_gone_through_move_by_move(live_server: LiveServer, visitors: Visitors) -> None:
    table, secret = over(live_server, BO, 6)
    page = visitors.open(f"/review/{table}", secret)
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move (\d) of \1$"), timeout=60_000)
    board = page.locator("svg[data-panel=board]")
    trails = board.locator(".trail")
    expect(trails).to_have_count(1)
    slider.press("Home")
    expect(page.get_by_text("Before the first move")).to_be_visible()
    expect(trails).to_have_count(0)
    page.get_by_role("button", name="Previous move").press("Enter")
    expect(page.get_by_role("button", name="Previous move")).to_be_focused()
    assert page.locator(".thing[role=button]").count() == 0  # it can only be looked at
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".now")).to_contain_text("Anna")
    expect(trails).to_have_count(1)
    page.get_by_role("button", name="Show it").first.click()
    expect(board.locator(".mark.hint")).not_to_have_count(0)
    expect(page.locator(".advice")).to_contain_text("Better: hop")
    chart = page.get_by_role("img", name="Each player's chances")
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] - 20, "y": 100})
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move (\d) of \1$"))


def test_looking_back_whoever_played_alone_reads_of_themselves_as_you(
    live_server: LiveServer, visitors: Visitors
) -> None:
    table, secret = over(live_server)
    told = visitors.open(f"/review/{table}", secret).locator(".now")
    expect(told).to_contain_text("You resign", timeout=60_000)
    watched = visitors.open(f"/review/{table}").locator(".now")
    expect(watched).to_contain_text("Anna resigns", timeout=60_000)


def test_games_before_the_last_are_looked_back_at(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("halma", ME, BO, first=1)
    with live_server.join(made["table"], made["secret"]) as both:
        for command in ({"type": "resign"}, {"type": "offer", "kind": "rematch"}) * 2:
            assert both.ask(seat=1, **command)["type"] == "done"
    page = visitors.open(f"/t/{made['table']}", made["secret"])
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Review the previous game").click()
    expect(page).to_have_url(re.compile("/review/[^/]+/2$"))
    page.get_by_label("Which game").select_option("Game 1")
    expect(page).to_have_url(re.compile("/review/[^/]+/1$"))
    expect(page.get_by_role("img", name="Each player's chances")).to_be_visible(timeout=60_000)
    check(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename.endswith("-1.txt")


def test_at_one_screen_both_are_shown_what_would_have_been_better(live_server: LiveServer, visitors: Visitors) -> None:
    table, secret = over(live_server, BO, 6)
    page = visitors.open(f"/review/{table}", secret)
    page.get_by_role("slider").wait_for(timeout=60_000)
    for name in ("Anna", "Bo"):
        page.locator("li", has=page.get_by_text(name, exact=True)).get_by_role("button", name="Show it").first.click()
        expect(page.locator(".advice")).to_contain_text(name)
        expect(page.locator("svg[data-panel] .mark.hint")).not_to_have_count(0)


def test_a_game_that_goes_on_is_not_looked_back_at(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("halma", ME, BOT, first=1)
    page = visitors.open(f"/review/{made['table']}", made["secret"])
    expect(page.get_by_role("alert")).to_contain_text("not over")
    page.get_by_role("link", name="Continue").click()
    expect(page).to_have_url(re.compile(f"/t/{made['table']}$"))
    visitors.console_problems.clear()
