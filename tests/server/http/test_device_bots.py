"""A server whose bots think on the devices of those who play: what it serves for that, and what it refuses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.server import BOT, ME, OPEN, LiveServer, check_refusal, order, running

from stip.games import GAMES
from stip.server.errors import BadSite
from stip.server.operations.device_site import ABOUT, PYTHON, check_site, describe_site


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / PYTHON).mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.wasm", "stip.zip"):
        (folder / PYTHON / name).write_bytes(b"x" * 5000)
    describe_site(folder, GAMES)
    return folder


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<html lang="en"><p>Stip')
    (page / "assets" / "worker-1a2b.js").write_text("think();")
    return page


@pytest.fixture
def live_server(site: Path, page: Path, tmp_path: Path) -> Iterator[LiveServer]:
    with running(tmp_path, page=page, site=site) as live_server:
        yield live_server


def python_in(html: str) -> str:
    found = re.search(r'<html data-python="(/python/[0-9a-f]{16}/)" lang="en">', html)
    assert found, html
    return found[1]


def test_the_page_knows_where_python_is_before_it_asks_for_anything(live_server: LiveServer) -> None:
    folders = {python_in(live_server.http.get(path).text) for path in ("/", "/t/bbbbbbb", "/new/halma")}
    lost = live_server.http.get("/no/such/page", headers={"Accept": "text/html"})
    assert lost.status_code == 404
    assert folders == {python_in(lost.text)}


def test_files_of_python_never_change_and_have_the_types_that_browsers_insist_on(live_server: LiveServer) -> None:
    client = live_server.http
    folder = python_in(client.get("/").text)
    for name, kind, encoding in (
        ("pyodide.mjs", "text/javascript", "gzip"),
        ("pyodide.asm.wasm", "application/wasm", "gzip"),
        ("stip.zip", "application/zip", None),
    ):
        answer = client.get(folder + name)
        assert answer.content == b"x" * 5000
        assert answer.headers["Content-Type"].partition(";")[0] == kind
        assert answer.headers.get("Content-Encoding") == encoding
        assert "immutable" in answer.headers["Cache-Control"]
    check_refusal(client.get(f"{folder}nothing.js"), 404, "no-such-page")
    check_refusal(client.get(folder.replace("/python/", "/python/0") + "stip.zip"), 404, "no-such-page")


def test_only_workers_may_compile_webassembly_and_only_where_they_do(
    live_server: LiveServer, page: Path, tmp_path: Path
) -> None:
    def may_compile(server: LiveServer, path: str) -> bool:
        return "'wasm-unsafe-eval'" in server.http.get(path).headers["Content-Security-Policy"]

    assert may_compile(live_server, "/assets/worker-1a2b.js")
    assert not may_compile(live_server, "/")
    (tmp_path / "other").mkdir()
    with running(tmp_path / "other", page=page) as other:
        assert not may_compile(other, "/assets/worker-1a2b.js")


def test_no_bot_is_seated_at_a_table_of_such_a_server(live_server: LiveServer) -> None:
    check_refusal(live_server.http.post("/api/tables", json=order("punto", ME, BOT)), 409, "bots-on-devices")
    made = live_server.make("punto", ME, OPEN, OPEN)
    with live_server.join(made["table"], made["secret"]) as anna:
        assert anna.ask(type="seat-bot", seat=2)["code"] == "bots-on-devices"
        live_server.sit(made["table"])
        live_server.sit(made["table"], "Cy")
        anna.wait_for_ply(0)
        assert anna.ask(type="take-over", seat=2)["code"] == "bots-on-devices"


def test_a_game_with_a_bot_that_was_begun_before_is_played_to_its_end_but_not_again(
    site: Path, page: Path, tmp_path: Path
) -> None:
    with running(tmp_path, page=page) as before:
        made = before.make("punto", ME, BOT, first=1)
    with (
        running(tmp_path, page=page, site=site) as live_server,
        live_server.join(made["table"], made["secret"]) as anna,
    ):
        anna.play()
        anna.wait_for_ply(2)
        assert anna.ask(type="resign", seat=1)["type"] == "done"
        assert anna.ask(type="offer", seat=1, kind="rematch")["code"] == "bots-on-devices"


def test_a_folder_is_used_only_if_it_is_a_site_of_this_version_with_all_games(site: Path, tmp_path: Path) -> None:
    assert check_site(site) == site
    with pytest.raises(BadSite, match="not a site"):
        check_site(tmp_path)
    about = site / PYTHON / ABOUT
    written = about.read_text()
    about.write_text(written.replace('"version":"', '"version":"0.0.'))
    with pytest.raises(BadSite, match=r"of version 0\.0\."):
        check_site(site)
    about.write_text(written.replace('"punto"', '"checkers"'))
    with pytest.raises(BadSite, match="lacks punto"):
        check_site(site)
    about.write_text("{}")
    with pytest.raises(BadSite, match="not a site"):
        check_site(site)
