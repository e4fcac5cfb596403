"""A seat at a table of a running server, or a spectator's place. A lost connection is restored, and commands that were
not answered are sent again: the server recognises them by their ids."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from stip.cli.errors import BadTableAddress, NotStip, ServerRefused, Unreachable
from stip.cli.terminal.scenes import changed_scene
from stip.cli.terminal.session import WANTS, Reply, Request
from stip.games.scene import Scene
from stip.locale import localize
from stip.server.live.messages import (
    Done,
    Explained,
    Farewell,
    FromServer,
    Hello,
    Hinted,
    Previewed,
    Refused,
    Update,
    Welcome,
)
from stip.table.codes import is_code
from stip.table.views import AnyPublicEvent, MovePlayed, PositionView, TableView

FIRST_RETRY_S = 0.5  # before the first retry; doubled each time
MAX_RETRY_S = 8.0
HTTP_TIMEOUT_S = 20.0
CONNECT_TIMEOUT_S = 10.0
NEVER_AGAIN = (403, 404, 410, 501)  # what a server answers to whom it will not let in later either
MAX_MESSAGE_BYTES = 2_000_000
FINAL = ("replaced", "closed", "flood", "bad-message")  # farewells after which nobody reconnects


@dataclass(frozen=True)
class TableAddress:
    server: str  # such as http://127.0.0.1:8000
    code: str

    @classmethod
    def read(cls, text: str) -> TableAddress:
        """Return the address that a link to a table names, whichever of its pages it leads to."""
        try:
            parts = urlsplit(text if "://" in text else f"http://{text}")
            code = next((part for part in reversed(parts.path.split("/")) if is_code(part.lower())), "").lower()
            if parts.scheme not in ("http", "https") or not parts.hostname or not code or parts.port == 0:
                raise ValueError
        except ValueError:
            raise BadTableAddress(address=text) from None
        return cls(f"{parts.scheme}://{parts.netloc}", code)

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.code}/live"

    def check(self, language: str) -> None:
        """Raise an error that says why if there is no such table, or no server."""
        self._ask(f"/api/tables/{self.code}", None, {"Accept-Language": language})

    def sit(self, name: str, seat: int | None, language: str) -> str:
        """Take a seat and return the secret that proves whose it is."""
        body = json.dumps({"name": name, **({"seat": seat} if seat else {})}).encode()
        headers = {"Content-Type": "application/json", "Accept-Language": language}
        key = {"Idempotency-Key": secrets.token_urlsafe(24)}
        return str(self._ask(f"/api/tables/{self.code}/seats", body, {**headers, **key}).get("secret", ""))

    def _ask(self, path: str, body: bytes | None, headers: dict[str, str]) -> dict[str, Any]:
        request = HttpRequest(self.server + path, body, headers)
        try:
            with urlopen(request, timeout=HTTP_TIMEOUT_S) as answer:
                found = json.loads(answer.read(MAX_MESSAGE_BYTES))
        except HTTPError as error:
            with error:
                raise _refusal(error.read(MAX_MESSAGE_BYTES), self.server) from None
        except (URLError, OSError, ValueError) as error:
            why = error.reason if isinstance(error, URLError) else error
            raise Unreachable(server=self.server, why=str(why)) from None
        if not isinstance(found, dict):
            raise NotStip(server=self.server)
        return found


class RemoteSession:
    def __init__(self, address: TableAddress, secret: str, language: str) -> None:
        self.language = language
        self.seats: list[int] = []
        self.table: TableView | None = None
        self.log: list[AnyPublicEvent] = []
        self.effects: dict[int, str] = {}
        self.status = localize("connection-finding", {}, language)
        self.warning = ""
        self.is_ended = False
        self.on_change: Callable[[], None] = lambda: None
        self._address, self._secret = address, secret
        self._socket: ClientConnection | None = None
        self._scenes: dict[int, Scene] = {}  # as received last on this connection, by seat
        self._pending: dict[str, tuple[bytes, asyncio.Future[Reply]]] = {}
        self._ids = itertools.count(1)
        self._prefix = secrets.token_hex(4)  # of the ids of commands, so that another terminal's are different
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def send(self, request: Request) -> Reply:
        request = replace(request, id=f"{self._prefix}-{next(self._ids)}")
        text = msgspec.json.encode(request)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._pending[request.id] = (text, future)
        if self._socket:
            with suppress(WebSocketException, OSError):
                await self._socket.send(text.decode())
        return await future

    async def close(self) -> None:
        self.is_ended = True
        if self._running:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    def save(self, file: str) -> str:
        raise OSError(0, localize("terminal-saved-by-server", {}, self.language), self._address.server)

    async def _run(self) -> None:
        """Connect, and again whenever the connection is lost, until the table ends it."""
        pause = FIRST_RETRY_S
        while not self.is_ended:
            try:
                async with connect(
                    self._address.socket,
                    max_size=MAX_MESSAGE_BYTES,
                    open_timeout=CONNECT_TIMEOUT_S,
                    additional_headers={"Accept-Language": self.language},
                ) as socket:
                    pause = FIRST_RETRY_S
                    await self._listen(socket)
            except InvalidStatus as error:
                if error.response.status_code in NEVER_AGAIN:
                    self._end(_refusal(error.response.body, self._address.server).text(self.language))
            except (WebSocketException, OSError, msgspec.DecodeError):
                pass  # try again
            self._socket = None
            if self.is_ended:
                break
            self.status = localize("connection-still-looking", {}, self.language)
            self.on_change()
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_RETRY_S)
        self.on_change()

    async def _listen(self, socket: ClientConnection) -> None:
        self._scenes = {}
        hello = Hello(secret=self._secret, after=len(self.log), language=self.language, wants=WANTS)
        await socket.send(msgspec.json.encode(hello).decode())
        async for text in socket:
            message = msgspec.json.decode(text, type=FromServer)
            await self._handle(message, socket)

    async def _handle(self, message: FromServer, socket: ClientConnection) -> None:
        match message:
            case Welcome():
                self.seats, self.status, self._socket = list(message.seats), "", socket
                for pending, _ in list(self._pending.values()):
                    await socket.send(pending.decode())
            case Update():
                self.log.append(message.news)
                if message.table:
                    self._show(message.table)
            case Done() | Hinted() | Explained() | Previewed():
                self._settle(message.id, message)
            case Refused():
                if not self._settle(message.id, message):
                    self._end(message.text)
            case Farewell() if message.why in FINAL:
                self._end(localize("terminal-farewell", {"why": message.why}, self.language))

    def _settle(self, request: str, reply: Reply) -> bool:
        _, future = self._pending.pop(request, (b"", None))
        if future and not future.done():
            future.set_result(reply)
        return future is not None

    def _end(self, text: str) -> None:
        self.status, self.is_ended = text, True
        self.on_change()

    def _show(self, table: TableView) -> None:
        self.table = replace(table, positions=[self._whole(position) for position in table.positions])
        scene = self.table.positions[0].scene if self.table.positions else None
        if scene and scene.effects and isinstance(self.log[-1], MovePlayed):
            self.effects[len(self.log) - 1] = scene.effects
        self.on_change()

    def _whole(self, position: PositionView) -> PositionView:
        """Return a position with its whole scene, of which the server sends what has changed."""
        scene = position.scene
        if scene is None and position.seat in self._scenes:
            scene = self._scenes[position.seat]
            if position.changes:
                scene = changed_scene(scene, position.changes)
        if scene:
            self._scenes[position.seat] = scene
        return replace(position, scene=scene, changes=None)


def _refusal(body: bytes | bytearray, server: str) -> ServerRefused | NotStip:
    """Return what a server answers instead of what was asked for, as an error."""
    try:
        found = json.loads(body)
        return ServerRefused(text=str(found["text"]))
    except (ValueError, TypeError, KeyError):
        return NotStip(server=server)
