"""The routes of the API and their description."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from kit.server import check_refusal

from stip.server.http.routes import OPERATIONS, api_routes


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>Stip")
    (page / "assets" / "stip-1a2b.js").write_text("play();" * 1000)
    return page


def test_every_route_is_described_and_every_description_has_its_route(client: httpx.Client) -> None:
    described = client.get("/openapi.json").json()
    assert described["openapi"] == "3.1.0"
    paths = {str(getattr(route, "path", "")) for route in api_routes()}
    assert set(described["paths"]) == paths - {"/api/tables/{code}/live", "/metrics", "/openapi.json"}
    assert {"FromClient", "FromServer", "TableView", "ErrorBody", "Play", "Welcome"} <= described["components"][
        "schemas"
    ].keys()
    assert len({operation.name for operation in OPERATIONS}) == len(OPERATIONS)


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/tables/", "/api/nothing", "/nothing", "/t", "/../etc/passwd"])
def test_where_nothing_is_nothing_is_found(client: httpx.Client, path: str) -> None:
    check_refusal(client.get(path), 404, "no-such-page")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "BREW"])
def test_another_method_is_refused_with_those_that_there_are(client: httpx.Client, method: str) -> None:
    response = client.request(method, "/api/tables")
    check_refusal(response, 405, "bad-method")
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
