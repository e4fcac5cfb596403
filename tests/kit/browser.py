"""Browser windows for tests, and the problems that their consoles report."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from stip.games import GAMES

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
OFFERED = json.dumps({game: {"step": 0, "isDone": False} for game in GAMES})  # what a page keeps about lessons
DESKTOP = {"width": 1440, "height": 900}


@contextmanager
def chromium(has_windows: bool = False) -> Iterator[Browser]:
    """Start the system's Chromium, or else the one that Playwright has installed: preferably the one without windows,
    which opens a page in about half the time but shows no notices."""
    path = (not has_windows and shutil.which("chromium-headless-shell")) or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


class Visitors:
    """Visitors of one server, each with a browser context of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.console_problems: list[str] = []  # errors and warnings on the consoles
        self._browser, self._address = browser, address
        self._contexts: list[BrowserContext] = []

    def open(
        self,
        path: str = "/",
        secret: str = "",
        is_fast: bool = False,
        is_new: bool = False,
        is_asked: bool = False,
        **window: Any,
    ) -> Page:
        """Open a page, as the owner of a secret or without one, and wait until it is rendered. A fast page has no
        animations and no pauses between moves. Only somebody who is new is offered lessons, and only somebody who is
        asked is offered sound."""
        origin = f"http://{self._address}"
        window = {
            "base_url": origin,
            "viewport": DESKTOP,
            "locale": "en-GB",
            "service_workers": "block",  # what one visit has kept is none of the next one's business
            **window,
        }
        if is_fast:
            window["reduced_motion"] = "reduce"
        kept = {
            "stip.secret": secret,
            "stip.lessons": "" if is_new else OFFERED,
            "stip.sound": "" if is_asked else "off",
        }
        stored = [{"name": name, "value": value} for name, value in kept.items() if value]
        window["storage_state"] = {"origins": [{"origin": origin, "localStorage": stored}]}
        context = self._browser.new_context(**window)
        self._contexts.append(context)
        if is_fast:
            context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
        context.on("console", self._listen)
        context.on("weberror", lambda error: self.console_problems.append(str(error.error)))
        page = context.new_page()
        page.goto(path)
        page.locator("#app > *").first.wait_for(state="attached")
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.console_problems.append(message.text)


def resize(page: Page, width: int, height: int) -> None:
    """Give a window another size, and wait until the page is drawn anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


IS_STILL = """() => document.getAnimations().every(
    one => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


def accessibility_violations(page: Page) -> list[str]:
    """Return the accessibility violations that axe-core finds once nothing moves any more: what still fades in has too
    little contrast."""
    page.wait_for_function(IS_STILL)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]
