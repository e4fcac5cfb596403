"""A site without a server: everything in the browser, also when the network is cut, and nothing lost."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kit.browser import ARGUMENTS, DESKTOP, OFFERED, accessibility_violations
from kit.browser_player import OFFER, PATIENCE_MS, START_MS, WHERE, play_a_move, ply_of, touch_until_over
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Worker, expect

from stip.games import GAMES, rulebook_of
from stip.locale import localize

pytestmark = pytest.mark.slow

TABLE = re.compile(r"#/t/[a-z0-9]{7}$")
KEPT = {"stip.lessons": OFFERED, "stip.sound": "off"}
READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def context(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A visitor whose console must stay empty."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **kept_at(site))
    context.set_default_timeout(START_MS)
    problems: list[str] = []
    context.on("console", lambda one: problems.append(one.text) if one.type in ("error", "warning") else None)
    context.on("weberror", lambda error: problems.append(str(error.error)))
    yield context
    context.close()
    assert problems == []


@pytest.fixture
def page(context: BrowserContext, site: str) -> Page:
    page = context.new_page()
    page.goto(site)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


@pytest.fixture
def unlucky(browser: Browser, site: str) -> Iterator[Page]:
    """The empty page of a visitor to whom things happen of which a console may tell."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block", **kept_at(site))
    context.set_default_timeout(START_MS)
    yield context.new_page()
    context.close()


def kept_at(site: str, **kept: str) -> dict[str, Any]:
    """What a browser keeps of earlier visits to the site."""
    stored = [{"name": name, "value": value} for name, value in {**KEPT, **kept}.items()]
    origin = {"origin": site.split("/games/")[0], "localStorage": stored}
    return {"viewport": DESKTOP, "storage_state": {"origins": [origin]}}


def cut_network(page: Page) -> None:
    """Cut the network once the site has been kept, and load the page again."""
    page.wait_for_function(READY)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def start(page: Page, game: str) -> None:
    """Start a game against a bot from the home page, and wait until something can be touched."""
    page.get_by_role("button", name=f"Play: {rulebook_of(game).title}", exact=True).click()
    page.wait_for_url(TABLE, timeout=START_MS)
    page.wait_for_function(OFFER, arg="", timeout=PATIENCE_MS)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_against_a_bot_with_the_network_cut(page: Page, game: str) -> None:
    cut_network(page)
    start(page, game)
    touch_until_over(page, random.Random(game))
    expect(page.locator(".ending")).to_be_visible()


def test_a_game_goes_on_after_a_reload_and_is_found_on_the_home_page(page: Page, site: str) -> None:
    start(page, "tokken")
    play_a_move(page)
    ply, address = ply_of(page), page.url
    page.reload()
    expect(page.locator(f'main[data-ply="{ply}"]')).to_be_visible(timeout=START_MS)
    page.goto(site)
    page.locator(f'a[href="{address.removeprefix(site)}"]').first.click(timeout=START_MS)
    assert page.url == address


def test_lessons_rules_records_reviews_and_results_need_no_network(page: Page, site: str, tmp_path: Path) -> None:
    start(page, "punto")
    play_a_move(page)
    page.get_by_role("button", name="Resign").locator("visible=true").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ending")).to_be_visible()
    cut_network(page)
    page.goto(page.url.replace("/t/", "/review/"))
    expect(page.get_by_role("img", name=re.compile("chances"))).to_be_visible(timeout=PATIENCE_MS)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.txt"
    saved.value.save_as(record)
    assert record.read_text().startswith('[Game "punto"]')
    page.goto(f"{site}#/record")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_text("Every move follows the rules.")).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{site}#/me")
    expect(page.get_by_role("img", name="The last games: Lost")).to_be_visible()
    page.goto(f"{site}#/t/bcdfghj")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{site}#/rules/halma#H-8")
    expect(page.locator("#H-8")).to_be_visible()
    page.goto(f"{site}#/learn/tokken")
    page.wait_for_function(OFFER.replace("main[data-ply]", "main"), arg="")


