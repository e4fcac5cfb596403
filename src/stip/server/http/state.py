"""The state of the application: what a running server consists of, and how requests find it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from stip import __version__
from stip.server.bots.pool import BotPool
from stip.server.bots.reviews import ReviewCache
from stip.server.http.hosts import host_names
from stip.server.http.links import ListenAddress
from stip.server.live.housekeeping import Housekeeping
from stip.server.live.rooms import Rooms
from stip.server.operations.connections import OpenConnections
from stip.server.operations.limits import AdmissionControl
from stip.server.operations.logs import log_event
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Settings
from stip.server.storage.event_store import EventStore


class AppState:
    rooms: Rooms  # set when the application has started
    listen_address: ListenAddress | None = None  # the address on which the server listens

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.host_names = host_names(settings)
        self.connections = OpenConnections(settings.limits, settings.proxies)
        self.admission = AdmissionControl(settings.limits)
        self.metrics = Metrics()
        self.reviews = ReviewCache()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        store = await EventStore.open(self.settings.database)
        bots = BotPool()
        self.rooms = Rooms(store, bots, self.settings.limits, self.metrics)
        self.rooms.start_task(Housekeeping(self.rooms).run)
        log_event("open", version=__version__)
        try:
            yield
        finally:
            await self.rooms.shut_down()
            await bots.close()
            await store.close()
            log_event("closed")

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
