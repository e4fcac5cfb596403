"""Decisions of a table: which commands it accepts and when."""

from __future__ import annotations

import pytest
from kit.tables import ANN, BOB, CAT, TableHarness, by_turn, order, refused, two_people

from stip import errors
from stip.games.contract import Move
from stip.table import decisions
from stip.table.commands import Offer, Play, Resign, Say, Sit, Stand
from stip.table.decisions import MAX_REPEATS
from stip.table.projection import updates, view_of
from stip.table.table import MAX_REMEMBERED_COMMANDS
from stip.table.views import MovePlayed

# moves


def test_a_move_can_be_given_in_notation_or_by_its_touches() -> None:
    one, other = TableHarness(order("Ann Ben")), TableHarness(order("Ann Ben"))
    assert one.table.game is not None
    move = Move(int(one.table.game.legal_moves.codes[0]))
    text, touches, seat = one.table.game.write(move), one.table.game.touches(move), one.table.turn
    assert one.do(ANN, Play(id="1", seat=seat, ply=0, move=text)) == other.do(
        ANN, Play(id="1", seat=seat, ply=0, touches=touches)
    )
    assert one.table.game.ply == 1
    (update,) = updates(one.table, one.table.seq - 1, [], one.now)
    assert update.event == MovePlayed(at=one.now, seat=seat, ply=0, move=text, touches=touches)


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    harness = two_people()
    _, _, other, seat = by_turn(harness)
    error = refused(harness, other, Play(id="1", seat=seat, ply=0, move="a5-a6"))
    assert isinstance(error, errors.OutOfTurn)
    assert error.clause == "G-2"
    assert isinstance(refused(harness, other, Play(id="1", seat=seat, ply=0, touches=["pass"])), errors.OutOfTurn)


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    harness = two_people()
    owner, seat, _, _ = by_turn(harness)
    for command in (
        Play(id="1", seat=seat, ply=0, move="pass"),
        Play(id="1", seat=seat, ply=0, touches=["pass"]),
    ):
        error = refused(harness, owner, command)
        assert isinstance(error, errors.IllegalMove)
        assert error.clause == "H-10"
    assert isinstance(refused(harness, owner, Play(id="1", seat=seat, ply=0, move="?")), errors.MalformedMove)
    assert isinstance(refused(harness, owner, Play(id="1", seat=seat, ply=0)), errors.IllegalMove)


def test_a_move_meant_for_another_ply_is_stale_and_the_refusal_says_both_numbers() -> None:
    harness = two_people()
    harness.play_any(2)
    owner, seat, _, _ = by_turn(harness)
    error = refused(harness, owner, Play(id="1", seat=seat, ply=0, move="a5-a6"))
    assert isinstance(error, errors.StaleMove)
    assert error.facts == {"meant": 0, "ply": 2}


def test_before_the_game_and_after_it_nothing_is_played() -> None:
    harness = TableHarness(order("Ann open"))
    assert isinstance(refused(harness, ANN, Play(id="1", seat=1, ply=0, move="a5-a6")), errors.NotNow)
    assert isinstance(refused(harness, ANN, Resign(id="1", seat=1)), errors.NotNow)
    assert isinstance(refused(harness, ANN, Offer(id="1", seat=1, kind="takeback")), errors.NotNow)
    harness.do(BOB, Sit(id="2", name="Bob"))
    harness.do(BOB, Resign(id="3", seat=2))
    assert harness.table.phase == "over"
    assert isinstance(refused(harness, ANN, Play(id="4", seat=1, ply=0, move="a5-a6")), errors.GameOver)
    assert isinstance(refused(harness, ANN, Play(id="4", seat=1, ply=0, touches=["x"])), errors.GameOver)
    assert isinstance(refused(harness, ANN, Resign(id="4", seat=1)), errors.GameOver)
    assert isinstance(refused(harness, ANN, Offer(id="4", seat=1, kind="draw")), errors.NotNow)


