"""What requests contain: numbers in the query string, and JSON bodies."""

from __future__ import annotations

import asyncio
import re
from typing import TypeVar

import msgspec
from starlette.requests import Request

from stip.server.errors import BadMessage, NotJson, TooLarge, TooSlow
from stip.server.http.queries import read_number
from stip.server.http.state import app_state_of

Body = TypeVar("Body", bound=msgspec.Struct)

CURSOR_PATTERN = "^[0-9]{1,15}-[a-z0-9]{1,16}$"  # the time of the last event at a table, and its code


def table_code(request: Request) -> str:
    """Return the table code in the path. People also type codes in capitals."""
    return str(request.path_params["code"]).lower()


def query_number(request: Request, name: str, least: int) -> int | None:
    """Return a number from the query string, or None if it is missing."""
    return read_number(request.query_params.get(name), name, least)


def query_cursor(request: Request, name: str) -> tuple[int, str] | None:
    """Return from where a list continues, as the end of its first part told, or None if it begins."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not re.fullmatch(CURSOR_PATTERN, given):
        raise BadMessage(problem="message-malformed", detail=f"{name}: `next` of the list before")
    time, _, code = given.partition("-")
    return int(time), code


async def decode_body(request: Request, kind: type[Body], most: int | None = None) -> Body:
    """Read and decode the body of a request, which must be JSON, short, and sent without delay."""
    limits = app_state_of(request).settings.limits
    most = most or limits.body_bytes
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson()
    body = b""
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise TooLarge(most=most)
    except TimeoutError:
        raise TooSlow() from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(problem="message-malformed", detail=str(problem)) from None
