"""The WebSocket endpoint of a table: who may connect. What follows is in `stip.server.live.session`."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

from starlette.websockets import WebSocket

from stip.locale.errors import StipError
from stip.server.errors import ForeignOrigin, ServerLeaving
from stip.server.http.credentials import client_address
from stip.server.http.responses import error_response, language_of
from stip.server.http.state import app_state_of
from stip.server.live.connection import Connection
from stip.server.live.session import serve_connection

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


async def join_live(socket: WebSocket) -> None:
    app_state, address = app_state_of(socket), client_address(socket)
    try:
        if app_state.rooms.is_stopping:
            raise ServerLeaving()
        check_origin(socket, app_state.settings.origins)
        app_state.admission.open_socket(address)
    except StipError as error:
        await _deny(socket, error)
        return
    try:
        async with app_state.rooms.enter(socket.path_params["code"].lower()) as room:
            try:
                await socket.accept()
            except OSError:  # the client has left in the meantime
                return
            limits, metrics = app_state.settings.limits, app_state.metrics
            connection = Connection(socket, limits, metrics, app_state.admission.commands)
            check_history = partial(app_state.admission.check_history, address)
            await serve_connection(room, connection, metrics, check_history)
    except StipError as error:  # there is no such table
        await _deny(socket, error)
    finally:
        app_state.admission.close_socket(address)


async def _deny(socket: WebSocket, error: StipError) -> None:
    with suppress(OSError):  # the client has left in the meantime
        await socket.send_denial_response(error_response(error, language_of(socket)))


def check_origin(socket: WebSocket, allowed: tuple[str, ...]) -> None:
    """Refuse a browser whose page is not ours. Other programs send no Origin header and are accepted."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        page = urlsplit(origin)
        own = urlsplit(f"//{socket.headers.get('host', '')}")
        port = DEFAULT_PORTS.get(page.scheme)
        if port and page.hostname and (page.hostname, page.port or port) == (own.hostname, own.port or port):
            return
    except ValueError:
        pass
    raise ForeignOrigin(origin=origin[:100])
