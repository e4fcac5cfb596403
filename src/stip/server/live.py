"""WS /api/tables/{code}/live: a client at a table. The first message is `Hello`; commands and answers follow."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

from starlette.websockets import WebSocket

from stip.errors import Fault, ForeignOrigin, ServerLeaving, StipError, TooFast
from stip.server.answers import language_of, refuse
from stip.server.connection import Connection
from stip.server.house import House, caller_of, holder_in, house_of
from stip.server.logs import note
from stip.server.room import Room
from stip.table.messages import AnyCommand, AskHint, AskWhy, Done, Hello

PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


async def live(socket: WebSocket) -> None:
    house, address = house_of(socket), caller_of(socket)
    try:
        if house.rooms.is_leaving:
            raise ServerLeaving()
        check_origin(socket, house.settings.origins)
        house.gate.enter(address)
    except StipError as error:
        await socket.send_denial_response(refuse(error, language_of(socket)))
        return
    try:
        async with house.rooms.enter(socket.path_params["code"].lower()) as room:
            await socket.accept()
            await attend(house, room, Connection(socket, house.settings.limits, house.metrics, house.gate.commands))
    except StipError as error:  # there is no such room
        await socket.send_denial_response(refuse(error, language_of(socket)))
    finally:
        house.gate.leave(address)


def check_origin(socket: WebSocket, allowed: tuple[str, ...]) -> None:
    """A browser says whose page opens the socket; it should be ours. Other programs need not say anything."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        page = urlsplit(origin)
        own = urlsplit(f"//{socket.headers.get('host', '')}")
        port = PORTS.get(page.scheme)
        if port and page.hostname and (page.hostname, page.port or port) == (own.hostname, own.port or port):
            return
    except ValueError:
        pass
    raise ForeignOrigin(origin=origin[:100])


async def attend(house: House, room: Room, connection: Connection) -> None:
    """From the first message to the last."""
    sender = asyncio.create_task(connection.send())
    asking: asyncio.Task[None] | None = None
    try:
        hello = await connection.hello()
        if hello and await _join(room, connection, hello):
            while command := await connection.command():
                if isinstance(command, AskHint) and asking and not asking.done():
                    connection.refuse(TooFast(seconds=1), command.id)
                elif isinstance(command, AskHint):
                    asking = asyncio.create_task(_answer(house, room, connection, command))
                else:
                    async with connection.busy:
                        await _answer(house, room, connection, command)
        if connection.why:
            await asyncio.wait([sender], timeout=house.settings.limits.slow_seconds)
    finally:
        room.part(connection)
        connection.is_gone.set()
        sender.cancel()
        if asking:
            asking.cancel()


async def _join(room: Room, connection: Connection, hello: Hello) -> bool:
    try:
        await room.join(connection, hello, holder_in(hello.secret))
    except StipError as error:
        connection.refuse(error)
        connection.end("closed")
        return False
    return True


async def _answer(house: House, room: Room, connection: Connection, command: AnyCommand) -> None:
    """Exactly one answer to each command, whatever happens."""
    outcome = "done"
    try:
        match command:
            case AskHint():
                connection.push(await room.hint(command, connection.holder, connection.language))
            case AskWhy():
                connection.push(room.explain(command, connection.holder, connection.language))
            case _:
                seq = await room.carry_out(command, connection.holder)
                connection.push(Done(id=command.id, seq=seq))
    except StipError as error:
        outcome = error.code
        connection.refuse(error, command.id)
    except Exception as error:
        outcome = "fault"
        house.metrics.faults.inc()
        note("fault", logging.ERROR, error, command=type(command).__name__)
        connection.refuse(Fault(), command.id)
    house.metrics.commands.labels(type(command).__name__.lower(), outcome).inc()
