"""Sharing a game and looking at it again: its address, its record, without the server; and whether its shuffle was
fair."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.server import BO, BOT, ME, LiveServer, play_on, running
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.slow

WINDOWS = {
    "phone": {"viewport": {"width": 390, "height": 844}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "color_scheme": "dark"},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
each_window = pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)


def check(page: Page) -> None:
    """Nobody is kept out, and nothing is cut off at the side."""
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def finished(live_server: LiveServer, moves: int = 6) -> tuple[str, str]:
    """A game between Anna and Bo at one screen in which Bo resigned: its code and secret."""
    made = live_server.make("punto", ME, BO, first=1)
    with live_server.join(made["table"], made["secret"]) as both:
        play_on(both, moves=moves)
        both.ask(type="resign", seat=2)
    return made["table"], made["secret"]


def record_of(live_server: LiveServer, code: str) -> str:
    return live_server.http.get(f"/api/tables/{code}/record").text


def board(page: Page) -> Any:
    """The ids of the things on the board."""
    return page.locator("[data-panel=board] [data-id]").evaluate_all("all => all.map(one => one.dataset.id)")


# replays


@each_window
def test_a_finished_game_opens_at_the_move_that_its_address_names(
    live_server: LiveServer, visitors: Visitors, window: dict[str, Any]
) -> None:
    code, _ = finished(live_server)
    page = visitors.open(f"/review/{code}/1?move=2", is_fast=True, **window)
    expect(page.get_by_text("Move 2 of 7")).to_be_visible()
    expect(page.locator(".now")).to_contain_text("Bo plays")
    after_two = board(page)
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_text("Move 3 of 7")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?move=3$"))
    assert board(page) != after_two
    page.reload()
    expect(page.get_by_text("Move 3 of 7")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page).to_have_url(re.compile(f"/review/{code}/1$"))
    check(page)


def test_keys_step_through_a_game_and_the_space_bar_plays_it(live_server: LiveServer, visitors: Visitors) -> None:
    code, _ = finished(live_server)
    page = visitors.open(f"/review/{code}/1", is_fast=True)
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Move 6 of 7")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 1 of 7")).to_be_visible()
    page.get_by_label("Speed").select_option("4×")
    page.get_by_label("Speed").blur()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_label("Speed").select_option("½×")
    page.get_by_role("button", name="Play", exact=True).click()  # from the end it begins anew
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Move 7 of 7")


def test_a_link_to_a_move_is_copied_or_where_there_is_no_clipboard_shown(
    live_server: LiveServer, visitors: Visitors
) -> None:
    code, _ = finished(live_server)
    page = visitors.open(f"/review/{code}/1?move=2", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/review/{code}/1?move=2")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to this game")).to_have_value(re.compile(rf"/review/{code}/1\?move=2$"))
    check(page)


def test_a_link_that_is_shared_has_a_title_and_a_picture_of_that_move(live_server: LiveServer, page: Page) -> None:
    code, _ = finished(live_server)
    page.goto(f"/review/{code}/1?move=2")
    assert page.locator("meta[property='og:title']").get_attribute("content") == "Punto: Anna – Bo"
    picture = str(page.locator("meta[property='og:image']").get_attribute("content"))
    assert picture.endswith(f"/api/tables/{code}/preview.png?game=1&move=2")
    size = page.evaluate(
        "async url => { const picture = new Image(); picture.src = url; await picture.decode(); "
        "return [picture.naturalWidth, picture.naturalHeight] }",
        picture,
    )
    assert size == [1200, 630]


# records


@each_window
def test_a_saved_record_opens_in_the_page(
    live_server: LiveServer, visitors: Visitors, tmp_path: Path, window: dict[str, Any]
) -> None:
    code, _ = finished(live_server)
    file = tmp_path / "game.txt"
    file.write_text(record_of(live_server, code), encoding="utf-8")
    page = visitors.open("/", is_fast=True, **window)
    page.get_by_role("link", name="Open a saved game").click()
    page.get_by_label("Text of the record").wait_for()
    check(page)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Punto: Anna – Bo")).to_be_visible()
    expect(page.get_by_text("Every move follows the rules. Anna wins.")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("Bo resigns")).to_be_visible()
    page.get_by_label("Seen by").select_option("Bo")
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    check(page)


def test_what_is_wrong_with_a_record_is_said_with_its_line_and_a_better_one_can_be_pasted(
    live_server: LiveServer, visitors: Visitors
) -> None:
    code, _ = finished(live_server)
    text = record_of(live_server, code)
    page = visitors.open("/record", is_fast=True)
    moved = re.sub(r"2\. (\w\w)@\w+", r"2. \1@a1", text)
    for bad, why in (
        ("hello", 'one of them must name the game: [Game "…"]'),
        (moved, "a1 is not next to another card. (P-8)"),
        (re.sub(r"\[Seed.*\n", "", text), "The seed is published when the game is over."),
    ):
        page.get_by_label("Text of the record").fill(bad)
        page.get_by_role("button", name="Open", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text(why)
        expect(page.get_by_role("alert")).to_contain_text("Line")
    check(page)
    page.get_by_label("Text of the record").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_role("slider")).to_be_visible()
    problems, visitors.console_problems = visitors.console_problems, []
    assert len(problems) == 3, "the browser's own, about the answers"
    assert all("400" in problem for problem in problems)


def test_a_file_that_is_no_text_is_said_to_be_none(visitors: Visitors, tmp_path: Path) -> None:
    archive = tmp_path / "records.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as records:
        records.writestr("game.txt", "x" * 1000)
    page = visitors.open("/record")
    for name, content in ("records.zip", archive.read_bytes()), ("board.png", b"\x89PNG\r\n\x1a\n" + bytes(300_000)):
        page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "", "buffer": content})
        expect(page.get_by_role("alert")).to_have_text(re.compile(r"^\s*This is not a text file\.\s*$"))


def test_the_review_of_a_table_that_has_not_begun_leads_to_the_table(
    live_server: LiveServer, visitors: Visitors
) -> None:
    code = live_server.make("punto")["table"]
    page = visitors.open(f"/review/{code}")
    page.get_by_role("link", name="Open the table").click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    assert "409" in visitors.console_problems.pop()


def test_a_record_is_dropped_on_the_page(live_server: LiveServer, visitors: Visitors) -> None:
    code, _ = finished(live_server)
    page = visitors.open("/record", is_fast=True)
    page.get_by_label("Text of the record").wait_for()
    page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "game.txt", { type: "text/plain" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
        }""",
        record_of(live_server, code),
    )
    expect(page.get_by_role("heading", name="Punto: Anna – Bo")).to_be_visible()


