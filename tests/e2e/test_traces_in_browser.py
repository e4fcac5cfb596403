"""In a browser, where games are WebAssembly, they are played state for state as they are here."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import kit.thoughts
import kit.traces
import pytest
from kit.cases import OWN_GAMES, all_cases
from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

SEEDS = (1, 2)

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

Call = Callable[[Callable[[str], str], object], object]


@pytest.fixture(scope="module")
def call_there(browser: Browser, site: str) -> Iterator[Call]:
    """Calls a function of a module with JSON, in a browser."""
    page = browser.new_page()
    page.set_default_timeout(0)  # a busy machine may need minutes
    page.goto(f"{site}python/pyodide-lock.json")  # any file of the site
    page.evaluate(LOAD, site)

    def call(function: Callable[[str], str], argument: object) -> object:
        source = Path(function.__code__.co_filename).read_text(encoding="utf-8")
        return json.loads(page.evaluate(CALL, [source, function.__name__, json.dumps(argument)]))

    yield call
    page.close()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_games_of_all_player_counts_and_options_are_the_same_in_a_browser(call_there: Call, game: str) -> None:
    cases = [
        {"game": case.game, "players": case.players, "options": dict(case.options), "seed": seed}
        for case in all_cases()
        if case.game == game
        for seed in SEEDS
    ]
    here = json.loads(kit.traces.digests_of(json.dumps(cases)))
    there = call_there(kit.traces.digests_of, cases)
    assert isinstance(there, list)
    for case, wanted, found in zip(cases, here, there, strict=True):
        assert found == wanted, case


@pytest.mark.parametrize("game", OWN_GAMES)
def test_bots_hints_and_reviews_choose_the_same_moves_in_a_browser(call_there: Call, game: str) -> None:
    """They search the same number of iterations. What a move is worth may differ in the last digits."""
    here = json.loads(kit.thoughts.thoughts_about(json.dumps(game)))
    assert call_there(kit.thoughts.thoughts_about, game) == here
