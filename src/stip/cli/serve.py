"""`stip serve`: listens, prints the address, and runs the server until it is stopped."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Annotated

import typer

from stip.cli.database import Database
from stip.server.errors import BadLimit

DEVICE_BOTS = "STIP_DEVICE_BOTS"
METRICS_SECRET = "STIP_METRICS_SECRET"  # not an argument, because other users of the machine could see it


def serve(
    database: Database,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    host_name: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    push_service: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    limit: Annotated[list[str] | None, typer.Option(metavar="NAME=NUMBER")] = None,
    device_bots: Annotated[Path | None, typer.Option(metavar="DIR", envvar=DEVICE_BOTS, show_envvar=False)] = None,
    in_browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Run a server with tables for people and bots, over HTTP and WebSockets."""
    from stip.cli.announcement import announce  # which the other commands need not wait for
    from stip.server.operations.device_site import check_site
    from stip.server.operations.logs import log_to_stderr
    from stip.server.operations.settings import (
        Settings,
        check_host_to_listen_on,
        check_origin,
        check_proxy,
        read_limits,
    )
    from stip.server.runner import Server, open_listener, run_server
    from stip.server.workers import run_workers

    limits = read_limits(dict(map(_pair, limit or ())))
    check_host_to_listen_on(host)
    settings = Settings(
        database=database,
        origins=tuple(map(check_origin, origin or ())),
        workers=workers,
        host_names=(*(host_name or ()), host),
        proxies=tuple(map(check_proxy, proxy or ())),
        push_services=tuple(push_service or ()),
        metrics_secret=os.environ.get(METRICS_SECRET, ""),
        site=check_site(device_bots) if device_bots else None,
        limits=limits,
    )
    log_to_stderr(logging.WARNING if in_browser else logging.INFO)
    with open_listener(host, port) as listener:
        if workers > 1:
            run_workers(settings, listener, lambda: announce(listener, in_browser))
        else:
            run_server(Server(settings, listener, lambda: announce(listener, in_browser)))


def _pair(text: str) -> tuple[str, str]:
    name, _, number = text.partition("=")
    if not number:
        raise BadLimit(limit=name, value=number, problem="limit-no-pair")
    return name, number
