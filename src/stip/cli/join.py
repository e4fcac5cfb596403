"""`stip join`: a seat at a table of a running server, against people in the browser."""

from __future__ import annotations

import getpass
import hashlib
from pathlib import Path
from typing import Annotated

import typer

from stip.cli.arguments import Plain
from stip.cli.language import current_language
from stip.play.files import check_writable, write_whole


def join_table(
    url: Annotated[str, typer.Argument(metavar="URL")],
    name: Annotated[str | None, typer.Option()] = None,
    seat: Annotated[int | None, typer.Option(min=1)] = None,
    plain: Plain = False,
) -> None:
    """Take a seat at a table of a server, by the link to it; who has one there already goes on playing."""
    from stip.cli.play import show
    from stip.cli.terminal.remote import RemoteSession, TableAddress

    address, language = TableAddress.read(url), current_language()
    file = secret_file(address.server, address.code)
    secret = file.read_text() if file.exists() else ""
    if secret:
        address.check(language)
    else:
        check_writable(file)
        secret = address.sit(name or _own_name(), seat, language)
        write_whole(file, secret)
        file.chmod(0o600)
    show(RemoteSession(address, secret, language), plain, f"{address.code}.txt")


def secret_file(server: str, code: str) -> Path:
    """Return the file that holds the secret of a seat, in a folder that nobody else can read."""
    from platformdirs import user_data_path

    folder = user_data_path("stip", appauthor=False) / "seats"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / f"{code}-{hashlib.sha256(server.encode()).hexdigest()[:12]}"


def _own_name() -> str:
    try:
        return getpass.getuser().capitalize()[:20] or "Terminal"
    except (OSError, KeyError, ImportError):
        return "Terminal"
