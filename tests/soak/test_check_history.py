"""The check of histories: good ones pass, and every kind of lie is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench.soak.check_history import check_history
from bench.soak.clock_check import STRICT, Tolerance
from bench.soak.history import (
    AnyEntry,
    Audited,
    Connected,
    History,
    Message,
    Received,
    Seated,
    Sent,
    read_history,
    without_private_parts,
)

from stip.games.contract import Move
from stip.play.game import Game, Setup
from stip.play.record import write_record

SETUP = Setup.read("punto", 2, {}, "7" * 64, 1)
COMMITMENT = Game(SETUP).commitment
T = "bcdfghj"
CLOCK = {"kind": "game", "seconds": 60, "increment": 2}


def game_of(moves: int) -> tuple[Game, list[tuple[int, str]]]:
    """A game after so many moves, with their seats and texts."""
    game, texts = Game(SETUP), []
    for _ in range(moves):
        seat, move = game.turn, game.legal_moves.codes[0]
        texts.append((int(seat), game.rulebook.notation.write_for_record(game.fields, int(move))))
        game.advance(Move(move))
    return game, texts


class Script:
    """Writes the history of a table, at which two clients and a server do what they are told to."""

    def __init__(self) -> None:
        self.entries: list[AnyEntry] = []
        self.at, self.seq = 0.0, 0
        self.view: Message = {"phase": "gathering", "seats": [{"kind": "person"}] * 2}

    def connect(self, client: str, after: int = 0) -> None:
        self.entries.append(Connected(at=self.at, client=client, table=T, after=after))
        self.tell(client, type="welcome", table=T, last=self.seq)

    def tell(self, client: str, **message: Any) -> None:
        self.entries.append(Received(at=self.at, client=client, table=T, message=message))

    def send(self, client: str, **command: Any) -> None:
        self.entries.append(Sent(at=self.at, client=client, table=T, command=command))

    def happen(self, event_type: str, *clients: str, **news: Any) -> None:
        """Send the next update to these clients, with the state of the table."""
        self.seq += 1
        for client in clients or ("c1", "c2"):
            event = {"type": event_type, "at": round(1000 * self.at), **news}
            table = {**self.view, "now": round(1000 * self.at)}
            self.tell(client, type="update", seq=self.seq, news=event, table=table)

    def begin(self, **view: Any) -> None:
        for number, client in enumerate(("c1", "c2"), 1):
            self.entries.append(Seated(at=0, client=client, table=T, seats=[number]))
            self.connect(client)
        self.happen("table-made")
        self.happen("seat-taken", seat=1, name="c1")
        self.happen("seat-taken", seat=2, name="c2")
        self.view = {**self.view, **view, "phase": "playing", "number": 1, "ply": 0}
        self.happen("game-begun", number=1, commitment=COMMITMENT)

    def play(self, ply: int, seat: int, move: str = "", name: str = "", **view: Any) -> None:
        """Play a move that is acknowledged."""
        name = name or f"move-{self.seq + 1}"
        self.send(f"c{seat}", type="play", id=name, seat=seat, ply=ply, move=move)
        self.view = {**self.view, "ply": ply + 1, **view}
        self.happen("move-played", seat=seat, ply=ply, move=move)
        self.tell(f"c{seat}", type="done", id=name, seq=self.seq)

    def audit(self, *records: str, last: int | None = None) -> None:
        self.entries.append(Audited(at=9, table=T, last=self.seq if last is None else last, records=list(records)))

    def problems(self, tolerance: Tolerance = STRICT) -> list[str]:
        return [problem.removeprefix(f"table {T}: ") for problem in check_history(self.entries, tolerance)]


@pytest.fixture
def script() -> Script:
    script = Script()
    script.begin()
    return script


# what is right


def test_a_game_in_which_everything_was_done_and_told_once_has_no_problems(script: Script) -> None:
    game, moves = game_of(4)
    for ply, (seat, move) in enumerate(moves):
        script.play(ply, seat, move)
    script.send("c1", type="say", id="a", seat=1, phrase="oops")
    script.happen("spoken", seat=1, phrase="oops")
    script.tell("c1", type="done", id="a", seq=script.seq)
    script.audit(write_record(game, is_public=True))
    assert script.problems() == []


def test_a_command_that_is_sent_again_may_be_acknowledged_again(script: Script) -> None:
    script.play(0, 1, name="x")
    script.send("c1", type="play", id="x", seat=1, ply=0, move="")
    script.tell("c1", type="done", id="x", seq=script.seq)
    assert script.problems() == []


def test_a_client_that_reconnects_goes_on_after_its_last_update(script: Script) -> None:
    script.happen("clocks-resumed", "c1")
    script.connect("c2", after=script.seq - 1)
    script.tell("c2", type="update", seq=script.seq, news={"type": "clocks-resumed", "at": 0})
    assert script.problems() == []


def test_a_command_without_an_answer_may_have_been_carried_out_or_not(script: Script) -> None:
    script.send("c1", type="play", id="x", seat=1, ply=0)
    assert script.problems() == []
    script.view["ply"] = 1
    script.happen("move-played", seat=1, ply=0)
    assert script.problems() == []


def test_a_command_that_was_sent_twice_and_refused_once_may_have_been_carried_out(script: Script) -> None:
    """The other copy may reach the server later, on a connection that the client has given up."""
    for _ in range(2):
        script.send("c1", type="resign", id="x", seat=1)
    script.tell("c1", type="refused", id="x", code="not-now", text="")
    script.happen("seat-resigned", seat=1)
    assert script.problems() == []
    script.tell("c1", type="refused", id="x", code="not-now", text="")
    assert script.problems() == ["update 5, seat-resigned by c1, has no command that led to it"]


def test_an_offer_that_is_agreed_to_is_acknowledged_with_its_outcome(script: Script) -> None:
    script.play(0, 1)
    script.send("c1", type="offer", id="o", seat=1, kind="takeback")
    script.happen("offer-made", seat=1, kind="takeback")
    script.tell("c1", type="done", id="o", seq=script.seq)
    script.send("c2", type="answer", id="a", seat=2, yes=True)
    script.happen("offer-agreed", seat=2)
    script.view["ply"] = 0
    script.happen("moves-taken-back", ply=0)
    script.tell("c2", type="done", id="a", seq=script.seq)
    script.play(0, 1)
    assert script.problems() == []


def test_only_the_owner_of_a_seat_is_told_a_secret_move(script: Script) -> None:
    script.happen("spoken", "c1", seat=0, phrase="", move="a1")
    script.seq -= 1
    script.happen("spoken", "c2", seat=0, phrase="", is_secret=True)
    assert script.problems() == []


def test_a_bot_that_plays_for_somebody_needs_no_command(script: Script) -> None:
    script.happen("bot-took-over", seat=1, level=3)
    script.view["ply"] = 1
    script.happen("move-played", seat=1, ply=0)
    assert script.problems() == []


# updates


def test_a_missing_update_is_found(script: Script) -> None:
    script.happen("clocks-resumed", "c1")
    script.happen("clocks-resumed")
    assert script.problems() == ["c2 received update 6 instead of 5"]


def test_a_repeated_update_is_found(script: Script) -> None:
    script.happen("clocks-resumed")
    script.seq -= 1
    script.happen("clocks-resumed", "c1")
    assert script.problems() == ["c1 received update 5 instead of 6"]


def test_an_update_that_nobody_received_is_found(script: Script) -> None:
    script.seq += 1
    for client in ("c1", "c2"):
        script.connect(client, after=script.seq)
    script.happen("clocks-resumed")
    assert script.problems() == ["nobody received the updates [5]"]


def test_a_server_that_has_forgotten_updates_is_found(script: Script) -> None:
    script.seq = 3
    script.connect("c1", after=4)
    assert script.problems() == ["c1 had update 4, but the server has only 3"]


def test_clients_who_are_told_different_things_are_found(script: Script) -> None:
    script.happen("bot-took-over", "c1", seat=1, level=3)
    script.seq -= 1
    script.happen("bot-took-over", "c2", seat=2, level=3)
    (problem,) = script.problems()
    assert problem.startswith("c2 and c1 were told different things as update 5")


def test_clients_who_are_told_different_secrets_are_found(script: Script) -> None:
    script.happen("seat-left", "c1", seat=0, move="a1")
    script.seq -= 1
    script.happen("seat-left", "c2", seat=0, move="b2")
    (problem,) = script.problems()
    assert "different things" in problem


def test_clients_who_are_told_different_states_of_the_table_are_found(script: Script) -> None:
    script.happen("clocks-resumed", "c1")
    script.seq -= 1
    script.view["turn"] = 2
    script.happen("clocks-resumed", "c2")
    assert script.problems() == ["c2 was told another table after update 5 than c1: turn"]


# commands


def test_an_acknowledged_command_that_nobody_saw_is_found(script: Script) -> None:
    script.send("c1", type="play", id="x", seat=1, ply=0)
    script.tell("c1", type="done", id="x", seq=5)
    assert script.problems() == ["command x was done as update 5, which nobody received"]


def test_an_acknowledged_command_that_became_something_else_is_found(script: Script) -> None:
    script.send("c1", type="say", id="x", seat=1, phrase="oops")
    script.tell("c1", type="done", id="x", seq=4)
    assert script.problems() == ["command x was done as update 4, which is something else"]


def test_a_command_that_was_carried_out_twice_is_found(script: Script) -> None:
    script.play(0, 1, name="x")
    script.view["ply"] = 2
    script.happen("move-played", seat=1, ply=1)
    script.send("c1", type="play", id="x", seat=1, ply=0)
    script.tell("c1", type="done", id="x", seq=script.seq)
    assert "c1's command x was done as update 5, and again as 6" in script.problems()


def test_two_commands_that_share_an_update_are_found(script: Script) -> None:
    script.play(0, 1, name="x")
    script.send("c1", type="play", id="y", seat=1, ply=0)
    script.tell("c1", type="done", id="y", seq=script.seq)
    assert script.problems() == ["commands x, y were done as the same update 5"]


def test_a_refused_command_that_was_carried_out_is_found(script: Script) -> None:
    script.send("c1", type="play", id="x", seat=1, ply=0)
    script.tell("c1", type="refused", id="x", code="stale-move", text="")
    script.view["ply"] = 1
    script.happen("move-played", seat=1, ply=0)
    assert script.problems() == ["update 5, move-played by c1, has no command that led to it"]


def test_a_command_that_was_done_and_then_refused_is_found(script: Script) -> None:
    script.play(0, 1, name="x")
    script.tell("c1", type="refused", id="x", code="stale-move", text="")
    assert script.problems() == ["c1's command x was done as update 5, and then refused with stale-move"]


def test_a_move_that_nobody_asked_for_is_found(script: Script) -> None:
    script.view["ply"] = 1
    script.happen("move-played", seat=1, ply=0)
    assert script.problems() == ["update 5, move-played by c1, has no command that led to it"]


def test_a_fault_of_the_server_is_found(script: Script) -> None:
    script.tell("c1", type="refused", code="fault", text="Sorry.")
    assert script.problems() == ["c1 was refused with fault: Sorry."]


def test_a_promised_seat_that_was_given_to_somebody_else_is_found(script: Script) -> None:
    script.entries.append(Seated(at=0, client="c2", table=T, seats=[1]))
    assert script.problems() == ["c2 was promised seat 1, which it never had"]


def test_a_request_for_a_seat_that_was_carried_out_twice_is_found(script: Script) -> None:
    script.happen("seat-taken", seat=3, name="c2")
    assert script.problems() == ["c2 was given seat 3, which it never asked for"]


# moves and records


def test_a_bot_that_moved_twice_at_one_ply_is_found() -> None:
    script = Script()
    script.connect("c1")
    script.happen("table-made", "c1")
    script.happen("seat-taken", "c1", seat=1, level=2)
    script.view |= {"number": 1}
    script.happen("game-begun", "c1", number=1, commitment=COMMITMENT)
    script.view |= {"ply": 1}
    script.happen("move-played", "c1", seat=1, ply=0)
    script.happen("move-played", "c1", seat=1, ply=0)
    assert script.problems() == ["update 5: seat 1 moved at ply 0, when it was ply 1"]


def test_a_record_with_another_move_than_was_told_is_found(script: Script) -> None:
    game, moves = game_of(3)
    for ply, (seat, move) in enumerate(moves):
        script.play(ply, seat, "R1@a1" if ply == 1 else move)
    script.audit(write_record(game, is_public=True))
    (problem,) = script.problems()
    assert problem.startswith("game 1, entry 2: the record has ")


def test_a_record_that_lacks_a_move_is_found(script: Script) -> None:
    game, moves = game_of(3)
    for ply, (seat, move) in enumerate(moves):
        script.play(ply, seat, move)
    game.undo()
    script.audit(write_record(game, is_public=True))
    assert script.problems() == ["game 1 has 2 moves in the record and 3 in the updates"]


def test_a_server_that_knows_fewer_updates_than_its_clients_is_found(script: Script) -> None:
    game, _ = game_of(0)
    script.audit(write_record(game, is_public=True), last=3)
    assert script.problems() == ["the server has 3 updates, the clients received 4"]


def test_a_record_that_cannot_be_replayed_is_found(script: Script) -> None:
    game, moves = game_of(2)
    for ply, (seat, move) in enumerate(moves):
        script.play(ply, seat, move)
    script.audit(write_record(game).replace(SETUP.seed.hex(), "8" * 64))
    assert any(problem.startswith("game 1 cannot be replayed") for problem in script.problems())


def test_a_game_dealt_from_another_seed_is_found(script: Script) -> None:
    game, _ = game_of(0)
    script.audit(write_record(game, is_public=True).replace(COMMITMENT, "0" * 64))
    assert script.problems() == ["game 1 was dealt from another seed than was promised"]


# clocks


def clocked(turn: int, *left_s: float) -> Message:
    """The part of a table's state that tells the clocks."""
    seats = [{"kind": "person", "milliseconds": round(1000 * left)} for left in left_s]
    return {"clock": CLOCK, "turn": turn, "seats": seats}


