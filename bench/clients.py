"""The clients of the benchmark of the server: they play random legal moves, and count what they receive."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stip.games import GAMES
from stip.server.live.messages import Hello
from stip.table.commands import Answer, Command, Offer, Play
from stip.table.touch_tree import TouchTree
from stip.table.views import OfferView, PositionPart

ECHO = "bare echo"


@dataclass
class Tally:
    """What the clients measured."""

    moves: Counter[str] = field(default_factory=Counter)  # by game
    received: Counter[str] = field(default_factory=Counter)  # bytes of all messages at all sockets, by game
    waits: list[float] = field(default_factory=list)  # seconds from sending a move to its arrival at the other player
    refused: int = 0
    ready: float = 0  # tables at which everybody is connected
    players: int = 2  # sockets at a table

    def count(self, game: str, since: float) -> None:
        self.moves[game] += 1
        self.waits.append(time.perf_counter() - since)

    def restart(self) -> None:
        self.moves, self.received, self.waits = Counter(), Counter(), []


class Position(msgspec.Struct):
    moves: list[str] = []
    touches: TouchTree | None = None


class Table(msgspec.Struct):
    phase: str
    number: int = 0
    ply: int = 0
    offer: OfferView | None = None
    positions: list[Position] = []


class Event(msgspec.Struct):
    type: str
    seat: int = 0
    ply: int = 0


class Message(msgspec.Struct):
    """The parts of a message that a client needs to play on."""

    type: str
    news: Event | None = None
    table: Table | str | None = None  # a text in a welcome: the table's code


decode = msgspec.json.Decoder(Message).decode


def encode(message: Command | Hello) -> str:
    return msgspec.json.encode(message).decode()


async def play_echo(
    think: float, client: httpx.AsyncClient, address: str, dial: asyncio.Semaphore, number: int, tally: Tally
) -> None:
    command = encode(Play(id="1-17", seat=1, ply=17, move="e5-g5-g7"))
    async with open_sockets(f"ws://{address}/{number}", 2, dial) as sockets:
        tally.ready += 1
        for turn in cycle((0, 1)):
            await pause(think)
            since = time.perf_counter()
            await sockets[turn].send(command)
            there = await sockets[1 - turn].recv()
            tally.count(ECHO, since)
            here = await sockets[turn].recv()
            tally.received[ECHO] += len(there) + len(here)


async def play_stip(
    think: float,
    wants: tuple[PositionPart, ...],
    level: int,
    client: httpx.AsyncClient,
    address: str,
    dial: asyncio.Semaphore,
    number: int,
    tally: Tally,
) -> None:
    """Two people at a table, or one person and a bot, who play without end."""
    game = list(GAMES)[number % len(GAMES)]
    async with dial:
        other = {"kind": "bot", "level": level} if level else {"kind": "open"}
        order = {"game": game, "players": 2, "seats": [{"kind": "me", "name": "Anna"}, other]}
        made = (await client.post("/api/tables", json=order)).raise_for_status().json()
        secrets = [made["secret"]]
        if not level:
            url = f"/api/tables/{made['table']}/seats"
            secrets.append((await client.post(url, json={"name": "Bas"})).raise_for_status().json()["secret"])
    tally.players = len(secrets)
    sent: dict[tuple[int, int], float] = {}
    url = f"ws://{address}/api/tables/{made['table']}/live"
    people = [Person(game, seat, len(secrets), think, sent, tally) for seat in range(1, len(secrets) + 1)]
    hellos = [Hello(secret=secret, wants=wants) for secret in secrets]
    await asyncio.gather(*(person.play(url, hello, dial) for person, hello in zip(people, hellos, strict=True)))


@dataclass
class Person:
    game: str
    seat: int
    people: int  # at the table
    think: float
    sent: dict[tuple[int, int], float]  # when each move of the table was sent, by the number of the game and the ply
    tally: Tally
    commands: int = 0

    async def play(self, url: str, hello: Hello, dial: asyncio.Semaphore) -> None:
        async with open_sockets(url, 1, dial, encode(hello)) as (socket,):
            self.tally.ready += 1 / self.people
            while True:
                text = await socket.recv(decode=False)
                self.tally.received[self.game] += len(text)
                message = decode(text)
                self.tally.refused += message.type == "refused"
                if isinstance(message.table, Table) and message.news:
                    self._count(message.news, message.table)
                    await self._answer(socket, message.table)

    def _count(self, news: Event, table: Table) -> None:
        """A move has arrived. Where both are people it is counted when it reaches the other one."""
        if news.type != "move-played" or (self.people == 2 and news.seat == self.seat):
            return
        since = self.sent.pop((table.number, news.ply), None)
        if since is None:  # a bot's
            self.tally.moves[self.game] += 1
        else:
            self.tally.count(self.game, since)

    async def _answer(self, socket: ClientConnection, table: Table) -> None:
        self.commands += 1
        name = f"{self.seat}-{self.commands}"
        position = table.positions[0] if table.positions else Position()
        if table.phase == "over" and table.offer is None and self.seat == 1:
            await socket.send(encode(Offer(id=name, seat=self.seat, kind="rematch")))
        elif table.phase == "over" and table.offer and self.seat == 2:
            await socket.send(encode(Answer(id=name, seat=self.seat, yes=True)))
        elif position.moves or position.touches:
            await pause(self.think)
            self.sent[table.number, table.ply] = time.perf_counter()
            move = random.choice(position.moves) if position.moves else None
            touches = random_path(position.touches) if position.touches else None
            await socket.send(encode(Play(id=name, seat=self.seat, ply=table.ply, move=move, touches=touches)))


async def pause(think: float) -> None:
    if think:
        await asyncio.sleep(think * random.uniform(0.5, 1.5))


def random_path(tree: TouchTree) -> list[str]:
    """Return the touches of a legal move; each move is as likely as any other."""

    @cache
    def moves_after(number: int) -> list[int]:
        node = tree.nodes[number]
        return [sum(moves_after(one)) if one else 1 for one in node.next or [0] * len(node.touches)]

    path: list[str] = []
    number = 0
    while not path or number:
        node = tree.nodes[number]
        (branch,) = random.choices(range(len(node.touches)), moves_after(number))
        path.append(tree.touches[node.touches[branch]])
        number = node.next[branch] if node.next else 0
    return path


@contextlib.asynccontextmanager
async def open_sockets(
    url: str, number: int, dial: asyncio.Semaphore, greeting: str = ""
) -> AsyncIterator[list[ClientConnection]]:
    """Open sockets, and send a greeting on each at once: a server does not wait for it for long."""
    async with contextlib.AsyncExitStack() as stack:
        sockets = []
        for _ in range(number):
            async with dial:
                socket = await stack.enter_async_context(connect(url, compression=None, open_timeout=60))
                if greeting:
                    await socket.send(greeting)
                sockets.append(socket)
        yield sockets
