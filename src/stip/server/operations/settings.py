"""The settings of a server: its database, whom it trusts, and its limits."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from stip.server.errors import BadHost, BadLimit, BadOrigin, BadProxy
from stip.table.lengths import MAX_COMMAND_BYTES

PAGE_FOLDER = Path(__file__).parents[1] / "page"  # where the built page is

Count = Annotated[int, Meta(ge=0, le=10**9)]
PositiveCount = Annotated[int, Meta(ge=1, le=10**9)]
Rate = Annotated[float, Meta(gt=0, le=1e9)]
Seconds = Annotated[float, Meta(gt=0, le=1e6)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits for one person, one address or the whole server. An address is an IPv4 address or an IPv6 /64 network."""

    sockets: Count = 5000
    sockets_per_address: Count = 200
    sockets_per_person: PositiveCount = 4  # per table; the oldest is closed
    watchers_per_table: Count = 100
    tables: Count = 20_000  # in memory at once
    tables_per_hour: PositiveCount = 120  # made by one address
    transfers_per_hour: PositiveCount = 30  # identities that one address brings to another device, or tries to
    requests_per_second: Rate = 30.0  # by one address
    requests_at_once: PositiveCount = 300  # burst size
    commands_per_second: Rate = 10.0  # per person, or per socket of a spectator
    commands_at_once: PositiveCount = 40
    refusals_for_haste: Count = 40  # on one socket, before it is closed
    flood_seconds: Seconds = 10.0  # a connection that sends too much is paused for so long, and then closed
    bad_messages: Count = 5  # on one socket, before it is closed
    message_bytes: PositiveCount = MAX_COMMAND_BYTES
    body_bytes: PositiveCount = MAX_COMMAND_BYTES
    waiting_bytes: PositiveCount = 1_000_000  # in the outbox of a slow client
    hello_seconds: Seconds = 10.0
    body_seconds: Seconds = 10.0
    ping_seconds: Seconds = 20.0  # of silence before a ping is sent, and until it must be answered
    slow_seconds: Seconds = 5.0  # for a client to read a message or the farewell
    away_seconds: Annotated[float, Meta(ge=0, le=1e6)] = 30.0  # until a disconnected person counts as absent
    idle_seconds: Seconds = 60.0  # until an unused table is evicted
    days_kept: Annotated[float, Meta(gt=0, le=36500)] = 30.0  # without an event, until an unfinished table is closed


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    origins: tuple[str, ...] = ()  # origins of pages that may open WebSockets, besides our own: "https://example.org"
    workers: int = 1  # processes on this machine
    host_names: tuple[str, ...] = ()  # names of this server, besides those of the machine and the origins
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies, whose X-Forwarded-For headers are trusted
    push_services: tuple[str, ...] = ()  # origins of push services, besides those of the known browsers
    metrics_secret: str = ""  # required by /metrics, if set
    page: Path = PAGE_FOLDER
    site: Path | None = None  # written by `stip site`; if set, bots think on the devices of those who play
    limits: Limits = Limits()


def check_proxy(proxy: str) -> str:
    """Return the address or network of a proxy, or raise BadProxy if it is neither."""
    try:
        return str(ipaddress.ip_network(proxy))
    except ValueError:
        raise BadProxy(proxy=proxy) from None


def check_origin(origin: str) -> str:
    """Return the origin of a page, or raise BadOrigin if it does not look like https://example.org."""
    try:
        parts = urlsplit(origin)
        is_origin = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_origin = False
    if not is_origin or origin != f"{parts.scheme}://{parts.netloc}" or "@" in origin or not origin.isprintable():
        raise BadOrigin(origin=origin)
    return origin


def check_host_to_listen_on(host: str) -> None:
    """Raise BadHost unless this is an address of this machine, or a name for one."""
    try:
        if not host.strip() or not host.isprintable():
            raise OSError
        socket.getaddrinfo(host, None)
    except (OSError, UnicodeError):
        raise BadHost(host=host) from None


def read_limits(given: Mapping[str, str]) -> Limits:
    """Return limits from names and numbers given as text."""
    known = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    for name, text in given.items():
        if name not in known:
            raise BadLimit(limit=name, value=text, problem="limit-unknown", limits=", ".join(known))
        try:
            msgspec.convert(text, known[name], strict=False)
        except msgspec.ValidationError:
            raise BadLimit(limit=name, value=text, problem="limit-no-number") from None
    return msgspec.convert(given, Limits, strict=False)