def test_at_one_screen_in_finnish_no_hand_is_shown_before_its_owner_says_so_also_after_a_reload(
    browser: Browser, site: str
) -> None:
    context = browser.new_context(reduced_motion="reduce", **kept_at(site, **{"stip.language": "fi"}))
    context.set_default_timeout(START_MS)
    page = context.new_page()
    page.goto(f"{site}#/new/tokken?with=screen")
    for seat, name in enumerate(("Aino", "Eero"), 1):
        page.get_by_label(localize("setup-name-label", {"seat": seat}, "fi")).fill(name)
    page.get_by_role("button", name=localize("setup-start", {}, "fi")).click()
    page.wait_for_url(TABLE)
    first = lift_curtain(page)  # whose turn it is was drawn by lot
    play_a_move(page)
    other = covered_for(page)
    assert {first, other} == {"Aino", "Eero"}
    page.reload()
    assert covered_for(page) == other
    assert lift_curtain(page) == other
    page.reload()
    assert covered_for(page) == other
    context.close()


def covered_for(page: Page) -> str:
    """Check that nothing of any hand is on the page, and return whose turn it is."""
    lift = page.locator(".curtain").get_by_role("button", name=re.compile("Aino|Eero"))
    expect(lift).to_be_visible(timeout=START_MS)
    assert page.locator("svg[data-panel]").count() == 0
    name = "Aino" if "Aino" in lift.inner_text() else "Eero"
    assert lift.inner_text() == localize("curtain-lift", {"name": name}, "fi")
    return name


def lift_curtain(page: Page) -> str:
    name = covered_for(page)
    page.locator(".curtain").get_by_role("button").click()
    expect(page.locator("svg[data-panel=hand] .thing").first).to_be_visible()
    return name


