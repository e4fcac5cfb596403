"""Notices that it is one's turn: to devices that want them, where people have a day or more for a move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from kit.push import Browser, PushService, push_service
from kit.server import ME, OPEN, LiveServer, Message, bearer, check_refusal, running

from stip.locale import LANGUAGES, localize
from stip.server.push.encryption import to_base64

A_DAY = {"kind": "move", "seconds": 86_400}


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def notifying(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("push"), push_services=(service.origin,)) as live_server:
        yield live_server


def device(service: PushService, browser: Browser, path: str = "/one") -> Message:
    return {
        "endpoint": service.origin + path,
        "public_key": to_base64(browser.public_key),
        "auth": to_base64(browser.auth),
    }


def subscribe(live_server: LiveServer, secret: str, body: Message, language: str = "en") -> httpx.Response:
    headers = {**bearer(secret), "Accept-Language": language}
    return live_server.http.post("/api/push/devices", json=body, headers=headers)


def play(live_server: LiveServer, code: str, secret: str) -> None:
    with live_server.join(code, secret) as player:
        player.play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_away_is_told_that_it_is_their_turn(
    notifying: LiveServer, service: PushService, language: str
) -> None:
    browser, made = Browser(), notifying.make("halma", ME, OPEN, first=1, clock=A_DAY)
    other = notifying.sit(made["table"])["secret"]
    assert subscribe(notifying, other, device(service, browser), language).status_code == 201
    play(notifying, made["table"], made["secret"])
    path, headers, body = service.received.get(timeout=20)
    assert path == "/one"
    assert (headers["content-encoding"], headers["topic"], headers["ttl"]) == ("aes128gcm", made["table"], "86400")
    key = notifying.http.get("/api/push/key").json()["key"]
    assert headers["authorization"].endswith(f", k={key}")
    assert json.loads(browser.decrypt(body)) == {
        "title": "Halma",
        "body": localize("push-your-turn", {}, language),
        "table": made["table"],
    }
    assert other not in str(headers)


def test_nobody_is_told_who_is_at_the_table_or_has_less_than_a_day_or_does_not_want_to(
    notifying: LiveServer, service: PushService
) -> None:
    for clock, is_here, is_wanted in (
        (A_DAY, True, True),
        ({"kind": "move", "seconds": 300}, False, True),
        (A_DAY, False, False),
    ):
        made = notifying.make("halma", ME, OPEN, first=1, clock=clock)
        other, body = notifying.sit(made["table"])["secret"], device(service, Browser(), "/never")
        subscribe(notifying, other, body)
        if not is_wanted:
            removed = notifying.http.post(
                "/api/push/devices/remove", json={"endpoint": body["endpoint"]}, headers=bearer(other)
            )
            assert removed.json() == {"is_subscribed": False}
        if is_here:
            with notifying.join(made["table"], other):
                play(notifying, made["table"], made["secret"])
        else:
            play(notifying, made["table"], made["secret"])
    wanted = notifying.make("halma", ME, OPEN, first=1, clock=A_DAY)
    other = notifying.sit(wanted["table"])["secret"]
    subscribe(notifying, other, device(service, Browser(), "/last"))
    play(notifying, wanted["table"], wanted["secret"])
    assert service.received.get(timeout=20)[0] == "/last", "and none before"


def test_a_device_that_has_unsubscribed_is_forgotten_and_a_failure_stops_nothing(
    notifying: LiveServer, service: PushService
) -> None:
    made = notifying.make("halma", ME, OPEN, first=1, clock=A_DAY)
    secrets = {1: made["secret"], 2: notifying.sit(made["table"])["secret"]}
    subscribe(notifying, secrets[2], device(service, Browser(), "/gone"))
    service.status = 410
    play(notifying, made["table"], secrets[1])
    assert service.received.get(timeout=20)[0] == "/gone"
    service.status = 201
    play(notifying, made["table"], secrets[2])
    play(notifying, made["table"], secrets[1])
    subscribe(notifying, secrets[2], device(service, Browser(), "/again"))
    for status in (500, 201):
        service.status = status
        play(notifying, made["table"], secrets[2])
        play(notifying, made["table"], secrets[1])
        assert service.received.get(timeout=20)[0] == "/again", "and nothing more to the one that is gone"


def test_what_is_no_subscription_is_refused(notifying: LiveServer, service: PushService) -> None:
    secret, body = notifying.make()["secret"], device(service, Browser())
    check_refusal(
        subscribe(notifying, secret, {**body, "endpoint": "https://127.0.0.1/x"}), 400, "unknown-push-service"
    )
    check_refusal(subscribe(notifying, secret, {**body, "auth": "AAAA"}), 400, "bad-message")
    check_refusal(subscribe(notifying, secret, {**body, "public_key": "!"}), 400, "bad-message")
    check_refusal(notifying.http.post("/api/push/devices", json=body), 401, "no-secret")


def test_the_key_of_the_server_stays_the_same(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(tmp_path) as live_server:
            keys.append(live_server.http.get("/api/push/key").json()["key"])
    assert keys[0] == keys[1]
