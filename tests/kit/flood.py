"""Floods: clients that send as much as they can of something that costs the server more than it costs them.

Run as a program, it floods a server from a process and a loopback address of its own, until the server has closed all
its connections. Then it prints how many bytes it could send.
"""

from __future__ import annotations

import base64
import contextlib
import selectors
import socket
import struct
import sys

ADDRESS = "127.0.0.66"  # the flood comes from here, so that it shares no limit with honest clients
SEND_BUFFER_BYTES = 16_384  # small, so that little is sent that the server does not read
MASK = bytes(4)  # frames of clients are masked; with zeros they stay as they are


def frame(opcode: int, payload: bytes = b"", is_last: bool = True) -> bytes:
    """Return a masked frame with a short payload (RFC 6455, 5.2)."""
    return struct.pack("!BB", (0x80 if is_last else 0) | opcode, 0x80 | len(payload)) + MASK + payload


def upgrade(code: str, *headers: str, method: str = "GET", query: str = "") -> bytes:
    """Return the request that opens a WebSocket at a table."""
    key = base64.b64encode(bytes(16)).decode()
    lines = [
        f"{method} /api/tables/{code}/live{query} HTTP/1.1",
        "Host: localhost",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


HELLO = frame(1, b'{"type": "hello"}')
TINY_REQUEST = b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)

# Each kind of flood is what a connection begins with, and what it goes on with for ever. On a WebSocket, it begins when
# the handshake is done.
FLOODS = {
    "pings": (HELLO, frame(9) * 5000),
    "pongs": (HELLO, frame(10) * 5000),
    "empty continuations": (HELLO + frame(1, b"", False), frame(0, b"", False) * 5000),
    "tiny messages": (HELLO, frame(1, b"0") * 5000),
    "chunks of a byte": (CHUNKED, b"1\r\n \r\n" * 5000),
    "chunks after the answer": (CHUNKED.replace(b"POST /api/tables", b"GET /api/games"), b"1\r\n \r\n" * 5000),
    "requests": (b"", TINY_REQUEST % b"/api/games" * 500),
    "health checks": (b"", TINY_REQUEST % b"/healthz" * 500),
    "missing pages": (b"", TINY_REQUEST % b"/x" * 500),
}


def flood(kind: str, port: int, code: str, connections: int) -> int:
    """Send as fast as the server reads, reading whatever it answers, until it has closed all connections. Return the
    number of bytes sent."""
    start, more = FLOODS[kind]
    selector = selectors.DefaultSelector()
    for _ in range(connections):
        client = socket.create_connection(("127.0.0.1", port), 20, (ADDRESS, 0))
        client.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        if start.startswith(HELLO):
            client.sendall(upgrade(code))
            while not client.recv(1000, socket.MSG_PEEK).endswith(b"\r\n\r\n"):
                pass
            client.recv(1000)
        client.sendall(start)
        client.setblocking(False)
        selector.register(client, selectors.EVENT_READ | selectors.EVENT_WRITE, bytearray(more))
    print("flooding", flush=True)
    sent = 0
    while selector.get_map():
        for key, events in selector.select():
            assert isinstance(key.fileobj, socket.socket)
            is_open = True
            with contextlib.suppress(BlockingIOError):
                try:
                    if events & selectors.EVENT_READ:
                        is_open = bool(key.fileobj.recv(1_000_000))
                    if is_open and events & selectors.EVENT_WRITE:
                        length = key.fileobj.send(key.data)
                        sent += length
                        del key.data[:length]
                        key.data.extend(b"" if key.data else more)
                except OSError:
                    is_open = False
            if not is_open:
                selector.unregister(key.fileobj)
                key.fileobj.close()
    return sent


if __name__ == "__main__":
    print(flood(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
