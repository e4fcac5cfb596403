"""A server that computes no bots: games against them are played on the visitor's device, those with friends as ever."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.browser import Visitors, accessibility_violations
from kit.browser_player import PATIENCE_MS, START_MS, play_a_move, ply_of
from kit.server import ME, OPEN, LiveServer, running
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow

TABLE = re.compile(r"/t/[a-z0-9]{7}$")
KEPT = "caches.open('stip-python').then(files => files.keys()).then(keys => keys.length >= 6)"


@pytest.fixture(scope="module")
def live_server(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("device_bots"), site=site_folder) as live_server:
        yield live_server


def is_on_server(live_server: LiveServer, page: Page) -> bool:
    return live_server.http.get(f"/api/tables/{page.url[-7:]}").status_code == 200


def test_a_visitor_plays_bots_on_the_device_also_without_the_server_and_friends_on_the_server(
    visitors: Visitors, live_server: LiveServer
) -> None:
    page = visitors.open(is_fast=True, service_workers="allow")
    page.set_default_timeout(START_MS)
    page.get_by_role("button", name="Play: Tokken", exact=True).click()  # nothing is waited for before
    expect(page.get_by_text("Setting up the game table on this device")).to_be_visible(timeout=START_MS)
    assert accessibility_violations(page) == []
    page.wait_for_url(TABLE)
    solo = page.url
    play_a_move(page)
    ply = ply_of(page)
    assert not is_on_server(live_server, page)

    page.get_by_role("link", name="Back").click()
    page.get_by_role("link", name="Invite a friend to Tokken").click()
    page.get_by_role("button", name="Invite").click()
    page.wait_for_url(TABLE)
    assert is_on_server(live_server, page)
    expect(page.get_by_role("button", name="Seat somebody here")).to_be_visible()
    assert page.get_by_role("button", name="Add a bot").count() == 0
    shared = page.url
    page.get_by_role("link", name="Back").click()
    for address in (solo, shared):
        expect(page.locator(f'a[href="{address[-10:]}"]')).to_be_visible()

    page.wait_for_function(KEPT, timeout=PATIENCE_MS)
    page.context.set_offline(True)
    page.goto(solo)
    expect(page.locator(f'main[data-ply="{ply}"]')).to_be_visible(timeout=START_MS)
    play_a_move(page)
    assert ply_of(page) > ply
    visitors.console_problems[:] = [one for one in visitors.console_problems if "DISCONNECTED" not in one]


def test_friends_and_bots_at_one_table_are_refused_in_words_before_and_by_the_server(
    visitors: Visitors, live_server: LiveServer
) -> None:
    page = visitors.open("/new/punto?with=friend")
    page.get_by_role("button", name="3", exact=True).or_(page.get_by_role("radio", name="3")).first.click()
    page.get_by_role("combobox", name="Who sits in seat 3").select_option("bot-2")
    expect(page.get_by_role("alert")).to_contain_text("Bots think on the devices")
    expect(page.get_by_role("button", name="Invite")).to_be_disabled()
    refusal = live_server.http.post(
        "/api/tables", json={"game": "punto", "players": 3, "seats": [ME, OPEN, {"kind": "bot"}]}
    )
    assert (refusal.status_code, refusal.json()["code"]) == (409, "bots-on-devices")
    page = visitors.open("/me")
    expect(page.get_by_role("heading", name="Your games on this device")).to_be_visible()
    expect(page.get_by_text("Games with friends are on the server.")).to_be_visible()
