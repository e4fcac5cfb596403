"""Clients that are slow to ask or to read are cut off."""

from __future__ import annotations

import contextlib
import socket
import time

import pytest
from kit.server import LiveServer, made

from stip.server.http import protocol


@pytest.mark.parametrize("start", [b"", b"GET /healthz HTT", b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\nGET /hea"])
def test_who_begins_a_request_and_does_not_come_to_the_point_is_cut_off(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(protocol, "REQUEST_HEAD_TIMEOUT_S", 0.2)
    code, secret = (body := made(live_server.http))["table"], body["secret"]
    host, _, port = live_server.address.partition(":")
    with live_server.join(code, secret) as player, socket.create_connection((host, int(port)), 20) as slow:
        slow.sendall(start)
        with contextlib.suppress(ConnectionResetError):
            while slow.recv(10_000):
                pass
        assert player.ask(type="seat-bot", seat=2)["type"] == "done", "whoever has come stays"


def test_who_asks_and_does_not_read_is_cut_off(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "READ_TIMEOUT_S", 0.2)
    host, _, port = live_server.address.partition(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.settimeout(20)
        deaf.connect((host, int(port)))
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            while True:
                deaf.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")
                time.sleep(0.01)
    assert live_server.is_healthy()
