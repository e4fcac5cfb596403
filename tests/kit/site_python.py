"""Python as a site runs it, in a window of a browser. It runs functions of modules that are no part of the site."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

# Loads Pyodide and the sources of a site, as its workers do.
LOAD = """
async (site) => {
    const { loadPyodide } = await import(`${site}python/pyodide.mjs`);
    globalThis.python = await loadPyodide({ indexURL: `${site}python/` });
    const archive = await (await fetch(`${site}python/stip.zip`)).arrayBuffer();
    python.unpackArchive(archive, "zip", { extractDir: "/stip" });
    python.pyimport("sys").path.insert(0, "/stip");
}
"""
# Runs the source of a module there, and calls a function that it defines.
CALL = """
([source, name, argument]) => {
    const names = python.toPy({});
    python.runPython(source, { globals: names });
    return names.get(name)(argument);
}
"""

FromJson = Callable[[str], str]  # a function that takes JSON and returns JSON


class SitePython:
    def __init__(self, page: Page, site: str) -> None:
        """Start Python in a window, from the address of a site."""
        self._page = page
        page.set_default_timeout(0)  # a busy machine may need minutes
        page.goto(f"{site}python/pyodide-lock.json")  # any file of the site
        page.evaluate(LOAD, site)

    def call(self, function: FromJson, argument: object) -> Any:
        source = Path(function.__code__.co_filename).read_text(encoding="utf-8")
        return json.loads(self._page.evaluate(CALL, [source, function.__name__, json.dumps(argument)]))
