"""The connections that are open, of whatever kind: how many there are from each address, and which of them are idle."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from stip.server.operations.limits import TokenBucket, TokenBuckets, rate_limit_key
from stip.server.operations.settings import Limits

SPARE_CONNECTIONS = 1000  # connections allowed beyond the limit of sockets
SPARE_CONNECTIONS_PER_ADDRESS = 200
REQUESTS_READ = 5  # times as many requests are read as are allowed, so that the others can be refused in words


class Abortable(Protocol):
    def abort(self) -> None: ...


class OpenConnections:
    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self._max_connections = limits.sockets + SPARE_CONNECTIONS
        self._max_per_address = limits.sockets_per_address + SPARE_CONNECTIONS_PER_ADDRESS
        self._buckets = TokenBuckets(
            REQUESTS_READ * limits.requests_per_second, REQUESTS_READ * limits.requests_at_once
        )
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._addresses: dict[Abortable, str] = {}
        self._counts: Counter[str] = Counter()
        self._idle: dict[Abortable, None] = {}  # the longest idle first

    def __len__(self) -> int:
        return len(self._addresses)

    def is_proxy(self, host: str) -> bool:
        """Return whether a host is a trusted proxy, which connects for many clients."""
        if not self._proxies:
            return False
        address = ipaddress.ip_address(host)
        return any(address in network for network in self._proxies)

    def admit(self, connection: Abortable, host: str) -> bool:
        """Count a new connection, or return False if its host has too many or opens them too fast. When all places are
        taken, the connection that has been idle for longest makes room."""
        if self.is_proxy(host):
            address = ""
        else:
            address = rate_limit_key(host)
            if self._counts[address] >= self._max_per_address or self._buckets.take(address):
                return False
        if len(self._addresses) >= self._max_connections and not self._abort_longest_idle():
            return False
        self._addresses[connection] = address
        self._counts[address] += 1
        return True

    def bucket(self, host: str) -> TokenBucket:
        """Return the bucket from which the requests of a host are paid for, on all its connections. A proxy has as much
        as it needs: it sends the requests of many clients, and is trusted to limit them."""
        return TokenBucket(1e9, 10**9) if self.is_proxy(host) else self._buckets[rate_limit_key(host)]

    def remove(self, connection: Abortable) -> None:
        self.mark_busy(connection)
        address = self._addresses.pop(connection)
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def mark_idle(self, connection: Abortable) -> None:
        self.mark_busy(connection)
        self._idle[connection] = None

    def mark_busy(self, connection: Abortable) -> None:
        self._idle.pop(connection, None)

    def _abort_longest_idle(self) -> bool:
        connection = next(iter(self._idle), None)
        if connection is None:
            return False
        self.mark_busy(connection)
        connection.abort()
        return True
