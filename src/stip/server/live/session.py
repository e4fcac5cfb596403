"""A session over a WebSocket. The first message is `Hello`; then commands and answers follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from stip.locale.errors import StipError
from stip.server.errors import Fault, TooFast
from stip.server.live import questions
from stip.server.live.connection import Connection
from stip.server.live.messages import AnyCommand, AskHint, AskPreview, AskWhy, Done, Hello
from stip.server.live.owner_secrets import owner_from_secret
from stip.server.live.room import Room
from stip.server.operations.logs import log_event
from stip.server.operations.metrics import Metrics
from stip.server.storage.errors import StoreError


async def serve_connection(
    room: Room, connection: Connection, metrics: Metrics, check_history: Callable[[int], None]
) -> None:
    """Serve a connection from its first message to its last. `check_history` raises an error if the client may not be
    sent so many events now."""
    hint_task: asyncio.Task[None] | None = None
    try:
        hello = await connection.hello()
        if hello and await _join(room, connection, hello, check_history):
            while command := await connection.command():
                if isinstance(command, AskHint) and hint_task and not hint_task.done():
                    connection.refuse(TooFast(seconds=1), command.id)
                elif isinstance(command, AskHint):
                    hint_task = asyncio.create_task(_handle_command(room, connection, command, metrics))
                else:
                    async with connection.command_lock:
                        await _handle_command(room, connection, command, metrics)
        if connection.close_reason:
            await connection.wait_until_sent()
    finally:
        room.remove(connection)
        connection.drop()
        if hint_task:
            hint_task.cancel()


async def _join(room: Room, connection: Connection, hello: Hello, check_history: Callable[[int], None]) -> bool:
    last = room.table.seq
    try:
        check_history(last - hello.after if hello.after <= last else last)
        await room.join(connection, hello, owner_from_secret(hello.secret))
    except StipError as error:
        connection.refuse(error)
        is_flood, is_passing = isinstance(error, TooFast), isinstance(error, StoreError)
        connection.end("flood" if is_flood else "restart" if is_passing else "closed")
        return False
    return True


async def _handle_command(room: Room, connection: Connection, command: AnyCommand, metrics: Metrics) -> None:
    """Answer a command exactly once, whatever happens."""
    outcome, by, language = "done", connection.owner, connection.language
    try:
        match command:
            case AskHint():
                connection.push(await questions.hint(room.table, command, by, language, room.bots))
            case AskWhy():
                connection.push(questions.explain(room.table, command, by, language))
            case AskPreview():
                connection.push(questions.preview(room.table, command, by, language))
            case _:
                seq = await room.execute(command, by)
                connection.push(Done(id=command.id, seq=seq))
    except StipError as error:
        outcome = error.code
        connection.refuse(error, command.id)
    except Exception as error:
        outcome = "fault"
        metrics.faults.inc()
        log_event("fault", logging.ERROR, error, command=type(command).__name__)
        connection.refuse(Fault(), command.id)
    metrics.commands.add(1, type(command).__name__.lower(), outcome)
