"""A club evening in browsers: found, joined and played to its end, with a screen that shows all tables."""

from __future__ import annotations

import re
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.clubs import Evening
from kit.server import LiveServer
from playwright.sync_api import Page, expect

from stip.locale import LANGUAGES, localize

pytestmark = pytest.mark.slow

CLUB = re.compile(r"/club/[a-z0-9]{6}$")
TABLE = re.compile(r"/t/[a-z0-9]{7}$")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "color_scheme": "dark"}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PROJECTOR: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
PATIENCE_MS = 60_000  # a round begins after a pause, and pages ask every few seconds


def check(page: Page) -> None:
    """Nobody is kept out, and nothing is cut off at the side."""
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name=f"You are in, {name}.")).to_be_visible(timeout=PATIENCE_MS)


def resign_everywhere(people: list[Page]) -> None:
    """Let all games end: of two opponents, the first one here gives up."""
    for page in people:
        page.wait_for_selector(".board svg")
        code = page.url.rpartition("/")[2]
        if page.request.get(f"/api/tables/{code}").json()["phase"] == "playing":
            page.get_by_role("button", name="Resign").locator("visible=true").click()
            page.get_by_role("dialog").get_by_role("button", name="Resign").click()
            expect(page.locator(".ending")).to_be_visible(timeout=PATIENCE_MS)


def test_three_people_and_a_bot_play_an_evening_to_its_end(visitors: Visitors) -> None:
    organiser = visitors.open("/", **DESK)
    organiser.get_by_role("link", name="Plan a club evening").click()
    organiser.get_by_label("Name of the evening").fill("Thursday games")
    organiser.get_by_label("Rounds", exact=True).select_option("2")
    organiser.get_by_label("Pause between rounds").select_option("15 seconds")
    check(organiser)
    organiser.get_by_role("button", name="Open the doors").click()
    expect(organiser).to_have_url(CLUB, timeout=PATIENCE_MS)
    join(organiser, "Ann")
    address = organiser.url.removeprefix(organiser.evaluate("location.origin"))
    guests = [visitors.open(address, **window) for window in (PHONE, TABLET)]
    for guest, name in zip(guests, ("Bo", "Cy"), strict=True):
        join(guest, name)
        check(guest)
    guests[0].get_by_role("button", name="Somebody else on this device").click()
    guests[0].get_by_label("Your name").fill("bo")
    guests[0].get_by_role("button", name="Join", exact=True).click()
    expect(guests[0].get_by_role("alert")).to_contain_text("already somebody called")
    assert "409" in visitors.console_problems.pop()  # the browser's own, about the answer

    expect(organiser.get_by_text("3 people are here")).to_be_visible(timeout=PATIENCE_MS)
    expect(organiser.get_by_text("a bot will play too")).to_be_visible()
    organiser.get_by_role("button", name="Begin").click()
    people = [organiser, *guests]
    for page in people:
        expect(page).to_have_url(TABLE, timeout=PATIENCE_MS)  # whoever waits is led to the table
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    resign_everywhere(people)
    for page in people:
        before = page.url
        page.locator(".ending").get_by_role("link", name="Your table is ready").click(timeout=PATIENCE_MS)
        expect(page).not_to_have_url(before, timeout=PATIENCE_MS)
        expect(page).to_have_url(TABLE)
    resign_everywhere(people)
    organiser.locator(".ending").get_by_role("link", name="Back to the evening").click()
    expect(
        organiser.get_by_role("heading", name=re.compile("wins the evening!|share the first place!"))
    ).to_be_visible()
    with organiser.expect_download() as download:
        organiser.get_by_role("link", name="Results as a table").click()
    lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 1 + 4
    check(organiser)


def test_the_organiser_begins_decides_and_ends_by_hand(live_server: LiveServer, visitors: Visitors) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy", "Di", "Eve", kind="knockout", pause=600)
    page = visitors.open(f"/club/{evening.code}", evening.secret, **DESK)
    page.get_by_role("button", name="Remove Eve").click()
    expect(page.get_by_text("4 people are here")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    decide = page.get_by_role("button", name=re.compile("^Decide"))
    for left in (2, 1):
        expect(decide).to_have_count(left)
        decide.first.click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("wins")).first.click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("The next round begins in")).to_be_visible()
    page.get_by_role("button", name="Begin now").click()
    expect(page.get_by_role("status")).to_contain_text("Final")
    check(page)
    page.get_by_role("button", name="End the evening").click()
    page.get_by_role("dialog").get_by_role("button", name="End the evening").click()
    expect(page.get_by_role("button", name="End the evening")).to_have_count(0)


