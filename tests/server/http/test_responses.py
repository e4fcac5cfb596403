"""Responses are in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from kit.server import check_refusal


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>Stip")
    (page / "assets" / "stip-1a2b.js").write_text("play();" * 1000)
    return page


def test_an_unknown_language_gets_english_and_a_wild_wish_does_no_harm(client: httpx.Client) -> None:
    for wish in ("xx", "de;q=0.1, en-GB;q=0.9", ";;;,,,=q", "en;q=0", "*", "en;q=2.5", "e" * 10_000):
        check_refusal(client.get("/api/nothing", headers={"Accept-Language": wish}), 404, "no-such-page")


def test_a_refusal_is_told_in_the_first_language_that_is_ours(client: httpx.Client) -> None:
    response = client.get("/api/nothing", headers={"Accept-Language": "de, da;q=0.4, nl-BE;q=0.7"})
    assert response.json()["text"] == "Op dit adres is niets."
    assert response.headers["content-language"] == "nl"
