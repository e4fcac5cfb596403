"""People and spectators at a live table, through real sockets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kit.server import BO, ME, LiveServer, play_on

import stip
from stip.games import GAMES

# playing


def test_two_people_play_a_game_to_its_end_and_its_record_holds(live_server: LiveServer, tmp_path: Path) -> None:
    code, anna, bo = live_server.two_players("punto", options={"rounds_to_win": 1})
    spectator = live_server.join(code)
    with anna, bo, spectator:
        assert play_on(anna, bo) >= 9  # the fifth card of who began
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
        assert spectator.ask(type="ask-why", seat=1, ply=0, touches=[])["code"] == "not-your-seat"
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
        why = first.ask(type="ask-why", seat=seat, ply=0, touches=["field:a1", "field:a1"])
        assert (why["type"], why["code"], why["clause"]) == ("explained", "illegal-move", refused["clause"])
        assert first.last == last
        assert first.play()["type"] == "done"


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


# who may come in


def test_a_secret_that_is_none_is_refused(live_server: LiveServer) -> None:
    code = live_server.make("punto")["table"]
    with live_server.socket(code) as socket:
        socket.send('{"type": "hello", "secret": "guess"}')
        assert json.loads(socket.recv(10))["code"] == "bad-secret"
        assert json.loads(socket.recv(10))["type"] == "farewell"
