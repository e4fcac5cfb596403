"""A browser, a server with the current page, and visitors whose consoles must stay empty."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.browser import ROOT, Visitors, chromium
from kit.file_server import serving_files
from kit.server import LiveServer, running
from playwright.sync_api import Browser, Page, expect

expect.set_options(timeout=30_000)  # milliseconds: what a browser has to show may take a while on a busy machine


@pytest.fixture(scope="session")
def _built() -> None:
    script = ROOT / "scripts" / "page.py"
    with script.open() as lock:  # of several processes that test, one builds
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, script], check=True)


@pytest.fixture(scope="module")  # Playwright's event loop must end before other tests begin theirs
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def live_server(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("live_server")) as live_server:
        yield live_server


@pytest.fixture(scope="session")
def site_folder(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without a server, shared by all processes that test. To make it takes minutes if the games are not in the
    cache as WebAssembly yet."""
    base = tmp_path_factory.getbasetemp()
    host = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "host"
    host.mkdir(exist_ok=True)
    folder = host / "games" / "stip"
    with (host / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "sw.js").is_file():  # which is written last
            subprocess.run([sys.executable, "-m", "stip", "site", folder], check=True)
    return folder


@pytest.fixture(scope="module")
def site(site_folder: Path) -> Iterator[str]:
    """The address of that site on a plain file server, in a folder that is not the root of its host."""
    with serving_files(site_folder.parents[1]) as address:
        yield f"{address}/games/stip/"


@pytest.fixture
def visitors(browser: Browser, live_server: LiveServer) -> Iterator[Visitors]:
    visitors = Visitors(browser, live_server.address)
    yield visitors
    visitors.close()
    assert visitors.console_problems == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors.open()
