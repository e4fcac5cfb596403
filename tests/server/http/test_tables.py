"""Tables over HTTP: making one, taking a seat, and looking at what is or was played there."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from kit.server import BO, BOT, GENEROUS, ME, OPEN, LiveServer, Message, bearer, check_refusal, made, order, running
from msgspec.structs import replace

import stip
from stip.games import GAMES

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>Stip")
    (page / "assets" / "stip-1a2b.js").write_text("play();" * 1000)
    return page


# making tables


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_made_and_its_secret_holds_the_seats(client: httpx.Client, game: str) -> None:
    response = client.post("/api/tables", json=order(game, ME, OPEN))
    assert response.status_code == 201
    body = response.json()
    assert body["seats"] == [1]
    assert len(body["secret"]) == 32
    assert response.headers["location"] == f"/api/tables/{body['table']}"
    view = client.get(f"/api/tables/{body['table']}", headers=bearer(body["secret"])).json()
    assert (view["game"], view["phase"], view["is_maker"]) == (game, "gathering", True)
    assert view["seats"][0] == {"kind": "person", "name": "Anna", "is_mine": True}


def test_whoever_has_a_secret_gets_no_other(client: httpx.Client) -> None:
    first = made(client)
    response = client.post("/api/tables", json=order(), headers=bearer(first["secret"]))
    assert response.status_code == 201
    assert "secret" not in response.json()


def test_people_at_one_screen_hold_several_seats_with_one_secret(client: httpx.Client) -> None:
    body = made(client, "halma", ME, {"kind": "me", "name": "Bo"}, BOT)
    assert body["seats"] == [1, 2]
    view = client.get(f"/api/tables/{body['table']}", headers=bearer(body["secret"])).json()
    assert view["phase"] == "playing"
    assert [position["seat"] for position in view["positions"]] == [1, 2]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "tokken", "players": 3, "seats": [ME, OPEN, OPEN]}, "bad-players"),
        ({"options": {"rounds_to_win": 99}}, "bad-option"),
        ({"options": {"jokers": 1}}, "unknown-option"),
        ({"players": 9}, "bad-message"),
        ({"seats": [ME, {"kind": "cat"}]}, "bad-message"),
        ({"seats": [ME, {"kind": "bot", "level": 2.8}]}, "bad-message"),
        ({"colour": "red"}, "bad-message"),
        ({"seats": [{"kind": "me", "name": "x" * 31}, OPEN]}, "bad-message"),
        ({"seats": [{"kind": "me", "name": "\u202e"}, OPEN]}, "bad-name"),
        ({"clock": {"kind": "move", "seconds": 30, "increment": 5}}, "bad-clock"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(client: httpx.Client, change: Message, code: str) -> None:
    check_refusal(client.post("/api/tables", json={**order(), **change}), 400, code)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [BOT, BOT]}, "only-bots"),
        ({"seats": [ME]}, "seats-do-not-fit"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: httpx.Client, change: Message, code: str) -> None:
    check_refusal(client.post("/api/tables", json={**order(), **change}), 409, code)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"\xff"', b'{"game": "\\ud800"}', b"[" * 4000])
def test_a_body_that_is_no_order_is_refused(client: httpx.Client, body: bytes) -> None:
    check_refusal(client.post("/api/tables", content=body, headers=JSON), 400, "bad-message")


def test_a_body_of_another_kind_is_refused_so_that_no_foreign_page_can_send_it(client: httpx.Client) -> None:
    body = json.dumps(order())
    check_refusal(client.post("/api/tables", content=body, headers={"Content-Type": "text/plain"}), 415, "not-json")
    check_refusal(client.post("/api/tables", content=body, headers={"Content-Type": ""}), 415, "not-json")


def test_a_long_body_is_refused(client: httpx.Client) -> None:
    check_refusal(client.post("/api/tables", content=b" " * 5000, headers=JSON), 413, "too-large")


def test_an_address_makes_so_many_tables_an_hour_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, tables_per_hour=2)) as live_server:
        client = live_server.http
        for _ in range(2):
            assert client.post("/api/tables", json=order()).status_code == 201
        response = client.post("/api/tables", json=order())
        body = check_refusal(response, 429, "too-many-tables")
        assert body["facts"]["most"] == 2
        assert 0 < int(response.headers["retry-after"]) <= 1800


def test_a_server_holds_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, tables=2)) as live_server:
        client = live_server.http
        for _ in range(2):
            assert client.post("/api/tables", json=order()).status_code == 201
        check_refusal(client.post("/api/tables", json=order()), 503, "server-busy")


# taking seats


def test_a_seat_is_taken_and_the_game_begins(client: httpx.Client) -> None:
    table = made(client)["table"]
    response = client.post(f"/api/tables/{table}/seats", json={"name": "Bo"})
    assert response.status_code == 201
    body = response.json()
    assert (body["table"], body["seats"]) == (table, [2])
    view = client.get(f"/api/tables/{table}", headers=bearer(body["secret"])).json()
    assert view["phase"] == "playing"
    assert [position["seat"] for position in view["positions"]] == [2]


def test_a_code_may_be_typed_in_capitals(client: httpx.Client) -> None:
    table = made(client)["table"]
    assert client.get(f"/api/tables/{table.upper()}").status_code == 200


def test_a_seat_that_is_taken_is_refused(client: httpx.Client) -> None:
    table = made(client)["table"]
    seats = f"/api/tables/{table}/seats"
    check_refusal(client.post(seats, json={"name": "Bo", "seat": 1}), 409, "seat-not-open")
    check_refusal(client.post(seats, json={"name": "Bo", "seat": 3}), 400, "bad-seat")
    assert client.post(seats, json={"name": "Bo"}).status_code == 201
    check_refusal(client.post(seats, json={"name": "Cy"}), 409, "no-open-seat")


def test_no_seat_is_taken_without_a_name(client: httpx.Client) -> None:
    table = made(client)["table"]
    check_refusal(client.post(f"/api/tables/{table}/seats", json={}), 400, "bad-message")
    check_refusal(client.post(f"/api/tables/{table}/seats", json={"name": " "}), 400, "bad-name")


# looking


def test_a_stranger_sees_what_spectators_see_and_no_secret(client: httpx.Client) -> None:
    body = made(client, "tokken", ME, {"kind": "me", "name": "Bo"})
    view = client.get(f"/api/tables/{body['table']}").json()
    assert [position["seat"] for position in view["positions"]] == [0]
    assert not any("moves" in position or "state" in position for position in view["positions"])
    assert "seed" not in view
    assert not any("is_mine" in seat for seat in view["seats"])


@pytest.mark.parametrize("code", ["bbbbbbb", "aaaaaaa", "x", "%00", "b" * 500, "ПУНТО", "..", "bbbbbb "])
@pytest.mark.parametrize("rest", ["", "/record", "/review"])
def test_there_is_no_table_of_another_code(client: httpx.Client, code: str, rest: str) -> None:
    response = client.get(f"/api/tables/{code}{rest}")
    assert response.status_code == 404
    assert response.json()["code"] in ("unknown-table", "no-such-page")


@pytest.mark.parametrize("header", ["Bearer short", "Bearer", "Basic YTpi", "Bearer " + "é" * 32, "x" * 32])
def test_what_is_no_secret_is_refused(client: httpx.Client, header: str) -> None:
    table = made(client)["table"]
    headers = {b"Authorization": header.encode()}
    for response in (
        client.get(f"/api/tables/{table}", headers=headers),
        client.get("/api/tables", headers=headers),
        client.post("/api/tables", json=order(), headers=headers),
    ):
        check_refusal(response, 401, "bad-secret")
        assert response.headers["www-authenticate"].startswith("Bearer")


def test_my_tables_are_those_that_i_am_at(client: httpx.Client) -> None:
    first = made(client)
    second = client.post("/api/tables", json=order("halma"), headers=bearer(first["secret"])).json()
    made(client)
    listed = client.get("/api/tables", headers=bearer(first["secret"])).json()["tables"]
    assert {(one["table"], one["game"], one["phase"]) for one in listed} == {
        (first["table"], "punto", "gathering"),
        (second["table"], "halma", "gathering"),
    }


def test_a_long_list_of_tables_is_told_in_parts(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stip.server.http.my_games.MAX_LISTED", 2)
    secret = made(client)["secret"]
    for _ in range(4):
        client.post("/api/tables", json=order(), headers=bearer(secret))
    parts: list[list[Message]] = []
    after = ""
    while not parts or after:
        answer = client.get("/api/tables", params={"after": after} if after else {}, headers=bearer(secret)).json()
        parts.append(answer["tables"])
        after = answer.get("next", "")
    assert [len(part) for part in parts] == [2, 2, 1]
    tables = [one for part in parts for one in part]
    assert len({one["table"] for one in tables}) == 5
    assert [one["at"] for one in tables] == sorted((one["at"] for one in tables), reverse=True)


@pytest.mark.parametrize("after", ["", "1", "-bcdfghj", "1-", "x-bcdfghj", "1-bcdfghj\n", "1" * 16 + "-bcdfghj"])
def test_what_is_no_place_in_a_list_is_refused(client: httpx.Client, after: str) -> None:
    secret = made(client)["secret"]
    answer = client.get("/api/tables", params={"after": after}, headers=bearer(secret))
    check_refusal(answer, 400, "bad-message")


def test_without_a_secret_there_are_no_tables_of_mine(client: httpx.Client) -> None:
    check_refusal(client.get("/api/tables"), 401, "no-secret")


def test_the_record_of_a_running_game_keeps_its_seed_back_and_that_of_a_finished_one_holds(
    live_server: LiveServer, tmp_path: Path
) -> None:
    client = live_server.http
    body = made(client, "punto", ME, {"kind": "me", "name": "Bo"})
    record = client.get(f"/api/tables/{body['table']}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert '[Seat2 "Bo"]' in record.text
    assert "Seed" not in record.text
    with live_server.join(body["table"], body["secret"]) as player:
        assert player.ask(type="resign", seat=1)["type"] == "done"
    text = client.get(f"/api/tables/{body['table']}/record").text
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    game = stip.load(file)
    assert game.outcome is not None
    assert game.outcome.places == (2, 1)
    assert game.commitment in text


def test_the_record_of_an_earlier_game_can_be_had_by_its_number(live_server: LiveServer) -> None:
    client = live_server.http
    body = made(client, "punto", ME, {"kind": "me", "name": "Bo"})
    url = f"/api/tables/{body['table']}/record"
    with live_server.join(body["table"], body["secret"]) as player:
        assert player.ask(type="resign", seat=1)["type"] == "done"
        first = client.get(url)
        assert player.ask(type="offer", seat=1, kind="rematch")["type"] == "done"
    again = client.get(url, params={"game": 1})
    assert again.text == first.text
    assert again.headers["content-disposition"] == f'attachment; filename="punto-{body["table"]}-1.txt"'
    assert client.get(url).text == client.get(url, params={"game": 2}).text != first.text
    assert "Seed" not in client.get(url).text
    check_refusal(client.get(url, params={"game": 3}), 404, "no-such-game")
    for odd in ("0", "-1", "1.0", "٣", "", "1" * 30, '1"\r\nX: y'):
        check_refusal(client.get(url, params={"game": odd}), 400, "bad-message")


def test_before_the_game_there_is_no_record_and_no_review(client: httpx.Client) -> None:
    table = made(client)["table"]
    check_refusal(client.get(f"/api/tables/{table}/record"), 409, "not-now")
    check_refusal(client.get(f"/api/tables/{table}/review"), 409, "not-now")


def test_a_game_is_reviewed_when_it_is_over_and_not_before(live_server: LiveServer) -> None:
    client = live_server.http
    body = made(client, "punto", ME, {"kind": "me", "name": "Bo"})
    address = f"/api/tables/{body['table']}/review"
    check_refusal(client.get(address), 409, "not-over")
    with live_server.join(body["table"], body["secret"]) as player:
        assert player.ask(type="resign", seat=2)["type"] == "done"
    (told,) = client.get(address, headers={"Accept-Language": "nl"}).json()["moves"]
    assert (told["number"], told["seat"], told["text"], told["words"]) == (1, 2, "resign 2", "geeft op")
    assert (told["chances"], told["touches"]) == ([1.0, 0.0], [])
    assert client.get(address).status_code == 200  # kept


def test_a_review_tells_whoever_played_alone_what_they_did_and_others_what_somebody_did(
    live_server: LiveServer,
) -> None:
    body = live_server.make("halma", ME, BOT, first=1)
    with live_server.join(body["table"], body["secret"]) as anna:
        anna.play()
        anna.ask(type="resign", seat=1)
    address = f"/api/tables/{body['table']}/review"

    def words(**headers: str) -> list[str]:
        return [
            one["words"] for one in live_server.http.get(address, headers=headers).json()["moves"] if one["seat"] == 1
        ]

    assert [text.split()[0] for text in words(**bearer(body["secret"]))] == ["hop", "resign"]
    assert [text.split()[0] for text in words()] == ["hops", "resigns"]


def test_a_game_that_ended_by_agreement_is_reviewed_too(live_server: LiveServer) -> None:
    table, anna, bo = live_server.two_players(first=1)
    anna.play()
    assert anna.ask(type="offer", seat=1, kind="draw")["type"] == "done"
    assert bo.ask(type="answer", seat=2, yes=True)["type"] == "done"
    (told,) = live_server.http.get(f"/api/tables/{table}/review").json()["moves"]
    assert 0 < told["chances"][0] < 1


def test_an_earlier_game_can_be_looked_back_at_by_its_number(live_server: LiveServer) -> None:
    """By whoever sat there, from each of their seats, and while the next one is played."""
    body = live_server.make("tokken", ME, BO, first=1)
    table, headers = f"/api/tables/{body['table']}", bearer(body["secret"])

    def scene(**query: int) -> httpx.Response:
        return live_server.http.get(f"{table}/scene", params=query, headers=headers)

    with live_server.join(body["table"], body["secret"]) as player:
        player.play()
        assert player.ask(type="resign", seat=1)["type"] == "done"
        seen = [scene(move=1, seat=seat).json() for seat in (1, 2)]
        assert player.ask(type="offer", seat=1, kind="rematch")["type"] == "done"
    assert seen[0] != seen[1] == scene(game=1, move=1, seat=2).json()
    assert scene(game=1).json() != scene().json()
    assert [one["seat"] for one in live_server.http.get(f"{table}/review?game=1").json()["moves"]] == [1, 1]
    check_refusal(live_server.http.get(f"{table}/review"), 409, "not-over")
    check_refusal(live_server.http.get(f"{table}/review?game=3"), 404, "no-such-game")
    check_refusal(scene(game=3), 404, "no-such-game")
    check_refusal(scene(seat=5), 400, "bad-seat")
    check_refusal(live_server.http.get(f"{table}/scene?seat=1"), 403, "not-your-seat")


def test_an_invitation_has_the_name_under_which_one_came(client: httpx.Client) -> None:
    table = made(client)["table"]
    told = client.get(f"/api/tables/{table}/invitation", headers={"Host": "games.example:8080"}).json()
    assert told["link"] == f"http://games.example:8080/t/{table}"
    assert told["size"] >= 25
    assert told["qr"].startswith("M0 0h7v1h-7z")  # the corner that every QR code has


def test_an_invitation_to_nowhere_is_refused(client: httpx.Client) -> None:
    check_refusal(client.get("/api/tables/bcdfghj/invitation"), 404, "unknown-table")


# the server itself


def test_a_picture_of_a_table_is_the_same_for_everybody_and_its_scene_is_not(client: httpx.Client) -> None:
    table = made(client, "to-the-point", ME, BOT)
    path, mine = f"/api/tables/{table['table']}", bearer(table["secret"])
    picture = client.get(f"{path}/picture.svg", headers=mine)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert "point-tiles" in picture.text
    assert "point-body" not in picture.text
    assert [panel["name"] for panel in client.get(f"{path}/scene").json()["panels"]] == ["board", "display"]
    assert [panel["name"] for panel in client.get(f"{path}/scene", headers=mine).json()["panels"]][2:] == ["hand"]


def test_a_scene_tells_how_it_looked_after_any_move_to_those_who_could_see_it(
    client: httpx.Client, live_server: LiveServer
) -> None:
    table = made(client, "tokken", ME, BO)
    path, mine = f"/api/tables/{table['table']}/scene", bearer(table["secret"])
    watched = [client.get(path).json()]
    with live_server.join(table["table"], table["secret"]) as both:
        for _ in range(3):
            both.play()
            watched.append(client.get(path).json())
    assert [client.get(path, params={"move": move}).json() for move in range(4)] == watched
    scene = client.get(path, params={"move": 1}, headers=mine).json()
    assert [panel["name"] for panel in scene["panels"]] == ["board", "hand"]
    check_refusal(client.get(path, params={"move": 4}), 404, "no-such-move")
    for wrong in ("-1", "x", "1.5", "01", "9999999"):
        check_refusal(client.get(path, params={"move": wrong}), 400, "bad-message")


def test_before_the_game_there_is_no_scene(client: httpx.Client) -> None:
    path = f"/api/tables/{made(client, 'halma', ME, OPEN)['table']}"
    check_refusal(client.get(f"{path}/scene"), 409, "not-now")
    check_refusal(client.get(f"{path}/picture.svg"), 409, "not-now")
