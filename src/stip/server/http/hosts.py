"""The names by which a server may be addressed.

A page of somebody else's can make its own name point to this server (DNS rebinding). The browser then takes this server
for a part of that page, but it still sends the page's name in the Host header, by which the request is refused.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from stip.server.errors import UnknownHost
from stip.server.operations.settings import Settings

HOST = re.compile(r"(?P<name>\[[^\]]*\]|[^:]*)(?::[0-9]{0,5})?")
MAX_HOST_LENGTH = 100  # of what is quoted in a refusal


def host_names(settings: Settings) -> frozenset[str]:
    """Return the names of this machine, also in its local network, those of the origins and those in the settings."""
    machine = socket.gethostname()
    origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
    names = ("localhost", machine, f"{machine.partition('.')[0]}.local", *origins, *settings.host_names)
    return frozenset(name.lower().rstrip(".") for name in names if name)


def check_host(host: str, names: frozenset[str]) -> None:
    """Refuse a Host header with a name that is not ours. Addresses are accepted, because nobody can make one of those
    point elsewhere."""
    found = HOST.fullmatch(host)
    name = found["name"].lower().rstrip(".") if found else host
    if name in names or name.endswith(".localhost") or _is_address(name):
        return
    raise UnknownHost(host=host[:MAX_HOST_LENGTH])


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
