"""A client of a run: it visits tables one after another, over HTTP and WebSockets, and writes down what happens.

A command that was not answered is sent again with the same id, and a client that reconnects names the last update it
has, as the page does. Some clients read slowly.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.soak.behaviour import Behaviour, Habits, Visit
from bench.soak.history import (
    Connected,
    Disconnected,
    History,
    Message,
    Received,
    Seated,
    Sent,
    without_private_parts,
)

RETRIED = ("store-failed", "server-busy", "server-leaving", "too-fast", "fault")  # refusals that say: not now
RETRIED_STATUSES = (500, 502, 503, 504)  # of responses that say the same
NO_SEAT_STATUSES = (409, 429)  # nobody may sit there any more, or this address has made too many tables
RECONNECT_PAUSE_S = 0.1
OPEN_TIMEOUT_S = 10.0
RESEND_AFTER_S = 1.0  # without an answer
RESENT_COMMANDS = 30  # the last ones, of which one is sent again; the server remembers more
SLOW_CLIENTS = 0.1  # the share of clients that read slowly
PARTS = (["moves"], ["touches", "scene"])  # of positions that clients want


@dataclass
class Lobby:
    """What the clients of one run know of each other: the tables they have made."""

    open_tables: list[str] = field(default_factory=list)  # that wait for somebody, one entry for each open seat
    tables: list[str] = field(default_factory=list)


class Client:
    def __init__(self, name: str, history: History, lobby: Lobby, habits: Habits, rng: random.Random) -> None:
        self.name = name
        self.connections = 0  # opened so far
        self.acknowledged = 0  # commands
        self.is_ending = asyncio.Event()
        self._may_go_on = asyncio.Event()  # the pending command was answered, or the connection is lost
        self._history, self._lobby = history, lobby
        self._behaviour = Behaviour(name, habits, rng)
        self._secret = secrets.token_urlsafe(24)
        self._parts = rng.choice(PARTS)
        self._is_slow = rng.random() < SLOW_CLIENTS

    async def run(self, http: httpx.AsyncClient, pick_address: Callable[[], str]) -> None:
        """Visit tables until told to end, and until the last request and command are answered."""
        while not self.is_ending.is_set():
            if visit := await self._find_table(http, pick_address):
                await self._attend(visit, pick_address)
            else:
                await self._think()

    # finding a table

    async def _find_table(self, http: httpx.AsyncClient, pick_address: Callable[[], str]) -> Visit | None:
        """Watch a table, take an open seat or make a table. Return None if the server does not allow it now."""
        lobby, behaviour = self._lobby, self._behaviour
        if lobby.tables and behaviour.happens(behaviour.habits.watch):
            return Visit(behaviour.rng.choice(lobby.tables), is_watching=True)
        if lobby.open_tables:
            path = f"/api/tables/{lobby.open_tables.pop(0)}/seats"
            return await self._seat(http, pick_address, path, {"name": self.name})
        request = behaviour.table_request()
        visit = await self._seat(http, pick_address, "/api/tables", request)
        if visit:
            lobby.tables.append(visit.table)
            lobby.open_tables += [visit.table for seat in request["seats"] if seat["kind"] == "open"]
        return visit

    async def _seat(
        self, http: httpx.AsyncClient, pick_address: Callable[[], str], path: str, body: Message
    ) -> Visit | None:
        """Ask for a seat, again and again with the same key until there is an answer."""
        headers = {"Authorization": f"Bearer {self._secret}", "Idempotency-Key": secrets.token_urlsafe(24)}
        response = None
        while response is None or response.status_code in RETRIED_STATUSES:
            with suppress(httpx.HTTPError):
                response = await http.post(f"http://{pick_address()}{path}", json=body, headers=headers)
            await asyncio.sleep(RECONNECT_PAUSE_S)
        if response.status_code in NO_SEAT_STATUSES:
            return None
        seated = response.raise_for_status().json()
        at, table = self._history.now, seated["table"]
        self._history.add(Seated(at=at, client=self.name, table=table, seats=seated["seats"]))
        return Visit(table)

    # at a table

    async def _attend(self, visit: Visit, pick_address: Callable[[], str]) -> None:
        """Stay at a table, however often the connection breaks, until the client has had enough of it."""
        is_leaving, history = False, self._history
        while not is_leaving:
            url, why = f"ws://{pick_address()}/api/tables/{visit.table}/live", "closed"
            try:
                async with connect(
                    url, compression=None, open_timeout=OPEN_TIMEOUT_S, ping_interval=None, close_timeout=1
                ) as socket:
                    is_leaving = await self._talk(socket, visit)
            except (OSError, WebSocketException, EOFError) as error:
                why = type(error).__name__
            history.add(Disconnected(at=history.now, client=self.name, table=visit.table, why=why))
            is_leaving = is_leaving or (self.is_ending.is_set() and not visit.pending)
            await asyncio.sleep(RECONNECT_PAUSE_S)

    async def _talk(self, socket: ClientConnection, visit: Visit) -> bool:
        """Use one connection until it breaks, and return whether the client wants no other."""
        at, after = self._history.now, visit.last
        self._history.add(Connected(at=at, client=self.name, table=visit.table, after=after, is_slow=self._is_slow))
        self.connections += 1
        hello = {"type": "hello", "secret": self._secret, "after": after, "wants": self._parts}
        await socket.send(msgspec.json.encode(hello).decode())
        listening = asyncio.create_task(self._listen(socket, visit))
        try:
            while not listening.done():
                if visit.pending:
                    await self._ask(socket, visit)
                elif self.is_ending.is_set():
                    return True
                else:
                    await self._think()
                    if visit.view and await self._act(socket, visit):
                        return True
        finally:
            listening.cancel()
            await asyncio.wait([listening])
        if not listening.cancelled():
            listening.result()
        return False

    async def _ask(self, socket: ClientConnection, visit: Visit) -> None:
        """Send the pending command and wait for its answer, but not for ever: it may have to be sent again."""
        self._may_go_on.clear()
        await self._send(socket, visit, visit.pending)
        with suppress(TimeoutError):
            async with asyncio.timeout(RESEND_AFTER_S):
                await self._may_go_on.wait()

    async def _listen(self, socket: ClientConnection, visit: Visit) -> None:
        try:
            async for text in socket:
                message = msgspec.json.decode(text)
                at, kept = self._history.now, without_private_parts(message)
                self._history.add(Received(at=at, client=self.name, table=visit.table, message=kept))
                self._take_in(visit, message)
                if self._is_slow:
                    await asyncio.sleep(self._behaviour.think_time() / 4)
        finally:
            self._may_go_on.set()

    def _take_in(self, visit: Visit, message: Message) -> None:
        kind = message["type"]
        if kind == "update":
            visit.last = message["seq"]
            phase = visit.view.get("phase")
            visit.view = message.get("table", visit.view)
            if visit.view.get("phase") != phase:
                visit.thoughts = 0
        elif kind == "presence":
            visit.here = message.get("here", [])
        elif kind == "welcome" and message["last"] < visit.last:
            visit.last = 0  # the server has forgotten updates, which the check of the history will report
        elif message.get("id") and message["id"] == visit.pending.get("id"):
            if kind == "refused" and message["code"] in RETRIED:
                return
            if kind == "done":
                self.acknowledged += 1
                visit.answered.append(visit.pending)
            visit.pending = {}
            self._may_go_on.set()

    async def _act(self, socket: ClientConnection, visit: Visit) -> bool:
        """Do one thing that is possible now, or nothing, and return whether to leave the table."""
        behaviour, habits = self._behaviour, self._behaviour.habits
        visit.thoughts += 1
        if behaviour.happens(habits.reconnect):
            if behaviour.happens(0.5):
                socket.transport.abort()
            await socket.close()
        elif behaviour.has_enough(visit):
            return True
        elif visit.answered and behaviour.happens(habits.resend):
            await self._send(socket, visit, behaviour.rng.choice(visit.answered[-RESENT_COMMANDS:]))
        elif command := behaviour.command(visit):
            visit.pending = {"id": f"{behaviour.rng.getrandbits(60):x}", **command}
        return False

    async def _send(self, socket: ClientConnection, visit: Visit, command: Message) -> None:
        self._history.add(Sent(at=self._history.now, client=self.name, table=visit.table, command=command))
        await socket.send(msgspec.json.encode(command).decode())

    async def _think(self) -> None:
        """Wait for a while, or until the client is to end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._behaviour.think_time()):
                await self.is_ending.wait()
