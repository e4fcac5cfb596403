"""The state of the application: what a running server consists of, and how requests find it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from stip import __version__
from stip.server.bots.pool import BotPool
from stip.server.bots.reviews import ReviewCache
from stip.server.http.background import Background
from stip.server.http.hosts import host_names
from stip.server.http.links import ListenAddress
from stip.server.http.rendering import PictureCache
from stip.server.live.housekeeping import Housekeeping
from stip.server.live.rooms import Rooms
from stip.server.live.turn_notices import TurnNotices
from stip.server.operations.connections import OpenConnections
from stip.server.operations.limits import AdmissionControl
from stip.server.operations.logs import log_event
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Settings
from stip.server.push.delivery import Delivery
from stip.server.push.encryption import ServerKey, new_private_key
from stip.server.storage.devices import Devices
from stip.server.storage.event_store import EventStore

NO_CONTACT = "mailto:nobody@stip.invalid"  # where push services would write to the operator


class AppState:
    rooms: Rooms  # set when the application has started, like those that follow
    devices: Devices
    delivery: Delivery
    listen_address: ListenAddress | None = None  # the address on which the server listens

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.host_names = host_names(settings)
        self.connections = OpenConnections(settings.limits, settings.proxies)
        self.admission = AdmissionControl(settings.limits)
        self.metrics = Metrics()
        self.reviews = ReviewCache()
        self.pictures = PictureCache()
        self.replays = Background()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        store = await EventStore.open(self.settings.database, is_serving=True)
        bots = BotPool(max(1, ((os.cpu_count() or 2) - 1) // self.settings.workers))
        bots.prepare()
        has_bots = self.settings.site is None
        self.rooms = Rooms(store, bots, self.settings.limits, self.metrics, self.admission, has_bots)
        self.devices = Devices(store)
        contact = next((one for one in self.settings.origins if one.startswith("https://")), NO_CONTACT)
        key = ServerKey(await self.devices.server_key("push", new_private_key))
        self.delivery = Delivery(key, contact, self.settings.push_services)
        self.rooms.turn_notices = TurnNotices(self.rooms, self.devices, self.delivery)
        await self.rooms.cluster.join()
        self.rooms.start_task(Housekeeping(self.rooms).run)
        log_event("open", version=__version__, server=store.server)
        try:
            yield
        finally:
            await self.rooms.shut_down()
            await bots.close()
            await self.rooms.cluster.leave()
            await store.close()
            log_event("closed")

    def now(self) -> int:
        """Return the time that all servers share: milliseconds since 1970."""
        return self.rooms.cluster.timekeeper.now()

    def update_gauges(self) -> None:
        """Update the gauges that are computed only when metrics are requested."""
        self.metrics.connections.set(len(self.connections))
        self.metrics.sockets.set(self.admission.sockets)
        self.metrics.tables.set(len(self.rooms))
        self.metrics.waiting.set(self.rooms.bots.waiting)


def app_state_of(connection: HTTPConnection) -> AppState:
    app_state = connection.app.state.app_state
    assert isinstance(app_state, AppState)
    return app_state