def test_the_big_screen_shows_all_tables_and_no_hand(live_server: LiveServer, visitors: Visitors) -> None:
    people = [f"Person {number}" for number in range(1, 8)]
    evening = Evening(live_server, *people, game="tokken", name="Thursday games", pause=15)
    screen = visitors.open(f"/club/{evening.code}/screen", evening.secrets["Person 1"], **PROJECTOR)
    expect(screen.get_by_role("heading", name="Come and join")).to_be_visible()
    check(screen)
    evening.begin()
    expect(screen.locator("figure svg[data-panel=board]")).to_have_count(4, timeout=PATIENCE_MS)
    expect(screen.locator("svg[data-panel=hand]")).to_have_count(0)
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    heights = [box["height"] for one in screen.locator("figure").all() if (box := one.bounding_box())]
    assert min(heights) > 400
    check(screen)
    evening.resign_all()
    expect(screen.get_by_text("The next round begins in")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_fits_a_phone_in_every_language(live_server: LiveServer, visitors: Visitors, language: str) -> None:
    page = visitors.open("/club", locale=language, **PHONE)
    expect(page.get_by_role("button", name=localize("club-open", {}, language))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    evening = Evening(live_server, "Ann", "Christopher-Maximilian Long")
    evening.begin()
    page = visitors.open(f"/club/{evening.code}", evening.secrets["Ann"], locale=language, **PHONE)
    expect(page.get_by_role("link", name=localize("club-to-table", {}, language))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_code_of_an_evening_leads_to_it_and_an_unknown_one_is_said_so(
    live_server: LiveServer, visitors: Visitors
) -> None:
    evening = Evening(live_server)
    page = visitors.open("/")
    page.get_by_label("Code from a friend").fill(evening.code.upper())
    page.keyboard.press("Enter")
    expect(page).to_have_url(CLUB)
    page = visitors.open("/club/bcdfgh")
    expect(page.get_by_role("alert")).to_contain_text("no club evening")
    assert "404" in visitors.console_problems.pop()  # the browser's own, about the answer


@pytest.mark.parametrize("window", [PHONE, DESK])
def test_one_leaves_and_is_removed_after_the_beginning(
    live_server: LiveServer, visitors: Visitors, window: dict[str, Any]
) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy", "Di")
    evening.begin()
    page = visitors.open(f"/club/{evening.code}", evening.secrets["Bo"], **window)
    page.get_by_role("button", name="Leave the evening").click()  # nothing has to be unfolded for it
    page.get_by_role("dialog").get_by_role("button", name="Leave the evening").click()
    expect(page.get_by_role("button", name="Leave the evening")).to_have_count(0)
    assert [one["name"] for one in evening.view()["people"] if one.get("is_gone")] == ["Bo"]

    page = visitors.open(f"/club/{evening.code}", evening.secret, **window)
    page.get_by_text("3 people are here").locator("visible=true").click()
    page.get_by_role("button", name="Remove Cy").click()
    check(page)
    page.get_by_role("dialog").get_by_role("button", name="Remove Cy").click()
    expect(page.get_by_role("button", name="Remove Cy")).to_have_count(0)
    assert [one["name"] for one in evening.view()["people"] if one.get("is_gone")] == ["Bo", "Cy"]


def test_whoever_has_joined_leaves_before_the_beginning_where_it_says_that_they_are_in(
    live_server: LiveServer, visitors: Visitors
) -> None:
    evening = Evening(live_server, "Ann")
    page = visitors.open(f"/club/{evening.code}", **PHONE)
    join(page, "Bo")
    page.get_by_role("button", name="Somebody else on this device").click()
    page.get_by_label("Your name").fill("Cy")
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Leave the evening: Cy").click()
    expect(page.get_by_role("heading", name="You are in, Bo.")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("button", name="Leave the evening", exact=True).click()
    expect(page.get_by_role("button", name="Join", exact=True)).to_be_visible(timeout=PATIENCE_MS)
    assert [one["name"] for one in evening.view()["people"]] == ["Ann"]


@pytest.mark.parametrize("window", [PHONE, DESK])
def test_the_big_screen_shows_the_code_and_the_link_while_people_come(
    live_server: LiveServer, visitors: Visitors, window: dict[str, Any]
) -> None:
    evening = Evening(live_server, "Ann")
    screen = visitors.open(f"/club/{evening.code}/screen", **window)
    code = screen.get_by_text(evening.code.upper(), exact=True)
    expect(code).to_be_visible()
    assert code.evaluate("element => parseFloat(getComputedStyle(element).fontSize)") > 36
    link = screen.get_by_label("Link to this evening").bounding_box()
    assert link is not None
    assert link["width"] > 250
    check(screen)


def test_the_home_page_leads_back_to_ones_evening(live_server: LiveServer, visitors: Visitors) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy", "Di", name="Thursday games")
    home = visitors.open("/", evening.secret, **PHONE)
    row = home.get_by_role("region", name="Your games").locator(".evening")
    expect(row).to_contain_text("Thursday games")
    expect(row).to_contain_text("The evening has not begun yet.")
    check(home)
    evening.begin()
    home = visitors.open("/", evening.secrets["Bo"], **DESK)
    expect(home.locator(".evening")).to_contain_text("Round 1 of 3")
    check(home)
    home.get_by_role("link", name="Back to the evening: Thursday games").click()
    expect(home).to_have_url(CLUB)
    stranger = visitors.open("/", Evening(live_server, "Eve").secrets["Eve"])
    expect(stranger.locator(".evening")).to_have_count(1)
    expect(stranger.get_by_text("Thursday games")).to_have_count(0)


def test_whose_match_is_decided_goes_back_to_the_evening(live_server: LiveServer, visitors: Visitors) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy", "Di", pause=600)
    match = evening.begin()["matches"][0]
    names = {one["number"]: one["name"] for one in evening.view()["people"]}
    page = visitors.open(f"/t/{match['tables'][0]}", evening.secrets[names[match["one"]]], **PHONE)
    page.wait_for_selector(".board svg")
    evening.post("matches", match=match["number"], result="one")
    expect(page.get_by_role("heading", name="This match has been decided")).to_be_visible()
    expect(page.get_by_text("closed", exact=True)).to_have_count(0)
    check(page)
    page.get_by_role("link", name="Back to the evening").click()
    expect(page).to_have_url(CLUB)


def test_a_latecomer_takes_the_seat_of_the_bot_from_the_next_round_on(
    live_server: LiveServer, visitors: Visitors
) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy")
    evening.begin()
    page = visitors.open(f"/club/{evening.code}", **PHONE)
    expect(page.get_by_role("heading", name="The evening has already begun.")).to_be_visible()
    check(page)
    page.get_by_label("Your name").fill("Late")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("You play from the next round on.")).to_be_visible(timeout=PATIENCE_MS)
    evening.resign_all()
    expect(page).to_have_url(TABLE, timeout=PATIENCE_MS)
    expect(page.get_by_text("You", exact=True).first).to_be_visible()


def test_a_latecomer_for_whom_there_is_no_seat_is_told_how_to_watch(
    live_server: LiveServer, visitors: Visitors
) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    evening.begin()
    page = visitors.open(f"/club/{evening.code}", **PHONE)
    expect(page.get_by_role("heading", name="The evening has already begun.")).to_be_visible()
    expect(page.get_by_role("button", name="Join", exact=True)).to_have_count(0)
    check(page)
    page.get_by_role("link", name="Watch on the big screen").click()
    expect(page.locator("figure svg[data-panel=board]")).to_have_count(1)


def test_the_big_screen_says_when_it_is_out_of_date(live_server: LiveServer, visitors: Visitors) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    evening.begin()
    screen = visitors.open(f"/club/{evening.code}/screen", **DESK)
    expect(screen.locator("figure svg[data-panel=board]")).to_have_count(1)
    expect(screen.get_by_text("Connecting …")).to_have_count(0)
    screen.context.set_offline(True)
    expect(screen.get_by_text("Connecting …")).to_be_visible(timeout=PATIENCE_MS)
    screen.context.set_offline(False)
    expect(screen.get_by_text("Connecting …")).to_have_count(0, timeout=PATIENCE_MS)
    visitors.console_problems.clear()  # of the browser, about the answers that did not come


def test_the_big_screen_shows_both_colours_of_a_player(live_server: LiveServer, visitors: Visitors) -> None:
    evening = Evening(live_server, "Ann", "Bo", game="punto")
    evening.begin()
    screen = visitors.open(f"/club/{evening.code}/screen", **DESK)
    expect(screen.locator("figcaption .seat").first.locator("svg")).to_have_count(2)


def test_spectators_leave_room_for_the_title_on_a_phone(live_server: LiveServer, visitors: Visitors) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    table = evening.begin()["matches"][0]["tables"][0]
    with live_server.join(table), live_server.join(table), live_server.join(table, evening.secrets["Bo"]):
        page = visitors.open(f"/t/{table}", evening.secrets["Ann"], **PHONE)
        expect(page.get_by_role("status").filter(has_text="2 spectators")).to_be_attached()
        title = page.get_by_role("heading", level=1)
        assert title.evaluate("element => element.clientWidth") > 150
