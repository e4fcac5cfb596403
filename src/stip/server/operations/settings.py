"""How a server is set up: where it keeps its tables, whom it trusts, and how much of everything it allows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from stip.errors import BadLimit
from stip.table.messages import MAX_COMMAND_BYTES

PAGE_FOLDER = Path(__file__).parents[1] / "page"  # where the web page is put, once it is built

Count = Annotated[int, Meta(ge=0, le=10**9)]
PositiveCount = Annotated[int, Meta(ge=1, le=10**9)]
Rate = Annotated[float, Meta(gt=0, le=1e9)]
Seconds = Annotated[float, Meta(gt=0, le=1e6)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one person, one address or everybody together may use. An address is one of IPv4, or a /64 of IPv6."""

    sockets: Count = 5000
    sockets_per_address: Count = 200
    sockets_per_person: PositiveCount = 4  # at one table; the oldest gives way
    watchers_per_table: Count = 100
    tables: Count = 20_000  # in memory at once
    tables_per_hour: PositiveCount = 120  # made by one address
    requests_per_second: Rate = 30.0  # by one address
    requests_at_once: PositiveCount = 300  # after a rest
    commands_per_second: Rate = 10.0  # of one person, or on one socket of somebody who watches
    commands_at_once: PositiveCount = 40
    refusals_for_haste: Count = 40  # on one socket, before it is closed
    bad_messages: Count = 5  # on one socket, before it is closed
    message_bytes: PositiveCount = MAX_COMMAND_BYTES
    body_bytes: PositiveCount = MAX_COMMAND_BYTES
    waiting_bytes: PositiveCount = 1_000_000  # for a socket whose reader is slow
    hello_seconds: Seconds = 10.0
    body_seconds: Seconds = 10.0
    ping_seconds: Seconds = 20.0  # until a quiet socket is asked whether it is there, and until it must have answered
    slow_seconds: Seconds = 5.0  # to read one message, or the farewell
    away_seconds: Annotated[float, Meta(ge=0, le=1e6)] = 30.0  # until a seat's person counts as absent
    idle_seconds: Seconds = 60.0  # until a table where nobody is leaves the memory
    days_kept: Annotated[float, Meta(gt=0, le=36500)] = 30.0  # without an event, until an unfinished table is given up


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    origins: tuple[str, ...] = ()  # whose pages may open sockets, beside our own: "https://example.org"
    proxies: str = "127.0.0.1"  # whose word about the address of a client is taken
    metrics_secret: str = ""  # which /metrics asks for, if there is one
    page: Path = PAGE_FOLDER
    limits: Limits = Limits()


def read_limits(given: Mapping[str, str]) -> Limits:
    """From names and numbers as somebody types them."""
    known = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    for name, text in given.items():
        if name not in known:
            raise BadLimit(limit=name, value=text, problem="limit-unknown", limits=", ".join(known))
        try:
            msgspec.convert(text, known[name], strict=False)
        except msgspec.ValidationError:
            raise BadLimit(limit=name, value=text, problem="limit-no-number") from None
    return msgspec.convert(given, Limits, strict=False)
