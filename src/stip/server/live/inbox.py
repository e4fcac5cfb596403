"""A queue of what a client has sent, for one reader.

Every connection has one and every command passes through it, so it is smaller and faster than `asyncio.Queue`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent


class Inbox:
    def __init__(self) -> None:
        self._events: list[ASGIReceiveEvent] = []  # few, because reading is paused while there are any
        self._arrival: asyncio.Future[None] | None = None  # what the reader waits for

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._events.append(event)
        if self._arrival and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._events:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._events.pop(0)
