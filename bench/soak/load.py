"""A load on a server: clients that run at the same time, and the audit of their tables at the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.soak.behaviour import Habits
from bench.soak.client import OPEN_TIMEOUT_S, Client, Lobby
from bench.soak.history import AUDITOR, Audited, Connected, Disturbed, History, Message, Received, without_private_parts

LOOK_S = 0.05  # between two looks at the clients
STARTED_PER_SECOND = 50  # clients


class Load:
    """Clients of one or several servers that share a database. Each connection goes to one of the addresses."""

    def __init__(
        self, addresses: Sequence[str], history: History, clients: int, seed: int = 1, habits: Habits | None = None
    ) -> None:
        rng, habits = random.Random(seed), habits or Habits()
        self.addresses = list(addresses)  # host and port; may be changed while the clients run
        self.lobby = Lobby()
        self.clients = [
            Client(f"c{number}", history, self.lobby, habits, random.Random(rng.random()))
            for number in range(1, clients + 1)
        ]
        self._history, self._rng = history, rng
        self._http = httpx.AsyncClient(timeout=OPEN_TIMEOUT_S, limits=httpx.Limits(max_keepalive_connections=0))
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        """The number of commands that were acknowledged so far."""
        return sum(client.acknowledged for client in self.clients)

    @property
    def connections(self) -> int:
        """The number of connections that were opened so far."""
        return sum(client.connections for client in self.clients)

    async def start(self) -> None:
        for client in self.clients:
            self._tasks.append(asyncio.create_task(client.run(self._http, self._pick_address)))
            await asyncio.sleep(1 / STARTED_PER_SECOND)

    def note(self, what: str) -> None:
        """Write into the history what is done to the server."""
        self._history.add(Disturbed(at=self._history.now, what=what))

    async def until(self, is_reached: Callable[[], bool]) -> None:
        """Wait for a state. A client that fails ends the run."""
        while not is_reached():
            await asyncio.sleep(LOOK_S)
            self._raise_failures()

    async def until_acknowledged(self, more: int) -> None:
        """Wait until so many more commands have been acknowledged."""
        wanted = self.acknowledged + more
        await self.until(lambda: self.acknowledged >= wanted)

    async def end(self) -> None:
        """Let every client receive the answer to its last command, and audit all tables."""
        for client in self.clients:
            client.is_ending.set()
        await self.until(lambda: all(task.done() for task in self._tasks))
        self._raise_failures()
        for table in self.lobby.tables:
            await self._audit(table)

    async def close(self) -> None:
        """Stop the clients that are still there."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.aclose()

    async def _audit(self, table: str) -> None:
        """Receive the updates of a table and fetch its records, as often as needed to see both at the same moment."""
        seen, last = -1, await self._watch(table, 0)
        while seen != last:
            seen, url = last, f"http://{self._pick_address()}/api/tables/{table}"
            games = (await self._http.get(url)).raise_for_status().json().get("number", 0)
            urls = [f"{url}/record?game={number}" for number in range(1, games + 1)]
            records = [(await self._http.get(one)).raise_for_status().text for one in urls]
            last = await self._watch(table, seen)
        self._history.add(Audited(at=self._history.now, table=table, last=last, records=records))

    async def _watch(self, table: str, after: int) -> int:
        """Receive the updates after a number and return the number of the last."""
        history = self._history
        async with connect(f"ws://{self._pick_address()}/api/tables/{table}/live", compression=None) as socket:
            history.add(Connected(at=history.now, client=AUDITOR, table=table, after=after))
            await socket.send(msgspec.json.encode({"type": "hello", "after": after, "wants": []}).decode())
            last = -1
            while last != after:
                message: Message = msgspec.json.decode(await socket.recv())
                history.add(
                    Received(at=history.now, client=AUDITOR, table=table, message=without_private_parts(message))
                )
                if message["type"] == "welcome":
                    last = message["last"]
                elif message["type"] == "update":
                    after = message["seq"]
        return after

    def _pick_address(self) -> str:
        return self._rng.choice(self.addresses)

    def _raise_failures(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()
