"""What `stip serve` prints once it listens: its addresses, a QR code for phones; and opening the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from io import StringIO

import segno

from stip.cli.language import say
from stip.server.http.links import own_host

ALL_INTERFACES = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # a door that is open to everybody, and how oneself gets there


def announce(listener: socket.socket, in_browser: bool) -> None:
    host, port = listener.getsockname()[:2]
    here = address(ALL_INTERFACES.get(host, host), port)
    print(say("serve-address", address=here), flush=True)
    if host in ALL_INTERFACES and (own := own_host()):
        there = address(own, port)
        print(say("serve-network", address=there), flush=True)
        if sys.stdout.isatty():
            from rich.console import Console

            Console(highlight=False).print(qr_code(there), style="bright_white on black")
    if in_browser:
        print(say("serve-end"), flush=True)
        if has_screen():
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()


def address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def qr_code(text: str) -> str:
    """Return a QR code in half blocks, for light text on a dark background."""
    drawn = StringIO()
    segno.make_qr(text).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def has_screen() -> bool:
    """Return whether there is a screen; without one a text browser might take over this terminal."""
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
