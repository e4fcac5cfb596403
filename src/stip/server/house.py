"""What belongs to one running server, and how requests find it."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from stip import __version__
from stip.bots.reviewing import Judgement
from stip.errors import BadSecret, NotOver
from stip.server.address import Door
from stip.server.bots import BotPool
from stip.server.limits import Gate, address_of
from stip.server.logs import note
from stip.server.metrics import Metrics
from stip.server.rooms import Rooms
from stip.server.settings import Settings
from stip.server.store import Store
from stip.table.holders import Holder, holder_of
from stip.table.table import Table

SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
MOST_REVIEWS = 50  # kept


class House:
    rooms: Rooms  # once it is open
    door: Door | None = None  # where it listens

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gate = Gate(settings.limits)
        self.metrics = Metrics()
        self.reviews = Reviews()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        store = await Store.open(self.settings.database)
        bots = BotPool()
        self.rooms = Rooms(store, bots, self.settings.limits, self.metrics)
        self.rooms.start(self.rooms.tend)
        note("open", version=__version__)
        try:
            yield
        finally:
            await self.rooms.leave()
            await bots.close()
            await store.close()
            note("closed")

    def count(self) -> None:
        """Numbers that are looked up when somebody asks for them."""
        self.metrics.sockets.set(self.gate.sockets)
        self.metrics.tables.set(len(self.rooms))
        self.metrics.waiting.set(self.rooms.bots.waiting)


class Reviews:
    """Reviews of finished games take long, and many may ask for the same."""

    def __init__(self) -> None:
        self._reviews: OrderedDict[tuple[str, int], asyncio.Task[list[Judgement]]] = OrderedDict()

    async def of(self, table: Table, number: int | None, bots: BotPool) -> list[Judgement]:
        """Of a game of the table, otherwise the last."""
        game = table.game_of(number)
        if game is table.game and not table.is_over:
            raise NotOver()
        key = (table.code, number or table.number)
        task = self._reviews.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._reviews[key] = asyncio.create_task(bots.review(game))
            if len(self._reviews) > MOST_REVIEWS:
                self._reviews.popitem(last=False)
        return await asyncio.shield(task)


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def caller_of(connection: HTTPConnection) -> str:
    """The address whose requests and sockets are counted."""
    return address_of(connection.client.host if connection.client else None)


def holder_in(secret: str) -> Holder:
    """Nobody, if there is no secret. All that we make look alike, so that nobody takes a weak one of their own."""
    if not secret:
        return ""
    if not SECRET.fullmatch(secret):
        raise BadSecret()
    return holder_of(secret)


def holder_from(connection: HTTPConnection) -> Holder:
    given = connection.headers.get("authorization")
    if given is None:
        return ""
    scheme, _, secret = given.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise BadSecret()
    return holder_in(secret)
