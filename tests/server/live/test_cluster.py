"""Servers that share a database: people at different ones play together, and one takes over from another."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from kit.command import stip
from kit.postgres import PostgresServer
from kit.server import BO, BOT, GENEROUS, ME, OPEN, LiveServer, ServerProcess, check_refusal, order, play_on, running
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from stip.games import GAMES

CLOCK = {"kind": "game", "seconds": 600}


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
def two_servers(tmp_path: Path, database: str) -> Iterator[tuple[LiveServer, LiveServer]]:
    limits = replace(GENEROUS, away_seconds=0, watchers_per_table=2)
    with running(tmp_path, limits, database) as here, running(tmp_path, limits, database) as there:
        yield here, there


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_two_servers_play_a_game(two_servers: tuple[LiveServer, LiveServer], game: str) -> None:
    here, there = two_servers
    made = here.make(game)
    joined = there.sit(made["table"])
    with here.join(made["table"], made["secret"]) as anna, there.join(made["table"], joined["secret"]) as bo:
        anna.wait_for(phase="playing")
        bo.wait_for(phase="playing")
        play_on(anna, bo, moves=40)
        assert [one["seq"] for one in anna.updates] == [one["seq"] for one in bo.updates]
        assert [one["news"]["type"] for one in anna.updates] == [one["news"]["type"] for one in bo.updates]


def test_a_bot_moves_once_wherever_people_are(two_servers: tuple[LiveServer, LiveServer]) -> None:
    here, there = two_servers
    made = here.make("punto", ME, BOT, BO)
    with here.join(made["table"], made["secret"]) as one, there.join(made["table"], made["secret"]) as other:
        ply = 0
        for number in range(12):
            player = (one, other)[number % 2]
            while player.table.get("ply", 0) < ply or not player.moves:
                player.receive()
            ply = player.table.get("ply", 0) + 1
            done = player.play()
            assert done["type"] == "done", done
        one.catch_up(done["seq"])
        plies = [update["news"]["ply"] for update in one.updates if update["news"]["type"] == "move-played"]
        assert plies == list(range(len(plies)))


def test_people_at_two_servers_see_each_other_come_and_go(two_servers: tuple[LiveServer, LiveServer]) -> None:
    here, there = two_servers
    made = here.make("punto")
    joined = there.sit(made["table"])
    with here.join(made["table"], made["secret"]) as anna:
        with there.join(made["table"], joined["secret"]) as bo, there.join(made["table"]):
            bo.until("presence", here=[1, 2], watching=1)
            anna.until("presence", here=[1, 2], watching=1)
            refused = anna.ask(type="take-over", seat=2)
            assert (refused["type"], refused["code"]) == ("refused", "not-away")
        anna.until("presence", here=[1])
        assert anna.ask(type="take-over", seat=2)["type"] == "done"


def test_spectators_of_all_servers_count_together(two_servers: tuple[LiveServer, LiveServer]) -> None:
    here, there = two_servers
    made = here.make("punto")
    with here.join(made["table"]), here.join(made["table"]), there.join(made["table"], made["secret"]) as anna:
        anna.until("presence", here=[1], watching=2)
        with there.socket(made["table"]) as third:
            third.send('{"type": "hello"}')
            refusal = json.loads(third.recv())
            assert (refusal["type"], refusal["code"]) == ("refused", "too-many-sockets")


def test_what_was_stored_elsewhere_is_seen_although_every_message_between_servers_is_lost(
    two_servers: tuple[LiveServer, LiveServer], postgres: PostgresServer
) -> None:
    here, there = two_servers
    made = here.make("punto", ME, BO, first=1)
    with here.join(made["table"], made["secret"]) as one, there.join(made["table"], made["secret"]) as other:
        for _ in range(4):
            postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            done = one.play()
            assert done["type"] == "done", done
            other.catch_up(done["seq"])
            one.catch_up(done["seq"])
        assert one.table["ply"] == other.table["ply"] == 4


def test_whoever_sat_down_at_one_server_can_act_at_another_that_has_not_heard_of_it(
    two_servers: tuple[LiveServer, LiveServer], postgres: PostgresServer
) -> None:
    here, there = two_servers
    made, secret = here.make("punto", ME, OPEN, OPEN), here.make("punto")["secret"]
    with here.join(made["table"], made["secret"]), here.join(made["table"], secret) as bo:
        postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        there.sit(made["table"], secret=secret)
        answer = bo.ask(type="say", seat=2, phrase="hello")
        assert answer["type"] == "done", answer
        with here.join(made["table"], secret) as again:
            assert again.welcome["seats"] == [2]


# a server dies


@pytest.mark.slow
def test_another_server_takes_over_the_clock_and_the_bot_of_one_that_was_killed(tmp_path: Path, database: str) -> None:
    """G-6."""
    (tmp_path / "dying").mkdir()
    dying = ServerProcess(tmp_path / "dying", database=database)
    with running(tmp_path, database=database) as there:
        clocked = dying.live_server.make("punto", ME, BO, first=1, clock=CLOCK)
        bots = dying.live_server.make("halma", ME, {"kind": "bot", "level": 5}, first=2)
        with there.join(clocked["table"], clocked["secret"]) as player:
            dying.kill()
            while "clocks-resumed" not in [one["news"]["type"] for one in player.updates]:
                player.receive(30)
            assert 590_000 < player.table["seats"][0]["milliseconds"] <= 600_000
            assert player.play()["type"] == "done"
        with there.join(bots["table"], bots["secret"]) as player:
            player.wait_for(turn=1)


def test_a_server_that_stops_leaves_its_tables_to_others(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database) as there:
        with running(tmp_path, database=database) as leaving:
            made = leaving.make("punto", ME, BO, first=1, clock=CLOCK)
        with there.join(made["table"], made["secret"]) as player:
            while "clocks-resumed" not in [one["news"]["type"] for one in player.updates]:
                player.receive(30)
            assert player.play()["type"] == "done"


# several workers


@pytest.mark.slow
def test_workers_share_one_address_and_one_that_dies_is_replaced(tmp_path: Path, database: str) -> None:
    child = ServerProcess(tmp_path, "--workers", "2", database=database)
    live_server = child.live_server
    made = live_server.make("punto", ME, BO)
    with live_server.join(made["table"], made["secret"]) as player:
        assert player.play()["type"] == "done"
    first = workers_of(child)
    assert len(first) == 2
    os.kill(first[0], signal.SIGKILL)
    while len(second := workers_of(child)) < 2 or first[0] in second:
        time.sleep(0.1)
    os.kill(first[1], signal.SIGKILL)
    while first[1] in workers_of(child):
        time.sleep(0.1)
    with live_server.join(made["table"], made["secret"]) as player:  # only workers that replaced others are left
        assert player.table["ply"] == 1
        assert player.play()["type"] == "done"
    assert child.stop() == 0


def workers_of(child: ServerProcess) -> list[int]:
    """Return the processes that the process has started and that have not ended."""
    return [
        int(process)
        for children in Path(f"/proc/{child.process.pid}/task").glob("*/children")
        for process in children.read_text().split()
        if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    ]


def test_one_database_file_has_no_room_for_several_workers(tmp_path: Path) -> None:
    refusal = stip("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'stip.db'}", code=2)
    assert "postgresql" in refusal


# limits


def test_what_an_address_has_used_at_one_server_counts_at_the_others(tmp_path: Path, database: str) -> None:
    limits = replace(GENEROUS, tables_per_hour=10)
    with running(tmp_path, limits, database) as here, running(tmp_path, limits, database) as there:
        for _ in range(10):
            here.make("punto")
        while (response := there.http.post("/api/tables", json=order("punto"))).status_code == 201:
            pass
        check_refusal(response, 429, "too-many-tables")


def test_sockets_of_an_address_at_one_server_count_at_the_others(tmp_path: Path, database: str) -> None:
    limits = replace(GENEROUS, sockets_per_address=12, watchers_per_table=100)
    with running(tmp_path, limits, database) as here, running(tmp_path, limits, database) as there:
        code = here.make("punto")["table"]
        with ExitStack() as watchers:
            for _ in range(10):
                watchers.enter_context(here.join(code))
            while can_join_three_times(there, code):
                pass
        while not can_join_three_times(there, code):
            pass


def can_join_three_times(live_server: LiveServer, code: str) -> bool:
    with ExitStack() as watchers:
        try:
            for _ in range(3):
                watchers.enter_context(live_server.join(code))
        except InvalidStatus as refused:
            assert refused.response.status_code == 429
            return False
        return True
