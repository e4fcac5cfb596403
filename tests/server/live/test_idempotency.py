"""Idempotency keys: a request that is sent twice is carried out once, and answered twice alike."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import httpx
import pytest
from kit.server import BOT, ME, OPEN, LiveServer, Message, bearer, check_refusal, order, running

from stip.server.live.idempotency import code_from_key, command_from_key, secret_from_key
from stip.table.owners import owner_of


def new_key() -> str:
    return secrets.token_urlsafe(16)


def post(live_server: LiveServer, path: str, body: Message, key: str, secret: str = "") -> httpx.Response:
    headers = {"Idempotency-Key": key, **(bearer(secret) if secret else {})}
    return live_server.http.post(path, json=body, headers=headers)


def tables_of(live_server: LiveServer, secret: str) -> list[str]:
    answer = live_server.http.get("/api/tables", headers=bearer(secret)).json()
    return [one["table"] for one in answer["tables"]]


@pytest.mark.parametrize("has_secret", [False, True])
def test_a_table_that_is_asked_for_twice_is_made_once(live_server: LiveServer, has_secret: bool) -> None:
    key, secret = new_key(), secrets.token_urlsafe(24) if has_secret else ""
    first, second = (post(live_server, "/api/tables", order(), key, secret) for _ in range(2))
    assert first.status_code == second.status_code == 201
    assert first.content == second.content
    assert first.headers["location"] == second.headers["location"]
    assert ("secret" in first.json()) is not has_secret
    assert tables_of(live_server, secret or first.json()["secret"]) == [first.json()["table"]]


def test_requests_with_the_same_key_at_the_same_time_make_one_table(live_server: LiveServer) -> None:
    key = new_key()

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=f"http://{live_server.address}", timeout=30) as client:
            headers = {"Idempotency-Key": key}
            return await asyncio.gather(*(client.post("/api/tables", json=order(), headers=headers) for _ in range(8)))

    answers = asyncio.run(ask())
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.content for answer in answers}) == 1


def test_the_answer_stays_the_same_when_the_table_has_changed(live_server: LiveServer) -> None:
    key = new_key()
    first = post(live_server, "/api/tables", order("halma", ME, OPEN), key)
    code, secret = first.json()["table"], first.json()["secret"]
    with live_server.join(code, secret) as anna:
        assert anna.ask(type="stand", seat=1)["type"] == "done"
    assert post(live_server, "/api/tables", order("halma", ME, OPEN), key).content == first.content


def test_a_game_that_begins_at_once_is_dealt_once(live_server: LiveServer) -> None:
    key, wanted = new_key(), order("halma", ME, BOT)
    first = post(live_server, "/api/tables", wanted, key)
    commitment = live_server.view(first.json()["table"])["commitment"]
    assert post(live_server, "/api/tables", wanted, key).content == first.content
    assert live_server.view(first.json()["table"])["commitment"] == commitment


def test_a_table_that_was_made_is_found_again_after_a_restart(tmp_path: Path) -> None:
    key = new_key()
    answers = []
    for _ in range(2):
        with running(tmp_path) as live_server:
            answers.append(post(live_server, "/api/tables", order(), key).content)
    assert answers[0] == answers[1]


def test_another_table_under_the_same_key_is_refused(live_server: LiveServer) -> None:
    key = new_key()
    first = post(live_server, "/api/tables", order("halma", ME, OPEN), key).json()
    for other in (order("punto", ME, OPEN), order("halma", OPEN, ME), order("halma", ME, OPEN, OPEN)):
        check_refusal(post(live_server, "/api/tables", other, key), 409, "key-reused")
    assert tables_of(live_server, first["secret"]) == [first["table"]]


def test_keys_of_different_people_have_nothing_to_do_with_each_other(live_server: LiveServer) -> None:
    key = new_key()
    answers = [
        post(live_server, "/api/tables", order(), key, secret).json()
        for secret in ("", secrets.token_urlsafe(24), secrets.token_urlsafe(24))
    ]
    assert len({answer["table"] for answer in answers}) == 3


def test_a_code_that_is_taken_by_another_table_is_passed_over(live_server: LiveServer) -> None:
    key, secret = new_key(), secrets.token_urlsafe(24)
    codes = [code_from_key(key, owner_of(secret), attempt) for attempt in range(2)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stip.server.live.rooms.random_code", lambda: codes[0])
        live_server.make()
    for _ in range(2):
        assert post(live_server, "/api/tables", order(), key, secret).json()["table"] == codes[1]


@pytest.mark.parametrize("has_secret", [False, True])
def test_a_seat_that_is_asked_for_twice_is_taken_once(live_server: LiveServer, has_secret: bool) -> None:
    code = live_server.make("halma", ME, OPEN, OPEN, OPEN)["table"]
    key, secret = new_key(), secrets.token_urlsafe(24) if has_secret else ""
    path = f"/api/tables/{code}/seats"
    first = post(live_server, path, {"name": "Bo"}, key, secret)
    later = post(live_server, path, {"name": "Bo"}, new_key(), secret or first.json()["secret"])
    second = post(live_server, path, {"name": "Bo"}, key, secret)
    assert first.status_code == second.status_code == 201
    assert first.content == second.content
    assert (first.json()["seats"], later.json()["seats"]) == ([2], [2, 3])
    assert [seat["kind"] for seat in live_server.view(code)["seats"]] == ["person", "person", "person", "open"]


def test_another_seat_under_the_same_key_is_refused(live_server: LiveServer) -> None:
    code = live_server.make("halma", ME, OPEN, OPEN)["table"]
    key, path = new_key(), f"/api/tables/{code}/seats"
    assert post(live_server, path, {"name": "Bo", "seat": 2}, key).status_code == 201
    for other in ({"name": "Bo", "seat": 3}, {"name": "Cy", "seat": 2}):
        check_refusal(post(live_server, path, other, key), 409, "key-reused")
    assert post(live_server, path, {"name": "Bo"}, key).json()["seats"] == [2]


def test_the_key_of_a_table_takes_no_seat_there(live_server: LiveServer) -> None:
    key = new_key()
    made = post(live_server, "/api/tables", order("halma", ME, OPEN), key).json()
    check_refusal(post(live_server, f"/api/tables/{made['table']}/seats", {"name": "Bo"}, key), 409, "key-reused")


@pytest.mark.parametrize("key", ["short", "x" * 21, "x" * 65, "x" * 30 + "!", "é" * 30])
def test_what_is_no_key_is_refused(live_server: LiveServer, key: str) -> None:
    headers = {b"Idempotency-Key": key.encode()}
    check_refusal(live_server.http.post("/api/tables", json=order(), headers=headers), 400, "bad-key")
    code = live_server.make()["table"]
    answer = live_server.http.post(f"/api/tables/{code}/seats", json={"name": "Bo"}, headers=headers)
    check_refusal(answer, 400, "bad-key")


def test_nothing_that_is_derived_from_a_key_tells_anything_else_of_it() -> None:
    key = "k" * 22
    derived = [secret_from_key(key), command_from_key(key), code_from_key(key, "", 0), code_from_key(key, "", 1)]
    assert len(set(derived)) == len(derived)
    assert not any(key in text for text in derived)
    assert [len(text) for text in derived] == [32, 40, 7, 7]
