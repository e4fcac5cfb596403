"""Several servers on one machine: each in a process of its own, all at the same address, with one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from stip.server.errors import WorkersNeedPostgresql
from stip.server.operations.logs import LOGGER, log_event, log_to_stderr
from stip.server.operations.settings import Settings
from stip.server.runner import SHUTDOWN_TIMEOUT_S, Server, run_server
from stip.server.storage.event_store import EventStore

RESTART_PAUSE_S = 1.0  # before a worker that ended is replaced
LOOK_INTERVAL_S = 0.25  # between two looks at signals

SPAWN = multiprocessing.get_context("spawn")


def run_workers(settings: Settings, listener: socket.socket, on_started: Callable[[], None]) -> None:
    """Run the servers until a signal arrives, and replace those that end by themselves."""
    asyncio.run(_check_database(settings))
    Workers(settings, listener).run(on_started)


async def _check_database(settings: Settings) -> None:
    """Create or migrate the database once, and report errors here instead of from every worker."""
    store = await EventStore.open(settings.database)
    await store.close()
    if not store.is_shared:
        raise WorkersNeedPostgresql(workers=settings.workers)


class Workers:
    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings, self._listener = settings, listener
        self._processes: list[BaseProcess] = []
        self._is_stopping = threading.Event()

    def run(self, on_started: Callable[[], None]) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._is_stopping.set())
        started = [self._start() for _ in range(self._settings.workers)]
        try:
            if all(self._has_started(one) for one in started):
                on_started()
                self._watch()
        finally:
            self._stop()

    def _start(self) -> Connection:
        """Start a worker, and return where it says that it has started."""
        receiver, sender = SPAWN.Pipe(duplex=False)
        words = (self._settings, self._listener, LOGGER.getEffectiveLevel(), sender)
        process = SPAWN.Process(target=_work, args=words, name="stip worker")
        process.start()
        sender.close()
        self._processes.append(process)
        return receiver

    def _has_started(self, receiver: Connection) -> bool:
        """Wait until a worker has started, and return False if it has ended or all are to stop."""
        while not self._is_stopping.is_set():
            if receiver.poll(LOOK_INTERVAL_S):
                try:
                    return bool(receiver.recv())
                except EOFError:
                    return False
        return False

    def _watch(self) -> None:
        while not self._is_stopping.is_set():
            wait([process.sentinel for process in self._processes], LOOK_INTERVAL_S)
            for process in [one for one in self._processes if not one.is_alive()]:
                self._processes.remove(process)
                if not self._is_stopping.wait(RESTART_PAUSE_S):
                    log_event("a worker has ended and is replaced", logging.ERROR, code=process.exitcode or 0)
                    self._start()

    def _stop(self) -> None:
        for process in self._processes:
            process.terminate()
        until = time.monotonic() + 2 * SHUTDOWN_TIMEOUT_S
        for process in self._processes:
            process.join(max(0, until - time.monotonic()))
            process.kill()


def _work(settings: Settings, listener: socket.socket, log_level: int, started: Connection) -> None:
    """Run one server, in a process of its own, until a signal arrives or the process that started it has ended."""
    log_to_stderr(log_level)
    server = Server(settings, listener, partial(_tell_started, started))

    def follow_parent() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        server.should_exit = True

    threading.Thread(target=follow_parent, daemon=True).start()
    run_server(server)


def _tell_started(started: Connection) -> None:
    with suppress(BrokenPipeError):  # nobody waits for a worker that replaces another
        started.send(True)
