"""In a browser, where games are WebAssembly, they are played state for state as they are here."""

from __future__ import annotations

import json
from collections.abc import Iterator

import kit.thoughts
import kit.traces
import pytest
from kit.cases import OWN_GAMES, all_cases
from kit.site_python import SitePython
from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

SEEDS = (1, 2)


@pytest.fixture(scope="module")
def there(browser: Browser, site: str) -> Iterator[SitePython]:
    page = browser.new_page()
    yield SitePython(page, site)
    page.close()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_games_of_all_player_counts_and_options_are_the_same_in_a_browser(there: SitePython, game: str) -> None:
    cases = [
        {"game": case.game, "players": case.players, "options": dict(case.options), "seed": seed}
        for case in all_cases()
        if case.game == game
        for seed in SEEDS
    ]
    here = json.loads(kit.traces.digests_of(json.dumps(cases)))
    for case, wanted, found in zip(cases, here, there.call(kit.traces.digests_of, cases), strict=True):
        assert found == wanted, case


@pytest.mark.parametrize("game", OWN_GAMES)
def test_bots_hints_and_reviews_choose_the_same_moves_in_a_browser(there: SitePython, game: str) -> None:
    """They search the same number of iterations. What a move is worth may differ in the last digits."""
    here = json.loads(kit.thoughts.thoughts_about(json.dumps(game)))
    assert there.call(kit.thoughts.thoughts_about, game) == here
