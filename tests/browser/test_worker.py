"""The worker with the tables, with a storage and bots that fail as those of a browser do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from stip.browser.worker import DeviceWorker

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": 1}


class Plain:
    """What JavaScript returns."""

    def __init__(self, value: list[str]) -> None:
        self._value = value

    def to_py(self) -> list[str]:
        return self._value


class Browser:
    """Storage and bots, either of which may fail."""

    def __init__(self) -> None:
        self.events: dict[str, list[str]] = {}
        self.problem = ""  # of the storage
        self.thinks = True
        self.failures: list[str] = []  # what the page is told
        self.told = asyncio.Event()
        self.texts: list[dict[str, Any]] = []
        self.device = DeviceWorker(self, self, self.hear, lambda code: None, self.fail)

    # storage

    async def load(self, code: str, after: int) -> Plain:
        self._check()
        return Plain(self.events.get(code, [])[after:])

    async def append(self, code: str, seq: int, events: str, listed: str) -> bool:
        self._check()
        stored = self.events.setdefault(code, [])
        assert seq == len(stored) + 1
        stored += events.split("\n")
        return True

    async def codes(self) -> Plain:
        return Plain(list(self.events))

    async def remove(self, code: str) -> None:
        del self.events[code]

    def _check(self) -> None:
        if self.problem:
            raise RuntimeError(self.problem)

    # bots

    async def think(self, number: int, job: str) -> str:
        if not self.thinks:
            raise RuntimeError("the bots have failed")
        await asyncio.Event().wait()  # until it is cancelled
        raise AssertionError

    def cancel(self, number: int) -> None:
        pass

    # the page

    def fail(self, code: str) -> None:
        self.failures.append(code)
        self.told.set()

    def hear(self, socket: int, text: str) -> None:
        self.texts.append(json.loads(text))

    async def make_table(self, *seats: dict[str, Any], first: int = 1) -> tuple[int, dict[str, Any]]:
        wanted = {"game": "tokken", "players": 2, "seats": seats, "first": first}
        status, body, _ = await self.device.answer("POST", "/api/tables", "en", json.dumps(wanted))
        return status, json.loads(body)

    async def play(self) -> dict[str, Any]:
        """Play the first move that may be played, and return the answer."""
        table = next(one["table"] for one in reversed(self.texts) if one["type"] == "update" and "table" in one)
        (position,) = (one for one in table["positions"] if one.get("moves"))
        ply = table.get("ply", 0)
        command = {"type": "play", "id": f"m{len(self.texts)}", "seat": position["seat"], "ply": ply}
        await self.device.receive(1, json.dumps({**command, "move": position["moves"][0]}))
        return next(one for one in reversed(self.texts) if one.get("id") == f"{command['id']}")


def in_a_browser(scene: Callable[[Browser], Awaitable[None]]) -> None:
    async def run() -> None:
        await asyncio.wait_for(scene(Browser()), 120)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("problem", "code"),
    [("QuotaExceededError: no room", "device-full"), ("SecurityError: not in a private window", "nothing-kept")],
)
def test_what_cannot_be_stored_is_refused_with_the_reason_and_never_told_as_done(problem: str, code: str) -> None:
    async def scene(browser: Browser) -> None:
        _, made = await browser.make_table(ME, ME)
        assert await browser.device.open(1, made["table"])
        await browser.device.receive(1, '{"type": "hello", "wants": ["moves"]}')
        stored, told = len(browser.events[made["table"]]), len(browser.texts)
        browser.problem = problem
        answer = await browser.play()
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert [one["type"] for one in browser.texts[told:]] == ["refused"]
        status, refusal = await browser.make_table(ME, ME)
        assert (status, refusal["code"]) == (409, code)
        assert not await browser.device.open(2, "bbbbbbb")
        browser.problem = ""
        assert len(browser.events[made["table"]]) == stored
        assert (await browser.play())["type"] == "done"

    in_a_browser(scene)


def test_a_bot_that_has_failed_is_told_of_and_thinks_again_when_asked() -> None:
    async def scene(browser: Browser) -> None:
        browser.thinks = False
        status, _ = await browser.make_table(ME, BOT, first=2)
        assert status == 201
        await browser.told.wait()
        assert browser.failures == ["bot-failed"]
        browser.told.clear()
        browser.device.try_again()
        await browser.told.wait()
        assert browser.failures == ["bot-failed"] * 2
        browser.thinks = True
        browser.device.try_again()

    in_a_browser(scene)