def test_a_strong_bot_is_interrupted_by_a_takeback_and_a_hint_is_given(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/halma")
    page.get_by_role("combobox", name="Who sits in seat 2").select_option("bot-5")
    page.get_by_role("combobox", name="Who starts").select_option("1")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(TABLE, timeout=START_MS)
    offer = page.wait_for_function(OFFER, arg="", timeout=PATIENCE_MS).json_value()
    while ply_of(page) == 0:
        page.mouse.click(*page.wait_for_function(WHERE, arg=offer["touches"][0]).json_value())
        changed = f"before => document.querySelector('main[data-ply]:not([data-ply=\"0\"])') ? {{}} : ({OFFER})(before)"
        offer = page.wait_for_function(changed, arg=offer["state"], timeout=PATIENCE_MS).json_value()
    page.get_by_role("button", name="Undo").locator("visible=true").click()  # it thinks, or has moved at once
    expect(page.locator('main[data-ply="0"]')).to_be_visible()
    page.get_by_role("button", name="Hint").locator("visible=true").click()
    expect(page.locator(".mark.hint").first).to_be_visible(timeout=PATIENCE_MS)


def test_what_fails_on_the_device_is_said_and_can_be_tried_again_and_nothing_is_lost(unlucky: Page, site: str) -> None:
    page, alert = unlucky, unlucky.get_by_role("alert")
    again = page.get_by_role("button", name="Try again")

    page.context.route("**/stip.zip", lambda route: route.abort())  # Python does not start, which it tries at once
    page.goto(site)
    page.get_by_role("button", name="Play: Tokken", exact=True).click()
    expect(alert).to_contain_text("could not be loaded", timeout=START_MS)
    assert accessibility_violations(page) == []
    page.context.unroute("**/stip.zip")
    again.click()
    page.wait_for_url(TABLE)
    play_a_move(page)

    tables, bots = (worker_of(page, name) for name in ("worker-", "bots-"))
    ply = ply_of(page)
    tables.evaluate(
        """() => {
            self.add = IDBObjectStore.prototype.add;
            IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError"); };
        }"""
    )
    touch_to_the_end(page)
    expect(page.get_by_text("There is no room left in this browser")).to_be_visible()
    assert ply_of(page) == ply
    tables.evaluate("() => { IDBObjectStore.prototype.add = self.add; }")

    page.context.route("**/python_stdlib.zip", lambda route: route.abort())  # the next worker does not start either
    bots.evaluate("self.close()")
    touch_to_the_end(page)
    expect(alert.filter(has_text="The bot has stopped thinking")).to_be_visible(timeout=START_MS)
    page.context.unroute("**/python_stdlib.zip")
    told = ply_of(page)
    again.click()
    expect(page.locator(f'main[data-ply="{told}"]')).to_have_count(0, timeout=START_MS)  # the bot has moved


def worker_of(page: Page, name: str) -> Worker:
    return next(one for one in page.workers if f"/assets/{name}" in one.url)


def touch_to_the_end(page: Page) -> None:
    """Touch what the page offers until it offers nothing more: a move is on its way."""
    offer = page.wait_for_function(OFFER, arg="", timeout=PATIENCE_MS).json_value()
    ply = offer["state"].partition(";")[0]
    while offer["touches"] and offer["state"].partition(";")[0] == ply:
        page.mouse.click(*page.wait_for_function(WHERE, arg=offer["touches"][0]).json_value())
        offer = page.evaluate(OFFER, offer["state"]) or {"touches": []}


def test_what_friends_need_is_said_plainly(page: Page) -> None:
    expect(page.get_by_placeholder("Code")).to_have_count(0)
    page.get_by_role("link", name="Play with friends").click()
    expect(page.get_by_text("a server is needed")).to_be_visible()
    expect(page.get_by_text("hidden cards")).to_be_visible()
    assert accessibility_violations(page) == []


def test_all_games_are_saved_in_a_file_and_added_on_another_device(
    page: Page, browser: Browser, site: str, tmp_path: Path
) -> None:
    start(page, "punto")
    page.goto(f"{site}#/me")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    other = browser.new_page()
    other.goto(f"{site}#/me")
    games = file.read_text()
    for content, told in (("x", "no saved games"), (games, "One game has been added."), (games, "were here already")):
        file.write_text(content)
        other.locator("input[type=file]").set_input_files(file)
        expect(other.get_by_text(told)).to_be_visible(timeout=START_MS)
    other.close()


@contextmanager
def killed_after(kind: BrowserType, profile: Path) -> Iterator[Page]:
    """A window of a browser with a profile, which is killed in the end without a word."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium") or ""
    arguments = [path, *ARGUMENTS, "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    process = subprocess.Popen(arguments, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        while not port.exists() or not port.read_text():
            assert process.poll() is None
            time.sleep(0.05)
        browser = kind.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
        page = browser.contexts[0].new_page()
        page.set_default_timeout(START_MS)
        yield page
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # with the processes that it has started
        process.wait()


def test_nothing_is_lost_when_the_browser_is_killed(browser: Browser, site: str, tmp_path: Path) -> None:
    with killed_after(browser.browser_type, tmp_path) as page:
        page.add_init_script(f"localStorage['stip.lessons'] = {json.dumps(OFFERED)}")
        page.goto(site)
        start(page, "tokken")
        play_a_move(page)
        ply, address = ply_of(page), page.url
    with killed_after(browser.browser_type, tmp_path) as page:
        page.goto(address)
        expect(page.locator(f'main[data-ply="{ply}"]')).to_be_visible(timeout=START_MS)


def test_every_address_of_the_site_is_relative_and_every_file_is_kept(site_folder: Path) -> None:
    html = (site_folder / "index.html").read_text(encoding="utf-8")
    assert not re.search(r'(href|src)="/', html)
    kept = json.loads(re.search(r"\[\"api/.+?\]", (site_folder / "sw.js").read_text(encoding="utf-8"))[0])  # type: ignore[index]
    files = {one.relative_to(site_folder).as_posix() for one in site_folder.rglob("*") if one.is_file()}
    assert files - set(kept) == {"index.html", "sw.js"}
