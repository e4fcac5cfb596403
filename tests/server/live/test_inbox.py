"""The queue of what a client has sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from stip.server.live.inbox import Inbox

if TYPE_CHECKING:
    from uvicorn._types import WebSocketReceiveEvent


def event(text: str) -> WebSocketReceiveEvent:
    return {"type": "websocket.receive", "text": text}


def test_what_has_arrived_is_read_in_order() -> None:
    async def read() -> None:
        inbox = Inbox()
        assert inbox.empty()
        inbox.put_nowait(event("first"))
        inbox.put_nowait(event("second"))
        assert [await inbox.get(), await inbox.get()] == [event("first"), event("second")]
        assert inbox.empty()

    asyncio.run(read())


def test_a_reader_waits_for_what_arrives_later() -> None:
    async def read() -> None:
        inbox = Inbox()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert not reader.done()
        inbox.put_nowait(event("first"))
        inbox.put_nowait(event("second"))  # before the reader has its turn
        assert [await reader, await inbox.get()] == [event("first"), event("second")]

    asyncio.run(read())


def test_what_arrives_after_a_reader_has_given_up_is_kept() -> None:
    async def read() -> None:
        inbox = Inbox()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.wait([reader])
        inbox.put_nowait(event("late"))
        assert await inbox.get() == event("late")

    asyncio.run(read())
