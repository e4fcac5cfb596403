"""Rate limits and connection limits: token buckets and counts of sockets. Nothing here does I/O."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from stip.server.errors import TooFast, TooManySockets, TooManyTables
from stip.server.operations.settings import Limits

MAX_TRACKED_ADDRESSES = 50_000  # addresses remembered; the least recently active one is dropped

MIN_SHARED_S = 0.1  # of what is allowed, before other servers are told that somebody has spent it
MIN_SHARED_SOCKETS = 10  # of an address, before other servers are told of them
MAX_SILENCE_S = 30.0  # after which sockets at another server no longer count

EVENTS_PER_REQUEST = 100  # sending so many events costs as much as an ordinary request
DRAWING_COST = 10  # rendering a picture costs as much as so many ordinary requests

TimeSource = Callable[[], float]


class TokenBucket:
    """A token bucket: holds up to `size` tokens and refills at `rate` tokens a second."""

    __slots__ = ("_at", "_now", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: int, now: TimeSource = time.monotonic) -> None:
        self._rate, self._size, self._now = rate, size, now
        self._tokens, self._at = float(size), now()

    def take(self, cost: float = 1) -> float:
        """Take as many tokens as something costs and return 0, or return the seconds until there is one. What costs
        more than there is leaves a debt, so that the next wait is longer."""
        self._refill()
        needed = min(cost, 1.0)
        if self._tokens >= needed:
            self._tokens -= cost
            return 0.0
        return (needed - self._tokens) / self._rate

    def spend(self, cost: float) -> float:
        """Take tokens for something that is already done, and return the seconds until the debt is paid."""
        self._refill()
        self._tokens -= cost
        return max(0.0, -self._tokens / self._rate)

    def _refill(self) -> None:
        now = self._now()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now


class TokenBuckets:
    """One token bucket for each address or owner. What is spent here can be charged to the buckets of other servers."""

    def __init__(
        self, rate: float, size: int, max_buckets: int = MAX_TRACKED_ADDRESSES, now: TimeSource = time.monotonic
    ) -> None:
        self._rate, self._size, self._max_buckets, self._now = rate, size, max_buckets, now
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._unshared: dict[str, float] = {}  # what was spent here, and other servers do not know yet

    def __getitem__(self, address: str) -> TokenBucket:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._size, self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._max_buckets:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, address: str, cost: float = 1) -> float:
        wait = self[address].take(cost)
        if not wait:
            self._unshared[address] = self._unshared.get(address, 0) + cost
        return wait

    def share(self) -> dict[str, float]:
        """Return who has spent much since the last call, and how much. Little is left for later."""
        least = max(1.0, self._rate * MIN_SHARED_S)
        shared = {address: cost for address, cost in self._unshared.items() if cost >= least}
        little = {address: cost for address, cost in self._unshared.items() if cost < least}
        self._unshared = little if len(little) < self._max_buckets else {}
        return shared

    def __len__(self) -> int:
        return len(self._buckets)


class AdmissionControl:
    """Admission control of the server; each check raises the error to send."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._requests = TokenBuckets(limits.requests_per_second, limits.requests_at_once)
        self._operator_requests = TokenBuckets(limits.requests_per_second, limits.requests_at_once)
        self._tables = TokenBuckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self._transfers = TokenBuckets(limits.transfers_per_hour / 3600, limits.transfers_per_hour)
        self.commands = TokenBuckets(limits.commands_per_second, limits.commands_at_once)  # of each person
        self.buckets = {
            "requests": self._requests,
            "tables": self._tables,
            "transfers": self._transfers,
            "commands": self.commands,
        }
        self._sockets: Counter[str] = Counter()
        self._shared_addresses: set[str] = set()  # whose sockets other servers have been told of
        self._sockets_elsewhere: dict[tuple[str, str], tuple[int, float]] = {}  # by address and server; when that was

    @property
    def sockets(self) -> int:
        return self._sockets.total()

    def check_request(self, address: str) -> None:
        if wait := self._requests.take(address):
            raise TooFast(seconds=math.ceil(wait))

    def check_operator_request(self, address: str) -> None:
        """Check a request for health or metrics. These are counted separately, so that playing does not keep anybody at
        the same address from monitoring."""
        if wait := self._operator_requests.take(address):
            raise TooFast(seconds=math.ceil(wait))

    def check_history(self, address: str, events: int) -> None:
        """Check a request for the events of a table, which costs more the more of them there are."""
        if wait := self._requests.take(address, events / EVENTS_PER_REQUEST):
            raise TooFast(seconds=math.ceil(wait))

    def check_drawing(self, address: str) -> None:
        """Check a request for which a picture has to be rendered."""
        if wait := self._requests.take(address, DRAWING_COST):
            raise TooFast(seconds=math.ceil(wait))

    def check_new_table(self, address: str, tables: int = 1) -> None:
        if wait := self._tables.take(address, tables):
            raise TooManyTables(most=self._limits.tables_per_hour, seconds=math.ceil(wait))

    def check_transfer(self, address: str) -> None:
        if wait := self._transfers.take(address):
            raise TooFast(seconds=math.ceil(wait))

    def open_socket(self, address: str) -> None:
        """Count a new socket, or raise TooManySockets. The caller must call `close_socket` when it closes."""
        if self.sockets >= self._limits.sockets:
            raise TooManySockets(where="server", most=self._limits.sockets)
        if self._sockets[address] + self._elsewhere(address) >= self._limits.sockets_per_address:
            raise TooManySockets(where="address", most=self._limits.sockets_per_address)
        self._sockets[address] += 1

    def share_sockets(self) -> dict[str, int]:
        """Return the addresses that have many sockets here, or had when this was last called, and how many."""
        many = {address for address, count in self._sockets.items() if count >= MIN_SHARED_SOCKETS}
        shared, self._shared_addresses = many | self._shared_addresses, many
        return {address: self._sockets[address] for address in shared}

    def hear_of_sockets(self, server: str, address: str, count: int) -> None:
        """Note how many sockets an address has at another server."""
        self._sockets_elsewhere[address, server] = (count, time.monotonic())

    def _elsewhere(self, address: str) -> int:
        limit = time.monotonic() - MAX_SILENCE_S
        for key in [key for key, (_, at) in self._sockets_elsewhere.items() if at <= limit]:
            del self._sockets_elsewhere[key]
        return sum(count for (one, _), (count, _) in self._sockets_elsewhere.items() if one == address)

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def rate_limit_key(host: str | None) -> str:
    """Return the key by which a client is counted: its IPv4 address or its IPv6 /64 network, the least that a household
    has."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)
