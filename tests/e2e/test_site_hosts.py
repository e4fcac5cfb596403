"""Sites with games of other packages, on hosts that know little, and their updates."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import kit.thoughts
import kit.traces
import pytest
from kit.browser_player import touch_until_over
from kit.file_server import QuietHandler, serving_files
from kit.mill import environment_with_mill
from kit.site_python import SitePython
from playwright.sync_api import Browser, Page, expect

from stip.cli.site import copy_page, write_service_worker
from stip.games import GAMES

pytestmark = pytest.mark.slow

START_MS = 240_000  # in which Python starts in the browser, on a busy machine
WITHOUT_LESSON = json.dumps({game: {"step": 0, "isDone": False} for game in (*GAMES, "mill")})
CASES: list[dict[str, object]] = [{"game": "mill", "players": 2, "options": {}, "seed": seed} for seed in (1, 2, 3)]
CONTROLLED = "navigator.serviceWorker.controller !== null"
# Looks for a new build, as browsers do now and then.
UPDATE = """async () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => (globalThis.isUpdated = true));
    await (await navigator.serviceWorker.getRegistration()).update();
}"""
# Run where Mill is installed, as machine code.
NATIVE = """
import sys
sys.path.insert(0, sys.argv[1])
from kit import {module}
from stip.bots.evaluator import evaluator_for
from stip.games import rulebook_of
for part in (evaluator_for("mill"), rulebook_of("mill")):
    for entry_point in part.entry_points.values():
        entry_point.wait_until_compiled()
print({module}.{name}(sys.argv[2]))
"""


def open_site(browser: Browser, address: str) -> Page:
    page = browser.new_page(locale="en-GB", reduced_motion="reduce")
    page.set_default_timeout(START_MS)
    page.add_init_script(f"localStorage['stip.lessons'] = {json.dumps(WITHOUT_LESSON)}")
    page.goto(address)
    return page


@pytest.fixture(scope="module")
def with_mill(_built: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return environment_with_mill(tmp_path_factory.mktemp("with_mill"))


@pytest.fixture(scope="module")
def mill_site(with_mill: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("mill_site")
    subprocess.run([sys.executable, "-m", "stip", "site", folder], env=with_mill, check=True)
    with serving_files(folder) as address:
        yield f"{address}/"


def test_a_game_of_another_package_is_played_on_a_site_to_the_end(browser: Browser, mill_site: str) -> None:
    page = open_site(browser, mill_site)
    page.get_by_role("button", name="Play: Mill", exact=True).click()
    touch_until_over(page, random.Random(1))
    expect(page.locator(".ending")).to_contain_text("M-1")
    page.close()


def test_it_is_the_same_game_there_with_the_same_bots(
    browser: Browser, mill_site: str, with_mill: dict[str, str]
) -> None:
    page = browser.new_page()
    there, compiled = SitePython(page, mill_site), {**with_mill, "STIP_ENGINE": "compiled"}
    kit_folder = str(Path(kit.traces.__file__).parents[1])
    for function, argument in ((kit.traces.digests_of, CASES), (kit.thoughts.thoughts_about, "mill")):
        program = NATIVE.format(module=function.__module__.removeprefix("kit."), name=function.__name__)
        command = [sys.executable, "-c", program, kit_folder, json.dumps(argument)]
        native = subprocess.run(command, env=compiled, check=True, capture_output=True, text=True).stdout
        assert there.call(function, argument) == json.loads(native)
    page.close()


class IgnorantHandler(QuietHandler):
    """A host that has never heard of WebAssembly."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return "application/octet-stream" if str(path).endswith(".wasm") else super().guess_type(path)


def test_a_host_need_not_know_webassembly(browser: Browser, site_folder: Path) -> None:
    with serving_files(site_folder, IgnorantHandler) as address:
        page = open_site(browser, address)
        page.get_by_role("button", name="Play: Punto", exact=True).click()
        page.locator("main[data-ply]").wait_for()
        page.close()


def test_a_new_build_is_shown_after_a_reload_and_has_the_games_of_the_old_one(
    browser: Browser, site_folder: Path, tmp_path: Path
) -> None:
    shutil.copytree(site_folder, tmp_path, dirs_exist_ok=True)
    with serving_files(tmp_path) as address:
        page = open_site(browser, address)
        page.wait_for_function(CONTROLLED)
        page.get_by_role("button", name="Play: Punto", exact=True).click()
        page.locator("main[data-ply]").wait_for()
        table = page.url
        copy_page(tmp_path, "https://stip.example.org")
        write_service_worker(tmp_path)
        page.evaluate(UPDATE)
        page.wait_for_function("globalThis.isUpdated")
        page.reload()
        page.wait_for_function("document.documentElement.dataset.server === 'https://stip.example.org'")
        assert page.url == table
        page.locator("main[data-ply]").wait_for()
        page.close()
