"""Work for one request that takes longer than the event loop may wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from stip.server.errors import ServerBusy

MAX_AT_ONCE = 2  # threads; they share the interpreter with the event loop
MAX_WAITING = 50  # requests

P = ParamSpec("P")
Result = TypeVar("Result")


class Background:
    """Runs functions in a few threads. Who would have to wait behind too many others is refused."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(MAX_AT_ONCE)
        self._waiting = 0

    async def run(self, function: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        if self._waiting >= MAX_WAITING:
            raise ServerBusy()
        self._waiting += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(function, *args, **kwargs)
        finally:
            self._waiting -= 1
