"""The WebSocket endpoint /api/tables/{code}/live. The first message is `Hello`; then commands and answers follow."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

from starlette.websockets import WebSocket

from stip.errors import Fault, ForeignOrigin, ServerLeaving, StipError, TooFast
from stip.server.http.responses import error_response, language_of
from stip.server.http.state import AppState, app_state_of, client_address, owner_from_secret
from stip.server.live.connection import Connection
from stip.server.live.room import Room
from stip.server.operations.logs import log_event
from stip.table.messages import AnyCommand, AskHint, AskWhy, Done, Hello

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


async def websocket_endpoint(socket: WebSocket) -> None:
    app_state, address = app_state_of(socket), client_address(socket)
    try:
        if app_state.rooms.is_stopping:
            raise ServerLeaving()
        check_origin(socket, app_state.settings.origins)
        app_state.admission.open_socket(address)
    except StipError as error:
        await socket.send_denial_response(error_response(error, language_of(socket)))
        return
    try:
        async with app_state.rooms.enter(socket.path_params["code"].lower()) as room:
            await socket.accept()
            await serve_connection(
                app_state,
                room,
                Connection(socket, app_state.settings.limits, app_state.metrics, app_state.admission.commands),
            )
    except StipError as error:  # there is no such table
        await socket.send_denial_response(error_response(error, language_of(socket)))
    finally:
        app_state.admission.close_socket(address)


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


async def serve_connection(app_state: AppState, room: Room, connection: Connection) -> None:
    """Serve a connection from its first message to its last."""
    sender = asyncio.create_task(connection.send())
    hint_task: asyncio.Task[None] | None = None
    try:
        hello = await connection.hello()
        if hello and await _join(room, connection, hello):
            while command := await connection.command():
                if isinstance(command, AskHint) and hint_task and not hint_task.done():
                    connection.refuse(TooFast(seconds=1), command.id)
                elif isinstance(command, AskHint):
                    hint_task = asyncio.create_task(_handle_command(app_state, room, connection, command))
                else:
                    async with connection.command_lock:
                        await _handle_command(app_state, room, connection, command)
        if connection.close_reason:
            await asyncio.wait([sender], timeout=app_state.settings.limits.slow_seconds)
    finally:
        room.remove(connection)
        connection.is_gone.set()
        sender.cancel()
        if hint_task:
            hint_task.cancel()


async def _join(room: Room, connection: Connection, hello: Hello) -> bool:
    try:
        await room.join(connection, hello, owner_from_secret(hello.secret))
    except StipError as error:
        connection.refuse(error)
        connection.end("closed")
        return False
    return True


async def _handle_command(app_state: AppState, room: Room, connection: Connection, command: AnyCommand) -> None:
    """Answer a command exactly once, whatever happens."""
    outcome = "done"
    try:
        match command:
            case AskHint():
                connection.push(await room.hint(command, connection.owner, connection.language))
            case AskWhy():
                connection.push(room.explain(command, connection.owner, connection.language))
            case _:
                seq = await room.execute(command, connection.owner)
                connection.push(Done(id=command.id, seq=seq))
    except StipError as error:
        outcome = error.code
        connection.refuse(error, command.id)
    except Exception as error:
        outcome = "fault"
        app_state.metrics.faults.inc()
        log_event("fault", logging.ERROR, error, command=type(command).__name__)
        connection.refuse(Fault(), command.id)
    app_state.metrics.commands.labels(type(command).__name__.lower(), outcome).inc()
