"""Browser windows for tests, and the problems that their consoles report."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
DESKTOP = {"width": 1440, "height": 900}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the system's Chromium, or else the one that Playwright has installed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        yield browser
        browser.close()


class Visitors:
    """Visitors of one server, each with a browser context of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.console_problems: list[str] = []  # errors and warnings on the consoles
        self._browser, self._address = browser, address
        self._contexts: list[BrowserContext] = []

    def open(self, path: str = "/", secret: str = "", is_fast: bool = False, **window: Any) -> Page:
        """Open a page, as a new visitor or as the owner of a secret, and wait until it is rendered. A fast page has no
        animations and no pauses between moves."""
        origin = f"http://{self._address}"
        window = {"base_url": origin, "viewport": DESKTOP, "locale": "en-GB", **window}
        if is_fast:
            window["reduced_motion"] = "reduce"
        if secret:
            kept = [{"name": "stip.secret", "value": secret}]
            window["storage_state"] = {"origins": [{"origin": origin, "localStorage": kept}]}
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
        if message.type in ("error", "warning"):
            self.console_problems.append(message.text)


def accessibility_violations(page: Page) -> list[str]:
    """Return the accessibility violations that axe-core finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]
