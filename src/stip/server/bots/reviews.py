"""A cache of the reviews of finished games."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from stip.bots.errors import NotOver
from stip.bots.review import ReviewedMove
from stip.server.bots.pool import BotPool
from stip.table.table import Table

MAX_CACHED_REVIEWS = 50  # finished reviews kept in memory


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
