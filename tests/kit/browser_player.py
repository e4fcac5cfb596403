"""Plays in a browser by touching things on the table. Moves are chosen by the greedy player from what the seat sees, so
that games come to an end."""

from __future__ import annotations

import base64
import json
import random
from typing import Any

from playwright.sync_api import Page, WebSocket

from kit.server import Client, LiveServer
from stip.bots.players import make_player
from stip.games.contract import Move
from stip.play.position import View, view_from_bytes

# The middle of what may be touched now, once it has arrived there: of a thing on the table, or of a button.
WHERE = """touch => {
    const found = [...document.querySelectorAll(".next[data-touch], button[data-touch]")].find(one =>
        one.dataset.touch === touch && one.getBoundingClientRect().width);
    if (found?.querySelector(":scope > .body")?.getAnimations().some(one => one.playState === "running")) return null;
    const part = found?.querySelector(":scope > .body > .hit") ?? found;
    const box = part?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
START_MS = 240_000  # in which Python starts in the browser, on a busy machine
PATIENCE_MS = 240_000  # a bot may wait until its game is compiled
# What may be touched, once that differs from the state before; nothing when the game is over.
OFFER = """before => {
    if (document.querySelector(".ending")) return { state: "", touches: [] };
    document.querySelector(".round-end button")?.click();
    const touches = selector => [...document.querySelectorAll(selector)].map(one => one.dataset.touch);
    const offered = touches(".next[data-touch], .choices button[data-touch]");
    const state = [document.querySelector("main[data-ply]")?.dataset.ply, touches(".chosen"), offered].join(";");
    return offered.length && state !== before ? { state, touches: offered } : null;
}"""


OFFER_OR_CURTAIN = (
    f"""before => document.querySelector(".curtain") ? {{ state: "", touches: [] }} : ({OFFER})(before)"""
)


class Person:
    def __init__(self, page: Page, live_server: LiveServer, code: str, secret: str) -> None:
        self.page, self.code = page, code
        self.notes = Client(live_server.address, code, secret, wants=["state", "touches"])
        self.game = str(self.notes.table["game"])
        self._players: dict[int, Any] = {}

    @property
    def is_to_move(self) -> bool:
        return self._view() is not None

    @property
    def is_over(self) -> bool:
        return bool(self.notes.table["phase"] == "over")

    def play(self) -> None:
        """Play one move by its touches, and wait until the server has sent it."""
        view = self._view()
        assert view is not None
        player = self._players.setdefault(view.seat, make_player("greedy", self.game, view.seat))
        self.wait()
        for touch in _needed(view, view.touches(player.choose(view))):
            self.touch(touch)
        self.notes.wait_for_ply(view.ply + 1)

    def wait(self) -> None:
        """Wait until the page shows the latest update; go on where a round has ended."""
        ply = self.notes.table.get("ply", 0)
        shown, go_on = (
            self.page.locator(f'main[data-ply="{ply}"]:not(:has(.round-end))'),
            self.page.get_by_text("Go on"),
        )
        while not shown.count():
            shown.or_(go_on).first.wait_for(state="attached")
            if go_on.count():
                go_on.click()
        curtain = self.page.get_by_role("dialog").get_by_role("button")
        if self._view() is not None and curtain.count():
            curtain.click()

    def touch(self, touch: str) -> None:
        where = self.page.wait_for_function(WHERE, arg=touch, polling=20).json_value()
        self.page.mouse.click(*where)

    def _view(self) -> View | None:
        """Return the view of the own seat that is to move, or None."""
        for position in self.notes.table.get("positions", []):
            if position.get("touches"):
                return view_from_bytes(self.game, base64.b64decode(position["state"]), position["seat"])
        return None


def _needed(view: View, touches: list[str]) -> list[str]:
    """Return the touches that are needed: one that is forced is skipped."""
    ways = [path for code in view.codes if (path := view.touches(Move(code)))[:-1] == touches[:-1]]
    return touches[:-1] if touches[-1].startswith("turn:") and len(ways) == 1 else touches


def play_to_the_end(*people: Person) -> None:
    """Let everybody play in turn, with bots in between, until the game is over."""
    while not people[0].is_over:
        for person in people:
            if person.is_to_move:
                person.play()
                break
        else:
            people[0].notes.receive()
        for person in people:
            person.notes.catch_up(max(one.notes.last for one in people))
    for person in people:
        person.wait()


def touch_until_over(page: Page, rng: random.Random) -> None:
    """Touch things that the page offers, chosen at random, until the game is over. The game itself need not be known
    here."""
    offer = page.wait_for_function(OFFER, arg="", polling=20, timeout=PATIENCE_MS).json_value()
    while offer["touches"]:
        where = page.wait_for_function(WHERE, arg=rng.choice(offer["touches"]), polling=20).json_value()
        page.mouse.click(*where)
        offer = page.wait_for_function(OFFER, arg=offer["state"], polling=20, timeout=PATIENCE_MS).json_value()


def play_a_move(page: Page) -> None:
    """Touch what the page offers until a move is played and something else is offered: the bot has answered, or whoever
    is next at this screen may lift the curtain."""
    ply = ply_of(page)
    offer = page.wait_for_function(OFFER_OR_CURTAIN, arg="", timeout=PATIENCE_MS).json_value()
    while offer["touches"] and ply_of(page) == ply:
        page.mouse.click(*page.wait_for_function(WHERE, arg=offer["touches"][0]).json_value())
        offer = page.wait_for_function(OFFER_OR_CURTAIN, arg=offer["state"], timeout=PATIENCE_MS).json_value()


def ply_of(page: Page) -> int:
    return int(page.locator("main[data-ply]").get_attribute("data-ply") or 0)


def frames(page: Page) -> list[dict[str, Any]]:
    """Collect the messages that the page receives over WebSockets from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", listen)
    return heard
