"""A table whose stored events are damaged: those who come are told, and everybody else plays on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from kit.server import bearer, check_refusal, running
from websockets.exceptions import InvalidStatus


def test_a_damaged_table_is_refused_with_a_sentence_and_others_start(tmp_path: Path) -> None:
    clock = {"kind": "game", "seconds": 600}
    with running(tmp_path) as live_server:
        tables = []
        for _ in range(2):
            code, anna, bo = live_server.two_players("halma", clock=clock)
            with anna, bo:
                assert (anna if anna.moves else bo).play()["type"] == "done"
            tables.append((code, anna.secret, bo.secret))
    (damaged, secret, _), (healthy, *secrets) = tables
    with closing(sqlite3.connect(tmp_path / "stip.db")) as database, database:
        ((data,),) = database.execute('SELECT data FROM events WHERE "table" = ? AND seq = 4', (damaged,)).fetchall()
        changed = data[:-2] + bytes([data[-2] ^ 1]) + data[-1:]
        database.execute('UPDATE events SET data = ? WHERE "table" = ? AND seq = 4', (changed, damaged))
    with running(tmp_path) as live_server:
        for path in ("", "/record", "/scene"):
            answer = live_server.http.get(f"/api/tables/{damaged}{path}", headers=bearer(secret))
            assert "damaged from event 4 on" in check_refusal(answer, 409, "damaged-table")["text"]
        with pytest.raises(InvalidStatus) as refused:
            live_server.join(damaged, secret)
        assert refused.value.response.status_code == 409
        mine = live_server.http.get("/api/tables", headers=bearer(secret)).json()["tables"]
        assert [(one["table"], one["phase"]) for one in mine] == [(damaged, "closed")]
        with live_server.join(healthy, secrets[0]) as anna, live_server.join(healthy, secrets[1]) as bo:
            assert (anna if anna.moves else bo).play()["type"] == "done"
        assert [line for line in live_server.log.faults if "a table is damaged" in line]
        assert live_server.is_healthy()
