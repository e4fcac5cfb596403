"""Every HTTP route on a good day and on a bad one."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from kit.server import BO, BOT, GENEROUS, ME, OPEN, LiveServer, Message, bearer, order, running
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

import stip
from stip.games import GAMES
from stip.games.clauses import clauses
from stip.games.clauses import page as page_of_rules
from stip.server.http import protocol
from stip.server.http.routes import OPERATIONS, api_routes
from stip.table.owners import owner_of

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("api")) as live_server:
        yield live_server
        assert live_server.log.faults == []


@pytest.fixture
def client(live_server: LiveServer) -> httpx.Client:
    return live_server.http


def made(client: httpx.Client, *words: Any, **rest: Any) -> Message:
    return dict(client.post("/api/tables", json=order(*words, **rest)).json())


def check_refusal(response: Any, status: int, code: str) -> Message:
    assert response.status_code == status, response.text
    body = dict(response.json())
    assert body["code"] == code, body
    assert body["text"]
    assert response.headers["content-language"] == "en"
    return body


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


def test_an_invitation_does_not_repeat_what_is_no_name(live_server: LiveServer, client: httpx.Client) -> None:
    table = made(client)["table"]
    told = client.get(f"/api/tables/{table}/invitation", headers={"Host": 'x"><script>'}).json()
    assert told["link"] == f"http://{live_server.address}/t/{table}"


def test_an_invitation_to_nowhere_is_refused(client: httpx.Client) -> None:
    check_refusal(client.get("/api/tables/bcdfghj/invitation"), 404, "unknown-table")


# games and rules


def test_the_games_are_told_with_their_options(client: httpx.Client) -> None:
    games = client.get("/api/games").json()["games"]
    assert [game["game"] for game in games] == list(GAMES)
    punto = client.get("/api/games/punto").json()
    assert punto in games
    assert punto["players"] == [2, 3, 4]
    assert {"name", "clause", "values", "published", "default", "meaning"} <= punto["options"][0].keys()
    check_refusal(client.get("/api/games/chess"), 404, "unknown-game")


def test_a_game_tells_which_values_of_its_options_are_in_the_published_rules(client: httpx.Client) -> None:
    games = client.get("/api/games").json()["games"]
    published = {option["name"]: option["published"] for game in games for option in game["options"]}
    assert published == {
        "may_leave_goal": ["yes"],
        "squatters": ["strict"],
        "rounds_to_win": [2],
        "teams": ["no", "yes"],
        "track": [],
        "black_dot_offset": [],
        "exchange": ["swap", "draw"],
        "home_order": ["free"],
        "dot_past_home": ["pass"],
        "board": [],
        "own_pawn_only": ["no", "yes"],
        "push": ["free"],
    }


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_a_game_come_in_sections_and_then_those_of_all_games(client: httpx.Client, game: str) -> None:
    told = client.get(f"/api/games/{game}/rules").json()
    assert [section["level"] for section in told["sections"]].count(1) == 2
    assert told["sections"][-1]["clauses"][0]["clause"] == "G-1"
    own = [clause for section in told["sections"][:-1] for clause in section["clauses"]]
    assert {one["clause"] for one in own} == set(clauses(page_of_rules(stip.games.rulebook_of(game))))
    assert all(one["text"].startswith(f"- `{one['clause']}` ") for one in own)


def test_there_are_no_rules_of_an_unknown_game(client: httpx.Client) -> None:
    check_refusal(client.get("/api/games/chess/rules"), 404, "unknown-game")


def test_a_clause_is_told_in_its_words(client: httpx.Client) -> None:
    assert "seed" in client.get("/api/rules/G-3").json()["text"]
    assert client.get("/api/rules/h-1").json()["clause"] == "H-1"
    check_refusal(client.get("/api/rules/X-1"), 404, "unknown-clause")


@pytest.mark.parametrize(("wish", "start"), [("nl", "Met twee,"), ("nn-NO, en;q=0.5", "For to,"), ("xx", "For two,")])
def test_a_clause_is_told_in_the_language_of_the_reader(client: httpx.Client, wish: str, start: str) -> None:
    text = client.get("/api/rules/H-1", headers={"Accept-Language": wish}).json()["text"]
    assert text.partition("** ")[2].startswith(start)
    rules = client.get("/api/games/halma/rules", headers={"Accept-Language": wish}).json()["sections"]
    assert text in [clause["text"] for section in rules for clause in section["clauses"]]


# the server itself


def test_health_is_told(client: httpx.Client) -> None:
    assert client.get("/healthz").json() == {"status": "ok", "version": stip.__version__}


def test_metrics_count_and_name_nobody(client: httpx.Client) -> None:
    body = made(client)
    text = client.get("/metrics").text
    assert 'stip_requests_total{method="POST",status="201"}' in text
    assert "stip_storing_seconds_count" in text
    assert body["table"] not in text
    assert body["secret"] not in text


def test_metrics_may_ask_for_a_secret(tmp_path: Path) -> None:
    with running(tmp_path, metrics_secret="open sesame") as live_server:
        client = live_server.http
        check_refusal(client.get("/metrics"), 401, "bad-secret")
        check_refusal(client.get("/metrics", headers=bearer("open barley")), 401, "bad-secret")
        assert client.get("/metrics", headers=bearer("open sesame")).status_code == 200


def test_every_route_is_described_and_every_description_has_its_route(client: httpx.Client) -> None:
    described = client.get("/openapi.json").json()
    assert described["openapi"] == "3.1.0"
    paths = {str(getattr(route, "path", "")) for route in api_routes()}
    assert set(described["paths"]) == paths - {"/api/tables/{code}/live", "/metrics", "/openapi.json"}
    assert {"FromClient", "FromServer", "TableView", "ErrorBody", "Play", "Welcome"} <= described["components"][
        "schemas"
    ].keys()
    assert len({operation.name for operation in OPERATIONS}) == len(OPERATIONS)


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/tables/", "/api/nothing", "/nothing", "/t", "/../etc/passwd"])
def test_where_nothing_is_nothing_is_found(client: httpx.Client, path: str) -> None:
    check_refusal(client.get(path), 404, "no-such-page")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "BREW"])
def test_another_method_is_refused_with_those_that_there_are(client: httpx.Client, method: str) -> None:
    response = client.request(method, "/api/tables")
    check_refusal(response, 405, "bad-method")
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/api/nothing", "/openapi.json", "/metrics", "/nothing"])
def test_every_answer_has_headers_for_safety(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'" if path == "/nothing" else "default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers


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


def test_a_picture_may_use_its_own_colours_and_nothing_else(client: httpx.Client) -> None:
    path = f"/api/tables/{made(client, 'halma', ME, BOT)['table']}/picture.svg"
    response = client.get(path)
    style = response.text.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(unescape(style).encode()).digest()).decode()
    policy = response.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert policy.endswith(f"style-src 'sha256-{digest}'")


def test_before_the_game_there_is_no_scene(client: httpx.Client) -> None:
    path = f"/api/tables/{made(client, 'halma', ME, OPEN)['table']}"
    check_refusal(client.get(f"{path}/scene"), 409, "not-now")
    check_refusal(client.get(f"{path}/picture.svg"), 409, "not-now")


def test_an_address_that_asks_too_often_waits(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, requests_per_second=0.1, requests_at_once=3)) as live_server:
        client = live_server.http
        for _ in range(3):
            assert client.get("/api/games").status_code == 200
        response = client.get("/api/games")
        assert check_refusal(response, 429, "too-fast")["facts"]["seconds"] == int(response.headers["retry-after"]) > 0
        with pytest.raises(InvalidStatus) as refused, live_server.socket("bbbbbbb"):
            pass
        assert refused.value.response.status_code == 429
        assert client.get("/healthz").status_code == 200


def test_an_unknown_language_gets_english_and_a_wild_wish_does_no_harm(client: httpx.Client) -> None:
    for wish in ("xx", "de;q=0.1, en-GB;q=0.9", ";;;,,,=q", "en;q=0", "*", "en;q=2.5", "e" * 10_000):
        check_refusal(client.get("/api/nothing", headers={"Accept-Language": wish}), 404, "no-such-page")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>Stip")
    (page / "assets" / "stip-1a2b.js").write_text("play();" * 1000)
    return page


def test_a_refusal_is_told_in_the_first_language_that_is_ours(client: httpx.Client) -> None:
    response = client.get("/api/nothing", headers={"Accept-Language": "de, da;q=0.4, nl-BE;q=0.7"})
    assert response.json()["text"] == "Op dit adres is niets."
    assert response.headers["content-language"] == "nl"


def test_a_page_is_served_where_there_is_one(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        client = live_server.http
        for path in ("/", "/about", "/t/bbbbbbb", "/new/halma", "/rules/to-the-point", "/review/bbbbbbb"):
            assert client.get(path).text == "<p>Stip"
        assert client.get("/assets/stip-1a2b.js").text == "play();" * 1000
        for path in (
            "/nothing.js",
            "/assets/nothing.js",
            "/t",
            "/t/",
            "/t/a/b",
            "/t/..%2f..%2fstip.db",
            "/api/nothing",
        ):
            check_refusal(client.get(path), 404, "no-such-page")
        check_refusal(client.post("/t/bbbbbbb"), 405, "bad-method")
        assert client.get("/healthz").status_code == 200


def test_without_a_page_there_is_nothing_at_its_addresses(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path / "page") as live_server:
        for path in ("/", "/t/bbbbbbb", "/assets/stip-1a2b.js"):
            check_refusal(live_server.http.get(path), 404, "no-such-page")


def test_built_files_are_kept_by_browsers_and_the_page_is_asked_for_again(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        client = live_server.http
        assert "immutable" in client.get("/assets/stip-1a2b.js").headers["Cache-Control"]
        assert "immutable" not in client.get("/assets/nothing.js").headers.get("Cache-Control", "")
        first = client.get("/t/bbbbbbb")
        assert first.headers["Cache-Control"] == "no-cache"
        again = client.get("/t/bbbbbbb", headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.headers["Cache-Control"]) == (304, "no-cache")


def test_the_page_is_sent_compressed_and_the_api_as_it_is(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        sent = live_server.http.get("/assets/stip-1a2b.js")
        assert (sent.headers["Content-Encoding"], sent.headers["Vary"]) == ("gzip", "Accept-Encoding")
        assert sent.num_bytes_downloaded < 200
        assert "Content-Encoding" not in live_server.http.get("/api/games").headers


def test_no_log_has_a_secret_or_what_follows_a_question_mark(live_server: LiveServer) -> None:
    body = made(live_server.http)
    live_server.http.get(f"/api/tables/{body['table']}?secret=open-sesame", headers=bearer(body["secret"]))
    live_server.http.get("/nothing?secret=open-sesame")
    with live_server.join(body["table"], body["secret"]):
        pass
    assert f"/api/tables/{body['table']}" in live_server.log.text
    for secret in (body["secret"], owner_of(body["secret"]), "open-sesame"):
        assert secret not in live_server.log.text


@pytest.mark.parametrize("start", [b"", b"GET /healthz HTT", b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\nGET /hea"])
def test_who_begins_a_request_and_does_not_come_to_the_point_is_cut_off(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(protocol, "REQUEST_HEAD_TIMEOUT_S", 0.2)
    code, secret = (body := made(live_server.http))["table"], body["secret"]
    host, _, port = live_server.address.partition(":")
    with live_server.join(code, secret) as player, socket.create_connection((host, int(port)), 20) as slow:
        slow.sendall(start)
        with contextlib.suppress(ConnectionResetError):
            while slow.recv(10_000):
                pass
        assert player.ask(type="seat-bot", seat=2)["type"] == "done", "whoever has come stays"


def test_who_asks_and_does_not_read_is_cut_off(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "READ_TIMEOUT_S", 0.2)
    host, _, port = live_server.address.partition(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.settimeout(20)
        deaf.connect((host, int(port)))
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            while True:
                deaf.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")
                time.sleep(0.01)
    assert live_server.is_healthy()
