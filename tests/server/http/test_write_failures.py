"""A database that does not take what is written to it: operators see it, and see when it is over."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from kit.server import check_refusal, order, running


def test_a_write_that_failed_shows_in_health_log_and_metrics_until_one_succeeds(tmp_path: Path) -> None:
    def rename(old: str, new: str) -> None:
        with closing(sqlite3.connect(tmp_path / "stip.db")) as database:
            database.execute(f"ALTER TABLE {old} RENAME TO {new}")

    with running(tmp_path) as live_server:
        client = live_server.http
        for name in ("events", "servers"):
            rename(name, f"no_{name}")
        check_refusal(client.post("/api/tables", json=order()), 503, "store-failed")
        check_refusal(client.get("/healthz"), 503, "store-failed")
        assert "stip_store_failures_total 1.0" in client.get("/metrics").text
        assert [line for line in live_server.log.faults if '"a write failed"' in line and '"commits":1' in line]
        for name in ("events", "servers"):
            rename(f"no_{name}", name)
        assert client.get("/healthz").json()["status"] == "ok"
        assert client.post("/api/tables", json=order()).status_code == 201
