"""Clients that are slow to ask or to read are cut off, and requests that cannot be read are refused in words."""

from __future__ import annotations

import contextlib
import gc
import json
import socket
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest
from kit.flood import HELLO, upgrade
from kit.server import GENEROUS, LiveServer, made, running
from msgspec.structs import replace

from stip.server.http import protocol
from stip.server.operations import connections


@pytest.mark.parametrize(
    "start", [b"", b"GET /healthz HTT", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea"]
)
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
                deaf.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
                time.sleep(0.01)
    assert live_server.is_healthy()


def answer(live_server: LiveServer, request: bytes) -> tuple[int, dict[str, object]]:
    """Send a request as it is, and return the status and body of the answer."""
    host, _, port = live_server.address.partition(":")
    with socket.create_connection((host, int(port)), 20) as client:
        received = b""
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            client.sendall(request)
        with contextlib.suppress(ConnectionResetError):
            while not received.endswith(b"}"):
                part = client.recv(10_000)
                assert part, "no answer"
                received += part
    head, _, body = received.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


MANY_HEADERS = [f"X-{number}: x" for number in range(130)]


@pytest.mark.parametrize(
    ("request_bytes", "status", "code"),
    [
        (upgrade("bcdfghj", "Content-Length: 5") + b"hello", 400, "bad-request"),
        (upgrade("bcdfghj", "Transfer-Encoding: chunked") + b"5\r\nhello\r\n0\r\n\r\n", 400, "bad-request"),
        (upgrade("bcdfghj", "X: \x01"), 400, "bad-request"),
        (upgrade("bcdfghj", f"X: {'x' * 9000}"), 400, "bad-request"),
        (upgrade("bcdfghj", *MANY_HEADERS), 431, "head-too-large"),
        (upgrade("bcdfghj", query="?" + "x" * 9000), 414, "path-too-long"),
        (upgrade("bcdfghj"), 404, "unknown-table"),
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414, "path-too-long"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: x\r\n" * 130 + b"\r\n", 431, "head-too-large"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 16_500, 431, "head-too-large"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400, "bad-request"),
        (b"nonsense\r\n\r\n", 400, "bad-request"),
        (
            b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
            404,
            "no-such-page",
        ),
    ],
    ids=lambda value: repr(value)[:60] if isinstance(value, bytes) else None,
)
def test_what_cannot_be_read_is_refused_in_words(
    live_server: LiveServer, request_bytes: bytes, status: int, code: str
) -> None:
    found, body = answer(live_server, request_bytes)
    assert (found, body["code"]) == (status, code)
    assert body["text"]


@pytest.mark.parametrize(
    "handshake",
    [
        upgrade("bcdfghj", method="POST"),
        upgrade("bcdfghj").replace(b"Version: 13", b"Version: 8"),
        upgrade("bcdfghj").replace(b"Sec-WebSocket-Key", b"X"),
    ],
)
def test_a_handshake_of_another_kind_is_refused(live_server: LiveServer, handshake: bytes) -> None:
    host, _, port = live_server.address.partition(":")
    with socket.create_connection((host, int(port)), 20) as client:
        client.sendall(handshake)
        assert client.recv(1000).startswith(b"HTTP/1.1 4")


def test_what_is_sent_with_a_handshake_is_read_after_it(live_server: LiveServer) -> None:
    code = made(live_server.http)["table"]
    host, _, port = live_server.address.partition(":")
    with socket.create_connection((host, int(port)), 20) as client:
        client.sendall(upgrade(code) + HELLO)
        received = b""
        while b'"type":"welcome"' not in received:
            part = client.recv(10_000)
            assert part
            received += part


def test_what_a_handshake_needed_is_released_after_it(live_server: LiveServer) -> None:
    gc.collect()
    gc.disable()
    try:
        with live_server.join(made(live_server.http)["table"]):
            protocols = [one for one in gc.get_objects() if type(one) is protocol.RequestProtocol]
            assert all(one.transport.get_protocol() is one for one in protocols)
    finally:
        gc.enable()


@pytest.mark.parametrize(
    "start",
    [
        upgrade("bcdfghj", "Content-Length: 5"),
        upgrade("bcdfghj", *MANY_HEADERS),
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",  # the body does not end
        b"GET /healthz HTTP/1.1\r\n",
        b"",
    ],
    ids=lambda value: repr(value)[:60],
)
def test_no_connection_counts_against_others_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(protocol, "REQUEST_HEAD_TIMEOUT_S", 0.2)
    with running(tmp_path, GENEROUS) as live_server:
        host, _, port = live_server.address.partition(":")
        clients = [socket.create_connection((host, int(port)), 20) for _ in range(50)]
        for client in clients:
            with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                client.sendall(start)
                while client.recv(10_000):
                    pass
            client.close()
        assert "stip_connections 1.0" in live_server.http.get("/metrics").text, "the one that asks"
        assert live_server.log.faults == []


def test_a_request_that_is_never_answered_is_cut_off(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "RESPONSE_TIMEOUT_S", 0.2)
    host, _, port = live_server.address.partition(":")
    with socket.create_connection((host, int(port)), 20) as client, contextlib.suppress(ConnectionResetError):
        client.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n"
        )
        assert client.recv(1000) == b""


def test_when_all_places_are_taken_who_is_idle_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SPARE_CONNECTIONS", 10)
    with running(tmp_path, replace(GENEROUS, sockets=0)) as live_server:
        host, _, port = live_server.address.partition(":")
        with contextlib.ExitStack() as opened:
            for _ in range(40):
                opened.enter_context(socket.create_connection((host, int(port)), 20))
                client = HTTPConnection(live_server.address, timeout=20)
                client.request("GET", "/healthz")
                assert client.getresponse().status == 200
                client.close()
