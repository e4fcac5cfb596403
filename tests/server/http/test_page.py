"""The page: where it is served, and how."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.server import check_refusal, running


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>Stip")
    (page / "assets" / "stip-1a2b.js").write_text("play();" * 1000)
    return page


def test_a_page_is_served_where_there_is_one(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        client = live_server.http
        for path in ("/", "/about", "/t/bbbbbbb", "/new/halma", "/rules/to-the-point", "/review/bbbbbbb"):
            assert client.get(path).text == "<p>Stip"
        assert client.get("/assets/stip-1a2b.js").text == "play();" * 1000
        for path in (
            "/nothing.js",
            "/assets/nothing.js",
            "/t",
            "/t/",
            "/t/a/b",
            "/t/..%2f..%2fstip.db",
            "/api/nothing",
        ):
            check_refusal(client.get(path), 404, "no-such-page")
        check_refusal(client.post("/t/bbbbbbb"), 405, "bad-method")
        assert client.get("/healthz").status_code == 200


def test_without_a_page_there_is_nothing_at_its_addresses(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path / "page") as live_server:
        for path in ("/", "/t/bbbbbbb", "/assets/stip-1a2b.js"):
            check_refusal(live_server.http.get(path), 404, "no-such-page")


def test_built_files_are_kept_by_browsers_and_the_page_is_asked_for_again(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        client = live_server.http
        assert "immutable" in client.get("/assets/stip-1a2b.js").headers["Cache-Control"]
        assert "immutable" not in client.get("/assets/nothing.js").headers.get("Cache-Control", "")
        first = client.get("/t/bbbbbbb")
        assert first.headers["Cache-Control"] == "no-cache"
        again = client.get("/t/bbbbbbb", headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.headers["Cache-Control"]) == (304, "no-cache")


def test_the_page_is_sent_compressed_and_the_api_as_it_is(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        sent = live_server.http.get("/assets/stip-1a2b.js")
        assert (sent.headers["Content-Encoding"], sent.headers["Vary"]) == ("gzip", "Accept-Encoding")
        assert sent.num_bytes_downloaded < 200
        assert "Content-Encoding" not in live_server.http.get("/api/games").headers
