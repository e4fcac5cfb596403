"""Players that reconnect after every crash of the server, resend unanswered commands and record what they saw."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kit import forking
from kit.server import Message


class RestartingServer:
    """A server that can be killed and restarted at the same address."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._words = ["serve", "--database", f"sqlite+aiosqlite:///{folder / 'stip.db'}", *words]
        self.log_file = folder / "log"
        with self.log_file.open("ab") as log:
            self._forker = subprocess.Popen(
                [sys.executable, str(forking.__file__)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.address, self._port, self._process = "", 0, 0

    def start(self) -> str:
        assert self._forker.stdin
        assert self._forker.stdout
        self._forker.stdin.write(json.dumps([*self._words, "--port", str(self._port)]) + "\n")
        self._forker.stdin.flush()
        for line in (self._forker.stdout.readline(), self._forker.stdout.readline()):
            word, _, rest = line.strip().partition(" ")
            if word == "process":
                self._process = int(rest)
            else:
                self.address = rest.removeprefix("is at http://")
        self._port = int(self.address.rpartition(":")[2])
        return self.address

    def kill(self) -> None:
        os.kill(self._process, signal.SIGKILL)

    def end(self) -> None:
        assert self._forker.stdin
        assert self._forker.stdout
        os.kill(self._process, signal.SIGTERM)
        self._forker.stdin.close()
        self._forker.wait(30)
        self._forker.stdout.close()


@dataclass
class ReconnectingPlayer:
    """The state of one player."""

    code: str
    secret: str
    rng: random.Random
    last: int = 0
    table: Message = field(default_factory=dict)
    news: list[Message] = field(default_factory=list)
    waits: Message = field(default_factory=dict)  # the command that has not been answered
    done: list[tuple[Message, int]] = field(default_factory=list)  # answered commands, with the number of their update
    reconnects: int = 0
    is_done_playing: bool = False  # whether it stops playing moves

    async def play(self, address: str) -> None:
        while True:
            try:
                async with connect(
                    f"ws://{address}/api/tables/{self.code}/live", compression=None, open_timeout=5, ping_interval=None
                ) as socket:
                    await self._attend(socket)
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.02)

    async def _attend(self, socket: ClientConnection) -> None:
        self.reconnects += 1
        await socket.send(json.dumps({"type": "hello", "secret": self.secret, "after": self.last}))
        if self.waits:
            await self._say(socket, self.waits)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                assert message["seq"] == self.last + 1, "a gap"
                self.last = message["seq"]
                self.news.append(message["news"])
                self.table = message.get("table", self.table)
            elif message["type"] == "done" and message["id"] == self.waits.get("id"):
                self.done.append((self.waits, message["seq"]))
                self.waits = {}
            elif message["type"] == "done":  # said again long ago
                assert message["seq"] in [seq for command, seq in self.done if command["id"] == message["id"]]
            elif message["type"] == "refused":
                assert message["code"] == "stale-move", message
                assert message["id"] != self.waits.get("id"), message
            await self._move(socket)

    async def _move(self, socket: ClientConnection) -> None:
        """Send a move if no command is unanswered. Sometimes an old command is resent or the connection is cut."""
        moves = [
            (position["seat"], move)
            for position in self.table.get("positions", [])
            for move in position.get("moves", [])
        ]
        if self.waits or not moves or self.is_done_playing:
            return
        if len(self.done) > 2 and self.rng.random() < 0.1:
            await self._say(socket, self.done[self.rng.randrange(max(0, len(self.done) - 40), len(self.done))][0])
        seat, move = self.rng.choice(moves)
        name = f"{self.rng.getrandbits(60):x}"
        self.waits = {"type": "play", "id": name, "seat": seat, "ply": self.table.get("ply", 0), "move": move}
        await self._say(socket, self.waits)
        if self.rng.random() < 0.02:
            socket.transport.abort()

    async def _say(self, socket: ClientConnection, command: Message) -> None:
        for _ in range(2 if self.rng.random() < 0.1 else 1):
            await socket.send(json.dumps(command))
