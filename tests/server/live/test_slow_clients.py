"""Clients that vanish, do not read, or have much to catch up on."""

from __future__ import annotations

import contextlib
import socket as network
import time
from pathlib import Path

import pytest
from kit.server import GENEROUS, LiveServer, play_on, running
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from stip.server.live import protocol
from stip.table import projection

# who may come in


def test_who_has_vanished_without_a_word_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, ping_seconds=0.3)) as live_server:
        code, anna, bo = live_server.two_players("punto")
        with anna, bo, network.create_connection(("127.0.0.1", int(live_server.address.partition(":")[2]))) as protocol:
            protocol.sendall(
                f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {live_server.address}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert protocol.recv(1000).startswith(b"HTTP/1.1 101")
            hello = b'{"type":"hello"}'
            protocol.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # and never a pong
            while not anna.presence.get("watching"):
                anna.receive()
            while anna.presence.get("watching"):
                anna.receive()
            assert play_on(anna, bo, moves=2) == 2


# too much, too slow


def test_a_long_history_is_told_in_portions_and_holds_up_nobody(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "MAX_UNSENT_BYTES", 500)
    monkeypatch.setattr(projection, "MAX_UPDATES", 7)
    code, anna, bo = live_server.two_players("punto")
    with anna, bo:
        play_on(anna, bo, moves=40)
        with live_server.join(code) as watcher:
            assert watcher.last == anna.last  # without a gap
            assert watcher.table["ply"] == 40
            assert [one for one in watcher.updates[:-1] if "table" in one] == []


@pytest.mark.parametrize("reads_at_last", [True, False])
def test_a_reader_who_does_not_read_is_sent_away_or_cut_off_and_delays_nobody(
    tmp_path: Path, reads_at_last: bool
) -> None:
    limits = replace(GENEROUS, waiting_bytes=20_000, slow_seconds=30 if reads_at_last else 0.3)
    with running(tmp_path, limits) as live_server:
        code, anna, bo = live_server.two_players("halma")
        protocol = network.socket()
        protocol.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
        protocol.connect(("127.0.0.1", int(live_server.address.partition(":")[2])))
        with anna, bo, live_server.socket(code, sock=protocol, max_queue=1, close_timeout=1) as slow:
            slow.send('{"type": "hello", "wants": ["board", "state"]}')
            deadline = time.monotonic() + 40
            while 'stip_farewells_total{why="slow"} 1.0' not in live_server.http.get("/metrics").text:
                assert time.monotonic() < deadline
                play_on(anna, bo, moves=20)
            while anna.presence.get("watching") and not reads_at_last:
                anna.receive()
            texts = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    texts.append(slow.recv(20))
            if reads_at_last:  # otherwise the farewell may just have been under way
                assert texts[-1] == '{"type":"farewell","why":"slow"}'
        assert live_server.log.faults == []


def test_who_asks_whether_we_are_there_and_does_not_listen_fills_no_memory(tmp_path: Path) -> None:
    ping, pong, many = b"\x89\xe4" + bytes(4) + b"x" * 100, b"\x8a\x64" + b"x" * 100, 20_000
    with running(tmp_path) as live_server, network.socket() as protocol:
        protocol.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
        protocol.setsockopt(network.SOL_SOCKET, network.SO_SNDBUF, 4096)  # what is sent has been read by the server
        protocol.settimeout(20)
        protocol.connect(("127.0.0.1", int(live_server.address.partition(":")[2])))
        code = live_server.make("punto")["table"]
        head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        protocol.sendall(head.encode())
        while not protocol.recv(4096).endswith(b"\r\n\r\n"):
            pass
        for _ in range(many // 100):
            protocol.sendall(ping * 100)
        protocol.sendall(b"\x88\x80" + bytes(4))  # a close
        heard = b"".join(iter(lambda: protocol.recv(65536), b""))
        assert 0 < heard.count(pong) < many // 2
        assert live_server.is_healthy()


def test_a_long_history_reaches_a_newcomer_whole(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, waiting_bytes=20_000)) as live_server:
        code, anna, bo = live_server.two_players("halma")
        with anna, bo:
            assert play_on(anna, bo, moves=250) == 250
            with live_server.join(code) as spectator:
                assert [one["seq"] for one in spectator.updates] == list(range(1, anna.last + 1))
