"""Who may open a socket, and how much they may say."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from kit.flood import frame
from kit.server import GENEROUS, LiveServer, running
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stip.server.operations import limits

# who may come in


def test_pages_of_others_may_not_open_a_socket(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://stip.example",)) as live_server:
        code = live_server.make("punto")["table"]
        for origin in (
            "https://evil.example",
            f"http://{live_server.address}.evil.example",
            "null",
            "http://[",
            "x" * 1000,
        ):
            with pytest.raises(InvalidStatus) as refused, live_server.socket(code, origin=origin):
                pass
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"
            assert "content-security-policy" in refused.value.response.headers
        for origin in (f"http://{live_server.address}", "https://stip.example"):
            with live_server.socket(code, origin=origin) as socket:
                socket.send('{"type": "hello"}')
                assert json.loads(socket.recv(10))["type"] == "welcome"
        assert live_server.log.faults == []


def test_there_is_no_socket_at_a_table_that_is_not(live_server: LiveServer) -> None:
    for code in ("bbbbbbb", "nothing-like-a-code"):
        with pytest.raises(InvalidStatus) as refused, live_server.socket(code):
            pass
        assert refused.value.response.status_code == 404
        assert json.loads(refused.value.response.body or b"")["code"] == "unknown-table"


def test_sockets_are_counted_by_address_table_and_in_all(tmp_path: Path) -> None:
    few = replace(GENEROUS, sockets=4, sockets_per_address=3, watchers_per_table=1)
    with running(tmp_path, few, proxies=("127.0.0.1",)) as live_server:
        made = live_server.make("punto")
        code = made["table"]
        with live_server.join(code) as watcher:
            with live_server.socket(code) as second:
                second.send('{"type": "hello"}')
                refused = json.loads(second.recv(10))
                assert (refused["code"], refused["facts"]["where"]) == ("too-many-sockets", "table")
                assert json.loads(second.recv(10))["type"] == "farewell"
            with live_server.join(code, made["secret"]), live_server.socket(code):
                for where, headers in (("address", {}), ("server", {"X-Forwarded-For": "203.0.113.7"})):
                    if where == "server":
                        with live_server.socket(code, additional_headers={"X-Forwarded-For": "203.0.113.8"}):
                            _check_full(live_server, code, where, headers)
                    else:
                        _check_full(live_server, code, where, headers)
            assert watcher.table
        deadline = time.monotonic() + 10
        while "stip_sockets 0.0" not in live_server.http.get("/metrics").text:  # all places are free again
            assert time.monotonic() < deadline
            time.sleep(0.05)


def _check_full(live_server: LiveServer, code: str, where: str, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused, live_server.socket(code, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body or b"")["facts"]["where"] == where


def test_who_does_not_say_hello_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, hello_seconds=0.3)) as live_server:
        code = live_server.make("punto")["table"]
        with live_server.socket(code) as socket:
            assert json.loads(socket.recv(10))["code"] == "bad-message"
            assert json.loads(socket.recv(10)) == {"type": "farewell", "why": "bad-message"}
            with pytest.raises(ConnectionClosed):
                socket.recv(10)


# too much, too slow


def test_who_floods_the_server_is_slowed_down_and_then_sent_away(tmp_path: Path) -> None:
    few = replace(GENEROUS, commands_per_second=0.5, commands_at_once=5, refusals_for_haste=10)
    with running(tmp_path, few) as live_server:
        _, anna, bo = live_server.two_players("punto")
        with anna, bo:
            for number in range(40):
                anna.send(type="say", id=f"n{number}", seat=1, phrase="haha")
            answers = []
            while (message := anna.receive())["type"] != "farewell":
                answers += [message] if message["type"] in ("done", "refused") else []
            assert message["why"] == "flood"
            assert [one["type"] for one in answers].count("done") == 5
            refused = [one for one in answers if one["type"] == "refused"]
            assert {one["code"] for one in refused} == {"too-fast"}
            assert refused[0]["id"] == "n5"
            assert bo.ask(type="say", seat=2, phrase="one-moment")["type"] == "done"  # others are not held up


def test_whoever_comes_on_another_socket_is_not_faster(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, commands_per_second=0.01, commands_at_once=5)) as live_server:
        _, anna, _ = live_server.two_players("punto")
        outcomes = []
        for _ in range(3):
            with live_server.join(anna.code, anna.secret) as again:
                outcomes += [again.ask(type="say", seat=1, phrase="haha")["type"] for _ in range(3)]
        assert outcomes == ["done"] * 5 + ["refused"] * 4


@pytest.mark.parametrize(("is_up_to_date", "joined"), [(True, 19), (False, 2)])
def test_joining_costs_the_more_the_more_there_is_to_catch_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_up_to_date: bool, joined: int
) -> None:
    monkeypatch.setattr(limits, "EVENTS_PER_REQUEST", 0.2)
    with running(tmp_path, replace(GENEROUS, requests_per_second=0.001, requests_at_once=20)) as live_server:
        code = live_server.make("punto")["table"]  # which is two events
        for _ in range(joined):
            with live_server.join(code, after=2 if is_up_to_date else 0):
                pass
        with pytest.raises(InvalidStatus) as refused, live_server.socket(code):
            pass
        assert refused.value.response.status_code == 429


def test_who_may_not_be_sent_the_history_now_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, requests_per_second=0.001, requests_at_once=2)) as live_server:
        code = live_server.make("punto")["table"]
        with live_server.socket(code) as socket:
            socket.send('{"type": "hello"}')
            assert json.loads(socket.recv(10))["code"] == "too-fast"
            assert json.loads(socket.recv(10)) == {"type": "farewell", "why": "flood"}


@pytest.mark.parametrize("sent", [frame(9) * 500, frame(1, b"", False) + frame(0, b"", False) * 100])
def test_who_sends_more_frames_than_commands_need_is_sent_away(tmp_path: Path, sent: bytes) -> None:
    with running(
        tmp_path, replace(GENEROUS, commands_per_second=1, commands_at_once=10, flood_seconds=0.1)
    ) as live_server:
        code = live_server.make("punto")["table"]
        with live_server.join(code) as client:
            client.socket.socket.sendall(sent)
            assert client.until("farewell")["why"] == "flood"
            with pytest.raises(ConnectionClosed) as closed:
                client.socket.recv(20)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1008
