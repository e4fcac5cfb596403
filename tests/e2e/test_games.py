"""Whole games of all four, played in real browsers by touching what lies on the table."""

from __future__ import annotations

from typing import Any

import pytest
from kit.browser import Visitors
from kit.browser_player import Person, frames, play_to_the_end
from kit.server import BO, BOT, ME, LiveServer
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

GAMES = ["halma", "punto", "to-the-point", "tokken"]
OPTIONS: dict[str, dict[str, Any]] = {"to-the-point": {"push": "rest"}, "punto": {"rounds_to_win": 1}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def sit_down(live_server: LiveServer, visitors: Visitors, made: dict[str, Any], **window: Any) -> Person:
    page = visitors.open(f"/t/{made['table']}", made["secret"], is_fast=True, **window)
    return Person(page, live_server, made["table"], made["secret"])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_is_played_by_touches_on_a_phone(
    live_server: LiveServer, visitors: Visitors, game: str
) -> None:
    anna = sit_down(live_server, visitors, live_server.make(game, ME, BOT, options=OPTIONS.get(game, {})), **PHONE)
    play_to_the_end(anna)
    ending = anna.page.locator(".ending")
    expect(ending).to_be_visible()
    places = anna.notes.table["outcome"]["places"]
    told = "A draw." if places[0] == places[1] else "You win!" if places[0] == 1 else "Mimo wins."
    expect(ending.locator("h1")).to_have_text(told)


@pytest.mark.parametrize("game", ["punto", "to-the-point", "tokken"])  # in Halma there is nothing to hide
def test_two_browsers_play_a_whole_game_against_each_other_and_see_only_their_own(
    live_server: LiveServer, visitors: Visitors, game: str
) -> None:
    made = live_server.make(game, options=OPTIONS.get(game, {}))
    bo_sits = {"table": made["table"], **live_server.sit(made["table"])}
    anna, bo = sit_down(live_server, visitors, made), sit_down(live_server, visitors, bo_sits)
    heard = {1: frames(anna.page), 2: frames(bo.page)}
    for person in (anna, bo):
        person.page.reload()
    play_to_the_end(anna, bo)
    for person in (anna, bo):
        expect(person.page.locator(".ending")).to_be_visible()
    for seat, messages in heard.items():
        tables = [one["table"] for one in messages if one["type"] == "update" and "table" in one]
        assert {position["seat"] for table in tables for position in table.get("positions", [])} == {seat}
        assert all("seed" not in table for table in tables if table["phase"] == "playing")
        played = [one["news"] for one in messages if one.get("news", {}).get("type") == "move-played"]
        assert len(played) >= 10
        foreign = [news for news in played if news.get("is_secret") and news["seat"] != seat]
        assert all(not {"move", "touches", "text"} & news.keys() for news in foreign)


@pytest.mark.parametrize("game", ["punto", "tokken"])  # without a curtain between the turns, and with it
def test_a_whole_game_is_played_at_one_screen(live_server: LiveServer, visitors: Visitors, game: str) -> None:
    both = sit_down(live_server, visitors, live_server.make(game, ME, BO, options=OPTIONS.get(game, {})))
    play_to_the_end(both)
    expect(both.page.locator(".ending")).to_be_visible()


@pytest.mark.parametrize(("game", "players"), [("halma", 3), ("halma", 4), ("punto", 3), ("punto", 4)])
def test_three_and_four_sit_at_one_table(live_server: LiveServer, visitors: Visitors, game: str, players: int) -> None:
    made = live_server.make(game, ME, {"kind": "open"}, *[BOT] * (players - 2))
    bo_sits = {"table": made["table"], **live_server.sit(made["table"])}
    anna, bo = sit_down(live_server, visitors, made, **PHONE), sit_down(live_server, visitors, bo_sits)
    while len([one for one in anna.notes.updates if one["news"]["type"] == "move-played"]) < 6 * players:
        mover = next((person for person in (anna, bo) if person.is_to_move), None)
        if mover:
            mover.play()
        else:
            anna.notes.receive()
        for person in (anna, bo):
            person.notes.catch_up(max(anna.notes.last, bo.notes.last))
    expect(anna.page.locator(".seats li")).to_have_count(players)
