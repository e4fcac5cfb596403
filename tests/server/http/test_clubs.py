"""Club evenings over HTTP: bad input is refused in words, and what has not changed is not sent again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from kit.clubs import Evening
from kit.server import GENEROUS, LiveServer, bearer, check_refusal, running
from msgspec.structs import replace

DAY_MS = 24 * 3_600_000
ROUND_ROBIN = {"game": "halma", "kind": "round-robin"}
KEY = {"Idempotency-Key": "k" * 30}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"kind": "swiss"}, "bad-message"),
        ({"rounds": 64}, "bad-message"),
        ({"pause": 1}, "bad-message"),
        ({"level": 6}, "bad-message"),
        ({"level": 2.3}, "bad-message"),
        ({"name": "x" * 31}, "bad-message"),
        ({"name": "\u202e"}, "bad-name"),
        ({"options": {"jokers": 1}}, "unknown-option"),
        ({"clock": {"kind": "move", "seconds": 30, "increment": 5}}, "bad-clock"),
        ({"colour": "red"}, "bad-message"),
    ],
)
def test_an_evening_that_makes_no_sense_is_refused(client: httpx.Client, change: dict[str, Any], code: str) -> None:
    check_refusal(client.post("/api/clubs", json={**ROUND_ROBIN, **change}), 400, code)


@pytest.mark.parametrize("code", ["bcdfgh", "bcdfghj", "..", "x" * 200, "BCDFGH"])
@pytest.mark.parametrize("path", ["", "/invitation", "/results.csv", "/standings.csv"])
def test_an_evening_that_is_not_there_is_not_found(client: httpx.Client, code: str, path: str) -> None:
    assert client.get(f"/api/clubs/{code}{path}").status_code == 404


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("people", {"name": "Ann"}, 409, "name-taken"),
        ("people", {"name": "\u202e"}, 400, "bad-name"),
        ("people", {"name": "x" * 31}, 400, "bad-message"),
        ("leave", {"person": 7}, 404, "no-such-person"),
        ("leave", {"person": "Ann"}, 400, "bad-message"),
        ("rounds", {}, 409, "too-few-people"),
        ("matches", {"match": 1, "result": "one"}, 409, "club-not-now"),
        ("matches", {"match": 1, "result": "none"}, 400, "bad-message"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(
    live_server: LiveServer, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    evening = Evening(live_server, "Ann")
    before = evening.view()
    check_refusal(evening.post(path, **body), status, code)
    assert evening.view() == before


@pytest.mark.parametrize(
    ("path", "body"),
    [("leave", {"person": 1}), ("rounds", {}), ("matches", {"match": 1, "result": "one"}), ("end", {})],
)
def test_only_the_organiser_organises(live_server: LiveServer, path: str, body: dict[str, Any]) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    url = f"/api/clubs/{evening.code}/{path}"
    check_refusal(live_server.http.post(url, json=body), 403, "not-the-organiser")
    check_refusal(evening.post(path, secret=evening.secrets["Bo"], **body), 403, "not-the-organiser")


@pytest.mark.parametrize("path", ["people", "leave", "rounds", "matches", "end"])
def test_nothing_is_done_at_an_evening_that_is_not_there(client: httpx.Client, path: str) -> None:
    body = {"people": {"name": "Ann"}, "leave": {"person": 1}, "matches": {"match": 1, "result": "one"}}.get(path, {})
    check_refusal(client.post(f"/api/clubs/bcdfgh/{path}", json=body), 404, "unknown-club")


def test_a_request_that_is_sent_twice_is_carried_out_once(client: httpx.Client) -> None:
    first = client.post("/api/clubs", json=ROUND_ROBIN, headers=KEY)
    again = client.post("/api/clubs", json=ROUND_ROBIN, headers=KEY)
    assert first.json() == again.json()
    check_refusal(client.post("/api/clubs", json={**ROUND_ROBIN, "rounds": 3}, headers=KEY), 409, "key-reused")
    code, secret = first.json()["club"], first.json()["secret"]
    for name in ("Ann", "Bo"):
        for _ in range(2):
            headers = {**bearer(secret), "Idempotency-Key": name.ljust(30, "x")}
            assert client.post(f"/api/clubs/{code}/people", json={"name": name}, headers=headers).status_code == 201
    for _ in range(2):
        headers = {**bearer(secret), "Idempotency-Key": "begin".ljust(30, "x")}
        assert client.post(f"/api/clubs/{code}/rounds", json={}, headers=headers).status_code == 200
    view = client.get(f"/api/clubs/{code}", headers=bearer(secret)).json()
    assert [one["name"] for one in view["people"]] == ["Ann", "Bo"]
    assert view["round"] == 1


def test_what_has_not_changed_is_not_sent_again(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann")
    url = f"/api/clubs/{evening.code}"
    tag = live_server.http.get(url).headers["etag"]
    assert live_server.http.get(url, headers={"If-None-Match": tag}).status_code == 304
    evening.join("Bo")
    assert live_server.http.get(url, headers={"If-None-Match": tag}).status_code == 200


def test_everybody_is_told_who_organises_and_who_they_are_and_nobody_more(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    mine = evening.view(evening.secrets["Bo"])
    assert [one.get("is_mine", False) for one in mine["people"]] == [False, True]
    assert "is_organiser" not in mine
    assert evening.view(evening.secret)["is_organiser"]
    assert evening.secrets["Ann"] not in str(mine)


def test_results_are_tables_that_a_spreadsheet_reads(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ánn", "Bo")
    evening.begin()
    evening.post("matches", match=1, result="draw")
    url = f"/api/clubs/{evening.code}"
    results = live_server.http.get(f"{url}/results.csv", headers={"Accept-Language": "nl"})
    assert results.headers["content-type"].startswith("text/csv")
    assert "attachment" in results.headers["content-disposition"]
    head, row = results.content.decode("utf-8-sig").splitlines()
    assert head.startswith("Ronde,Begint")
    assert "Ánn" in row
    assert ",0.5,0.5," in row
    standings = live_server.http.get(f"{url}/standings.csv").content.decode("utf-8-sig").splitlines()
    assert standings[0] == "Place,Name,Points,Played,Won,Drawn,Lost"
    assert [line[0] for line in standings[1:]] == ["1", "1"]


def test_the_link_of_an_evening_leads_to_its_page(live_server: LiveServer) -> None:
    evening = Evening(live_server)
    invitation = live_server.http.get(f"/api/clubs/{evening.code}/invitation").json()
    assert invitation["link"].endswith(f"/club/{evening.code}")


@pytest.mark.parametrize("names", [["Ann", "Bo", "Cy", "Di"], ["Ann", "Bo", "Cy"]])
def test_an_address_founds_and_begins_only_so_much_an_hour(tmp_path: Path, names: list[str]) -> None:
    with running(tmp_path, replace(GENEROUS, tables_per_hour=3)) as server:
        evening = Evening(server, *names)
        evening.begin()
        refusal = server.http.post("/api/clubs", json=ROUND_ROBIN)
        check_refusal(refusal, 429, "too-many-tables")


def listed(live_server: LiveServer, secret: str) -> list[dict[str, Any]]:
    return list(live_server.http.get("/api/tables", headers=bearer(secret)).json().get("clubs", []))


def test_whoever_organises_or_has_joined_finds_the_evening_in_their_list_and_nobody_else(
    live_server: LiveServer,
) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy", name="Thursday games")
    stranger = Evening(live_server, "Eve")
    for secret in (evening.secret, *evening.secrets.values()):
        (one,) = listed(live_server, secret)
        assert one == {
            "club": evening.code,
            "name": "Thursday games",
            "game": "halma",
            "kind": "round-robin",
            "phase": "gathering",
        }
    assert [one["club"] for one in listed(live_server, stranger.secrets["Eve"])] == [stranger.code]
    evening.begin()
    (one,) = listed(live_server, evening.secrets["Bo"])
    assert (one["phase"], one["round"], one["rounds"]) == ("playing", 1, 3)


def test_an_evening_is_in_the_list_until_one_leaves_it(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy", "Di")
    evening.begin()
    evening.post("leave", secret=evening.secrets["Bo"], person=2)
    assert listed(live_server, evening.secrets["Bo"]) == []
    assert len(listed(live_server, evening.secrets["Ann"])) == 1


def test_an_evening_that_is_over_stays_in_the_list_for_a_while(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(live_server, "Ann")
    evening.post("end")
    assert [one["phase"] for one in listed(live_server, evening.secret)] == ["over"]
    monkeypatch.setattr("stip.server.live.clubs.LISTED_AFTER_END_MS", -DAY_MS)
    assert listed(live_server, evening.secret) == []


def test_an_evening_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        secret = Evening(server, "Ann").secret
        code = server.http.post("/api/clubs", json=ROUND_ROBIN, headers=bearer(secret)).json()["club"]
    with closing(sqlite3.connect(tmp_path / "stip.db")) as connection, connection:
        connection.execute("UPDATE club_events SET data = '?' WHERE club != ?", [code])
    with running(tmp_path) as server:
        assert [one["club"] for one in listed(server, secret)] == [code]


def test_a_latecomer_takes_the_seat_of_the_bot_and_gets_a_table_in_the_next_round(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy")
    assert evening.begin()["has_free_seat"]
    evening.join("Late")
    view = evening.view(evening.secrets["Late"])
    assert [one["number"] for one in view["people"] if one.get("is_mine")] == [5]
    assert "has_free_seat" not in view
    evening.resign_all()
    evening.post("rounds")
    (match,) = (one for one in evening.open_matches() if 5 in (one["one"], one["two"]))
    evening.resign(match, "Late")


def test_whoever_comes_too_late_is_told_so(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    evening.begin()
    check_refusal(evening.post("people", name="Late"), 409, "club-not-now")
