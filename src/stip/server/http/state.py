"""The state of the application: what a running server consists of, and how requests find it."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from stip import __version__
from stip.bots.review import ReviewedMove
from stip.errors import BadSecret, NotOver
from stip.server.bots.pool import BotPool
from stip.server.http.links import ListenAddress
from stip.server.live.rooms import Rooms
from stip.server.operations.limits import AdmissionControl, rate_limit_key
from stip.server.operations.logs import log_event
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Settings
from stip.server.storage.event_store import EventStore
from stip.table.owners import Owner, owner_of
from stip.table.table import Table

SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
MAX_CACHED_REVIEWS = 50  # finished reviews kept in memory


class AppState:
    rooms: Rooms  # set when the application has started
    listen_address: ListenAddress | None = None  # the address on which the server listens

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.admission = AdmissionControl(settings.limits)
        self.metrics = Metrics()
        self.reviews = ReviewCache()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        store = await EventStore.open(self.settings.database)
        bots = BotPool()
        self.rooms = Rooms(store, bots, self.settings.limits, self.metrics)
        self.rooms.start_task(self.rooms.run_housekeeping)
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
        self.metrics.sockets.set(self.admission.sockets)
        self.metrics.tables.set(len(self.rooms))
        self.metrics.waiting.set(self.rooms.bots.waiting)


class ReviewCache:
    """Caches reviews of finished games, which take long and may be requested by many clients."""

    def __init__(self) -> None:
        self._reviews: OrderedDict[tuple[str, int], asyncio.Task[list[ReviewedMove]]] = OrderedDict()

    async def get(self, table: Table, number: int | None, bots: BotPool) -> list[ReviewedMove]:
        """Return the review of a game of a table, by default the last."""
        game = table.game_of(number)
        if game is table.game and not table.is_over:
            raise NotOver()
        key = (table.code, number or table.number)
        task = self._reviews.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._reviews[key] = asyncio.create_task(bots.review(game))
            if len(self._reviews) > MAX_CACHED_REVIEWS:
                self._reviews.popitem(last=False)
        return await asyncio.shield(task)


def app_state_of(connection: HTTPConnection) -> AppState:
    app_state = connection.app.state.app_state
    assert isinstance(app_state, AppState)
    return app_state


def client_address(connection: HTTPConnection) -> str:
    """Return the client's address for rate limiting."""
    return rate_limit_key(connection.client.host if connection.client else None)


def owner_from_secret(secret: str) -> Owner:
    """Return the owner that a secret stands for, or nobody if there is no secret. Only secrets in our format are
    accepted, so that nobody chooses a weak one."""
    if not secret:
        return ""
    if not SECRET.fullmatch(secret):
        raise BadSecret()
    return owner_of(secret)


def owner_from_request(connection: HTTPConnection) -> Owner:
    given = connection.headers.get("authorization")
    if given is None:
        return ""
    scheme, _, secret = given.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise BadSecret()
    return owner_from_secret(secret)
