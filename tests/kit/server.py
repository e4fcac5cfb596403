"""A running server, on a thread or in a process of its own, and clients for it."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from stip.server.operations.logs import JsonFormatter, is_worth_logging
from stip.server.operations.settings import Limits, Settings
from stip.server.runner import Server, open_listener, run_server

Message = dict[str, Any]

ME = {"kind": "me", "name": "Anna"}
BO = {"kind": "me", "name": "Bo"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 1}
GENEROUS = Limits(
    commands_per_second=1e6,
    commands_at_once=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    tables_per_hour=10**6,
    transfers_per_hour=10**6,
    sockets_per_address=1000,
)


def order(game: str = "punto", *seats: Message, **rest: object) -> Message:
    chosen = list(seats or (ME, OPEN))
    return {"game": game, "players": len(chosen), "seats": chosen, **rest}


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def made(client: httpx.Client, *words: Any, **rest: Any) -> Message:
    return dict(client.post("/api/tables", json=order(*words, **rest)).json())


def check_refusal(response: Any, status: int, code: str) -> Message:
    assert response.status_code == status, response.text
    body = dict(response.json())
    assert body["code"] == code, body
    assert body["text"]
    assert response.headers["content-language"] == "en"
    return body


class LiveServer:
    """A running server, as its clients see it."""

    def __init__(self, address: str, log: Log) -> None:
        self.address = address  # host and port
        self.log = log
        self.http = httpx.Client(base_url=f"http://{address}", timeout=30)

    def make(self, *words: Any, secret: str = "", **rest: Any) -> Message:
        response = self.http.post("/api/tables", json=order(*words, **rest), headers=bearer(secret) if secret else {})
        assert response.status_code == 201, response.text
        return dict(response.json())

    def sit(self, code: str, name: str = "Bo", secret: str = "") -> Message:
        headers = bearer(secret) if secret else {}
        response = self.http.post(f"/api/tables/{code}/seats", json={"name": name}, headers=headers)
        assert response.status_code == 201, response.text
        return dict(response.json())

    def view(self, code: str, secret: str = "") -> Message:
        return dict(self.http.get(f"/api/tables/{code}", headers=bearer(secret) if secret else {}).json())

    def join(self, code: str, secret: str = "", after: int = 0, **hello: object) -> Client:
        return Client(self.address, code, secret, after, **hello)

    def two_players(self, game: str = "punto", **rest: Any) -> tuple[str, Client, Client]:
        made = self.make(game, **rest)
        joined = self.sit(made["table"])
        return made["table"], self.join(made["table"], made["secret"]), self.join(made["table"], joined["secret"])

    @contextlib.contextmanager
    def socket(self, code: str, **rest: Any) -> Iterator[ClientConnection]:
        """Open a raw socket, for tests that break the protocol."""
        with connect(f"ws://{self.address}/api/tables/{code}/live", compression=None, **rest) as socket:
            yield socket

    def is_healthy(self) -> bool:
        return self.http.get("/healthz").status_code == 200


class Client:
    """A client at a table. It fails if an update is missing."""

    def __init__(self, address: str, code: str, secret: str = "", after: int = 0, **hello: object) -> None:
        self.address, self.code, self.secret, self.last = address, code, secret, after
        self.table: Message = {}
        self.updates: list[Message] = []
        self.presence: Message = {}
        self._opened = contextlib.ExitStack()
        self.socket = self._opened.enter_context(
            connect(f"ws://{address}/api/tables/{code}/live", compression=None, max_queue=None)
        )
        self.send(type="hello", secret=secret, after=after, **hello)
        self.welcome = self.until("welcome")
        if self.welcome["last"] < self.last:
            self.last = 0
        self.catch_up(self.welcome["last"])

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> Message:
        message = dict(json.loads(self.socket.recv(timeout)))
        if message["type"] == "update":
            assert message["seq"] == self.last + 1, "a gap"
            self.last = message["seq"]
            self.updates.append(message)
            self.table = message.get("table", self.table)
        elif message["type"] == "presence":
            self.presence = message
        return message

    def until(self, *kinds: str, **wanted: object) -> Message:
        """Wait for the next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["type"] in kinds and wanted.items() <= message.items():
                return message

    def ask(self, **command: object) -> Message:
        """Sends a command and waits for its answer."""
        command.setdefault("id", f"{random.getrandbits(60):x}")
        self.send(**command)
        return self.until("done", "refused", "hinted", "explained", "previewed", id=command["id"])

    def catch_up(self, last: int) -> None:
        while self.last < last:
            self.receive()

    def wait_for(self, **wanted: object) -> Message:
        """Wait until the table has these values."""
        while not wanted.items() <= self.table.items():
            self.receive()
        return self.table

    def wait_for_ply(self, ply: int) -> None:
        """Wait until so many moves have been played or the game is over."""
        while self.table.get("ply", 0) < ply and self.table["phase"] == "playing":
            self.receive()

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves that can be played now, each with its seat."""
        positions = self.table.get("positions", [])
        return [(one["seat"], move) for one in positions for move in one.get("moves", [])]

    def play(self, index: int = 0) -> Message:
        seat, move = self.moves[index % len(self.moves)]
        return self.ask(type="play", seat=seat, ply=self.table.get("ply", 0), move=move)

    def farewell(self) -> str:
        """Return why the server closes the connection, once it has."""
        why = str(self.until("farewell")["why"])
        with contextlib.suppress(Exception):
            self.socket.recv(5)
        return why

    def close(self) -> None:
        self._opened.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def play_on(*players: Client, moves: int = 10**6, rng: random.Random | None = None) -> int:
    """Play random moves until the game is over or `moves` have been played, and return their number."""
    rng = rng or random.Random(1)
    for played in range(moves):
        if players[0].table["phase"] == "over":
            return played
        one = next(one for one in players if one.moves)
        done = one.play(rng.randrange(1000))
        assert done["type"] == "done", done
        for other in players:
            other.catch_up(done["seq"])
    return moves


class Log(logging.Handler):
    """Collects the lines that the server logs."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonFormatter())
        self.addFilter(is_worth_logging)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def faults(self) -> list[str]:
        return [line for line in self.lines if '"level":"info"' not in line]


