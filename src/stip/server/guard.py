"""Around everything: headers for safety, one line in the log for each request, and no error that goes unanswered."""

from __future__ import annotations

import logging
import time
from base64 import b64encode
from collections.abc import MutableMapping
from hashlib import sha256

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stip.errors import Fault, StipError
from stip.games.picture import STYLE
from stip.server.answers import language_of, refuse
from stip.server.house import House, caller_of
from stip.server.logs import note

API = ("/api/", "/openapi.json", "/healthz", "/metrics")
LIMITED = ("/api/", "/openapi.json")  # how often they may be asked for
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
ANSWERS = ("http.response.start", "websocket.http.response.start", "websocket.accept")

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
OWN = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
PICTURE = f"{NOTHING}; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"  # its colours
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        start, status = time.perf_counter(), 0
        path = scope["path"]
        headers = encoded({**HEADERS, **_for_path(path)})

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] in ANSWERS:
                status = message.get("status", 101)
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        connection = HTTPConnection(scope)
        problem: StipError | None = None
        try:
            if path.startswith(LIMITED):
                self._house.gate.check_request(caller_of(connection))
            await self._app(scope, receive, send_guarded)
        except StipError as error:
            problem = error
        except ClientDisconnect:
            pass
        except Exception as error:
            problem = Fault()
            self._house.metrics.faults.inc()
            note("fault", logging.ERROR, error, path=path[:200])
        if problem and not status:
            await refuse(problem, language_of(connection))(scope, receive, send_guarded)
        self._tell(scope, path, status, time.perf_counter() - start)

    def _tell(self, scope: MutableMapping[str, object], path: str, status: int, seconds: float) -> None:
        method = "socket" if scope["type"] == "websocket" else scope["method"]
        known = method if method in (*METHODS, "socket") else "other"
        self._house.metrics.requests.labels(known, status).inc()
        client = scope.get("client")
        address = client[0] if isinstance(client, (tuple, list)) else ""
        note("answered", method=str(method)[:20], path=path[:200], status=status, seconds=round(seconds, 4), by=address)


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def _for_path(path: str) -> dict[str, str]:
    if path.startswith(API):
        if path.endswith("/picture.svg"):
            return {"Content-Security-Policy": PICTURE, "Cache-Control": "no-store"}
        return {"Content-Security-Policy": NOTHING, "Cache-Control": "no-store"}
    return {"Content-Security-Policy": OWN}
