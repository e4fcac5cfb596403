"""Tables come into memory and leave it: nobody notices, and clocks go on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from kit.server import BO, GENEROUS, ME, LiveServer, running
from msgspec.structs import replace

from stip.server.bots.pool import BotPool
from stip.server.live import housekeeping, room
from stip.server.live.housekeeping import Housekeeping
from stip.server.live.rooms import Rooms
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits
from stip.server.storage.event_store import EventStore
from stip.table.creation import MySeat, TableRequest
from stip.table.owners import owner_of


def test_who_comes_just_when_a_table_leaves_the_memory_meets_the_others_there(tmp_path: Path) -> None:
    async def meet() -> bool:
        store, bots = await EventStore.open(f"sqlite:///{tmp_path / 'stip.db'}"), BotPool()
        table_request = TableRequest(game="punto", players=2, seats=[MySeat(name="Anna"), MySeat(name="Bo")])
        table = await Rooms(store, bots, Limits(), Metrics()).create(table_request, owner_of("x"))
        after_restart = Rooms(store, bots, Limits(), Metrics())

        async def come() -> bool:
            async with after_restart.enter(table.code) as first:
                await asyncio.sleep(0.1)
                async with after_restart.enter(table.code) as second:
                    return first is second

        _, is_same = await asyncio.gather(Housekeeping(after_restart).reload(table.code), come())
        await bots.close()
        await store.close()
        return is_same

    assert asyncio.run(meet())


def leave_memory(live_server: LiveServer) -> None:
    while "stip_tables 0.0" not in live_server.http.get("/metrics").text:
        time.sleep(0.05)


def test_a_clock_with_much_time_goes_on_without_a_place_in_memory(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, idle_seconds=0.1)) as live_server:
        made = live_server.make("punto", ME, BO, first=1, clock={"kind": "game", "seconds": 3600})
        leave_memory(live_server)
        with live_server.join(made["table"], made["secret"]) as player:
            assert "clocks-resumed" not in [one["news"]["type"] for one in player.updates]
            assert 3_500_000 < player.table["seats"][0]["milliseconds"] < 3_600_000


def test_a_clock_that_runs_out_is_looked_at_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """G-6."""
    for module in (room, housekeeping):
        monkeypatch.setattr(module, "EVICTION_HORIZON_MS", 1000)
    with running(tmp_path, replace(GENEROUS, idle_seconds=0.1)) as live_server:
        table = live_server.make("punto", ME, BO, first=1, clock={"kind": "move", "seconds": 5})["table"]
        leave_memory(live_server)
        with closing(sqlite3.connect(tmp_path / "stip.db")) as database:
            while database.execute("SELECT phase FROM tables").fetchone() != ("over",):
                time.sleep(0.1)
        with live_server.join(table) as watcher:
            assert watcher.updates[-1]["news"] == watcher.updates[-1]["news"] | {"type": "seat-resigned", "why": "time"}
