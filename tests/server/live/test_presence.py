"""Who is at a table and who is away."""

from __future__ import annotations

from kit.server import LiveServer


def test_presence_is_told(live_server: LiveServer) -> None:
    code, anna, bo = live_server.two_players("punto")
    with anna, bo:
        while anna.presence.get("here") != [1, 2]:
            anna.receive()
        with live_server.join(code):
            while anna.presence.get("watching") != 1:
                anna.receive()
        bo.close()
        while anna.presence.get("here") != [1] or anna.presence.get("watching"):
            anna.receive()


def test_a_bot_plays_for_somebody_who_is_away_until_they_return(live_server: LiveServer) -> None:
    _, anna, bo = live_server.two_players("punto")
    with anna:
        assert anna.ask(type="take-over", seat=2)["code"] == "not-away"
        bo.close()
        while anna.presence.get("here") != [1]:
            anna.receive()
        assert anna.ask(type="take-over", seat=2)["type"] == "done"
        for _ in range(3):
            anna.wait_for(turn=1)
            assert anna.play()["type"] == "done"
        with live_server.join(anna.code, bo.secret, bo.last) as back:
            assert back.table["seats"][1]["is_replaced"]
            assert back.ask(type="return", seat=2)["type"] == "done"
            assert not back.table["seats"][1].get("is_replaced")


def test_a_person_has_so_many_sockets_at_a_table_and_the_oldest_gives_way(live_server: LiveServer) -> None:
    made = live_server.make("punto")
    clients = [live_server.join(made["table"], made["secret"]) for _ in range(6)]
    assert [clients[number].farewell() for number in (0, 1)] == ["replaced", "replaced"]
    for one in clients[2:]:
        assert one.ask(type="say", seat=1, phrase="wow")["type"] == "done"
    for one in clients:
        one.close()
