"""A network between a server and PostgreSQL that can fail: a TCP proxy that stops passing anything on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CHUNK_BYTES = 65536


class Network:
    """Passes connections on to the socket of a PostgreSQL server, on a thread of its own. While it is cut, connections
    stay open and silent, and new ones are accepted but not answered, as when packets are lost."""

    def __init__(self, socket_file: Path) -> None:
        self.port = 0
        self._socket_file = socket_file
        self._loop = asyncio.new_event_loop()
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._is_closed = asyncio.Event()
        self._is_open = threading.Event()

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._is_whole.clear)

    def mend(self) -> None:
        self._loop.call_soon_threadsafe(self._is_whole.set)

    @contextmanager
    def running(self) -> Iterator[None]:
        thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),))
        thread.start()
        self._is_open.wait()
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(self._is_closed.set)
            thread.join()
            self._loop.close()

    async def _run(self) -> None:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._is_open.set()
        await self._is_closed.wait()
        server.close()
        connections = asyncio.all_tasks() - {asyncio.current_task()}
        for task in connections:
            task.cancel()
        await asyncio.gather(*connections, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):  # the network is closed
            await self._is_whole.wait()
            database_reader, database_writer = await asyncio.open_unix_connection(str(self._socket_file))
            await asyncio.gather(self._pass_on(reader, database_writer), self._pass_on(database_reader, writer))
        writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await reader.read(CHUNK_BYTES):
                    await self._is_whole.wait()
                    writer.write(data)
                    await writer.drain()
        finally:
            writer.close()
