"""Floods from another process and address: everybody else is answered, and the flood is read slowly and then closed.

How long others waited is printed, not asserted: it depends on what else the machine does.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from kit import flood
from kit.server import Client, LiveServer, running

from stip.server.operations.settings import Limits

CONNECTIONS = 3
MAX_BYTES_READ = 1_000_000  # what buffers hold, and what clients may send before they are paused
LIMITS = Limits(
    commands_per_second=50,
    commands_at_once=100,
    requests_per_second=10,
    requests_at_once=50,
    bad_messages=10**6,
    refusals_for_haste=10**6,
    flood_seconds=1,
)

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", flood.FLOODS)
def test_nobody_else_is_kept_from_playing_by_a_flood(tmp_path: Path, kind: str) -> None:
    with running(tmp_path, LIMITS) as live_server:
        made = live_server.make("punto")
        with live_server.join(made["table"], made["secret"]) as player, flooding(live_server, kind, player) as process:
            worst, trips, deadline = 0.0, 0, time.monotonic() + 120
            while process.poll() is None:
                assert time.monotonic() < deadline, "the flood is never closed"
                start = time.perf_counter()
                assert player.ask(type="resign", seat=1)["code"] == "not-now"
                assert live_server.is_healthy()
                worst, trips = max(worst, time.perf_counter() - start), trips + 1
                time.sleep(0.1)
            assert process.stdout
            sent = int(process.stdout.read())
        print(f"{kind}: {trips} round trips, the longest {worst * 1000:.0f} ms; {sent} bytes could be sent")
        assert sent < MAX_BYTES_READ
        if kind in ("pings", "pongs", "empty continuations"):
            assert 'stip_farewells_total{why="flood"}' in live_server.http.get("/metrics").text
        assert live_server.log.faults == []


@contextmanager
def flooding(live_server: LiveServer, kind: str, player: Client) -> Iterator[subprocess.Popen[str]]:
    """Start a flood, and yield its process once it floods."""
    port = live_server.address.rpartition(":")[2]
    command = [sys.executable, flood.__file__, kind, port, player.code, str(CONNECTIONS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == "flooding\n"
            yield process
        finally:
            process.kill()