# the shuffle


def seals(page: Page) -> dict[str, Any]:
    return dict(json.loads(page.evaluate("localStorage.getItem('stip.seals') ?? '{}'")))


def test_after_a_game_the_page_checks_the_shuffle_against_the_seal_from_its_start(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("punto", ME, BO, first=1)
    code, secret = made["table"], made["secret"]
    page = visitors.open(f"/t/{code}", secret, is_fast=True)
    page.locator("main[data-ply='0']").wait_for(state="attached")
    assert seals(page) == {f"{code}/1": {"seal": live_server.view(code)["commitment"], "isFromStart": True}}
    with live_server.join(code, secret) as both:
        play_on(both, moves=3)
        late = visitors.open(f"/t/{code}", secret, is_fast=True)
        late.locator("main[data-ply='3']").wait_for(state="attached")
        both.ask(type="resign", seat=2)
    page.goto(f"/review/{code}")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("sealed before you made your first move")
    page.get_by_text("How anybody can check it").click()
    expect(page.get_by_text("stip verify FILE")).to_be_visible()
    expect(page.get_by_text(live_server.view(code)["seed"])).to_be_visible()
    check(page)
    late.goto(f"/review/{code}")
    expect(late.locator(".verdict")).to_contain_text("when the game had already begun")
    stranger = visitors.open(f"/review/{code}", is_fast=True)
    expect(stranger.locator(".verdict")).to_contain_text("Probably, but this device cannot tell")
    stranger.get_by_text("How anybody can check it").click()
    expect(stranger.get_by_text("Seal from the start", exact=True)).to_have_count(0)
    stranger.get_by_role("link", name="Open a saved game").click()
    expect(stranger).to_have_url(re.compile("/record$"))


def test_where_nothing_is_shuffled_the_page_says_so(live_server: LiveServer, visitors: Visitors) -> None:
    chosen: list[dict[str, Any]] = [{}, {"first": 1}]
    for first, words in zip(chosen, ("chance only decided who begins", "nothing was left to chance"), strict=True):
        made = live_server.make("halma", ME, BO, **first)
        with live_server.join(made["table"], made["secret"]) as both:
            both.ask(type="resign", seat=2)
        page = visitors.open(f"/review/{made['table']}", made["secret"], is_fast=True)
        expect(page.locator("section", has=page.locator("#shuffle"))).to_contain_text(words)
        expect(page.locator(".verdict")).to_have_count(0 if first else 1)


def test_a_seed_that_does_not_fit_the_seal_from_the_start_is_a_warning(
    live_server: LiveServer, visitors: Visitors
) -> None:
    code, secret = finished(live_server)
    page = visitors.open("/", secret, is_fast=True)
    told = {f"{code}/1": {"seal": "00" * 32, "isFromStart": True}}
    page.evaluate("told => localStorage.setItem('stip.seals', told)", json.dumps(told))
    page.goto(f"/review/{code}")
    expect(page.get_by_role("alert")).to_contain_text("does not fit the seal from the start")
    check(page)


# moves that were not sent


def unsent_move(visitors: Visitors, made: dict[str, Any]) -> Page:
    """Return the page of a table after a move on it that does not arrive."""
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_fast=True)
    page.locator("main[data-ply='0'] .next").first.wait_for()
    page.evaluate("WebSocket.prototype.send = () => {}")
    page.locator(".next[data-touch]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Sending your move")).to_be_visible()
    return page


