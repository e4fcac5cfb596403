"""Mill, a game in a package of its own, is installed beside Stip, and all of Stip has it without knowing its name.

Wheels of both are installed in a new environment, which finds all other packages in the one of these tests.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.browser import ROOT, Visitors, accessibility_violations
from kit.browser_player import touch_until_over
from kit.environment import Environment, pip, without_sources
from kit.lessons import Learner
from kit.server import ServerProcess
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.slow

MILL = ROOT / "examples" / "mill"
CONTRACT = [
    *(f"tests/games/test_{name}.py" for name in ("contract", "scenes", "without_numpy")),
    "tests/table/test_lessons.py",
]


@pytest.fixture(scope="module")
def environment(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Environment]:
    folder = tmp_path_factory.mktemp("fifth_game")
    with without_sources():
        pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder / "wheels"), str(ROOT), str(MILL))
        yield Environment(folder / "environment", *(folder / "wheels").glob("*.whl"))


def test_both_packages_are_imported_from_their_wheels(environment: Environment) -> None:
    files = environment.run("-c", "import stip, stip_mill; print(stip.__file__, stip_mill.__file__)").split()
    assert [Path(file).parents[1] for file in files] == [environment.folder] * 2


def test_the_tests_of_the_package_and_those_of_the_contract_pass(environment: Environment) -> None:
    environment.run("-m", "pytest", str(MILL / "tests"), cwd=ROOT)
    environment.run("-m", "pytest", *CONTRACT, "-k", "mill", cwd=ROOT)


def test_commands_know_the_game(environment: Environment) -> None:
    assert "Mill (mill), for 2 players" in environment.stip("games")
    assert "three of your men that fill a row are a mill" in environment.stip("rules", "mill", "M-6").lower()
    assert "random games of Mill" in environment.stip("simulate", "mill", "--games", "20")
    assert "games of Mill" in environment.stip("arena", "mill", "2", "1", "--games", "2", "--jobs", "1")


def test_the_lesson_and_a_whole_game_are_played_in_a_browser_by_touching_what_the_page_offers(
    environment: Environment, browser: Browser, tmp_path: Path
) -> None:
    """The server and the page are those of the new environment; this process has never heard of the game."""
    server = ServerProcess(tmp_path, python=environment.python)
    visitors = Visitors(browser, server.live_server.address)
    try:
        page = visitors.open(is_fast=True)
        page.get_by_role("button", name="Play: Mill").click()
        page.get_by_role("link", name="Learn by playing").click()
        Learner(page).follow()
        page.get_by_role("button", name="Play now").click()
        page.locator("main[data-ply]").wait_for()
        assert accessibility_violations(page) == []
        touch_until_over(page, random.Random(1))
        expect(page.locator(".ending h1")).to_have_text(re.compile(r"^(Mimo wins\.|You win!|A draw\.)$"))
        expect(page.locator(".ending")).to_contain_text("M-1")
        address = f"/api/tables/{page.url.rpartition('/')[2]}"
        assert 'href="#mill-board"' in server.live_server.http.get(f"{address}/picture.svg").text
        record = tmp_path / "mill.txt"
        record.write_text(server.live_server.http.get(f"{address}/record").text, encoding="utf-8")
        page.get_by_role("link", name="Review").click()
        expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    finally:
        visitors.close()
        assert server.stop() == 0
    assert visitors.console_problems == []
    assert "everything matches the record" in environment.stip("verify", str(record))
    picture = tmp_path / "mill.svg"
    environment.stip("show", str(record), "--svg", str(picture))
    assert 'href="#mill-tray"' in picture.read_text(encoding="utf-8")
    assert "Mill, 2 players" in environment.stip("review", str(record))
