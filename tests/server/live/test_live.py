"""People, bots and spectators at live tables, through real sockets."""

from __future__ import annotations

import contextlib
import json
import random
import socket as network
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.server import BOT, GENEROUS, ME, LiveServer, play_on, running
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

import stip
from stip.games import GAMES
from stip.server.live import protocol
from stip.table import projection

BO = {"kind": "me", "name": "Bo"}


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("live"), replace(GENEROUS, away_seconds=0)) as live_server:
        yield live_server
        assert live_server.log.faults == []


# playing


def test_two_people_play_a_game_to_its_end_and_its_record_holds(live_server: LiveServer, tmp_path: Path) -> None:
    code, anna, bo = live_server.two_players("punto", options={"rounds_to_win": 1})
    spectator = live_server.join(code)
    with anna, bo, spectator:
        assert play_on(anna, bo) > 20
        spectator.catch_up(anna.last)
        for one in (anna, bo, spectator):
            assert one.table["phase"] == "over"
            assert one.table["outcome"] == anna.table["outcome"]
            assert one.table["seed"] == anna.table["seed"]
        assert [one["news"] for one in anna.updates] == [one["news"] for one in spectator.updates]
    file = tmp_path / "record.txt"
    file.write_bytes(live_server.http.get(f"/api/tables/{code}/record").content)
    outcome = stip.load(file).outcome
    assert outcome is not None
    assert list(outcome.places) == anna.table["outcome"]["places"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_and_resigned_and_played_again(live_server: LiveServer, game: str) -> None:
    _, anna, bo = live_server.two_players(game)
    with anna, bo:
        play_on(anna, bo, moves=12)
        assert anna.ask(type="resign", seat=1)["type"] == "done"
        assert bo.wait_for(phase="over")["outcome"]["places"] == [2, 1]
        assert bo.ask(type="offer", seat=2, kind="rematch")["type"] == "done"
        anna.until("update")
        assert anna.ask(type="answer", seat=1, yes=True)["type"] == "done"
        assert bo.wait_for(phase="playing")["number"] == 2
        anna.wait_for(phase="playing")
        play_on(anna, bo, moves=3)


def test_several_seats_at_one_device_see_their_own_views_and_play_in_turn(live_server: LiveServer) -> None:
    made = live_server.make("halma", ME, BO, {"kind": "me", "name": "Cy"})
    with live_server.join(made["table"], made["secret"]) as all_three:
        assert all_three.welcome["seats"] == [1, 2, 3]
        assert [one["seat"] for one in all_three.table["positions"]] == [1, 2, 3]
        assert play_on(all_three, moves=9) == 9
        assert all_three.presence["here"] == [1, 2, 3]


def test_a_seat_is_also_taken_over_the_socket_and_left_again(live_server: LiveServer) -> None:
    made = live_server.make("punto")
    other = live_server.make("punto")["secret"]  # of somebody who made another table
    with live_server.join(made["table"], other) as bo:
        assert bo.welcome.get("seats", []) == []
        done = bo.ask(type="sit", name="Bo", id="sit-1")
        assert done["type"] == "done"
        assert bo.wait_for(phase="playing")["seats"][1]["is_mine"]
        assert bo.ask(type="stand", seat=2)["code"] == "not-now"


def test_a_spectator_sees_no_hand_and_changes_nothing(live_server: LiveServer) -> None:
    code, anna, bo = live_server.two_players("tokken")
    with anna, bo, live_server.join(code) as spectator:
        assert [one["seat"] for one in spectator.table["positions"]] == [0]
        before = live_server.view(code).get("ply", 0)
        for command in ({"type": "play", "seat": 1, "ply": 0, "move": "x"}, {"type": "resign", "seat": 1}):
            assert spectator.ask(**command)["code"] == "no-secret"
        assert spectator.ask(type="sit", name="Eve")["code"] == "no-secret"
        assert spectator.ask(type="ask-why", seat=1, touches=[])["code"] == "not-your-seat"
        assert anna.ask(type="play", seat=2, ply=0, move="x")["code"] == "not-your-seat"
        assert live_server.view(code).get("ply", 0) == before


# commands that come twice, too late or wrong


def test_a_command_that_comes_twice_is_done_once_and_answered_twice(live_server: LiveServer) -> None:
    _, anna, bo = live_server.two_players("punto")
    with anna, bo:
        first = next(one for one in (anna, bo) if one.moves)
        seat, move = first.moves[0]
        command = {"type": "play", "id": "once", "seat": seat, "ply": 0, "move": move}
        answers = [first.ask(**command) for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        assert first.table["ply"] == 1
        with live_server.join(first.code, first.secret, first.last) as again:
            assert again.ask(**command) == answers[0]
            assert again.updates == []


def test_a_move_for_another_ply_is_refused_with_both_numbers(live_server: LiveServer) -> None:
    _, anna, bo = live_server.two_players("punto")
    with anna, bo:
        play_on(anna, bo, moves=3)
        first = next(one for one in (anna, bo) if one.moves)
        seat, move = first.moves[0]
        refused = first.ask(type="play", seat=seat, ply=1, move=move)
        assert (refused["code"], refused["facts"]) == ("stale-move", {"meant": 1, "ply": 3})
        assert first.play()["type"] == "done"


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(live_server: LiveServer) -> None:
    _, anna, bo = live_server.two_players("halma")
    with anna, bo:
        first = next(one for one in (anna, bo) if one.moves)
        seat, last = first.moves[0][0], first.last
        refused = first.ask(type="play", seat=seat, ply=0, touches=["field:a1", "field:a1"])
        assert (refused["type"], refused["code"]) == ("refused", "illegal-move")
        assert refused["clause"].startswith("H-")
        assert refused["text"]
        why = first.ask(type="ask-why", seat=seat, touches=["field:a1", "field:a1"])
        assert (why["type"], why["code"], why["clause"]) == ("explained", "illegal-move", refused["clause"])
        assert first.last == last
        assert first.play()["type"] == "done"


def test_a_hint_can_be_played(live_server: LiveServer) -> None:
    _, anna, bo = live_server.two_players("punto")
    with anna, bo:
        first, second = (anna, bo) if anna.moves else (bo, anna)
        seat = first.moves[0][0]
        hinted = first.ask(type="ask-hint", seat=seat)
        assert hinted["reason"]
        assert (seat, hinted["move"]) in first.moves
        assert second.ask(type="ask-hint", seat=3 - seat)["code"] == "out-of-turn"
        assert first.ask(type="play", seat=seat, ply=0, move=hinted["move"])["type"] == "done"


# coming and going


def test_who_comes_back_is_told_what_they_missed_and_nothing_twice(live_server: LiveServer) -> None:
    code, anna, bo = live_server.two_players("punto")
    with anna:
        play_on(anna, bo, moves=4)
        bo.close()
        assert anna.ask(type="say", seat=1, phrase="hello")["type"] == "done"
        with live_server.join(code, bo.secret, bo.last) as back:
            assert [one["seq"] for one in back.updates] == [bo.last + 1]
            assert back.updates[0]["news"]["phrase"] == "hello"
            assert back.table["ply"] == 4
        with live_server.join(code, bo.secret, back.last) as again:
            assert again.updates == []
            assert again.ask(type="say", seat=2, phrase="thanks")["type"] == "done"
        with live_server.join(code, bo.secret, 10**6) as confused:  # more than there ever was: all from the beginning
            assert confused.updates[0]["seq"] == 1


def test_presence_is_told(live_server: LiveServer) -> None:
    code, anna, bo = live_server.two_players("punto")
    with anna, bo:
        while anna.presence.get("here") != [1, 2]:
            anna.receive()
        with live_server.join(code):
            while anna.presence.get("watching") != 1:
                anna.receive()
        bo.close()
        while anna.presence.get("here") != [1] or anna.presence.get("watching"):
            anna.receive()


def test_a_bot_plays_for_somebody_who_is_away_until_they_return(live_server: LiveServer) -> None:
    _, anna, bo = live_server.two_players("punto")
    with anna:
        assert anna.ask(type="take-over", seat=2)["code"] == "not-away"
        bo.close()
        while anna.presence.get("here") != [1]:
            anna.receive()
        assert anna.ask(type="take-over", seat=2)["type"] == "done"
        for _ in range(3):
            anna.wait_for(turn=1)
            assert anna.play()["type"] == "done"
        with live_server.join(anna.code, bo.secret, bo.last) as back:
            assert back.table["seats"][1]["is_replaced"]
            assert back.ask(type="return", seat=2)["type"] == "done"
            assert not back.table["seats"][1].get("is_replaced")


def test_a_person_has_so_many_sockets_at_a_table_and_the_oldest_gives_way(live_server: LiveServer) -> None:
    made = live_server.make("punto")
    clients = [live_server.join(made["table"], made["secret"]) for _ in range(6)]
    assert [clients[number].farewell() for number in (0, 1)] == ["replaced", "replaced"]
    for one in clients[2:]:
        assert one.ask(type="say", seat=1, phrase="wow")["type"] == "done"
    for one in clients:
        one.close()


# bots


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_every_move(live_server: LiveServer, game: str) -> None:
    made = live_server.make(game, ME, BOT)
    with live_server.join(made["table"], made["secret"]) as anna:
        for _ in range(4):
            anna.wait_for(turn=1)
            assert anna.play(random.randrange(100))["type"] == "done"
        anna.wait_for(turn=1)
        assert anna.ask(type="offer", seat=1, kind="takeback")["type"] == "done"
        assert any(one["news"]["type"] == "moves-taken-back" for one in anna.updates)
        anna.wait_for(turn=1)
        assert anna.play()["type"] == "done"
        anna.wait_for(turn=1)


def test_nobody_waits_while_a_bot_thinks_and_it_stops_when_the_move_is_taken_back(live_server: LiveServer) -> None:
    made = live_server.make("halma", ME, {"kind": "bot", "level": 5})
    with live_server.join(made["table"], made["secret"]) as anna:
        anna.wait_for(turn=1)
        in_time = 0
        for _ in range(3):
            ply = anna.table.get("ply", 0)
            assert anna.play(random.randrange(1000))["type"] == "done"
            assert anna.ask(type="ask-why", seat=1, touches=[])["type"] == "explained"
            done = anna.ask(type="offer", seat=1, kind="takeback")
            if done["type"] == "done" and anna.table["turn"] == 1 and anna.updates[-1]["news"].get("ply") == ply:
                in_time += anna.updates[-2]["news"]["seat"] == 1  # the bot had not moved
            anna.wait_for(turn=1)
        assert in_time
        assert anna.play()["type"] == "done"
        anna.wait_for(turn=1)


# clocks


def test_whoever_runs_out_of_time_has_resigned_also_when_nobody_is_there(live_server: LiveServer) -> None:
    code, anna, bo = live_server.two_players("punto", clock={"kind": "move", "seconds": 5})
    loser = anna.table["turn"]
    anna.close()
    bo.close()
    deadline = time.monotonic() + 20
    while live_server.view(code)["phase"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert live_server.view(code)["outcome"]["places"] == ([2, 1] if loser == 1 else [1, 2])
    with live_server.join(code) as spectator:
        assert spectator.updates[-1]["news"]["why"] == "time"


# who may come in


def test_pages_of_others_may_not_open_a_socket(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://stip.example",)) as live_server:
        code = live_server.make("punto")["table"]
        for origin in (
            "https://evil.example",
            f"http://{live_server.address}.evil.example",
            "null",
            "http://[",
            "x" * 1000,
        ):
            with pytest.raises(InvalidStatus) as refused, live_server.socket(code, origin=origin):
                pass
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"
            assert "content-security-policy" in refused.value.response.headers
        for origin in (f"http://{live_server.address}", "https://stip.example"):
            with live_server.socket(code, origin=origin) as socket:
                socket.send('{"type": "hello"}')
                assert json.loads(socket.recv(10))["type"] == "welcome"
        assert live_server.log.faults == []


def test_there_is_no_socket_at_a_table_that_is_not(live_server: LiveServer) -> None:
    for code in ("bbbbbbb", "nothing-like-a-code"):
        with pytest.raises(InvalidStatus) as refused, live_server.socket(code):
            pass
        assert refused.value.response.status_code == 404
        assert json.loads(refused.value.response.body or b"")["code"] == "unknown-table"


def test_sockets_are_counted_by_address_table_and_in_all(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets=4, sockets_per_address=3, watchers_per_table=1)
    with running(tmp_path, limits) as live_server:
        made = live_server.make("punto")
        code = made["table"]
        with live_server.join(code) as watcher:
            with live_server.socket(code) as second:
                second.send('{"type": "hello"}')
                refused = json.loads(second.recv(10))
                assert (refused["code"], refused["facts"]["where"]) == ("too-many-sockets", "table")
                assert json.loads(second.recv(10))["type"] == "farewell"
            with live_server.join(code, made["secret"]), live_server.socket(code):
                for where, headers in (("address", {}), ("server", {"X-Forwarded-For": "203.0.113.7"})):
                    if where == "server":
                        with live_server.socket(code, additional_headers={"X-Forwarded-For": "203.0.113.8"}):
                            _check_full(live_server, code, where, headers)
                    else:
                        _check_full(live_server, code, where, headers)
            assert watcher.table
        deadline = time.monotonic() + 10
        while "stip_sockets 0.0" not in live_server.http.get("/metrics").text:  # all places are free again
            assert time.monotonic() < deadline
            time.sleep(0.05)


def _check_full(live_server: LiveServer, code: str, where: str, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused, live_server.socket(code, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body or b"")["facts"]["where"] == where


def test_a_secret_that_is_none_is_refused(live_server: LiveServer) -> None:
    code = live_server.make("punto")["table"]
    with live_server.socket(code) as socket:
        socket.send('{"type": "hello", "secret": "guess"}')
        assert json.loads(socket.recv(10))["code"] == "bad-secret"
        assert json.loads(socket.recv(10))["type"] == "farewell"


def test_who_does_not_say_hello_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, hello_seconds=0.3)) as live_server:
        code = live_server.make("punto")["table"]
        with live_server.socket(code) as socket:
            assert json.loads(socket.recv(10))["code"] == "bad-message"
            assert json.loads(socket.recv(10)) == {"type": "farewell", "why": "bad-message"}
            with pytest.raises(ConnectionClosed):
                socket.recv(10)


def test_who_has_vanished_without_a_word_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, ping_seconds=0.3)) as live_server:
        code, anna, bo = live_server.two_players("punto")
        with anna, bo, network.create_connection(("127.0.0.1", int(live_server.address.partition(":")[2]))) as protocol:
            protocol.sendall(
                f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {live_server.address}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert protocol.recv(1000).startswith(b"HTTP/1.1 101")
            hello = b'{"type":"hello"}'
            protocol.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # and never a pong
            while not anna.presence.get("watching"):
                anna.receive()
            while anna.presence.get("watching"):
                anna.receive()
            assert play_on(anna, bo, moves=2) == 2


# too much, too slow


def test_who_floods_the_server_is_slowed_down_and_then_sent_away(tmp_path: Path) -> None:
    limits = replace(GENEROUS, commands_per_second=0.5, commands_at_once=5, refusals_for_haste=10)
    with running(tmp_path, limits) as live_server:
        _, anna, bo = live_server.two_players("punto")
        with anna, bo:
            for number in range(40):
                anna.send(type="say", id=f"n{number}", seat=1, phrase="haha")
            answers = []
            while (message := anna.receive())["type"] != "farewell":
                answers += [message] if message["type"] in ("done", "refused") else []
            assert message["why"] == "flood"
            assert [one["type"] for one in answers].count("done") == 5
            refused = [one for one in answers if one["type"] == "refused"]
            assert {one["code"] for one in refused} == {"too-fast"}
            assert refused[0]["id"] == "n5"
            assert bo.ask(type="say", seat=2, phrase="one-moment")["type"] == "done"  # others are not held up


def test_whoever_comes_on_another_socket_is_not_faster(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, commands_per_second=0.01, commands_at_once=5)) as live_server:
        _, anna, _ = live_server.two_players("punto")
        outcomes = []
        for _ in range(3):
            with live_server.join(anna.code, anna.secret) as again:
                outcomes += [again.ask(type="say", seat=1, phrase="haha")["type"] for _ in range(3)]
        assert outcomes == ["done"] * 5 + ["refused"] * 4


def test_a_long_history_is_told_in_portions_and_holds_up_nobody(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "MAX_UNSENT_BYTES", 500)
    monkeypatch.setattr(projection, "MAX_UPDATES", 7)
    code, anna, bo = live_server.two_players("punto")
    with anna, bo:
        play_on(anna, bo, moves=40)
        with live_server.join(code) as watcher:
            assert watcher.last == anna.last  # without a gap
            assert watcher.table["ply"] == 40
            assert [one for one in watcher.updates[:-1] if "table" in one] == []


@pytest.mark.parametrize("reads_at_last", [True, False])
def test_a_reader_who_does_not_read_is_sent_away_or_cut_off_and_delays_nobody(
    tmp_path: Path, reads_at_last: bool
) -> None:
    limits = replace(GENEROUS, waiting_bytes=20_000, slow_seconds=30 if reads_at_last else 0.3)
    with running(tmp_path, limits) as live_server:
        code, anna, bo = live_server.two_players("halma")
        protocol = network.socket()
        protocol.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
        protocol.connect(("127.0.0.1", int(live_server.address.partition(":")[2])))
        with anna, bo, live_server.socket(code, sock=protocol, max_queue=1, close_timeout=1) as slow:
            slow.send('{"type": "hello", "wants": ["board", "state"]}')
            deadline = time.monotonic() + 40
            while 'stip_farewells_total{why="slow"} 1.0' not in live_server.http.get("/metrics").text:
                assert time.monotonic() < deadline
                play_on(anna, bo, moves=20)
            while anna.presence.get("watching") and not reads_at_last:
                anna.receive()
            texts = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    texts.append(slow.recv(20))
            if reads_at_last:  # otherwise the farewell may just have been under way
                assert texts[-1] == '{"type":"farewell","why":"slow"}'
        assert live_server.log.faults == []


def test_who_asks_whether_we_are_there_and_does_not_listen_fills_no_memory(tmp_path: Path) -> None:
    ping, pong, many = b"\x89\xe4" + bytes(4) + b"x" * 100, b"\x8a\x64" + b"x" * 100, 20_000
    with running(tmp_path) as live_server, network.socket() as protocol:
        protocol.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
        protocol.settimeout(20)
        protocol.connect(("127.0.0.1", int(live_server.address.partition(":")[2])))
        code = live_server.make("punto")["table"]
        head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n"
        head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        protocol.sendall(head.encode())
        while not protocol.recv(4096).endswith(b"\r\n\r\n"):
            pass
        for _ in range(many // 100):
            protocol.sendall(ping * 100)
        protocol.sendall(b"\x88\x80" + bytes(4))  # a close
        heard = b"".join(iter(lambda: protocol.recv(65536), b""))
        assert 0 < heard.count(pong) < many // 2
        assert live_server.is_healthy()


def test_a_long_history_reaches_a_newcomer_whole(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, waiting_bytes=20_000)) as live_server:
        code, anna, bo = live_server.two_players("halma")
        with anna, bo:
            assert play_on(anna, bo, moves=250) == 250
            with live_server.join(code) as spectator:
                assert [one["seq"] for one in spectator.updates] == list(range(1, anna.last + 1))
