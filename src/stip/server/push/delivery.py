"""Delivering messages to push services. Only known services are contacted, because whoever subscribes chooses the
address: it must not lead into the operator's own network."""

from __future__ import annotations

import asyncio
import http.client
import time
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from stip.server.errors import UnknownPushService
from stip.server.push.encryption import ServerKey

KNOWN_SERVICES = (  # host names; those with a dot in front stand for all names that end so
    "fcm.googleapis.com",
    "android.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
TIMEOUT_S = 10.0
MAX_AT_ONCE = 4  # connections to push services
DAY_S = 24 * 3600  # for which a service keeps a message for a device that is off

GONE = (404, 410)  # the device has unsubscribed


def check_endpoint(endpoint: str, services: tuple[str, ...] = ()) -> SplitResult:
    """Return the parts of an endpoint's address, or raise UnknownPushService. `services` are the origins of other
    services that the operator trusts."""
    try:
        address = urlsplit(endpoint)
        host, port = address.hostname or "", address.port
    except ValueError:
        raise UnknownPushService(service="") from None
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and not address.username
    is_known = address.scheme == "https" and port in (None, 443) and _is_known(host)
    if is_plain and (is_known or f"{address.scheme}://{address.netloc}" in services):
        return address
    raise UnknownPushService(service=host[:100])


class Delivery:
    def __init__(self, key: ServerKey, contact: str, services: tuple[str, ...] = ()) -> None:
        self.key, self.services = key, services
        self._contact = contact
        self._slots = asyncio.Semaphore(MAX_AT_ONCE)

    async def send(self, endpoint: str, message: bytes, topic: str) -> int:
        """Send an encrypted message and return the status of the answer, or raise OSError or HTTPException. A later
        message on the same topic replaces one that has not been delivered."""
        address = check_endpoint(endpoint, self.services)
        origin = f"{address.scheme}://{address.netloc}"
        headers = {
            "Authorization": self.key.authorization(origin, self._contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY_S),
            "Topic": topic,
        }
        async with self._slots:
            return await asyncio.to_thread(_post, address, message, headers)


def _post(address: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    """Post without following redirects."""
    kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
    connection = kind(address.netloc, timeout=TIMEOUT_S)
    try:
        path = f"{address.path or '/'}?{address.query}" if address.query else address.path or "/"
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    finally:
        connection.close()


def _is_known(host: str) -> bool:
    return any(host.endswith(name) if name.startswith(".") else host == name for name in KNOWN_SERVICES)