def test_a_move_made_while_the_line_is_down_is_played_on_the_next_visit(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("punto", ME, BO, first=1)
    page = unsent_move(visitors, made)
    assert live_server.view(made["table"]).get("ply", 0) == 0
    page.goto("/about")
    page.goto(f"/t/{made['table']}")
    page.locator("main[data-ply='1']").wait_for(state="attached")
    expect(page.get_by_text("came too late")).to_be_hidden()
    page.wait_for_function("() => localStorage.getItem('stip.unsent') === '{}'")
    page.reload()
    page.locator("main[data-ply='1']").wait_for(state="attached")
    assert live_server.view(made["table"])["ply"] == 1


def test_a_move_that_was_not_sent_is_told_of_at_home_and_sent_from_there(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("punto", first=1)
    live_server.sit(made["table"])
    page = unsent_move(visitors, made)
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_text("Your move has not been sent yet.")).to_be_visible()
    expect(page.get_by_text("Your move is kept on this device.")).to_be_visible()
    expect(page.get_by_text("Your turn in Punto")).to_have_count(0)
    check(page)
    page.reload()
    expect(page.get_by_text("Punto: Bo to move")).to_be_visible()
    expect(page.get_by_text("Your move")).to_have_count(0)
    assert live_server.view(made["table"])["ply"] == 1


@pytest.mark.parametrize("place", ["/", "/t/{table}"])
def test_a_move_that_was_overtaken_is_not_played_and_one_is_told_at_home_and_at_the_table(
    live_server: LiveServer, visitors: Visitors, place: str
) -> None:
    made = live_server.make("punto", ME, BO, first=1)
    page = unsent_move(visitors, made)
    page.goto("about:blank")
    with live_server.join(made["table"], made["secret"]) as both:
        play_on(both, moves=2)
    page.goto(place.format(table=made["table"]))
    expect(page.get_by_text("Your last move came too late")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Your last move came too late")).to_be_hidden()
    assert live_server.view(made["table"])["ply"] == 2


# without the server


@each_window
def test_without_the_server_the_page_opens_with_rules_and_games_and_says_what_is_missing(
    browser: Browser, live_server: LiveServer, tmp_path: Path, window: dict[str, Any]
) -> None:
    with running(tmp_path) as live_server:
        code, secret = finished(live_server)
        running_game = live_server.make("punto", ME, BOT, first=1, secret=secret)["table"]
        visitors = Visitors(browser, live_server.address)
        page = visitors.open("/", secret, service_workers="allow", **window)
        page.wait_for_function("() => localStorage.getItem('stip.kept')")
        page.goto(f"/review/{code}/1")
        expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
        expect(page.get_by_text("The server cannot be reached.")).to_be_hidden()
        assert visitors.console_problems == []
        page.context.set_offline(True)

        page.goto("/")
        expect(page.get_by_text("Playing needs the server.")).to_be_visible()
        expect(page.get_by_role("button", name="Play: Punto")).to_be_disabled()
        expect(page.get_by_role("button", name="Continue: Punto")).to_be_disabled()
        page.get_by_text("One finished game").click()
        expect(page.get_by_role("link", name="Review")).to_be_visible()
        check(page)
        page.goto("/rules/punto")
        expect(page.get_by_role("heading", name="Punto: the rules")).to_be_visible()
        expect(page.get_by_text("P-8", exact=True).first).to_be_attached()
        page.goto(f"/review/{code}/1?move=2")
        expect(page.get_by_text("Move 2 of 7")).to_be_visible()
        page.get_by_role("button", name="Next move").click()
        expect(page.get_by_text("Move 3 of 7")).to_be_visible()
        expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
        page.goto(f"/t/{running_game}")
        expect(page.get_by_text("The server cannot be reached. You can still read the rules")).to_be_visible()
        expect(page.get_by_role("link", name="Review")).to_have_count(0)
        check(page)
        page.get_by_role("link", name="All games").click()
        page.get_by_text("One finished game").wait_for()
        page.goto(f"/t/{code}")
        page.get_by_role("link", name="Review").click()
        expect(page.get_by_text("Move 7 of 7")).to_be_visible()
        page.goto("/review/bbbbbbb")
        expect(page.get_by_role("alert")).to_contain_text("This is not kept on this device")
        check(page)

        page.context.set_offline(False)
        page.goto("/")
        expect(page.get_by_role("button", name="Play: Punto")).to_be_enabled()
        expect(page.get_by_role("link", name="Continue: Punto")).to_be_visible()
        expect(page.get_by_text("Playing needs the server.")).to_be_hidden()
        kept = page.evaluate(
            "async () => (await (await caches.open('stip-data-1')).keys()).map(one => decodeURIComponent(one.url))"
        )
        assert not [one for one in kept if secret in one]
        assert not [one for one in kept if re.search(r"/tables/\w+($|\?)|/live|/scene|/seats", one)]
        visitors.close()


def test_another_person_at_the_same_device_does_not_see_what_was_kept_for_the_first(
    browser: Browser, live_server: LiveServer, tmp_path: Path
) -> None:
    with running(tmp_path) as live_server:
        code, secret = finished(live_server)
        visitors = Visitors(browser, live_server.address)
        page = visitors.open("/", secret, is_fast=True, service_workers="allow")
        page.wait_for_function("() => localStorage.getItem('stip.kept')")
        page.goto(f"/review/{code}/1")
        expect(page.get_by_text("Move 7 of 7")).to_be_visible()
        page.evaluate("localStorage.setItem('stip.secret', 'x'.repeat(32))")
        page.context.set_offline(True)
        page.goto(f"/review/{code}/1")
        expect(page.get_by_role("alert")).to_contain_text("This is not kept on this device")
        visitors.close()


def test_the_page_can_be_installed(live_server: LiveServer, page: Page) -> None:
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", ".", ".")
    for icon in manifest["icons"]:
        answer = live_server.http.get(icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
    assert [icon for icon in manifest["icons"] if icon.get("purpose") == "maskable"]
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert live_server.http.get(str(apple)).headers["content-type"] == "image/png"
    worker = live_server.http.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "__FILES__" not in worker.text


def test_a_bot_game_is_sealed_too(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto", ME, BOT, first=1)
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_fast=True)
    page.locator("main[data-ply='0']").wait_for(state="attached")
    assert seals(page)[f"{made['table']}/1"]["isFromStart"]
