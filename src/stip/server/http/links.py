"""Links to tables that work for other people, on their phones too, and their QR codes."""

from __future__ import annotations

import re
import socket
from itertools import groupby

import segno
from starlette.requests import HTTPConnection

ListenAddress = tuple[str, int]  # the host and port on which a server listens

ALL_INTERFACES = ("0.0.0.0", "::")
HOST = re.compile(r"(?P<name>[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
LOOPBACK = re.compile(r"localhost|127\.[0-9.]+|\[::1\]")


def reachable_host(listen_address: ListenAddress) -> str:
    host, port = listen_address
    if host in ALL_INTERFACES:
        host = own_host() or "127.0.0.1"
    return f"{f'[{host}]' if ':' in host else host}:{port}"


def link_to(connection: HTTPConnection, path: str, listen_address: ListenAddress | None) -> str:
    """Return a link with the host name that the client used; for a client on the same machine, with an address that
    others can reach."""
    host = connection.headers.get("host", "")
    found = HOST.fullmatch(host)
    is_here = not found or LOOPBACK.fullmatch(found["name"].lower())
    if listen_address and is_here and (not found or listen_address[0] in ALL_INTERFACES):
        host = reachable_host(listen_address)
    return f"{connection.scope['scheme']}://{host if found or listen_address else 'localhost'}{path}"


def qr_path(text: str) -> tuple[str, int]:
    """Return a QR code as an SVG path of its dark squares, one unit each and without a margin, and its size in
    squares."""
    rows = segno.make_qr(text, error="m").matrix
    parts = []
    for y, row in enumerate(rows):
        x = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                parts.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return "".join(parts), len(rows)


def own_host() -> str | None:
    """Return the address under which others on the network reach this computer. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:  # there is no network
            return None
        return str(probe.getsockname()[0])