@contextlib.contextmanager
def running(folder: Path, limits: Limits = GENEROUS, database: str = "", **rest: Any) -> Iterator[LiveServer]:
    """Run a server on a thread of its own; unless another database is given, it stays in the folder."""
    log, root = Log(), logging.getLogger()
    logging.getLogger("stip.server").setLevel(logging.INFO)
    root.addHandler(log)
    listener = open_listener("127.0.0.1", 0)
    database = database or f"sqlite:///{folder / 'stip.db'}"
    settings = Settings(database=database, limits=limits, **rest)
    server = Server(settings, listener)
    thread = threading.Thread(target=run_server, args=(server,), daemon=True)
    thread.start()
    live_server = LiveServer(f"127.0.0.1:{listener.getsockname()[1]}", log)
    try:
        assert live_server.is_healthy()
        yield live_server
    finally:
        live_server.http.close()
        server.should_exit = True
        thread.join(60)
        listener.close()
        root.removeHandler(log)
        assert not thread.is_alive()


class ServerProcess:
    """Runs `stip serve` in a process of its own."""

    def __init__(
        self, folder: Path, *words: str, port: int = 0, python: str | Path = sys.executable, database: str = ""
    ) -> None:
        database = database or f"sqlite:///{folder / 'stip.db'}"
        self.log_file = folder / "log"
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [python, "-m", "stip", "serve", "--port", str(port), "--database", database, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Stip is at http://"), self.log_file.read_text()
        self.live_server = LiveServer(line.strip().removeprefix("Stip is at http://"), Log())

    def kill(self) -> None:
        self.process.kill()
        self._end()

    def stop(self) -> int:
        self.process.terminate()
        return self._end()

    def _end(self) -> int:
        self.live_server.http.close()
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code