@pytest.fixture
def clocks() -> Script:
    script = Script()
    script.begin(**clocked(1, 60, 60))
    return script


def test_clocks_that_run_for_the_seat_to_move_are_right(clocks: Script) -> None:
    clocks.at = 10
    clocks.play(0, 1, **clocked(2, 52, 60))
    clocks.at = 13
    clocks.view |= clocked(2, 52, 57)
    clocks.happen("offer-declined", seat=0)
    clocks.at = 14
    clocks.play(1, 2, **clocked(1, 52, 58))
    assert clocks.problems() == []


def test_a_clock_that_lost_time_is_found(clocks: Script) -> None:
    clocks.at = 10
    clocks.play(0, 1, **clocked(2, 51, 60))
    assert clocks.problems() == ["update 5 (move-played): the clock of seat 1 lost 1000 ms"]


def test_a_clock_that_gained_time_is_found(clocks: Script) -> None:
    clocks.at = 10
    clocks.play(0, 1, **clocked(2, 53, 61))
    assert clocks.problems() == [
        "update 5 (move-played): the clock of seat 1 gained 1000 ms",
        "update 5 (move-played): the clock of seat 2 gained 1000 ms",
    ]


def test_an_interruption_may_forgive_the_turn_but_no_more(clocks: Script) -> None:
    clocks.at = 10
    clocks.view |= clocked(1, 60, 60)
    clocks.happen("clocks-resumed")
    assert clocks.problems() == []
    clocks.at = 20
    clocks.view |= clocked(1, 61, 60)
    clocks.happen("clocks-resumed")
    assert clocks.problems() == ["update 6 (clocks-resumed): the clock of seat 1 gained 1000 ms"]


