"""Nonsense of every kind, over HTTP and over sockets: the server refuses it in words, stays well and logs no fault."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from kit.server import GENEROUS, LiveServer, Message, bearer, play_on, running
from msgspec.structs import replace
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from stip.games import GAMES
from stip.server.http.openapi import openapi_document
from stip.server.http.routes import OPERATIONS

pytestmark = pytest.mark.slow

Case = schemathesis.Case[Any]
REFUSALS = ["400", "401", "403", "404", "405", "409", "413", "414", "415", "431"]  # of what is not as described
config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})
schema = schemathesis.openapi.from_dict(json.loads(openapi_document(OPERATIONS)), config=config)


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("fuzz"), replace(GENEROUS, bad_messages=10**6)) as live_server:
        yield live_server
        assert live_server.is_healthy()
        assert live_server.log.faults == []


@pytest.fixture(scope="module")
def tables(live_server: LiveServer) -> list[tuple[str, str]]:
    """Before, during and after a game: their codes and a secret."""
    made = [live_server.make(game) for game in GAMES]
    found = [(one["table"], one["secret"]) for one in made]
    for game in GAMES:
        code, anna, bo = live_server.two_players(game)
        with anna, bo:
            play_on(anna, bo, moves=5)
            if game in ("punto", "tokken"):
                assert anna.ask(type="resign", seat=1)["type"] == "done"
        found.append((code, anna.secret))
    return found


@schema.parametrize()
@settings(max_examples=50)
def test_the_api_is_as_it_is_described(case: Case, live_server: LiveServer) -> None:
    case.call_and_validate(base_url=f"http://{live_server.address}", excluded_checks=[positive_data_acceptance])


@schema.include(path_regex="code").exclude(method="DELETE").parametrize()  # the tables are needed later
@settings(max_examples=30)
def test_the_api_is_as_it_is_described_also_at_tables_that_there_are(
    case: Case, live_server: LiveServer, tables: list[tuple[str, str]]
) -> None:
    code, secret = random.choice(tables)
    case.path_parameters = {"code": code}
    case.call_and_validate(
        base_url=f"http://{live_server.address}",
        headers=bearer(secret) if random.random() < 0.5 else {},
        excluded_checks=[positive_data_acceptance, negative_data_rejection],
    )


# sockets

TYPES = (
    *("hello", "sit", "seat-bot", "stand", "play", "resign", "offer", "answer", "take-over", "return", "say"),
    *("ask-hint", "ask-why", "ask-preview", "update", "done", "", "PLAY", "nothing"),
)
FIELDS = ("id", "seat", "ply", "move", "touches", "kind", "yes", "level", "phrase", "name", "secret", "after", "x")
VALUES: tuple[object, ...] = (
    *(None, True, False, 0, 1, 2, 3, -1, 2**31, 2**63, 2**70, 10**40, 1.5, 1e308, "", "1", "a", "x" * 39, "x" * 300),
    *("\x00", "\u202e", "é" * 30, "takeback", "draw", "rematch", "hello", "end", "b2-c3", "field:a1", "card:1", "{}"),
    *([], ["field:a1", "field:b2"], ["x" * 41], ["a"] * 41, [[]], {}, {"type": "play"}, [None], ["pawn:r", "turn:1"]),
)


def nonsense(rng: random.Random) -> str | bytes:
    """Sometimes almost a command, sometimes not even text."""
    kind = rng.random()
    if kind < 0.06:
        return rng.randbytes(rng.randrange(200))
    if kind < 0.09:
        return "x" * rng.choice((4096, 4097, 10_000, 60_000))
    if kind < 0.15:
        return rng.choice(
            ("", " ", "null", "[]", "{", "[" * 4000, '{"type":' * 400, '"\\ud800"', "NaN", "1e999", "\x00")
        )
    message: Message = {"type": rng.choice(TYPES), "id": f"{rng.getrandbits(40):x}", "seat": rng.randrange(1, 4)}
    for _ in range(rng.randrange(5)):
        message[rng.choice(FIELDS)] = rng.choice(VALUES)
    if message["type"] == "play" and rng.random() < 0.7:
        message = {
            "type": "play",
            "id": "x",
            "seat": 1,
            "ply": 0,
            rng.choice(("move", "touches")): rng.choice(VALUES),
        }
    text = json.dumps(message)
    if kind < 0.3:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(("", "\x7f", '"', "}", "\\u0000", "€")) + text[cut + rng.randrange(3) :]
    return text


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_on_a_socket_is_refused_and_the_game_goes_on(live_server: LiveServer, game: str) -> None:
    rng = random.Random(game)
    code, anna, bo = live_server.two_players(game)
    with anna, bo:
        for _ in range(5):
            with live_server.join(code, rng.choice(("", anna.secret, bo.secret))) as noisy:
                sent = [nonsense(rng) for _ in range(120)]
                for one in sent:
                    noisy.socket.send(one)
                noisy.send(type="say", id="the-last", seat=1, phrase="sorry")
                answers = 0
                while (message := noisy.receive()).get("id") != "the-last":
                    answers += message["type"] in ("refused", "done", "explained", "hinted", "previewed")
                    assert message.get("code") != "fault", message
                assert answers >= len(sent) - sent.count("") - 5  # hints may still be thought about
        with live_server.join(code, anna.secret) as again, live_server.join(code, bo.secret) as other:
            assert again.table["phase"] in ("playing", "over")
            assert [one["seq"] for one in again.updates] == list(range(1, again.last + 1))
            if again.table["phase"] == "playing" and (again.moves or other.moves):
                play_on(again, other, moves=2)


def test_nobody_learns_another_hand_by_asking(live_server: LiveServer) -> None:
    """Whatever Eve says, she is told only what spectators are: her messages never hold a private view."""
    rng = random.Random(5)
    code, anna, bo = live_server.two_players("tokken")
    with anna, bo, live_server.join(code, live_server.make("punto")["secret"]) as eve:
        for _ in range(200):
            eve.socket.send(nonsense(rng))
        eve.send(type="say", id="the-last", seat=1, phrase="sorry")
        while (message := eve.receive()).get("id") != "the-last":
            for position in message.get("table", {}).get("positions", []):
                assert position["seat"] == 0
                assert "moves" not in position
            assert message["type"] not in ("hinted", "explained", "previewed")


def test_a_message_beyond_all_bounds_ends_the_connection_and_nothing_else(live_server: LiveServer) -> None:
    code, anna, bo = live_server.two_players("punto")
    with anna, bo:
        with live_server.join(code) as noisy:
            # Its header alone: what is sent after the server has closed might reset the connection before 1009 is read.
            noisy.socket.socket.sendall(b"\x81\xff" + (1_000_000).to_bytes(8, "big") + b"mask")
            with pytest.raises(ConnectionClosed) as closed:
                noisy.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with live_server.join(code) as noisy:
            noisy.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                noisy.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
        assert play_on(anna, bo, moves=2) == 2


def test_who_sends_nothing_but_nonsense_is_sent_away(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("short"), replace(GENEROUS, bad_messages=3)) as live_server:
        code = live_server.make("punto")["table"]
        for junk in (b"\x00", "{", '{"type": "play", "id": "a"}', '{"type": "hello"}', "x" * 5000):
            with live_server.join(code) as noisy:
                for _ in range(4):
                    noisy.socket.send(junk)
                refused = [noisy.until("refused") for _ in range(4)]
                assert {one["code"] for one in refused} == {"bad-message"}
                assert noisy.farewell() == "bad-message"
        assert live_server.log.faults == []
