"""What is stored about devices: those that are notified of turns, and identities on their way to another device; and
the keys of the server."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import delete, exists, insert, select

from stip.server.storage.errors import Conflict
from stip.server.storage.event_store import EventStore
from stip.server.storage.schema import OWNERS, SERVER_KEYS, SUBSCRIPTIONS, TRANSFERS

MAX_DEVICES = 10  # of one owner; a new one replaces the oldest


@dataclass(frozen=True)
class Subscription:
    """A device to be notified, as its browser describes it."""

    endpoint: str
    public_key: bytes
    auth: bytes
    language: str


class Devices:
    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def server_key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a key of the server. The first server that asks for it makes it, for all that share the database."""
        query = select(SERVER_KEYS.c.key).where(SERVER_KEYS.c.name == name)
        found = await self._store.fetch(query)
        if not found:
            with suppress(Conflict):  # another server was faster
                await self._store.change(insert(SERVER_KEYS).values(name=name, key=make()))
            found = await self._store.fetch(query)
        key = found[0].key
        assert isinstance(key, bytes)
        return key

    # notifications

    async def subscribe(self, owner: str, device: Subscription, now: int) -> None:
        """Notify a device of its owner's turns from now on. It belongs to whoever subscribed it last."""
        query = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.holder == owner)
        query = query.order_by(SUBSCRIPTIONS.c.made_at.desc(), SUBSCRIPTIONS.c.id)
        ids = [row.id for row in await self._store.fetch(query)]
        own = _id_of(device.endpoint)
        surplus = [one for one in ids if one != own][MAX_DEVICES - 1 :]
        await self._store.change(
            delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id.in_([own, *surplus])),
            insert(SUBSCRIPTIONS).values(id=own, holder=owner, made_at=now, **vars(device)),
        )

    async def unsubscribe(self, endpoint: str, owner: str | None = None) -> None:
        """Notify a device no longer, with `owner` only if it is theirs."""
        query = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == _id_of(endpoint))
        await self._store.change(query if owner is None else query.where(SUBSCRIPTIONS.c.holder == owner))

    async def subscriptions_of(self, owner: str) -> list[Subscription]:
        columns = (SUBSCRIPTIONS.c[name] for name in ("endpoint", "public_key", "auth", "language"))
        found = await self._store.fetch(select(*columns).where(SUBSCRIPTIONS.c.holder == owner))
        return [Subscription(*row) for row in found]

    async def forget_owners_without_tables(self, before: int) -> None:
        """Delete subscriptions that were made before a time and whose owners have no table. Whoever has just subscribed
        may be about to sit down."""
        has_table = exists().where(OWNERS.c.holder == SUBSCRIPTIONS.c.holder)
        await self._store.change(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.made_at < before, ~has_table))

    # transfers

    async def add_transfer(self, key: str, data: bytes, until: int) -> None:
        await self._store.change(insert(TRANSFERS).values(id=key, data=data, until=until))

    async def take_transfer(self, key: str, now: int) -> bytes | None:
        """Return what was stored under a key and delete it, or None if it is unknown, expired or taken already."""
        query = select(TRANSFERS.c.data).where(TRANSFERS.c.id == key, TRANSFERS.c.until > now)
        found = await self._store.fetch(query)
        is_first = found and await self._store.change(delete(TRANSFERS).where(TRANSFERS.c.id == key))
        return found[0].data if is_first else None

    async def delete_expired_transfers(self, now: int) -> None:
        await self._store.change(delete(TRANSFERS).where(TRANSFERS.c.until <= now))


def _id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