def test_after_a_takeback_nobody_knows_what_an_interruption_may_forgive(clocks: Script) -> None:
    clocks.at = 10
    clocks.happen("moves-taken-back", ply=0)
    clocks.view |= clocked(1, 50, 60)
    clocks.happen("offer-declined", seat=0)
    clocks.view |= clocked(1, 55, 60)
    clocks.happen("clocks-resumed")
    assert clocks.problems() == []


def test_a_time_limit_for_each_move_begins_again_with_each_move() -> None:
    script = Script()
    rule = {"kind": "move", "seconds": 60}
    script.begin(**{**clocked(1, 60, 60), "clock": rule})
    script.at = 10
    script.play(0, 1, **{**clocked(2, 60, 60), "clock": rule})
    assert script.problems() == []
    script.at = 15
    script.play(1, 2, **{**clocked(1, 60, 55), "clock": rule})
    assert script.problems() == ["update 6 (move-played): the clock of seat 2 lost 5000 ms"]


def test_clocks_are_also_compared_with_what_clients_waited(clocks: Script) -> None:
    """The server says that an hour has passed, which is no time at all for the clients."""
    entry = clocks.entries[-1]
    assert isinstance(entry, Received)
    news = {"type": "spoken", "seat": 0, "at": 40_000}
    table = {**clocks.view, **clocked(1, 20, 60), "now": 40_000}
    message = {"type": "update", "seq": 5, "news": news, "table": table}
    clocks.entries.append(msgspec.structs.replace(entry, message=message))
    assert clocks.problems() == ["update 5 (spoken): the clocks ran 40000 ms while clients waited 0 ms"]


def test_processes_that_disagree_on_the_time_are_judged_by_what_clients_waited(clocks: Script) -> None:
    clocks.at = 10
    clocks.play(0, 1, **clocked(2, 51, 60))
    assert clocks.problems(Tolerance(server=float("inf"))) == []


# the file


def test_a_history_is_read_as_it_was_written_up_to_a_line_that_was_cut_off(tmp_path: Path, script: Script) -> None:
    history = History(tmp_path / "history.jsonl")
    for entry in script.entries:
        history.add(entry)
    history.close()
    with history.file.open("ab") as stream:
        stream.write(b'{"kind": "sent", "at"')
    assert list(read_history(history.file)) == script.entries


def test_a_history_has_nothing_that_only_one_client_may_see() -> None:
    table = {"phase": "playing", "positions": [{"seat": 1, "moves": ["a1"]}], "seed": "77", "is_maker": True}
    message = {"type": "update", "seq": 1, "news": {}, "table": table}
    assert without_private_parts(message)["table"] == {"phase": "playing"}
