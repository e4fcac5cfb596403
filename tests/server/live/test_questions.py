"""Questions about a table: why something cannot be played, what a move would do, and which move is good."""

from __future__ import annotations

from kit.server import BOT, ME, Client, LiveServer

from stip.locale import localize


def alone(live_server: LiveServer, game: str, language: str = "en") -> Client:
    made = live_server.make(game, ME, BOT, first=1)
    return live_server.join(made["table"], made["secret"], wants=["moves", "touches", "scene"], language=language)


def test_a_question_is_answered_only_for_the_ply_it_was_asked_at(live_server: LiveServer) -> None:
    """What somebody touched while a move was on its way to them is not judged by the position after it."""
    _, anna, bo = live_server.two_players("punto", first=1)
    with anna, bo:
        assert anna.play()["type"] == "done"
        bo.wait_for(ply=1)
        for question in (
            {"type": "ask-why", "touches": ["place:f6"]},
            {"type": "ask-preview", "touches": ["place:g6"]},
        ):
            refused = bo.ask(seat=2, ply=0, **question)
            assert (refused["code"], refused["facts"]) == ("stale-move", {"meant": 0, "ply": 1})
        assert bo.ask(type="ask-hint", seat=2, ply=0)["code"] == "stale-move"


def test_a_legal_move_is_never_explained_away(live_server: LiveServer) -> None:
    with alone(live_server, "halma") as anna:
        path = anna.table["positions"][0]["touches"]
        first = path["touches"][path["nodes"][0]["touches"][0]]
        assert anna.ask(type="ask-why", seat=1, ply=0, touches=[first])["code"] == "can-be-played"
        why = anna.ask(type="ask-why", seat=1, ply=0, touches=["field:h8"])
        assert (why["type"], why["clause"]) == ("explained", "H-6")


def test_a_refused_move_is_explained_without_the_engines_words(live_server: LiveServer) -> None:
    with alone(live_server, "halma", language="nl") as anna:
        refused = anna.ask(type="play", seat=1, ply=0, touches=["field:h8", "field:h9"])
        assert (refused["code"], refused["text"]) == ("illegal-move", "Op h8 staat geen pion van jou.")


def test_a_preview_tells_where_a_pawn_would_stand(live_server: LiveServer) -> None:
    with alone(live_server, "halma") as anna:
        shown = anna.ask(type="ask-preview", seat=1, ply=0, touches=["field:d1", "field:h8"])
        assert shown["type"] == "refused"
        shown = anna.ask(type="ask-preview", seat=1, ply=0, touches=["field:e2", "field:f3"])
        assert [ghost["id"] for ghost in shown["preview"]["ghosts"]] == ["pawn:f3"]
        assert len(shown["preview"]["paths"]) == 1
        assert anna.table.get("ply", 0) == 0


def test_a_hint_tells_the_move_in_words_and_why_and_can_be_played(live_server: LiveServer) -> None:
    with alone(live_server, "punto", language="nl") as anna:
        hinted = anna.ask(type="ask-hint", seat=1, ply=0)
        assert hinted["words"].startswith("leg ")
        assert hinted["reason"] == localize("hint-sentence", {"reason": localize("hint-only-move", {}, "nl")}, "nl")
        assert [ghost["touch"] for ghost in hinted["preview"]["ghosts"]] == hinted["touches"]
        assert anna.ask(type="play", seat=1, ply=0, touches=hinted["touches"])["type"] == "done"
        anna.wait_for(turn=2)
        assert anna.ask(type="ask-hint", seat=1, ply=anna.table["ply"])["code"] in ("out-of-turn", "stale-move")


def test_among_people_hints_are_off_until_all_have_agreed(live_server: LiveServer) -> None:
    _, anna, bo = live_server.two_players("punto", first=1)
    with anna, bo:
        assert not anna.table.get("may_ask_for_hints")
        assert anna.ask(type="ask-hint", seat=1, ply=0)["code"] == "hints-off"
        assert anna.ask(type="offer", seat=1, kind="hints")["type"] == "done"
        assert anna.ask(type="ask-hint", seat=1, ply=0)["code"] == "hints-off"
        bo.catch_up(anna.last)
        assert bo.ask(type="answer", seat=2, yes=True)["type"] == "done"
        assert anna.wait_for(may_ask_for_hints=True)
        assert anna.updates[-1]["news"]["type"] == "hints-agreed"
        assert anna.ask(type="ask-hint", seat=1, ply=0)["type"] == "hinted"
        assert anna.ask(type="offer", seat=1, kind="hints")["code"] == "hints-on"
