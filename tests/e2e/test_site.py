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
from kit.browser_player import OFFER, PATIENCE_MS, WHERE, touch_until_over
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from stip.games import GAMES, rulebook_of

pytestmark = pytest.mark.slow

TABLE = re.compile(r"#/t/[a-z0-9]{7}$")
START_MS = 240_000  # in which Python starts in the browser, on a busy machine
KEPT = {"stip.lessons": OFFERED, "stip.sound": "off"}
READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def context(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A visitor whose console must stay empty."""
    stored = [{"name": name, "value": value} for name, value in KEPT.items()]
    origin = {"origin": site.split("/games/")[0], "localStorage": stored}
    window: dict[str, Any] = {"viewport": DESKTOP, "storage_state": {"origins": [origin]}}
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **window)
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


def play_a_move(page: Page) -> None:
    """Touch what the page offers until a move is played and the bot has answered."""
    ply = page.locator("main[data-ply]").get_attribute("data-ply")
    offer = page.wait_for_function(OFFER, arg="", timeout=PATIENCE_MS).json_value()
    while offer["touches"] and page.locator("main[data-ply]").get_attribute("data-ply") == ply:
        page.mouse.click(*page.wait_for_function(WHERE, arg=offer["touches"][0]).json_value())
        offer = page.wait_for_function(OFFER, arg=offer["state"], timeout=PATIENCE_MS).json_value()


def ply_of(page: Page) -> int:
    return int(page.locator("main[data-ply]").get_attribute("data-ply") or 0)


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


def test_lessons_rules_records_and_reviews_need_no_network(page: Page, site: str) -> None:
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
    assert Path(saved.value.path()).read_text().startswith('[Game "punto"]')
    page.goto(f"{site}#/rules/halma#H-8")
    expect(page.locator("#H-8")).to_be_visible()
    page.goto(f"{site}#/learn/tokken")
    page.wait_for_function(OFFER.replace("main[data-ply]", "main"), arg="")


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
