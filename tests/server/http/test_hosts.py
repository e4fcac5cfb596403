"""The names by which a server may be addressed, and the proxies that it believes."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from kit.server import GENEROUS, LiveServer, check_refusal, made, running
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from stip.server.errors import UnknownHost
from stip.server.http.hosts import check_host, host_names
from stip.server.operations.settings import Settings

NAMES = host_names(Settings(database="", origins=("https://games.example:8443",), host_names=("Stip.Example.",)))


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "stip.localhost", "127.0.0.1:8000", "192.168.1.7", "[::1]:80"),
        *("[fe80::1]", "games.example", "games.example:8443", "stip.example", "stip.example."),
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
    ],
)
def test_the_names_of_the_machine_and_of_the_settings_are_accepted_and_so_are_addresses(host: str) -> None:
    check_host(host, NAMES)


@pytest.mark.parametrize(
    "host",
    [
        *(
            "evil.example",
            "evil.example:8000",
            "localhost.evil.example",
            "games.example.evil",
            "127.0.0.1.evil.example",
        ),
        *("", ":80", "[localhost]:80", "localhost@evil.example", "localhost:80:80", "x" * 5000),
    ],
)
def test_other_names_are_refused(host: str) -> None:
    with pytest.raises(UnknownHost):
        check_host(host, NAMES)


def test_a_page_that_makes_its_name_point_here_is_refused(live_server: LiveServer, client: httpx.Client) -> None:
    evil = {"Host": "evil.example"}
    for path in ("/", "/api/games", "/healthz", "/assets/x.js"):
        assert check_refusal(client.get(path, headers=evil), 421, "unknown-host")["facts"]["host"] == "evil.example"
    code = made(client)["table"]
    host, _, port = live_server.address.partition(":")
    with (
        socket.create_connection((host, int(port))) as way,
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://evil.example/api/tables/{code}/live", sock=way),
    ):
        pass
    assert refused.value.response.status_code == 421


def test_an_address_is_believed_only_when_a_trusted_proxy_tells_it(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests_per_second=0.001, requests_at_once=3)
    for proxies, last in (((), 429), (("127.0.0.1",), 200), (("10.0.0.0/8",), 429)):
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        with running(folder, limits, proxies=proxies) as live_server:
            statuses = [
                live_server.http.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
                for number in range(4)
            ]
            assert statuses == [200, 200, 200, last], proxies
