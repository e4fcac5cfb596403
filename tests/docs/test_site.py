"""The documentation site: every page is in its navigation, and it is built without a broken link."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from kit.browser import chromium
from kit.cases import OWN_GAMES
from kit.pages import DOCS, ROOT

CONFIGURATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
NAVIGATION = re.findall(r"[-:] ([\w/-]+\.md)$", CONFIGURATION.partition("\nnav:\n")[2], re.MULTILINE)
MADE = {  # by scripts/site, from what does not lie in docs/
    *("changes.md", "contributing.md", "gallery.md", "security.md", "speed.md", "rules/all-games.md"),
    *(f"rules/{game}.md" for game in OWN_GAMES),
}


def test_the_navigation_names_every_page_once() -> None:
    pages = {file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md")}
    assert len(NAVIGATION) == len(set(NAVIGATION))
    assert {name for name in NAVIGATION if not name.startswith("reference/")} == pages | MADE


def run(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True)


def test_the_check_of_links_finds_what_is_broken(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<a href="nowhere.html"></a><a href="#none"></a><img src="https://example.org/a.png"><a href="#there"></a>'
        '<p id="there"></p>'
    )
    done = run("scripts/site/links.py", str(tmp_path))
    assert done.returncode == 1
    problems = [line.rpartition(": ")[2] for line in done.stdout.splitlines()]
    assert problems == ["no such file", "no such anchor", "loaded from elsewhere"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `scripts/docs` builds it: a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    done = run("-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.slow
def test_every_link_of_the_site_leads_somewhere_and_nothing_is_loaded_from_another_host(site: Path) -> None:
    done = run("scripts/site/links.py", str(site))
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_search_of_the_site_needs_no_server(site: Path) -> None:
    asked: list[str] = []
    with chromium() as browser:
        page = browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "index.html").as_uri())
        page.get_by_placeholder("Search").first.click()
        page.keyboard.type("squatters")
        page.locator(".md-search-result__item").first.wait_for(timeout=120_000)
    assert all(url.startswith(("file:", "data:", "blob:", "about:")) for url in asked)
