"""Open connections: who is let in, and who makes room."""

from __future__ import annotations

import pytest

from stip.server.operations import connections
from stip.server.operations.connections import OpenConnections
from stip.server.operations.settings import Limits


class FakeConnection:
    is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True


@pytest.fixture(autouse=True)
def no_spare_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SPARE_CONNECTIONS", 0)
    monkeypatch.setattr(connections, "SPARE_CONNECTIONS_PER_ADDRESS", 0)


def test_an_address_has_so_many_connections_and_others_have_theirs() -> None:
    opened = OpenConnections(Limits(sockets=10, sockets_per_address=2))
    first = FakeConnection()
    assert opened.admit(first, "192.0.2.1")
    assert opened.admit(FakeConnection(), "192.0.2.1")
    assert not opened.admit(FakeConnection(), "192.0.2.1")
    assert opened.admit(FakeConnection(), "192.0.2.2")
    opened.remove(first)
    assert opened.admit(FakeConnection(), "192.0.2.1")
    assert len(opened) == 3


def test_when_all_places_are_taken_the_longest_idle_connection_makes_room() -> None:
    opened = OpenConnections(Limits(sockets=3))
    first, second, third = one = [FakeConnection() for _ in range(3)]
    for number, connection in enumerate(one):
        assert opened.admit(connection, f"192.0.2.{number}")
        opened.mark_idle(connection)
    opened.mark_busy(first)
    opened.mark_idle(second)  # again, so that the third has been idle for longer
    assert opened.admit(FakeConnection(), "192.0.2.9")
    assert [connection.is_aborted for connection in one] == [False, False, True]
    opened.remove(third)
    opened.mark_busy(second)
    assert not opened.admit(FakeConnection(), "192.0.2.9"), "nobody is idle"


def test_who_connects_again_and_again_is_refused_after_a_while() -> None:
    opened = OpenConnections(Limits(requests_per_second=0.01, requests_at_once=2))
    outcomes = []
    for _ in range(12):
        connection = FakeConnection()
        outcomes.append(opened.admit(connection, "192.0.2.1"))
        if outcomes[-1]:
            opened.remove(connection)
    assert outcomes == [True] * 10 + [False] * 2
    assert opened.admit(FakeConnection(), "192.0.2.2")


def test_a_proxy_connects_for_many() -> None:
    opened = OpenConnections(Limits(sockets_per_address=1), proxies=["10.0.0.0/8", "::1/128"])
    for host in ("10.1.2.3", "::1"):
        assert opened.is_proxy(host)
        assert all(opened.admit(FakeConnection(), host) for _ in range(3))
    assert not opened.is_proxy("11.0.0.1")
    assert opened.bucket("10.1.2.3").spend(10**6) == 0
    assert opened.bucket("11.0.0.1").spend(10**6) > 0
