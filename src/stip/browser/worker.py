"""The worker with the tables, as JavaScript sees it (web/src/device/worker.ts): storage and bots are JavaScript
objects, and what comes from them is made plain Python here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec

from stip.bots.hints import Hint
from stip.bots.review import ReviewedMove
from stip.browser.device import Device
from stip.browser.errors import BotFailed, DeviceFull, NothingKept
from stip.browser.jobs import AnyJob, Choose, FindHint, MakeReview
from stip.browser.session import Session
from stip.games.contract import Move
from stip.locale.errors import StipError
from stip.play.game import Game
from stip.play.position import View
from stip.play.record import write_record


class Proxy(Protocol):
    """A JavaScript array or object."""

    def to_py(self) -> Any: ...


class Storage(Protocol):
    """web/src/device/storage.ts"""

    def load(self, code: str, after: int) -> Awaitable[Proxy]: ...
    def append(self, code: str, seq: int, events: str, listed: str) -> Awaitable[bool]: ...
    def codes(self) -> Awaitable[Proxy]: ...
    def remove(self, code: str) -> Awaitable[None]: ...


class BotWorker(Protocol):
    """web/src/device/bots.ts"""

    def think(self, number: int, job: str) -> Awaitable[str]: ...
    def cancel(self, number: int) -> None: ...


class DeviceWorker:
    """Answers the messages of the page."""

    def __init__(
        self,
        storage: Storage,
        bots: BotWorker,
        push_text: Callable[[int, str], None],
        on_stored: Callable[[str], None],
        on_failure: Callable[[str], None],
    ) -> None:
        self._device = Device(_Store(storage), _Bots(bots), on_stored, lambda error: on_failure(error.code))
        self._push_text = push_text
        self._sessions: dict[int, Session] = {}  # by the number of the socket

    async def answer(self, method: str, address: str, language: str, body: str) -> tuple[int, bytes, str]:
        """Return status, body and perhaps the name of a file."""
        answer = await self._device.answer(method, address, language, body)
        return answer.status, answer.body, answer.file

    async def open(self, socket: int, code: str) -> bool:
        """Return whether there is such a table. Why there is none, the page asks for by a request."""
        try:
            self._sessions[socket] = await self._device.connect(code, lambda text: self._push_text(socket, text))
        except StipError:
            return False
        return True

    async def receive(self, socket: int, text: str) -> None:
        if session := self._sessions.get(socket):
            await session.receive(text)

    def close(self, socket: int) -> None:
        if session := self._sessions.pop(socket, None):
            session.leave()

    async def hear_of(self, code: str) -> None:
        await self._device.hear_of(code)

    def try_again(self) -> None:
        self._device.try_again()


class _Store:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def load(self, code: str, after: int) -> Sequence[str]:
        with _told_plainly():
            return list((await self._storage.load(code, after)).to_py())

    async def append(self, code: str, seq: int, events: Sequence[str], listed: str) -> bool:
        with _told_plainly():  # JSON has no line breaks here
            return await self._storage.append(code, seq, "\n".join(events), listed)

    async def codes(self) -> Sequence[str]:
        with _told_plainly():
            return list((await self._storage.codes()).to_py())

    async def delete(self, code: str) -> None:
        with _told_plainly():
            await self._storage.remove(code)


@contextmanager
def _told_plainly() -> Iterator[None]:
    """Turn what the browser says about its storage into an error of ours."""
    try:
        yield
    except Exception as problem:
        raise (DeviceFull if "QuotaExceeded" in str(problem) else NothingKept)() from problem


class _Bots:
    def __init__(self, worker: BotWorker) -> None:
        self._worker, self._asked = worker, 0

    async def choose(self, view: View, level: float, seed: int) -> Move:
        job = Choose(view.rulebook.name, view.content, view.seat, level, seed)
        return Move(msgspec.json.decode(await self._ask(job), type=int))

    async def hint(self, view: View) -> Hint:
        job = FindHint(view.rulebook.name, view.content, view.seat)
        return msgspec.json.decode(await self._ask(job), type=Hint)

    async def review(self, game: Game) -> list[ReviewedMove]:
        return msgspec.json.decode(await self._ask(MakeReview(write_record(game))), type=list[ReviewedMove])

    async def _ask(self, job: AnyJob) -> str:
        self._asked += 1
        number = self._asked
        try:
            return await self._worker.think(number, msgspec.json.encode(job).decode())
        except asyncio.CancelledError:
            self._worker.cancel(number)
            raise
        except Exception as problem:
            raise BotFailed() from problem
