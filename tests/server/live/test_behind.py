"""A server that has not heard yet what others have stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.postgres import PostgresServer
from kit.server import BO, ME, running

from stip.server.live.rooms import Rooms
from stip.server.storage.errors import StoreFailed
from stip.server.storage.event_store import EventStore


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture(autouse=True)
def _nothing_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look_for_changes(rooms: Rooms) -> None:
        pass

    monkeypatch.setattr(Rooms, "hear_of_events", lambda *_: None)
    monkeypatch.setattr(Rooms, "look_for_changes", look_for_changes)


def test_a_client_that_was_told_more_elsewhere_is_not_told_it_again(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database) as here, running(tmp_path, database=database) as there:
        made = here.make("punto", ME, BO)
        with there.join(made["table"]), here.join(made["table"], made["secret"]) as player:
            player.play()
            with there.join(made["table"], made["secret"], after=player.last) as moved:
                assert moved.welcome["last"] == player.last
                assert moved.updates == []


def test_a_client_that_cannot_be_told_more_is_asked_to_come_back(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def load(store: EventStore, table: str, after: int = 0) -> None:
        raise StoreFailed(why="out of reach")

    with running(tmp_path, database=database) as server:
        made = server.make("punto", ME, BO)
        with server.join(made["table"], made["secret"]) as player:
            monkeypatch.setattr(EventStore, "load", load)
            with server.socket(made["table"]) as socket:
                socket.send(f'{{"type": "hello", "after": {player.last + 1}}}')
                assert '"code":"store-failed"' in str(socket.recv(20))
                assert '"why":"restart"' in str(socket.recv(20))
