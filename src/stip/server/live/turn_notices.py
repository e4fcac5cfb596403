"""Notices on people's devices that it is their turn, at tables where they have a day or more for a move."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from functools import partial
from http.client import HTTPException
from typing import TYPE_CHECKING

import msgspec

from stip.games import rulebook_of
from stip.locale import localize
from stip.server.errors import UnknownPushService
from stip.server.operations.logs import log_event
from stip.server.push.delivery import GONE, Delivery
from stip.server.push.encryption import encrypt
from stip.server.storage.devices import Devices, Subscription
from stip.table.owners import Owner
from stip.table.table import Table

if TYPE_CHECKING:
    from stip.server.live.rooms import Rooms

MIN_CLOCK_S = 24 * 3600  # people with less time stay at the table
MAX_PENDING = 1000  # owners to be notified; when a push service is slow, further notices are dropped


class Notice(msgspec.Struct, frozen=True):
    """What a device is told, and everything that it needs to show it. A push service cannot read it."""

    title: str
    body: str
    table: str  # its code


class TurnNotices:
    def __init__(self, rooms: Rooms, devices: Devices, delivery: Delivery) -> None:
        self._rooms, self._devices, self._delivery = rooms, devices, delivery
        self._pending = 0

    def note_turn(self, before: Table, table: Table, present: Callable[[], Collection[int]]) -> None:
        """Notify the person whose turn it has become, unless they are at the table. The move does not wait for that."""
        clock, number = table.made.clock, table.turn
        if not clock or clock.kind != "move" or clock.seconds < MIN_CLOCK_S or number in (0, before.turn):
            return
        seat = table.seats[number - 1]
        if seat.is_played_by_person and number not in present() and self._pending < MAX_PENDING:
            self._pending += 1
            self._rooms.start_task(partial(self._notify, seat.owner, table.made.game, table.code))

    async def _notify(self, owner: Owner, game: str, code: str) -> None:
        try:
            for device in await self._devices.subscriptions_of(owner):
                await self._send(device, game, code)
        finally:
            self._pending -= 1

    async def _send(self, device: Subscription, game: str, code: str) -> None:
        title = rulebook_of(game).title
        notice = Notice(title, localize("push-your-turn", {}, device.language), code)
        message = encrypt(msgspec.json.encode(notice), device.public_key, device.auth)
        try:
            status = await self._delivery.send(device.endpoint, message, topic=code)
        except (OSError, HTTPException, UnknownPushService, ValueError) as problem:
            log_event("a notice was not delivered", logging.WARNING, why=type(problem).__name__)
            return
        if status in GONE:
            await self._devices.unsubscribe(device.endpoint)
        elif status >= 300:
            log_event("a notice was not delivered", logging.WARNING, why=str(status))
