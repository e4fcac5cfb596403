"""What is told of a table, and to whom."""

from __future__ import annotations

import pytest
from kit.tables import ANN, BOB, OTHER_SEED, SEED, TableHarness, order, two_people, updates_for_all

from stip import errors
from stip.play.record import read_record, replay_record
from stip.play.seed import commitment
from stip.table.clocks import Clock
from stip.table.commands import Resign, SeatBot, Sit
from stip.table.events import TakenBack
from stip.table.projection import record_of, updates, view_of
from stip.table.views import MovePlayed, SeatTaken


def test_updates_are_numbered_without_a_gap_and_only_the_last_has_the_table() -> None:
    harness = two_people()
    harness.play_any(3)
    told = updates(harness.table, 0, [1], harness.now)
    assert [update.seq for update in told] == list(range(1, harness.table.seq + 1))
    assert [update.table is not None for update in told] == [False] * (len(told) - 1) + [True]
    assert updates(harness.table, 5, [1], harness.now) == told[5:]
    assert updates(harness.table, harness.table.seq, [1], harness.now) == []
    assert updates(harness.table, harness.table.seq + 9, [1], harness.now) == []


def test_a_table_rebuilt_from_its_events_tells_the_same() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.do(ANN, SeatBot(id="2", seat=3))
    harness.play_any(9)
    assert updates_for_all(harness.rebuild(), harness.now) == updates_for_all(harness.table, harness.now)


def test_a_secret_move_is_told_to_its_seat_only_until_the_game_is_over() -> None:
    """T-8."""
    harness = two_people("tokken", {"exchange": "swap"})
    giver = harness.table.turn
    harness.play_any()

    def given(seats: list[int]) -> MovePlayed:
        (news,) = [
            one.event for one in updates(harness.table, 0, seats, harness.now) if isinstance(one.event, MovePlayed)
        ]
        return news

    assert given([giver]).move.startswith("give ")
    assert given([giver]).touches
    for seats in ([], [3 - giver]):
        assert (given(seats).seat, given(seats).move, given(seats).touches) == (giver, "", [])
    harness.do(ANN, Resign(id="1", seat=1))
    assert given([]) == given([3 - giver]) == given([giver])
    assert given([]).move
    harness.seed = OTHER_SEED
    harness.offer(ANN, "rematch", 1)
    harness.answer(BOB, 2)
    assert harness.table.phase == "playing"
    assert given([]).move, "the first game is over"


def test_a_move_is_told_to_whoever_made_it_as_theirs_unless_several_share_a_screen() -> None:
    harness = two_people()
    harness.play_any()
    mover = 3 - harness.table.turn

    def told(*seats: int) -> str:
        last = updates(harness.table, harness.table.seq - 1, seats, harness.now, ["scene"])[-1].event
        assert isinstance(last, MovePlayed)
        return last.text.split()[0]

    assert told(mover) in ("step", "hop")
    assert told() == told(3 - mover) == told(1, 2) == f"{told(mover)}s"


def test_the_commitment_to_a_small_seed_is_told_with_the_seed_only() -> None:
    harness = TableHarness(order("Ann bot1"), seed=(7).to_bytes(32, "big"))
    assert view_of(harness.table, [1], 0).commitment == ""
    harness.do(ANN, Resign(id="1", seat=1))
    assert view_of(harness.table, [1], 0).commitment


def test_people_have_names_and_bots_have_levels() -> None:
    harness = TableHarness(order("Ann bot4 open", "punto"))
    news = [update.event for update in updates(harness.table, 0, [], 0)]
    assert news[1] == SeatTaken(at=harness.now, seat=1, name="Ann")
    assert news[2] == SeatTaken(at=harness.now, seat=2, level=4)
    assert [seat.kind for seat in view_of(harness.table, [], 0).seats] == ["person", "bot", "open"]
    assert view_of(harness.table, [], 0, is_maker=True).is_maker
    assert harness.table.owners == {ANN}
    assert harness.table.maker == ANN


def test_a_taken_back_move_is_still_told_as_it_was() -> None:
    harness = TableHarness(order("Ann Ben", "to-the-point"))
    seat = harness.table.turn
    harness.play_any()
    before = updates(harness.table, 0, [], harness.now)
    (event,) = harness.offer(ANN, "takeback", seat)
    assert isinstance(event, TakenBack)
    after = updates(harness.table, 0, [], harness.now)
    assert [update.event for update in after[: len(before)]] == [update.event for update in before]


def test_the_record_keeps_seed_and_secret_moves_back_until_the_game_is_over_also_by_agreement() -> None:
    harness = TableHarness(order("Ann open", "tokken", {"exchange": "swap"}))
    with pytest.raises(errors.NotNow):
        record_of(harness.table)
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.play_any(3)
    record = record_of(harness.table)
    assert '[Seat1 "Ann"]' in record
    assert "1. ? 2. ? 3. " in record
    assert SEED.hex() not in record
    assert commitment(SEED) in record
    harness.offer(ANN, "draw", 1)
    harness.answer(BOB, 2)
    record = record_of(harness.table)
    assert "1. give" in record
    assert replay_record(read_record(record)) == harness.table.game


def test_a_record_names_bots_by_their_level() -> None:
    assert '[Seat2 "Kvikk (bot 4)"]' in record_of(TableHarness(order("Ann bot4")).table)


def test_the_copy_of_a_table_goes_its_own_way() -> None:
    harness = two_people("tokken", clock=Clock("move", 30))
    harness.play_any(2)
    before, original = updates_for_all(harness.table, harness.now), harness.table
    harness.table = harness.table.copy()
    assert updates_for_all(harness.table, harness.now) == before
    harness.play_any(2)
    harness.offer(ANN, "draw", 1)
    harness.do(ANN, Resign(id="1", seat=1))
    assert updates_for_all(harness.table, harness.now) != before
    assert updates_for_all(original, harness.now) == before
    assert original.seq_of_command(ANN, "1") is None


def test_every_game_at_a_table_has_a_record_and_only_the_one_that_goes_on_keeps_its_seed_back() -> None:
    harness = two_people("tokken", {"exchange": "swap"})
    harness.play_any(6)
    harness.offer(ANN, "takeback", 1)
    harness.answer(BOB, 2)
    harness.play_any(3)
    harness.do(ANN, Resign(id="1", seat=1))
    first = record_of(harness.table)
    harness.seed = OTHER_SEED
    harness.offer(ANN, "rematch", 1)
    harness.answer(BOB, 2)
    harness.play_any()
    assert record_of(harness.table, 1) == first
    assert replay_record(read_record(first)).setup.seed == SEED
    assert record_of(harness.table, 2) == record_of(harness.table)
    assert OTHER_SEED.hex() not in record_of(harness.table)
    for number in (0, 3, -1):
        with pytest.raises(errors.NoSuchGame):
            record_of(harness.table, number)
