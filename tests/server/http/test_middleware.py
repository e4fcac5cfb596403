"""What holds for every request: headers, rate limits and logs."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path

import httpx
import pytest
from kit.server import BOT, GENEROUS, ME, LiveServer, bearer, check_refusal, made, running
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from stip.table.owners import owner_of


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/api/nothing", "/openapi.json", "/metrics", "/nothing"])
def test_every_answer_has_headers_for_safety(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'" if path == "/nothing" else "default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers


def test_a_picture_may_use_its_own_colours_and_nothing_else(client: httpx.Client) -> None:
    path = f"/api/tables/{made(client, 'halma', ME, BOT)['table']}/picture.svg"
    response = client.get(path)
    style = response.text.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(unescape(style).encode()).digest()).decode()
    policy = response.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert policy.endswith(f"style-src 'sha256-{digest}'")


def test_an_address_that_asks_too_often_waits(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, requests_per_second=0.1, requests_at_once=3)) as live_server:
        client = live_server.http
        for _ in range(3):
            assert client.get("/api/games").status_code == 200
        response = client.get("/api/games")
        assert check_refusal(response, 429, "too-fast")["facts"]["seconds"] == int(response.headers["retry-after"]) > 0
        with pytest.raises(InvalidStatus) as refused, live_server.socket("bbbbbbb"):
            pass
        assert refused.value.response.status_code == 429
        assert client.get("/healthz").status_code == 200


def test_no_log_has_a_secret_or_what_follows_a_question_mark(live_server: LiveServer) -> None:
    body = made(live_server.http)
    live_server.http.get(f"/api/tables/{body['table']}?secret=open-sesame", headers=bearer(body["secret"]))
    live_server.http.get("/nothing?secret=open-sesame")
    with live_server.join(body["table"], body["secret"]):
        pass
    assert f"/api/tables/{body['table']}" in live_server.log.text
    for secret in (body["secret"], owner_of(body["secret"]), "open-sesame"):
        assert secret not in live_server.log.text
