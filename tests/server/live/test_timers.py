"""What happens at a table by itself: bots move, and clocks run out."""

from __future__ import annotations

import random
import time

import pytest
from kit.server import BOT, ME, LiveServer

from stip.games import GAMES

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
            why = anna.ask(type="ask-why", seat=1, ply=anna.table["ply"], touches=[])
            assert why["code"] in ("out-of-turn", "stale-move")
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
