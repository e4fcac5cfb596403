"""Health and metrics."""

from __future__ import annotations

from pathlib import Path

import httpx
from kit.server import bearer, check_refusal, made, running

import stip


def test_health_is_told(client: httpx.Client) -> None:
    assert client.get("/healthz").json() == {"status": "ok", "version": stip.__version__}


def test_metrics_count_and_name_nobody(client: httpx.Client) -> None:
    body = made(client)
    text = client.get("/metrics").text
    assert 'stip_requests_total{method="POST",status="201"}' in text
    assert "stip_storing_seconds_count" in text
    assert body["table"] not in text
    assert body["secret"] not in text


def test_metrics_may_ask_for_a_secret(tmp_path: Path) -> None:
    with running(tmp_path, metrics_secret="open sesame") as live_server:
        client = live_server.http
        check_refusal(client.get("/metrics"), 401, "bad-secret")
        check_refusal(client.get("/metrics", headers=bearer("open barley")), 401, "bad-secret")
        assert client.get("/metrics", headers=bearer("open sesame")).status_code == 200
