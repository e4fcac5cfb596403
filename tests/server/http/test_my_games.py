"""A person's own games: the list with opponents and results, deleting, and taking the records along."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import httpx
from kit.clubs import Evening
from kit.server import BOT, ME, OPEN, LiveServer, Message, bearer, check_refusal, running


def listed(live_server: LiveServer, secret: str) -> list[Message]:
    return list(live_server.http.get("/api/tables", headers=bearer(secret)).json()["tables"])


def delete(live_server: LiveServer, table: str, secret: str) -> httpx.Response:
    return live_server.http.delete(f"/api/tables/{table}", headers=bearer(secret))


def resigned(live_server: LiveServer, secret: str = "") -> Message:
    """A game against a bot that is over."""
    made = live_server.make("punto", ME, BOT, first=1, secret=secret)
    with live_server.join(made["table"], made.get("secret", secret)) as anna:
        anna.ask(type="resign", seat=1)
    return made


def test_the_list_tells_against_whom_one_plays_and_whose_turn_it_is(live_server: LiveServer) -> None:
    made = live_server.make("punto", ME, BOT, first=1)
    (one,) = listed(live_server, made["secret"])
    assert one["seats"] == [
        {"kind": "person", "name": "Anna", "is_mine": True},
        {"kind": "bot", "name": "Mimo", "face": "face-mimo", "level": 1},
    ]
    assert (one["phase"], one["turn"], one["number"]) == ("playing", 1, 1)
    assert "places" not in one


def test_the_list_tells_how_a_game_ended(live_server: LiveServer) -> None:
    made = resigned(live_server)
    (one,) = listed(live_server, made["secret"])
    assert (one["phase"], one["places"], one["scores"]) == ("over", [2, 1], [0, 0])


def test_the_list_tells_nobody_who_owns_a_seat(live_server: LiveServer) -> None:
    made = live_server.make("punto", ME, OPEN)
    other = live_server.sit(made["table"])
    for secret in (made["secret"], other["secret"]):
        answer = live_server.http.get("/api/tables", headers=bearer(secret))
        assert "owner" not in answer.text
        assert [seat.get("is_mine", False) for seat in answer.json()["tables"][0]["seats"]].count(True) == 1


def test_a_game_against_bots_is_deleted_for_good(live_server: LiveServer) -> None:
    made = resigned(live_server)
    with live_server.join(made["table"], made["secret"]) as elsewhere:
        assert delete(live_server, made["table"], made["secret"]).json() == {}
        assert elsewhere.farewell() == "closed"
    assert listed(live_server, made["secret"]) == []
    check_refusal(live_server.http.get(f"/api/tables/{made['table']}"), 404, "unknown-table")
    check_refusal(delete(live_server, made["table"], made["secret"]), 404, "unknown-table")


def test_a_running_game_against_bots_can_be_deleted_too(live_server: LiveServer) -> None:
    made = live_server.make("punto", ME, BOT, first=1)
    assert delete(live_server, made["table"], made["secret"]).status_code == 200
    assert listed(live_server, made["secret"]) == []


def test_a_finished_game_with_others_leaves_only_the_list_of_whoever_deletes_it(live_server: LiveServer) -> None:
    made = live_server.make("punto", ME, OPEN)
    table, other = made["table"], live_server.sit(made["table"])["secret"]
    check_refusal(delete(live_server, table, made["secret"]), 409, "not-now")
    with live_server.join(table, other) as bo:
        bo.ask(type="resign", seat=2)
    assert delete(live_server, table, made["secret"]).json() == {"is_kept_for_others": True}
    assert listed(live_server, made["secret"]) == []
    assert [one["table"] for one in listed(live_server, other)] == [table]
    assert live_server.http.get(f"/api/tables/{table}/record").status_code == 200


def test_nobody_deletes_the_game_of_another(live_server: LiveServer) -> None:
    table, stranger = resigned(live_server)["table"], resigned(live_server)["secret"]
    check_refusal(delete(live_server, table, stranger), 404, "unknown-table")
    check_refusal(live_server.http.delete(f"/api/tables/{table}"), 401, "no-secret")
    assert live_server.view(table)["phase"] == "over"


def test_a_guest_does_not_delete_the_table_of_its_maker(live_server: LiveServer) -> None:
    made = live_server.make("punto", OPEN, OPEN)
    guest = live_server.sit(made["table"])
    check_refusal(delete(live_server, made["table"], guest["secret"]), 409, "not-now")
    assert live_server.view(made["table"])["phase"] == "gathering"


def test_a_game_of_a_club_evening_is_not_deleted_to_play_it_again(live_server: LiveServer) -> None:
    names, bot = ("Ann", "Bo", "Cy"), 4
    evening = Evening(live_server, *names)
    match = next(one for one in evening.begin()["matches"] if bot in (one["one"], one["two"]))
    name, table = names[min(match["one"], match["two"]) - 1], match["tables"][0]
    check_refusal(delete(live_server, table, evening.secrets[name]), 409, "not-now")
    evening.resign(match, name)
    assert delete(live_server, table, evening.secrets[name]).json() == {"is_kept_for_others": True}
    assert live_server.view(table)["phase"] == "over"


def test_all_records_come_in_one_file_and_those_of_running_games_do_not(live_server: LiveServer) -> None:
    made = resigned(live_server)
    secret = made["secret"]
    with live_server.join(made["table"], secret) as anna:
        anna.ask(type="offer", seat=1, kind="rematch")  # a second game, which goes on
    last = resigned(live_server, secret)["table"]
    answer = live_server.http.get("/api/records", headers=bearer(secret))
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        assert sorted(file.namelist()) == sorted([f"punto-{made['table']}-1.txt", f"punto-{last}-1.txt"])
        for name in file.namelist():
            assert '[Seat2 "Mimo (bot 1)"]' in file.read(name).decode()
            assert "[Seed " in file.read(name).decode()
    check_refusal(live_server.http.get("/api/records"), 401, "no-secret")


def test_tables_from_before_there_were_overviews_are_listed_with_their_results(tmp_path: Path) -> None:
    with running(tmp_path) as live_server:
        secret = resigned(live_server)["secret"]
    file = tmp_path / "stip.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET overview = NULL")
    with running(tmp_path) as live_server:
        (one,) = listed(live_server, secret)
        assert one["places"] == [2, 1]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM tables WHERE overview IS NULL").fetchone() == (0,)
