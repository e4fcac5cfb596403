"""Middleware: security headers, rate limiting, the check of the Host header, one log line for each request, and a
response to every unexpected error."""

from __future__ import annotations

import logging
import time
from base64 import b64encode
from collections.abc import MutableMapping
from functools import cache
from hashlib import sha256

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stip.games.picture import STYLE
from stip.locale.errors import StipError
from stip.server.errors import Fault
from stip.server.http.credentials import client_address
from stip.server.http.hosts import check_host
from stip.server.http.page import ASSETS
from stip.server.http.protocol import REFUSAL
from stip.server.http.responses import error_response, language_of
from stip.server.http.routes import API_PREFIX, OPERATIONS
from stip.server.http.state import AppState
from stip.server.operations.logs import log_event

OTHER_OPERATIONS = [operation for operation in OPERATIONS if not operation.path.startswith(API_PREFIX)]
API_PATHS = (API_PREFIX, *(operation.path for operation in OTHER_OPERATIONS))
OPERATOR_PATHS = [operation.path for operation in OTHER_OPERATIONS if operation.is_for_operators]
KNOWN_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
RESPONSE_STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")

API_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
PAGE_CSP = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
WORKER_CSP = f"{PAGE_CSP}; script-src 'self' 'wasm-unsafe-eval'"  # of workers that run Python, not of the page itself
PICTURE_CSP = f"{API_CSP}; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"  # its colours
SECURITY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class RequestMiddleware:
    def __init__(self, app: ASGIApp, app_state: AppState) -> None:
        self._app = app
        self._app_state = app_state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        start, status = time.perf_counter(), 0
        path = scope["path"]
        headers = self._headers_for(path)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] in RESPONSE_STARTS:
                status = message.get("status", 101)
                own = list(message.get("headers", []))
                names = {name for name, _ in own}
                message["headers"] = own + [(name, value) for name, value in headers if name not in names]
            await send(message)

        connection = HTTPConnection(scope)
        problem: StipError | None = None
        try:
            self._check_request(connection)
            await self._app(scope, receive, send_with_headers)
        except StipError as error:
            problem = error
        except ClientDisconnect:
            pass
        except Exception as error:
            problem = Fault()
            self._app_state.metrics.faults.inc()
            log_event("fault", logging.ERROR, error, path=path[:200])
        if problem and not status:
            await error_response(problem, language_of(connection))(scope, receive, send_with_headers)
        self._log_request(scope, path, status, time.perf_counter() - start)

    def _check_request(self, connection: HTTPConnection) -> None:
        admission, address = self._app_state.admission, client_address(connection)
        if connection.scope["path"] in OPERATOR_PATHS:
            admission.check_operator_request(address)
        else:
            admission.check_request(address)
        if refusal := connection.scope.get("state", {}).get(REFUSAL):
            raise refusal
        if host := connection.headers.get("host"):
            check_host(host, self._app_state.host_names)

    def _headers_for(self, path: str) -> tuple[tuple[bytes, bytes], ...]:
        if not path.startswith(API_PATHS):
            return _encode(WORKER_CSP if self._app_state.settings.site and path.startswith(ASSETS) else PAGE_CSP)
        return _encode(PICTURE_CSP if path.endswith("/picture.svg") else API_CSP, "no-store")

    def _log_request(self, scope: MutableMapping[str, object], path: str, status: int, seconds: float) -> None:
        method = "socket" if scope["type"] == "websocket" else scope["method"]
        known = method if method in (*KNOWN_METHODS, "socket") else "other"
        self._app_state.metrics.requests.labels(known, status).inc()
        client = scope.get("client")
        address = client[0] if isinstance(client, (tuple, list)) else ""
        log_event(
            "answered", method=str(method)[:20], path=path[:200], status=status, seconds=round(seconds, 4), by=address
        )


@cache
def _encode(policy: str, cache_control: str = "") -> tuple[tuple[bytes, bytes], ...]:
    """Return the headers of a response with these values. All responses of a kind share them."""
    headers = {**SECURITY_HEADERS, "Content-Security-Policy": policy}
    if cache_control:
        headers["Cache-Control"] = cache_control
    return tuple((name.lower().encode(), value.encode()) for name, value in headers.items())
