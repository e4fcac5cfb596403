"""Club evenings at a running server: rounds follow each other by themselves, and games count."""

from __future__ import annotations

from kit.clubs import Evening
from kit.server import LiveServer


def test_an_evening_is_played_to_its_end(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy")
    view = evening.begin()
    assert [one.get("level", 0) for one in view["people"]] == [0, 0, 0, 1], "a bot fills the odd seat"
    for number in (1, 2, 3):
        evening.wait_for(round=number)
        evening.resign_all()
    view = evening.wait_for(phase="over")
    assert [one["played"] for one in view["standings"]] == [3] * 4
    assert sum(one["points"] for one in view["standings"]) == 6


def test_the_tables_of_a_round_seat_the_right_people_and_the_first_begins(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    (match,) = evening.begin()["matches"]
    first, second = [{1: "Ann", 2: "Bo"}[match[one]] for one in ("one", "two")]
    for seat, name in enumerate((first, second)):
        table = live_server.view(match["tables"][0], evening.secrets[name])
        assert [one.get("is_mine", False) for one in table["seats"]] == [seat == 0, seat == 1]
        assert (table["phase"], table["turn"], table["club"]) == ("playing", 1, evening.code)
        assert not table.get("is_maker")
    mine = live_server.http.get("/api/tables", headers={"Authorization": f"Bearer {evening.secret}"}).json()
    assert mine["tables"] == [], "the organiser does not play"


def test_a_club_game_counts_so_there_are_no_hints_takebacks_or_rematches(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo")
    (match,) = evening.begin()["matches"]
    name = {1: "Ann", 2: "Bo"}[match["one"]]
    with live_server.join(match["tables"][0], evening.secrets[name]) as player:
        assert player.ask(type="ask-hint", seat=1, ply=0)["code"] == "club-game"
        player.play()
        assert player.ask(type="offer", seat=1, kind="takeback")["code"] == "club-game"
        assert player.ask(type="offer", seat=1, kind="draw")["type"] == "done"
        player.ask(type="resign", seat=1)
        assert player.ask(type="offer", seat=1, kind="rematch")["code"] == "club-game"


def test_a_match_that_the_organiser_decides_is_no_longer_played(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo", "Cy", "Di")
    match = evening.begin()["matches"][0]
    with live_server.join(match["tables"][0]) as spectator:
        assert evening.post("matches", match=match["number"], result="two").status_code == 200
        assert spectator.farewell() == "closed"
        assert spectator.updates[-1]["news"]["why"] == "club"
    decided = evening.view()["matches"][0]
    assert (decided["result"], decided["how"]) == ("two", "organiser")


def test_whoever_leaves_loses_and_the_opponent_does_not_wait(live_server: LiveServer) -> None:
    evening = Evening(live_server, "Ann", "Bo", kind="knockout")
    (match,) = evening.begin()["matches"]
    number = {1: "Ann", 2: "Bo"}
    assert evening.post("leave", secret=evening.secrets["Ann"], person=1).status_code == 200
    view = evening.view()
    assert view["phase"] == "over"
    assert number[view["standings"][0]["person"]] == "Bo"
    assert live_server.view(match["tables"][0])["phase"] == "closed"
