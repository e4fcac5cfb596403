"""What a server that ends, in whatever manner, leaves behind: everything that it has acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import secrets
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from bench.soak.behaviour import Habits
from bench.soak.check_history import check_history
from bench.soak.clock_check import ON_A_BUSY_MACHINE
from bench.soak.history import History, read_history
from bench.soak.load import Load
from kit.postgres import PostgresServer
from kit.restarting import RestartingServer
from kit.server import BOT, GENEROUS, ME, OPEN, LiveServer, Message, ServerProcess, order, play_on, running
from msgspec import convert
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from stip.server.storage.commits import TableSummary
from stip.server.storage.event_store import EventStore
from stip.table.creation import TableRequest, create_table
from stip.table.events import AnyEvent, Resigned, encode
from stip.table.owners import owner_of
from stip.table.table import Table

pytestmark = pytest.mark.slow

HOUR = 3600 * 1000  # milliseconds
KILLS = 12
WORDS = [
    word
    for name in ("commands_per_second", "commands_at_once", "requests_per_second", "requests_at_once")
    for word in ("--limit", f"{name}=1000000")
]


def test_kill_minus_nine_under_load_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    server, history = RestartingServer(tmp_path, *WORDS), History(tmp_path / "history")
    try:
        asyncio.run(_play_and_kill(server, history))
    finally:
        server.end()
        history.close()
    assert check_history(read_history(history.file), ON_A_BUSY_MACHINE) == []
    assert '"level":"error"' not in server.log_file.read_text()


async def _play_and_kill(server: RestartingServer, history: History) -> None:
    rng = random.Random(9)
    load = Load([await asyncio.to_thread(server.start)], history, clients=8, habits=Habits(think_s=0.02))
    try:
        await load.start()
        for _ in range(KILLS):
            await load.until_acknowledged(10)
            await asyncio.sleep(rng.random() * 0.3)
            load.note("killed")
            server.kill()
            await asyncio.to_thread(server.start)
        await load.end()
    finally:
        await load.close()


# told to stop


def test_who_is_there_when_the_server_stops_is_told_to_come_back_and_finds_everything(tmp_path: Path) -> None:
    with running(tmp_path) as live_server:
        code, anna, bo = live_server.two_players("tokken")
        play_on(anna, bo, moves=10)
        before = live_server.view(code, anna.secret)
    assert (anna.farewell(), bo.farewell()) == ("restart", "restart")
    anna.close()
    bo.close()
    assert live_server.log.faults == []
    with running(tmp_path) as live_server:
        assert {**live_server.view(code, anna.secret), "now": 0} == {**before, "now": 0}
        with live_server.join(code, anna.secret, anna.last) as again, live_server.join(code, bo.secret) as other:
            assert again.updates == []
            again.table = other.table = before
            assert other.last == again.last
        with live_server.join(code, anna.secret) as anna, live_server.join(code, bo.secret) as bo:
            assert play_on(anna, bo, moves=5) == 5


def test_the_command_ends_well_when_it_is_told_to_stop(tmp_path: Path) -> None:
    child = ServerProcess(tmp_path)
    made = child.live_server.make("punto", ME, {"kind": "me", "name": "Bo"})
    with child.live_server.join(made["table"], made["secret"]) as anna:
        anna.send(type="resign", id="last-words", seat=1)
        assert child.stop() == 0
        done = anna.until("done", "farewell")  # what was begun is answered before the farewell
        if done["type"] == "done":
            assert anna.farewell() == "restart"
    log = child.log_file.read_text()
    assert [json.loads(line)["what"] for line in log.splitlines()][-1] == "closed"
    assert made["secret"] not in log
    with running(tmp_path) as live_server, live_server.join(made["table"], made["secret"]) as anna:
        assert anna.ask(type="resign", id="last-words", seat=1)["type"] == "done"
        assert anna.table["phase"] == "over"


def test_the_command_says_in_one_line_why_it_cannot_serve(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        bad = {
            "No such file": ["--database", f"sqlite:///{tmp_path}/nowhere/stip.db"],
            f"Port {(port := taken.getsockname()[1])} is already in use": ["--port", str(port)],
            "there is no such limit": ["--limit", "chairs=4"],
            "not the address of a proxy": ["--proxy", "everybody"],
        }
        command, pipe = [sys.executable, "-m", "stip", "serve", "--port", "0"], subprocess.PIPE
        started = {
            said: subprocess.Popen([*command, *words], stdout=pipe, stderr=pipe, text=True, cwd=tmp_path)
            for said, words in bad.items()
        }
        for said, process in started.items():
            out, complaint = process.communicate(timeout=60)
            assert (process.returncode, out) == (2, "")
            assert said in complaint
            assert complaint.count("\n") == 1


# what begins again by itself


def lay(folder: Path, given: Message, at: int, *more: AnyEvent) -> tuple[Table, str]:
    """A table in the database, made so long ago; for two, seat 2 begins."""

    async def store(table: Table) -> None:
        store = await EventStore.open(f"sqlite:///{folder / 'stip.db'}")
        events = [encode(entry.event) for entry in table.history]
        summary = TableSummary(table.made.game, table.phase, tuple(table.owners), at)
        await store.append(table.code, 1, events, summary)
        await store.close()

    secret = secrets.token_urlsafe(24)
    code = "".join(random.choice("bcdfghj") for _ in range(7))
    while True:
        table = Table(code, create_table(convert(given, TableRequest), owner_of(secret), at, secrets.token_bytes(32)))
        if table.game is None or table.turn == 2:
            break
    for event in more:
        table.apply(event)
    asyncio.run(store(table))
    return table, secret


def note_server(folder: Path, since: int) -> None:
    """Write down that a server has been running since then."""

    async def write() -> None:
        store = await EventStore.open(f"sqlite:///{folder / 'stip.db'}")
        await store.register(since, since)
        await store.beat(round(time.time() * 1000))
        await store.close()

    asyncio.run(write())


def until(live_server: LiveServer, code: str, /, **wanted: object) -> Message:
    deadline = time.monotonic() + 20
    while not wanted.items() <= (view := live_server.view(code)).items():
        assert time.monotonic() < deadline, view
        time.sleep(0.05)
    return view


def is_kept(folder: Path, code: str) -> bool:
    with closing(sqlite3.connect(folder / "stip.db")) as database:
        return bool(database.execute('SELECT seq FROM events WHERE "table" = ?', (code,)).fetchall())


def test_a_clock_goes_on_where_it_was_when_the_server_is_back(tmp_path: Path) -> None:
    clock = {"kind": "move", "seconds": 60}
    seats = [ME, {"kind": "me", "name": "Bo"}]
    table, secret = lay(tmp_path, order("punto", *seats, clock=clock), round(time.time() * 1000) - HOUR)
    with running(tmp_path) as live_server, live_server.join(table.code, secret) as player:
        assert player.updates[-1]["news"]["type"] == "clocks-resumed"
        assert player.table["phase"] == "playing"
        assert 30_000 < player.table["seats"][1]["milliseconds"] <= 60_000


def test_a_bot_whose_turn_it_was_moves_when_the_server_is_back(tmp_path: Path) -> None:
    table, _ = lay(tmp_path, order("punto", ME, BOT), round(time.time() * 1000) - HOUR)
    with running(tmp_path) as live_server:
        assert until(live_server, table.code, turn=1)["ply"] == 1


def test_tables_that_nobody_goes_on_with_are_given_up_and_finished_ones_are_kept(tmp_path: Path) -> None:
    long_ago, today = round(time.time() * 1000) - 48 * HOUR, round(time.time() * 1000) - HOUR
    two = [ME, {"kind": "me", "name": "Bo"}]
    gathering, _ = lay(tmp_path, order("punto", ME, OPEN), long_ago)
    young, _ = lay(tmp_path, order("punto", ME, OPEN), today)
    playing, _ = lay(tmp_path, order("halma", *two), long_ago)
    over, _ = lay(tmp_path, order("halma", *two), long_ago, Resigned(at=long_ago, seat=1))
    note_server(tmp_path, long_ago)
    with running(tmp_path, replace(GENEROUS, days_kept=1)) as live_server:
        until(live_server, playing.code, phase="closed")
        while is_kept(tmp_path, gathering.code):  # asking the server would keep it: somebody would be there
            time.sleep(0.05)
        assert live_server.view(gathering.code)["code"] == "unknown-table"
        assert live_server.view(young.code)["phase"] == "gathering"
        assert live_server.view(over.code)["phase"] == "over"
        with live_server.join(playing.code) as late:
            assert late.farewell() == "closed"
            assert late.updates[-1]["news"] == {"type": "table-closed", **late.updates[-1]["news"]}
        assert live_server.log.faults == []


# when clients fail


def test_clients_who_hang_up_before_they_are_answered_do_not_end_the_server(tmp_path: Path) -> None:
    """Answers are then written to nobody, again and again: the system would end a program that does not mind."""
    child = ServerProcess(tmp_path, *WORDS)
    try:
        for _ in range(10):
            made = child.live_server.make("punto", ME, {"kind": "me", "name": "Bo"})
            pipe = socket.create_connection(("127.0.0.1", int(child.live_server.address.partition(":")[2])))
            line = child.live_server.socket(made["table"], sock=pipe, close_timeout=0.1)
            with contextlib.suppress(OSError, WebSocketException), line as rude:
                rude.send(json.dumps({"type": "hello", "secret": made["secret"]}))
                rude.recv(10)
                for number in range(20):
                    rude.send(json.dumps({"type": "say", "id": f"n{number}", "seat": 1, "phrase": "oops"}))
                pipe.shutdown(socket.SHUT_RDWR)
            with child.live_server.join(made["table"], made["secret"]) as polite:
                assert polite.ask(type="say", seat=1, phrase="sorry")["type"] == "done"
    finally:
        assert child.stop() == 0


# when the database fails


def test_a_full_disk_is_told_and_changes_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    child = ServerProcess(tmp_path, *WORDS)
    try:
        code, anna, bo = child.live_server.two_players("punto")
        with anna, bo:
            play_on(anna, bo, moves=3)
            before = child.live_server.view(code)
            resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            one = next(one for one in (anna, bo) if one.moves)
            seat, move = one.moves[0]
            command = {"type": "play", "id": "again", "seat": seat, "ply": 3, "move": move}
            refused = one.ask(**command)
            assert (refused["type"], refused["code"]) == ("refused", "store-failed")
            response = child.live_server.http.post("/api/tables", json=order())
            assert (response.status_code, response.json()["code"]) == (503, "store-failed")
            assert {**child.live_server.view(code), "now": 0} == {**before, "now": 0}
            resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert one.ask(**command)["type"] == "done"
            for other in (anna, bo):
                other.catch_up(one.last)
            assert play_on(anna, bo, moves=3) == 3
    finally:
        assert child.stop() == 0


def test_two_servers_with_one_database_agree_what_has_happened(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.new_database()
    with running(tmp_path, database=database) as here, running(tmp_path, database=database) as there:
        code, anna, bo = here.two_players("punto")
        with anna, bo, there.join(code, bo.secret) as elsewhere:
            play_on(anna, bo, moves=2)
            done = elsewhere.ask(type="say", seat=2, phrase="hello")
            assert done["seq"] == anna.last + 1
            assert elsewhere.last == done["seq"]
            assert elsewhere.table["ply"] == 2
            assert anna.ask(type="say", seat=1, phrase="hello")["seq"] == done["seq"] + 1
            assert [one["news"]["type"] for one in anna.updates[-2:]] == ["spoken", "spoken"]
        assert here.log.faults == there.log.faults == []


def test_a_mistake_of_ours_is_told_politely_and_logged_without_what_was_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistake(*_: object) -> None:
        raise LookupError("a table that moths have eaten")

    with running(tmp_path) as live_server:
        code = live_server.make("punto")["table"]
        monkeypatch.setattr("stip.server.live.room.Room.view_for", mistake)
        response = live_server.http.get(f"/api/tables/{code}")
        assert (response.status_code, response.json()["code"]) == (500, "fault")
        assert "content-security-policy" in response.headers
        assert live_server.is_healthy()
        assert "LookupError" in live_server.log.faults[0]
        assert "moths" not in live_server.log.text