def test_a_command_is_remembered_with_the_last_number_it_led_to() -> None:
    harness = TableHarness(order("Ann open", "tokken"))
    harness.do(BOB, Sit(id="sit", name="Bob"))
    assert harness.table.seq_of_command(BOB, "sit") == harness.table.seq == 4
    assert harness.table.seq_of_command(ANN, "sit") is None
    assert harness.table.seq_of_command(BOB, "other") is None
    harness.do(BOB, Say(id="hello", seat=2, phrase="hello"))
    while harness.table.seq_of_command(BOB, "sit"):
        harness.play_any()
    assert len(harness.table._done_commands[BOB]) == MAX_REMEMBERED_COMMANDS
    assert harness.table.seq_of_command(BOB, "hello") == 5
    assert harness.rebuild().seq_of_command(BOB, "hello") == 5


# phrases, closing


def test_those_who_sit_may_say_a_phrase_at_any_time_until_the_table_is_closed() -> None:
    harness = TableHarness(order("Ann open"))
    harness.do(ANN, Say(id="1", seat=1, phrase="hello"))
    harness.do(BOB, Sit(id="2", name="Bob"))
    harness.do(BOB, Say(id="3", seat=2, phrase="good-luck"))
    harness.do(BOB, Resign(id="4", seat=2))
    harness.do(ANN, Say(id="5", seat=1, phrase="thanks"))
    harness.apply(harness.table.close("operator", harness.now))
    assert isinstance(refused(harness, ANN, Say(id="6", seat=1, phrase="thanks")), errors.NotNow)


def test_nobody_says_or_does_the_same_without_end_while_nobody_moves() -> None:
    harness = two_people()
    for number in range(MAX_REPEATS):
        harness.do(ANN, Say(id=f"{number}", seat=1, phrase="haha"))
    assert isinstance(refused(harness, ANN, Say(id="x", seat=1, phrase="oops")), errors.TooOften)
    harness.do(BOB, Say(id="x", seat=2, phrase="haha"))
    for _ in range(MAX_REPEATS):
        harness.offer(ANN, "draw", 1)
        harness.answer(BOB, 2, yes=False)
    assert isinstance(refused(harness, ANN, Offer(id="x", seat=1, kind="draw")), errors.TooOften)
    harness.play_any()
    harness.do(ANN, Say(id="y", seat=1, phrase="sorry"))
    harness.offer(ANN, "draw", 1)


def test_whoever_is_asked_may_always_say_no_and_a_maker_may_always_send_somebody_away() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    for number in range(MAX_REPEATS + 2):
        harness.do(f"troll {number}", Sit(id="1", name="Troll"))
        harness.do(ANN, Stand(id=f"{number}", seat=2))
    harness.do(BOB, Sit(id="2", name="Bob"))
    harness.do(CAT, Sit(id="3", name="Cat"))
    for number in range(MAX_REPEATS + 2):
        harness.offer((ANN, BOB)[number % 2], "draw", 1 + number % 2)
        harness.answer(CAT, 3, yes=False)


def test_after_very_much_a_table_is_only_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    harness = two_people("punto")
    harness.play_any(2)
    monkeypatch.setattr(decisions, "MAX_EVENTS", harness.table.seq)
    for command in (Offer(id="1", seat=1, kind="takeback"), Say(id="1", seat=1, phrase="haha")):
        assert isinstance(refused(harness, ANN, command), errors.TableTooLong)
    while harness.table.phase == "playing":
        harness.play_any()
    assert isinstance(refused(harness, ANN, Offer(id="1", seat=1, kind="rematch")), errors.TableTooLong)


def test_a_closed_table_stays_closed_and_keeps_its_secrets() -> None:
    harness = two_people()
    harness.play_any(2)
    harness.apply(harness.table.close("abandoned", harness.now))
    assert harness.table.close("abandoned", harness.now) == []
    view = view_of(harness.table, [1, 2], harness.now)
    assert (view.phase, view.turn, view.seed, view.outcome) == ("closed", 0, "", None)
    assert not any(position.moves for position in view.positions)
    assert isinstance(refused(harness, ANN, Sit(id="1", name="Ann")), errors.NotNow)
