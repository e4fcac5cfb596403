"""Where others reach a server."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from stip.server.http.links import ListenAddress, link_to, reachable_host


def coming_by(host: str) -> HTTPConnection:
    headers = [(b"host", host.encode())]
    return HTTPConnection(
        {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "headers": headers, "server": None}
    )


@pytest.mark.parametrize("host", ["localhost:80", "127.0.0.1:80", "[::1]:80", "LOCALHOST"])
def test_who_sits_at_the_machine_is_given_the_address_for_others(host: str) -> None:
    listen_address = ("0.0.0.0", 80)
    link = link_to(coming_by(host), "/t/x", listen_address)
    assert link == f"http://{reachable_host(listen_address)}/t/x"
    assert "0.0.0.0" not in link


@pytest.mark.parametrize("listen_address", [("127.0.0.1", 80), None])
def test_where_nobody_else_can_come_the_own_name_stays(listen_address: ListenAddress | None) -> None:
    assert link_to(coming_by("localhost:80"), "/t/x", listen_address) == "http://localhost:80/t/x"


@pytest.mark.parametrize("host", ["games.example", "192.0.2.7:8000", "[2001:db8::7]:8000"])
def test_who_comes_by_another_name_keeps_it(host: str) -> None:
    assert link_to(coming_by(host), "/t/x", ("0.0.0.0", 80)) == f"http://{host}/t/x"


def test_an_address_of_version_six_stands_in_brackets() -> None:
    assert reachable_host(("2001:db8::7", 80)) == "[2001:db8::7]:80"
