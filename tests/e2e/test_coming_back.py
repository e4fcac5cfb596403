"""Coming back: one's games and results, bots one knows, whose turn it is, and the same player on another device."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations, chromium
from kit.server import BOT, ME, OPEN, LiveServer
from playwright.sync_api import Browser, Page, expect

from stip.locale import LANGUAGES, localize

pytestmark = pytest.mark.slow

TABLE = re.compile(r"/t/[a-z0-9]{7}$")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WINDOWS: list[dict[str, Any]] = [
    PHONE,
    {"viewport": {"width": 1024, "height": 768}, "color_scheme": "dark"},
    {"viewport": {"width": 1440, "height": 900}},
]
EASY = {"kind": "bot", "level": 2}
A_DAY = {"kind": "move", "seconds": 86_400}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(has_windows=True) as browser:
        yield browser


def check(page: Page) -> None:
    """Nobody is kept out, and nothing is cut off at the side."""
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def lost(live_server: LiveServer, game: str = "punto", secret: str = "", bot: dict[str, Any] = EASY) -> str:
    """Lose a game against a bot, and return the secret."""
    made = live_server.make(game, ME, bot, first=1, secret=secret)
    secret = made.get("secret", secret)
    with live_server.join(made["table"], secret) as anna:
        anna.ask(type="resign", seat=1)
    return secret


def icon_of(page: Page) -> str:
    return str(page.locator("link[rel=icon]").evaluate("link => new URL(link.href).pathname"))


# my games


@pytest.mark.parametrize("window", WINDOWS)
def test_my_games_tell_result_opponent_and_date_and_can_be_put_away_and_deleted(
    live_server: LiveServer, visitors: Visitors, window: dict[str, Any]
) -> None:
    secret = lost(live_server)
    page = visitors.open("/", secret, **window)
    expect(page.get_by_text("No game is going on.")).to_be_visible()
    page.get_by_text("One finished game").click()
    row = page.locator("li", has_text="Punto")
    expect(row).to_contain_text("Lost")
    expect(row).to_contain_text("with Hoppi (easy)")
    expect(row).to_contain_text(re.compile(r"\d+ [A-Z][a-z]+"))
    check(page)
    row.get_by_role("button", name="More: Punto").click()
    check(page)
    page.get_by_role("button", name="Put away").click()
    expect(page.get_by_text("One finished game")).to_be_hidden()
    page.reload()
    page.get_by_text("One game put away").click()
    page.get_by_role("button", name="More: Punto").click()
    page.get_by_role("button", name="Bring back").click()
    page.get_by_text("One finished game").click()
    page.get_by_role("button", name="More: Punto").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("It cannot be opened again.")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    expect(page.get_by_text("One finished game")).to_be_hidden()
    page.reload()
    expect(page.get_by_text("No games yet.")).to_be_visible()


def test_running_games_do_not_pile_up(live_server: LiveServer, visitors: Visitors) -> None:
    secret = ""
    for game in ("halma", "punto", "tokken", "to-the-point", "halma"):
        made = live_server.make(game, ME, BOT, first=1, secret=secret)
        secret = secret or made["secret"]
    shared = live_server.make("tokken", ME, OPEN, first=1, secret=secret)
    live_server.sit(shared["table"])
    page = visitors.open("/", secret, **PHONE)
    shown = page.get_by_role("link", name="Continue")
    expect(shown).to_have_count(4)  # three against bots, and the one in which somebody waits
    expect(shown.first).to_have_attribute("href", f"/t/{shared['table']}")
    page.get_by_text("2 older games against bots").click()
    expect(shown).to_have_count(6)


def test_who_plays_a_game_again_may_continue_the_one_that_goes_on(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto", ME, EASY, first=1)
    page = visitors.open("/", made["secret"], **PHONE)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    page.get_by_role("button", name="Play: Punto").click()
    sheet = page.get_by_role("dialog", name="You have a game of Punto going")
    expect(sheet).to_contain_text("Against Hoppi (easy)")
    check(page)
    sheet.get_by_role("link", name="Continue").click()
    expect(page).to_have_url(re.compile(made["table"]))
    page.go_back()
    page.get_by_role("button", name="Play: Punto").click()
    page.get_by_role("button", name="Start a new game").click()
    expect(page).to_have_url(TABLE)
    expect(page).not_to_have_url(re.compile(made["table"]))
    page.go_back()
    expect(page.get_by_text("One game put away")).to_be_visible()


def test_all_records_can_be_taken_along(live_server: LiveServer, visitors: Visitors) -> None:
    page = visitors.open("/me", lost(live_server, "halma", lost(live_server)))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all records").click()
    with zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes())) as file:
        assert sorted(name.partition("-")[0] for name in file.namelist()) == ["halma", "punto"]


# results


@pytest.mark.parametrize("window", WINDOWS)
def test_results_are_counted_on_this_device_and_choose_the_next_bot(
    live_server: LiveServer, visitors: Visitors, window: dict[str, Any]
) -> None:
    page = visitors.open("/", **window)
    card = page.locator("article", has_text="Punto")
    expect(card).to_contain_text("Against Hoppi (easy), to begin with.")
    for bot, level in (("Hoppi", "easy"), ("Mimo", "a match for you")):
        card.get_by_role("button", name="Play: Punto").click()
        expect(page).to_have_url(TABLE)
        expect(page.locator(".seats")).to_contain_text(bot)
        expect(page.locator(".seats")).to_contain_text(level)
        page.get_by_role("button", name="Resign").locator("visible=true").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        expect(page.locator(".ending")).to_be_visible()
        page.goto("/")
        expect(card).to_contain_text("Against Mimo, a little gentler after a game that was too hard.")
    check(page)
    page.get_by_role("link", name="Your results and devices").click()
    for bot in ("Hoppi", "Mimo"):
        expect(page.get_by_role("row", name=bot).get_by_role("cell")).to_have_text(["1", "0", "0", "0"])
    expect(page.get_by_role("img", name="The last games: Lost, Lost")).to_be_visible()
    check(page)
    page.reload()
    expect(page.get_by_role("row", name="Hoppi").get_by_role("cell").first).to_have_text("1")
    page.goto("/")
    card.get_by_role("button", name="Play: Punto").click()
    expect(page.locator(".seats")).to_contain_text("Mimo")
    expect(page.locator(".seats")).to_contain_text("gentle")


@pytest.mark.parametrize("window", WINDOWS)
def test_whoever_chooses_a_bot_reads_how_it_plays_and_a_match_can_be_chosen_too(
    visitors: Visitors, window: dict[str, Any]
) -> None:
    page = visitors.open("/", **window)
    card = page.locator("article", has_text="Halma")
    page.get_by_label("Opponent").select_option("Brumm · steady")
    expect(card).to_contain_text("Brumm leaves nobody behind: the rearmost pawn goes first.")
    page.get_by_label("Opponent").select_option("Sfinx · master")
    expect(card).not_to_contain_text("Sfinx")
    page.evaluate("""localStorage["stip.results"] = '[["bcdfghj", 1, "halma", 2, 2, 5]]'""")
    page.goto("/new/halma")
    seat = page.get_by_label("Who sits in seat 2")
    seat.select_option("Kvikk · sharp")
    expect(page.get_by_text("Kvikk hurries pawn after pawn into the far court.")).to_be_visible()
    seat.select_option("Hoppi · a match for you")
    expect(page.get_by_text("Hoppi loves long jumps, and forgets those who stay behind.")).to_be_visible()
    check(page)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    assert '{"kind":"bot","level":2.5}' in (asked.value.post_data or "")
    expect(page.locator(".seats")).to_contain_text("a match for you")
    check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_about_oneself_is_open_to_everybody_in_every_language(
    live_server: LiveServer, visitors: Visitors, language: str
) -> None:
    page = visitors.open("/", lost(live_server), locale=language, **PHONE)
    page.get_by_role("link", name=localize("me-open", {}, language)).click()
    expect(page.get_by_role("row")).to_have_count(2)
    page.get_by_role("button", name=localize("device-show", {}, language)).click()
    expect(page.get_by_role("img", name=localize("invite-qr", {}, language))).to_be_visible()
    check(page)


def test_bots_are_told_apart_by_name_and_face(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto", ME, EASY, EASY, EASY, first=1)
    page = visitors.open(f"/t/{made['table']}", made["secret"])
    for name in ("Hoppi", "Tikki", "Rulla"):
        seat = page.locator(".seats li", has_text=name)
        expect(seat).to_contain_text("easy")
        expect(seat.locator(f"use[href='#face-{name.lower()}']")).to_be_visible()


# whose turn it is


def test_the_title_and_the_icon_of_the_tab_say_when_it_is_ones_turn(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("halma", ME, OPEN, first=2)
    other = live_server.sit(made["table"])
    home = visitors.open("/", made["secret"])
    page = visitors.open(f"/t/{made['table']}", made["secret"])
    expect(page).to_have_title("Halma · Stip")
    expect(home).to_have_title("Stip")
    assert (icon_of(page), icon_of(home)) == ("/icon.svg", "/icon.svg")
    with live_server.join(made["table"], other["secret"]) as bo:
        bo.play()
    expect(page).to_have_title("● Your turn – Halma")
    assert icon_of(page) == "/icon-turn.svg"
    assert page.request.get("/icon-turn.svg").ok
    home.reload()
    expect(home).to_have_title("● Your turn – Halma")
    assert icon_of(home) == "/icon-turn.svg"
    home.get_by_role("link", name="About Stip").click()
    expect(home).to_have_title("About Stip")
    assert icon_of(home) == "/icon.svg"


def test_a_phone_vibrates_when_it_becomes_ones_turn_unless_that_is_switched_off(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("halma", ME, OPEN, first=2)
    other = live_server.sit(made["table"])
    page = visitors.open("/about", made["secret"], **PHONE)
    page.context.add_init_script("window.shaken = 0; navigator.vibrate = () => (window.shaken += 1, true)")
    page.goto(f"/t/{made['table']}")
    expect(page).to_have_title("Halma · Stip")
    page.get_by_role("button", name="More").tap()
    switch = page.get_by_role("switch", name="Vibrate on my turn")
    expect(switch).to_be_checked()
    page.get_by_role("button", name="Close").tap()
    with (
        live_server.join(made["table"], other["secret"]) as bo,
        live_server.join(made["table"], made["secret"]) as anna,
    ):
        bo.play()
        expect(page).to_have_title("● Your turn – Halma")
        assert page.evaluate("window.shaken") == 1
        page.get_by_role("button", name="More").tap()
        switch.tap()
        anna.wait_for(turn=1)
        anna.play()
        expect(page).to_have_title("Halma · Stip")
        bo.wait_for(turn=2)
        bo.play()
        expect(page).to_have_title("● Your turn – Halma")
        assert page.evaluate("window.shaken") == 1


@pytest.mark.parametrize("window", WINDOWS)
def test_sound_is_offered_once(live_server: LiveServer, visitors: Visitors, window: dict[str, Any]) -> None:
    made = live_server.make("punto", ME, BOT, first=1)
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_asked=True, **window)
    offer = page.get_by_role("group", name="Play with sound?")
    check(page)
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_be_hidden()
    expect(page.get_by_role("heading", name="Punto")).to_be_visible()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    page.reload()
    expect(page.get_by_role("heading", name="Punto")).to_be_visible()
    expect(offer).to_be_hidden()


# the same me on another device


@pytest.mark.parametrize("window", WINDOWS)
def test_a_code_brings_ones_games_and_results_to_another_device(
    live_server: LiveServer, visitors: Visitors, window: dict[str, Any]
) -> None:
    secret = lost(live_server, "tokken")
    live_server.make("halma", ME, EASY, first=1, secret=secret)
    old = visitors.open("/me", secret)
    expect(old.get_by_role("row", name="Hoppi")).to_be_visible()
    old.get_by_role("button", name="Show a code").click()
    code = old.locator(".code span").first.inner_text()
    new = visitors.open(f"/me#{code.replace(' ', '').lower()}", **window)
    expect(new).to_have_url(re.compile(r"/me$"))  # the code does not stay in the history
    check(new)
    new.get_by_role("button", name="Bring my games here").click()
    expect(new.get_by_text("Your games are here now.")).to_be_visible()
    expect(new.get_by_role("row", name="Hoppi")).to_be_visible()
    new.get_by_role("link", name="All games").click()
    expect(new.get_by_text("Your turn in Halma")).to_be_visible()

    own = live_server.make("punto", ME, EASY, first=1)["secret"]
    other = visitors.open("/me", own)
    field = other.get_by_label("Code from your other device")
    field.fill(code)
    expect(other.get_by_text("This device has games of its own.")).to_be_visible()
    other.get_by_role("button", name="Bring my games here").click()
    expect(other.get_by_role("alert")).to_contain_text("This code is not valid")  # it has been used
    old.reload()
    old.get_by_role("button", name="Show a code").click()
    field.fill(old.locator(".code span").first.inner_text())
    other.get_by_role("button", name="Bring my games here").click()
    expect(other.get_by_text("Your games are here now.")).to_be_visible()
    other.get_by_role("button", name="Go back to the games that were here before").click()
    other.wait_for_function("own => localStorage.getItem('stip.secret') === own", arg=own)
    other.goto("/")
    expect(other.get_by_text("Your turn in Punto")).to_be_visible()
    assert visitors.console_problems.pop().startswith(
        "Failed to load resource: the server responded with a status of 404"
    )


def test_a_code_is_shown_as_long_as_it_is_valid(live_server: LiveServer, visitors: Visitors) -> None:
    page = visitors.open("/me", lost(live_server))
    page.clock.install()
    page.goto("/me")
    page.get_by_role("button", name="Show a code").click()
    expect(page.get_by_text("Valid for 10 more minutes.")).to_be_visible()
    check(page)
    page.clock.fast_forward("09:30")
    expect(page.get_by_text("Valid for one more minute.")).to_be_visible()
    page.clock.fast_forward("01:00")
    expect(page.locator(".code")).to_have_count(0)
    page.get_by_role("button", name="Show a code").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".code")).to_have_count(0)


# notices

SUBSCRIPTION = """
const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer;
let made = null;
PushManager.prototype.subscribe = async (options) => {
  window.serverKey = options.applicationServerKey;
  return (made = {
    endpoint: "https://updates.push.services.mozilla.com/wpush/v2/example",
    getKey: (name) => bytes(keys[name]),
    unsubscribe: async () => ((made = null), true),
  });
};
PushManager.prototype.getSubscription = async () => made;
"""


def test_a_device_is_notified_where_there_are_days_for_a_move_if_one_wants_that(
    live_server: LiveServer, visitors: Visitors
) -> None:
    """The browser's push service is not reachable here, so subscribing is a stub; showing a notice is not."""
    made = live_server.make("halma", ME, OPEN, first=1, clock=A_DAY)
    live_server.sit(made["table"])
    page = visitors.open("/about", made["secret"], service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(SUBSCRIPTION)
    page.goto(f"/t/{made['table']}")
    page.get_by_role("button", name="More").click()
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).not_to_be_checked()
    check(page)
    switch.click()
    expect(switch).to_be_checked()
    assert page.evaluate("window.serverKey") == live_server.http.get("/api/push/key").json()["key"]
    deliver(page, {"title": "Halma", "body": "It is your turn.", "table": made["table"]})
    shown = page.evaluate(
        """async () => {
          for (const registration = await navigator.serviceWorker.ready; ; ) {
            const [notice] = await registration.getNotifications();
            if (notice) return [notice.title, notice.body, notice.tag];
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }"""
    )
    assert shown == ["Halma", "It is your turn.", made["table"]]
    page.keyboard.press("Escape")
    with page.expect_request(lambda request: request.url.endswith("/api/push/devices")) as told_again:
        page.get_by_role("button", name="More").click()
    assert "wpush/v2/example" in (told_again.value.post_data or "")
    switch.click()
    expect(switch).not_to_be_checked()


def test_where_there_are_no_notices_the_page_says_why(live_server: LiveServer, visitors: Visitors) -> None:
    page = visitors.open("/about", live_server.make("punto", ME, BOT)["secret"], **PHONE)
    page.context.add_init_script("delete window.PushManager")
    page.goto("/me")
    expect(page.get_by_text("It needs a secure address (https)")).to_be_visible()
    check(page)


def deliver(page: Page, message: dict[str, str]) -> None:
    """Deliver a message to the service worker as a push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active?.state === 'activated'")
    while not found:
        page.wait_for_timeout(20)
    origin = str(page.evaluate("location.origin"))
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": json.dumps(message)},
    )
