"""A site written by `stip site`, with which a server lets its visitors compute their bots themselves: its pages take
Python and the games from there, and play whatever needs no other device in the browser."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from stip import __version__
from stip.games import GAMES
from stip.server.errors import BadSite

PYTHON = "python"  # the folder of a site with Pyodide, our sources and the games
ABOUT = "about.json"  # the file in it that says what it has


class AboutSite(msgspec.Struct, frozen=True):
    version: str
    games: list[str]


def describe_site(folder: Path, games: Iterable[str]) -> None:
    """Write into a new site what it has."""
    (folder / PYTHON / ABOUT).write_bytes(msgspec.json.encode(AboutSite(__version__, sorted(games))))


def check_site(folder: Path) -> Path:
    """Return the folder of a site, or raise BadSite unless it has this version and all games of this server."""
    try:
        site = msgspec.json.decode((folder / PYTHON / ABOUT).read_bytes(), type=AboutSite)
    except (OSError, msgspec.DecodeError):
        raise BadSite(folder=str(folder), problem="site-none") from None
    if site.version != __version__:
        raise BadSite(folder=str(folder), problem="site-version", version=site.version, own=__version__)
    if missing := sorted(set(GAMES) - set(site.games)):
        raise BadSite(folder=str(folder), problem="site-games", games=", ".join(missing))
    return folder


@cache
def python_address(site: Path) -> str:
    """Return where a server has the folder with Python: an address with a hash of its files, which never change."""
    digest = sha256()
    for file in sorted((site / PYTHON).iterdir()):
        digest.update(file.name.encode() + sha256(file.read_bytes()).digest())
    return f"/{PYTHON}/{digest.hexdigest()[:16]}/"
