"""Seats: names, who takes and leaves them, and who commands them."""

from __future__ import annotations

import pytest
from kit.tables import ANN, BOB, CAT, EVE, TableHarness, order, refused, two_people

from stip import errors
from stip.table.commands import Answer, Offer, Play, Resign, Return, Say, SeatBot, Sit, Stand, TableCommand, TakeOver
from stip.table.events import Played
from stip.table.projection import view_of


def test_only_the_maker_seats_bots_and_only_on_open_seats() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    assert isinstance(refused(harness, BOB, SeatBot(id="1", seat=2)), errors.NotTheMaker)
    assert isinstance(refused(harness, ANN, SeatBot(id="1", seat=1)), errors.SeatNotOpen)
    assert isinstance(refused(harness, ANN, SeatBot(id="1", seat=4)), errors.BadSeat)
    harness.do(ANN, SeatBot(id="2", seat=2, level=4))
    assert (harness.table.seats[1].kind, harness.table.seats[1].level) == ("bot", 4)
    assert len(harness.do(ANN, SeatBot(id="3", seat=3))) == 2
    assert isinstance(refused(harness, ANN, SeatBot(id="4", seat=3)), errors.NotNow)


def test_a_table_of_bots_alone_does_not_come_about() -> None:
    harness = TableHarness(order("open bot3"))
    assert isinstance(refused(harness, ANN, SeatBot(id="1", seat=1)), errors.OnlyBots)


def test_a_seat_that_is_taken_or_not_there_cannot_be_taken() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    assert isinstance(refused(harness, BOB, Sit(id="1", name="Bob", seat=1)), errors.SeatNotOpen)
    assert isinstance(refused(harness, BOB, Sit(id="1", name="Bob", seat=4)), errors.BadSeat)
    harness.do(BOB, Sit(id="2", name="Bob", seat=3))
    assert harness.table.seats_of(BOB) == [3]
    harness.do(BOB, Sit(id="3", name="Bo"))
    assert harness.table.seats_of(BOB) == [2, 3]
    assert isinstance(refused(harness, CAT, Sit(id="4", name="Cat")), errors.NoOpenSeat)


def test_who_leaves_before_the_game_opens_the_seat_and_the_maker_may_send_others_away() -> None:
    harness = TableHarness(order("Ann open open bot1", "punto"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    assert isinstance(refused(harness, CAT, Stand(id="2", seat=2)), errors.NotYourSeat)
    assert isinstance(refused(harness, BOB, Stand(id="2", seat=4)), errors.NotYourSeat)
    assert isinstance(refused(harness, ANN, Stand(id="2", seat=3)), errors.SeatEmpty)
    harness.do(BOB, Stand(id="3", seat=2))
    assert harness.table.seats[1].kind == "open"
    assert harness.table.seats_of(BOB) == []
    harness.do(BOB, Sit(id="4", name="Bob"))
    harness.do(ANN, Stand(id="5", seat=2))
    harness.do(ANN, Stand(id="6", seat=4))
    assert [seat.kind for seat in harness.table.seats] == ["person", "open", "open", "open"]


def test_nobody_leaves_a_seat_once_the_game_has_begun() -> None:
    harness = two_people()
    assert isinstance(refused(harness, BOB, Stand(id="1", seat=2)), errors.NotNow)
    assert isinstance(refused(harness, ANN, Stand(id="1", seat=2)), errors.NotNow)


@pytest.mark.parametrize(
    "command",
    [
        Stand(id="1", seat=1),
        Play(id="1", seat=1, ply=0, move="a5-a6"),
        Resign(id="1", seat=1),
        Offer(id="1", seat=1, kind="draw"),
        Answer(id="1", seat=1, yes=True),
        Return(id="1", seat=1),
        Say(id="1", seat=1, phrase="hello"),
    ],
    ids=lambda command: type(command).__name__,
)
def test_a_command_for_a_seat_of_somebody_else_is_refused(command: TableCommand) -> None:
    harness = two_people()
    assert isinstance(refused(harness, BOB, command), errors.NotYourSeat)
    assert isinstance(refused(harness, EVE, command), errors.NotYourSeat)
    assert isinstance(refused(harness, "", command), errors.NoSecret)


@pytest.mark.parametrize("seat", [2, 3])
def test_nobody_commands_a_bot_or_an_open_seat(seat: int) -> None:
    harness = TableHarness(order("Ann bot3 open", "punto"))
    assert harness.table.seats_of("") == []
    for by in (ANN, EVE, ""):
        refused(harness, by, Say(id="1", seat=seat, phrase="hello"))


def test_a_spectator_takes_over_nothing() -> None:
    harness = two_people()
    harness.absent = [2]
    assert isinstance(refused(harness, EVE, TakeOver(id="1", seat=2)), errors.NoSecret)


def test_whoever_plays_two_seats_at_one_screen_commands_both_and_sees_both() -> None:
    harness = TableHarness(order("Ann Ben", "tokken"))
    view = view_of(harness.table, harness.table.seats_of(ANN), harness.now)
    assert [position.seat for position in view.positions] == [1, 2]
    assert [seat.is_mine for seat in view.seats] == [True, True]
    harness.play_any(4)
    assert len([one for one in harness.table.history if isinstance(one.event, Played)]) == 4
