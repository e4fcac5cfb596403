"""Club evenings go on after restarts, and where servers share a database."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.clubs import Evening
from kit.postgres import PostgresServer
from kit.server import GENEROUS, Message, running
from msgspec.structs import replace

from stip.server.live.clubs import Clubs
from stip.server.live.housekeeping import Housekeeping


def test_an_evening_goes_on_after_a_restart_in_the_middle_of_a_round(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        evening = Evening(server, "Ann", "Bo", "Cy", "Di")
        evening.begin()
        evening.resign(*_first_match(evening))
        before = evening.view()
    with running(tmp_path) as server:
        evening.server = server
        assert evening.view() == before
        evening.resign_all()
        evening.wait_for(round=2)


def test_what_a_server_had_no_time_for_is_done_by_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server, monkeypatch.context() as patch:
        patch.setattr(Clubs, "hear_of_end", lambda *_: None)
        patch.setattr(Clubs, "beat", _do_nothing)
        evening = Evening(server, "Ann", "Bo", "Cy", "Di")
        evening.begin()
        evening.resign_all(is_noted=False)
        assert len(evening.open_matches()) == 2, "the games are over, and nobody has told the evening"
    with running(tmp_path) as server, monkeypatch.context() as patch:
        patch.setattr(Clubs, "_make_tables", _do_nothing)
        evening.server = server
        view = evening.wait_for(round=2)
        codes = [match["tables"][0] for match in view["matches"] if match["round"] == 2]
        assert [server.http.get(f"/api/tables/{code}").status_code for code in codes] == [404, 404]
    with running(tmp_path) as server:
        evening.server = server
        while {server.http.get(f"/api/tables/{code}").status_code for code in codes} != {200}:
            pass
        evening.resign_all()
        evening.wait_for(round=3)


def test_an_evening_that_nobody_plays_to_its_end_is_deleted_and_one_that_was_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        left, done = Evening(server, "Ann"), Evening(server, "Ann")
        done.post("end")
        assert server.http.get(f"/api/clubs/{left.code}").status_code == 200
    monkeypatch.setattr(Housekeeping, "run", Housekeeping.clean_up)
    with running(tmp_path, replace(GENEROUS, days_kept=1e-9)) as server:
        while server.http.get(f"/api/clubs/{left.code}").status_code == 200:
            pass
        assert server.http.get(f"/api/clubs/{done.code}").status_code == 200


# several servers


def test_servers_that_share_a_database_keep_one_evening(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.new_database()
    with running(tmp_path, database=database) as one, running(tmp_path, database=database) as other:
        evening = Evening(one, "Ann")
        evening.server = other
        for name in ("Bo", "Cy", "Di"):
            evening.join(name)
        evening.begin()
        evening.server = one
        assert len(evening.view()["people"]) == 4
        for number in (1, 2, 3):
            evening.wait_for(round=number)
            evening.resign(*_first_match(evening))
            evening.server = other
            evening.resign_all()
            evening.server = one
        view = evening.wait_for(phase="over")
        assert len(view["matches"]) == 6
        assert [match["how"] for match in view["matches"] if "how" in match] == []


def _first_match(evening: Evening) -> tuple[Message, str]:
    match = evening.open_matches()[0]
    names = {one["number"]: one["name"] for one in evening.view()["people"]}
    return match, names[match["two"]]


async def _do_nothing(self: Clubs, *_: object) -> None:
    pass
