"""Finished games and saved records, replayed over HTTP."""

from __future__ import annotations

import re

import httpx
import pytest
from kit.server import BO, ME, LiveServer, Message, bearer, check_refusal, play_on

from stip.games import GAMES


@pytest.fixture
def finished(live_server: LiveServer) -> Message:
    made = live_server.make("punto", ME, BO, first=1)
    with live_server.join(made["table"], made["secret"]) as both:
        play_on(both, moves=6)
        both.ask(type="resign", seat=2)
    return made


def opened(client: httpx.Client, record: str, language: str = "en", **body: object) -> httpx.Response:
    return client.post("/api/records", json={"record": record, **body}, headers={"Accept-Language": language})


def test_a_finished_game_is_replayed_for_anybody(live_server: LiveServer, finished: Message) -> None:
    replay = live_server.http.get(f"/api/tables/{finished['table']}/replay").json()
    assert [move["seat"] for move in replay["moves"]] == [1, 2, 1, 2, 1, 2, 2]
    assert replay["moves"][0]["words"].startswith("plays ")
    assert replay["moves"][6]["words"] == "resigns"
    assert (replay["finished"], replay["seat"], len(replay["changes"])) == (1, 0, 7)
    assert (replay["table"]["phase"], replay["table"]["outcome"]["places"]) == ("over", [1, 2])
    assert len(replay["table"]["seed"]) == 64
    assert "positions" not in replay["table"]
    assert replay["chance"] == "more"


def test_a_player_sees_a_replay_from_a_seat_of_theirs_and_from_no_other(
    live_server: LiveServer, finished: Message
) -> None:
    path, own = f"/api/tables/{finished['table']}/replay", bearer(finished["secret"])
    assert live_server.http.get(path, headers=own).json()["seat"] == 1
    assert live_server.http.get(f"{path}?seat=2", headers=own).json()["seat"] == 2
    check_refusal(live_server.http.get(f"{path}?seat=2"), 403, "not-your-seat")


def test_a_running_game_is_not_replayed_but_the_one_before_is(live_server: LiveServer, finished: Message) -> None:
    code = finished["table"]
    with live_server.join(code, finished["secret"]) as both:
        both.ask(type="offer", seat=1, kind="rematch")
        both.ask(type="answer", seat=2, yes=True)
    check_refusal(live_server.http.get(f"/api/tables/{code}/replay"), 409, "not-over")
    before = live_server.http.get(f"/api/tables/{code}/replay?game=1").json()
    assert (before["table"]["number"], before["finished"], len(before["moves"])) == (1, 1, 7)
    check_refusal(live_server.http.get(f"/api/tables/{code}/replay?game=3"), 404, "no-such-game")


def test_a_game_before_that_was_drawn_by_agreement_keeps_its_outcome(live_server: LiveServer) -> None:
    code, anna, bo = live_server.two_players()
    with anna, bo:
        for one, other, kind in ((anna, bo, "draw"), (anna, bo, "rematch")):
            assert one.ask(type="offer", seat=1, kind=kind)["type"] == "done"
            assert other.ask(type="answer", seat=2, yes=True)["type"] == "done"
    replay = live_server.http.get(f"/api/tables/{code}/replay?game=1").json()
    assert replay["table"]["outcome"]["reason"] == "draw"


def test_a_saved_record_is_the_game_that_was_played(live_server: LiveServer, finished: Message) -> None:
    client, code = live_server.http, finished["table"]
    replay = opened(client, client.get(f"/api/tables/{code}/record").text).json()
    original = client.get(f"/api/tables/{code}/replay").json()
    for part in ("moves", "scene", "changes"):
        assert replay[part] == original[part]
    assert [seat["name"] for seat in replay["table"]["seats"]] == ["Anna", "Bo"]
    assert replay["table"]["commitment"] == original["table"]["commitment"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_without_names_and_moves_is_open_too(client: httpx.Client, game: str) -> None:
    replay = opened(client, f'[Game "{game}"]\n[Seed "7"]\n', "nl", seat=1).json()
    assert [seat["name"] for seat in replay["table"]["seats"]] == ["Speler 1", "Speler 2"]
    assert (replay["moves"], replay["seat"], replay["table"]["phase"]) == ([], 1, "playing")


def test_what_does_not_fit_is_said_with_its_line_and_clause_in_the_language_of_the_reader(
    live_server: LiveServer, finished: Message
) -> None:
    client = live_server.http
    text = client.get(f"/api/tables/{finished['table']}/record").text
    line = 1 + text[: text.index("2. ")].count("\n")
    wrong = opened(client, re.sub(r"2\. (\w\w)@\w+", r"2. \1@a1", text), "nl")
    assert wrong.status_code == 400
    body = wrong.json()
    assert (body["code"], body["clause"], body["facts"]["line"]) == ("record-mismatch", "P-8", line)
    assert body["text"].startswith(f"Regel {line}: ")
    assert "is not" not in body["text"], "no English in between"
    check_refusal(opened(client, text.replace("Anna", "Anna").replace("[Seed", "[Sead")), 400, "record-error")
    check_refusal(opened(client, text, seat=3), 400, "bad-seat")
    check_refusal(opened(client, '[Game "chess"]\n[Seed "1"]'), 400, "record-error")


def test_a_record_of_a_running_game_says_why_it_cannot_be_replayed(live_server: LiveServer) -> None:
    made = live_server.make("tokken", ME, BO)
    text = live_server.http.get(f"/api/tables/{made['table']}/record").text
    assert "Seed" not in text
    body = check_refusal(opened(live_server.http, text), 400, "record-error")
    assert "published when the game is over" in body["text"]


def test_a_record_has_a_greatest_length(client: httpx.Client) -> None:
    check_refusal(opened(client, "x" * 200_001), 413, "too-large")
