"""The page as a whole: it opens at all its addresses, and the browser finds nothing wrong with it."""

from __future__ import annotations

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.server import LiveServer
from playwright.sync_api import Page, expect

GAMES = ["halma", "punto", "to-the-point", "tokken"]


def test_the_home_page_shows_the_four_games(page: Page) -> None:
    expect(page).to_have_title("Stip")
    for game in GAMES:
        expect(page.locator(f"a[href^='/new/{game}']").first).to_be_visible()


@pytest.mark.parametrize("path", ["/", *(f"/{part}/{game}" for part in ("new", "rules") for game in GAMES)])
def test_a_page_opens_without_a_complaint_of_the_browser(visitors: Visitors, path: str) -> None:
    expect(visitors.open(path).locator("#app")).to_be_visible()


def test_there_is_no_barrier_on_the_home_page(page: Page) -> None:
    assert accessibility_violations(page) == []


def test_the_page_may_open_a_socket_to_its_own_server(page: Page, live_server: LiveServer) -> None:
    code = live_server.make("punto")["table"]
    received = page.evaluate(
        """code => new Promise((resolve, reject) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/live`);
            socket.onopen = () => socket.send('{"type": "hello"}');
            socket.onmessage = event => resolve(JSON.parse(event.data).type);
            socket.onerror = () => reject(new Error("no socket"));
        })""",
        code,
    )
    assert received == "welcome"


def test_what_the_policy_forbids_is_noticed(page: Page, visitors: Visitors) -> None:
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')")
    assert "Content Security Policy" in visitors.console_problems[0]
    visitors.console_problems.clear()
