"""The same me on another device: a code brings one's secret there."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from kit.server import GENEROUS, ME, OPEN, LiveServer, Message, bearer, check_refusal, running
from msgspec.structs import replace

from stip.server.http.transfers import Luggage, pack, transfer_id, unpack


def transfer(client: httpx.Client, secret: str, history: str = "") -> Message:
    response = client.post("/api/me/transfers", json={"history": history}, headers=bearer(secret))
    assert response.status_code == 201, response.text
    return dict(response.json())


def claim(client: httpx.Client, code: str) -> httpx.Response:
    return client.post("/api/me/transfers/claim", json={"code": code})


def test_a_code_brings_the_secret_and_the_history_to_another_device_once(live_server: LiveServer) -> None:
    made = live_server.make("punto", ME, OPEN)
    told = transfer(live_server.http, made["secret"], "what was")
    assert told["link"].endswith(f"/me#{told['code']}")
    assert told["qr"]
    typed = f" {told['code'][:5].upper()}-{told['code'][5:]}"
    assert claim(live_server.http, typed).json() == {"secret": made["secret"], "history": "what was"}
    check_refusal(claim(live_server.http, told["code"]), 404, "unknown-transfer")


def test_a_wrong_code_brings_nothing(live_server: LiveServer) -> None:
    for code in ("", "bcdfghjkmn", "éé"):
        check_refusal(claim(live_server.http, code), 404, "unknown-transfer")


def test_whoever_is_nobody_has_nothing_to_take_along(live_server: LiveServer) -> None:
    check_refusal(live_server.http.post("/api/me/transfers", json={}), 401, "no-secret")


def test_a_history_that_is_too_long_is_refused(live_server: LiveServer) -> None:
    secret = live_server.make()["secret"]
    for length, code in ((30_001, "bad-message"), (40_000, "too-large")):
        response = live_server.http.post("/api/me/transfers", json={"history": "x" * length}, headers=bearer(secret))
        assert response.json()["code"] == code


def test_a_code_is_valid_for_some_minutes(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stip.server.http.devices.TRANSFER_SECONDS", 0)
    told = transfer(live_server.http, live_server.make()["secret"])
    check_refusal(claim(live_server.http, told["code"]), 404, "unknown-transfer")


def test_codes_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, transfers_per_hour=3)) as live_server:
        for _ in range(3):
            check_refusal(claim(live_server.http, "bcdfghjkmn"), 404, "unknown-transfer")
        check_refusal(claim(live_server.http, "bcdfghjkmn"), 429, "too-fast")


def test_what_is_stored_on_the_way_tells_neither_the_secret_nor_the_code() -> None:
    luggage = Luggage("a secret", "a history")
    name, data = pack("bcdfghjkmn", luggage)
    assert name == transfer_id("bcdfghjkmn")
    assert b"secret" not in data
    assert b"history" not in data
    assert unpack("bcdfghjkmn", data) == luggage
