"""Several servers with one PostgreSQL, under load, while something fails. Afterwards the history of the run must be one
that a correct server could have caused: every acknowledged command once, all clients agree, no bot moved twice, and no
clock gained or lost time."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from bench.soak.behaviour import Habits
from bench.soak.check_history import check_history
from bench.soak.clock_check import ON_A_BUSY_MACHINE, Tolerance
from bench.soak.history import History, read_history
from bench.soak.load import Load
from kit.partition import Network
from kit.postgres import PostgresServer, postgres_server
from kit.server import ServerProcess

pytestmark = pytest.mark.slow

CLIENTS = 12
HABITS = Habits(think_s=0.1)
MAX_SECONDS = 240  # of a scenario, after which it hangs; most take 20 on a machine that has nothing else to do
SMALL_DISK_MB = 120
LIMITS = [
    word
    for limit in ("commands_per_second", "commands_at_once", "requests_per_second", "requests_at_once")
    for word in ("--limit", f"{limit}=1000000")
]
LISTENERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"  # the sessions that hear of changes

Disturbance = Callable[[Load], Awaitable[None]]


class Servers:
    """Servers that share a new database."""

    def __init__(self, folder: Path, postgres: PostgresServer) -> None:
        self.postgres = postgres
        self.database = postgres.new_database()
        self.processes: list[ServerProcess] = []
        self._folder = folder

    def start(self, *words: str, database: str = "") -> ServerProcess:
        folder = self._folder / f"server-{len(self.processes)}"
        folder.mkdir()
        process = ServerProcess(folder, *LIMITS, *words, database=database or self.database)
        self.processes.append(process)
        return process

    def stop(self) -> None:
        for process in self.processes:
            process.stop()

    def play_while(self, disturb: Disturbance, tolerance: Tolerance = ON_A_BUSY_MACHINE) -> None:
        """Let clients play at all servers, before, during and after something fails, and check what they saw."""
        history = History(self._folder / "history")
        try:
            asyncio.run(self._play(history, disturb))
        finally:
            history.close()
        assert check_history(read_history(history.file), tolerance) == []
        for process in self.processes:
            assert '"what":"fault"' not in process.log_file.read_text()

    async def _play(self, history: History, disturb: Disturbance) -> None:
        addresses = [process.live_server.address for process in self.processes]
        load = Load(addresses, history, CLIENTS, habits=HABITS)
        try:
            async with asyncio.timeout(MAX_SECONDS):
                await load.start()
                await load.until_acknowledged(60)
                await disturb(load)
                await load.until_acknowledged(60)
                await load.end()
        finally:
            await load.close()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    with postgres_server() as postgres:
        servers = Servers(tmp_path, postgres)
        try:
            yield servers
        finally:
            servers.stop()


@pytest.fixture
def two_servers(servers: Servers) -> Servers:
    servers.start()
    servers.start()
    return servers


# PostgreSQL


def test_postgresql_is_restarted(two_servers: Servers) -> None:
    postgres = two_servers.postgres

    async def restart(load: Load) -> None:
        for _ in range(2):
            load.note("PostgreSQL is restarted")
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            await load.until_acknowledged(30)

    two_servers.play_while(restart)


def test_postgresql_is_killed(two_servers: Servers) -> None:
    postgres = two_servers.postgres

    async def kill(load: Load) -> None:
        for _ in range(2):
            load.note("PostgreSQL is killed")
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            await load.until_acknowledged(30)

    two_servers.play_while(kill)


def test_the_disk_of_postgresql_is_full(tmp_path: Path) -> None:
    """PostgreSQL refuses what needs more room, or ends if it cannot write its log."""
    with ExitStack() as stack:
        disk = Path(stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp")))
        disk.chmod(0o755)  # PostgreSQL runs as another user
        mounting = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK_MB}m,mode=755", "none", str(disk)]
        if subprocess.run(mounting, capture_output=True).returncode:
            pytest.skip("a small disk cannot be mounted here")
        stack.callback(lambda: subprocess.run(["umount", "--lazy", disk], check=True))
        servers = Servers(tmp_path, stack.enter_context(postgres_server(disk)))
        stack.callback(servers.stop)
        servers.start()
        servers.start()
        postgres = servers.postgres

        def has_failed() -> bool:
            metrics = [process.live_server.http.get("/metrics").text for process in servers.processes]
            return any("stip_store_failures_total 0.0" not in text for text in metrics)

        async def fill(load: Load) -> None:
            load.note("the disk is full")
            with (disk / "ballast").open("wb", buffering=0) as ballast, suppress(OSError):
                while True:
                    ballast.write(bytes(4096))
            while not await asyncio.to_thread(has_failed):
                await asyncio.sleep(0.2)
            (disk / "ballast").unlink()
            load.note("there is room")
            if not postgres.is_running:
                await asyncio.to_thread(postgres.start)

        servers.play_while(fill)


# what servers hear of each other


def test_the_connections_on_which_servers_hear_of_each_other_are_cut(two_servers: Servers) -> None:
    postgres = two_servers.postgres

    async def cut(load: Load) -> None:
        for _ in range(5):
            load.note("the listeners are cut")
            await asyncio.to_thread(
                postgres.execute, f"SELECT pg_terminate_backend(pid) FROM ({LISTENERS}) AS listeners"
            )
            await load.until_acknowledged(20)

    two_servers.play_while(cut)


def test_notifications_are_lost(two_servers: Servers) -> None:
    """The connections stay open, but nothing arrives on them any more."""
    postgres = two_servers.postgres

    async def lose(load: Load) -> None:
        rows = await asyncio.to_thread(postgres.execute, LISTENERS)
        listeners = [int(str(process)) for (process,) in rows]
        assert len(listeners) == 2
        load.note("the listeners are deaf")
        for process in listeners:
            os.kill(process, signal.SIGSTOP)
        try:
            await load.until_acknowledged(100)
        finally:
            for process in listeners:
                os.kill(process, signal.SIGCONT)

    two_servers.play_while(lose)


# servers


def test_a_worker_is_killed(servers: Servers) -> None:
    parent = servers.start("--workers", "2").process.pid

    async def kill(load: Load) -> None:
        for _ in range(2):
            load.note("a worker is killed")
            os.kill(_workers(parent)[0], signal.SIGKILL)
            await load.until_acknowledged(40)
            await load.until(lambda: len(_workers(parent)) == 2)

    servers.play_while(kill)


def _workers(parent: int) -> list[int]:
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_server_is_killed(two_servers: Servers) -> None:
    async def kill(load: Load) -> None:
        load.note("a server is killed")
        two_servers.processes.pop().kill()
        load.addresses.pop()
        await load.until_acknowledged(60)

    two_servers.play_while(kill)


def test_a_server_that_is_stopped_for_a_while_is_replaced_and_comes_back(two_servers: Servers) -> None:
    """A machine that sleeps, or a process that gets no time: it still believes that it keeps its tables."""
    process = two_servers.processes[1].process

    async def stop(load: Load) -> None:
        load.note("a server is stopped")
        process.send_signal(signal.SIGSTOP)
        stopped = load.addresses.pop()
        try:
            await asyncio.sleep(18)  # longer than a server may be silent
            await load.until_acknowledged(30)
        finally:
            process.send_signal(signal.SIGCONT)
        load.note("the server goes on")
        load.addresses.append(stopped)

    late = Tolerance(client=float("inf"))  # what was on its way when the server was stopped arrives after that
    two_servers.play_while(stop, late)


def test_the_time_of_day_differs_between_servers(
    servers: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    servers.start()
    hook = tmp_path / "skewed"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(
        "import time\ntrue_time = time.time\ntime.time = lambda: true_time() + 3600\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{hook}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    servers.start()

    async def wait(load: Load) -> None:
        await load.until_acknowledged(100)

    servers.play_while(wait)


def test_a_server_cannot_reach_postgresql_for_a_while(servers: Servers) -> None:
    """A partition: its connections stay open, and nothing is answered. Others go on, and it comes back by itself."""
    servers.start()
    network = Network(servers.postgres.folder / ".s.PGSQL.5432")

    async def partition(load: Load) -> None:
        load.note("a server is cut off")
        network.cut()
        await asyncio.sleep(10)  # longer than a server may be without a beat
        await load.until_acknowledged(30)
        load.note("the network is mended")
        network.mend()

    with network.running():
        database = servers.database.replace("@/", f"@127.0.0.1:{network.port}/")
        servers.start(database=database.replace(f"host={servers.postgres.folder}", ""))
        servers.play_while(partition)
        servers.processes.pop().stop()
