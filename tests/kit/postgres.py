"""A private PostgreSQL server for tests: in a temporary folder, on a socket, not on the network."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg

SETTINGS = {
    "listen_addresses": "''",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "min_wal_size": "32MB",
    "max_wal_size": "64MB",
    "log_min_messages": "fatal",
}


class PostgresServer:
    """A server that can be stopped, killed and started again. PostgreSQL refuses to run as root, so root drops to
    another user."""

    def __init__(self, disk: Path = Path("/tmp")) -> None:
        self._user = 65534 if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="stip-postgres-", dir=disk))  # a path of a socket must be short
        if self._user is not None:
            os.chown(self.folder, self._user, self._user)
        self._names = count(1)
        self._run("initdb", "-D", self.data, "-U", "stip", "--auth=trust", "--encoding=UTF8", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in SETTINGS.items())
            file.write(f"unix_socket_directories = '{self.folder}'\n")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", "-D", self.data, "-l", self.folder / "log")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; with the mode `immediate` as if it had crashed."""
        self._run("pg_ctl", "stop", "-w", "-D", self.data, "-m", mode)

    @property
    def process(self) -> int:
        """The id of the process that has started all others of the server."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    @property
    def is_running(self) -> bool:
        return bool(self._processes())

    def kill(self) -> None:
        """End all processes of the server at once, and wait until they are gone."""
        while processes := self._processes():
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.01)
        for lock in (self.data / "postmaster.pid", *self.folder.glob(".s.PGSQL.*.lock")):
            lock.unlink()  # if nobody reaps its process, PostgreSQL would take it for a living one

    def _processes(self) -> list[int]:
        """Return the ids of all processes of the server: those that work in its folder."""
        found = []
        for link in Path("/proc").glob("[0-9]*/cwd"):
            with suppress(OSError):  # it has ended, also if nobody has asked how
                if link.readlink() == self.data:
                    found.append(int(link.parent.name))
        return found

    def remove(self) -> None:
        if self.is_running:
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """Return the URL of an empty schema, which does as well as a database of its own and is made much faster."""
        schema = f"stip{next(self._names)}"
        self.execute(f"CREATE SCHEMA {schema}")
        return f"{self.url()}&search_path={schema}"

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://stip@/{database}?host={self.folder}"

    def end_sessions(self) -> None:
        """End the sessions of all event stores."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stip'")

    def execute(self, statement: str) -> list[tuple[object, ...]]:
        """Execute a statement and return its rows."""

        async def execute() -> list[tuple[object, ...]]:
            connection = await asyncpg.connect(self.url())
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # this one may have an event loop already
            return thread.submit(lambda: asyncio.run(execute())).result()

    def _run(self, program: str, *words: str | Path) -> None:
        with (self.folder / "output").open("ab") as output:  # not a pipe, which the server would keep open
            done = subprocess.run(
                [_path_of(program), *words],
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        assert done.returncode == 0, (self.folder / "output").read_text()


@contextmanager
def postgres_server(disk: Path = Path("/tmp")) -> Iterator[PostgresServer]:
    server = PostgresServer(disk)
    try:
        yield server
    finally:
        server.remove()


@cache
def _path_of(program: str) -> str:
    """Return the path of a program of PostgreSQL. Debian does not put all of them on the PATH."""
    found = shutil.which(program) or max(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), default=None)
    assert found, "PostgreSQL is not installed"
    return str(found)
