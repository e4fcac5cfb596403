"""The connection of a client to a table. The first message is `Hello`; then commands and answers follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from stip.browser.room import Client, Room, encode
from stip.locale.errors import StipError
from stip.server.errors import BadMessage, Fault
from stip.server.live import questions
from stip.server.live.messages import (
    AnyCommand,
    AskHint,
    AskPreview,
    AskWhy,
    Done,
    Farewell,
    FromClient,
    FromServer,
    Hello,
    refused_message,
)

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Session:
    def __init__(self, room: Room, push_text: Callable[[str], None]) -> None:
        self._room, self._push_text = room, push_text
        self._client: Client | None = None
        self._lock = asyncio.Lock()  # held while a command is carried out; hints do not wait for it

    async def receive(self, text: str) -> None:
        """Answer a message exactly once, whatever happens."""
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError as problem:
            error = BadMessage(problem="message-malformed", detail=str(problem))
            self._push_text(encode(refused_message(error, self._language)).decode())
            return
        if isinstance(message, Hello):
            self._join(message)
        elif self._client is None:
            error = BadMessage(problem="message-no-hello")
            self._push_text(encode(refused_message(error, self._language, message.id)).decode())
        elif isinstance(message, AskHint):
            self._client.push(await self._answer(message, self._client))
        else:
            async with self._lock:
                self._client.push(await self._answer(message, self._client))
            if self._room.table.phase == "closed":
                self._client.push(Farewell(why="closed"))

    def leave(self) -> None:
        if self._client in self._room.clients:
            self._room.clients.remove(self._client)

    @property
    def _language(self) -> str:
        return self._client.language if self._client else "en"

    def _join(self, hello: Hello) -> None:
        self.leave()
        self._client = Client(hello, self._push_text)
        self._room.join(self._client)
        if self._room.table.phase == "closed":
            self._client.push(Farewell(why="closed"))

    async def _answer(self, command: AnyCommand, client: Client) -> FromServer:
        table, by, language = self._room.table, client.owner, client.language
        try:
            match command:
                case AskHint():
                    return await questions.hint(table, command, by, language, self._room.bots)
                case AskWhy():
                    return questions.explain(table, command, by, language)
                case AskPreview():
                    return questions.preview(table, command, by, language)
                case _:
                    return Done(id=command.id, seq=await self._room.execute(command, by))
        except StipError as error:
            return refused_message(error, language, command.id)
        except Exception:
            refused = refused_message(Fault(), language, command.id)
            client.push(refused)
            raise  # so that the console of the browser tells it
