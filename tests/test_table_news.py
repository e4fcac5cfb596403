"""What is told of a table, and to whom."""

from __future__ import annotations

import pytest
from kit.tables import ANN, BOB, OTHER_SEED, SEED, Keeper, order, told_to_all, two_people

from stip import errors
from stip.play.record import read_record, replay_record
from stip.play.seed import commitment
from stip.table.events import TakenBack
from stip.table.messages import Clock, MovePlayed, Resign, SeatBot, SeatTaken, Sit
from stip.table.news import record_of, updates, view_of


def test_updates_are_numbered_without_a_gap_and_only_the_last_has_the_table() -> None:
    keeper = two_people()
    keeper.play_any(3)
    told = updates(keeper.table, 0, [1], keeper.now)
    assert [update.seq for update in told] == list(range(1, keeper.table.seq + 1))
    assert [update.table is not None for update in told] == [False] * (len(told) - 1) + [True]
    assert updates(keeper.table, 5, [1], keeper.now) == told[5:]
    assert updates(keeper.table, keeper.table.seq, [1], keeper.now) == []
    assert updates(keeper.table, keeper.table.seq + 9, [1], keeper.now) == []


def test_a_table_rebuilt_from_its_events_tells_the_same() -> None:
    keeper = Keeper(order("Ann open open", "punto"))
    keeper.do(BOB, Sit(id="1", name="Bob"))
    keeper.do(ANN, SeatBot(id="2", seat=3))
    keeper.play_any(9)
    assert told_to_all(keeper.rebuilt(), keeper.now) == told_to_all(keeper.table, keeper.now)


def test_a_secret_move_is_told_to_its_seat_only_until_the_game_is_over() -> None:
    """T-8."""
    keeper = two_people("tokken", {"exchange": "swap"})
    giver = keeper.table.turn
    keeper.play_any()

    def given(seats: list[int]) -> MovePlayed:
        (news,) = [one.news for one in updates(keeper.table, 0, seats, keeper.now) if isinstance(one.news, MovePlayed)]
        return news

    assert given([giver]).move.startswith("give ")
    assert given([giver]).touches
    for seats in ([], [3 - giver]):
        assert (given(seats).seat, given(seats).move, given(seats).touches) == (giver, "", [])
    keeper.do(ANN, Resign(id="1", seat=1))
    assert given([]) == given([3 - giver]) == given([giver])
    assert given([]).move
    keeper.seed = OTHER_SEED
    keeper.offer(ANN, "rematch", 1)
    keeper.answer(BOB, 2)
    assert keeper.table.phase == "playing"
    assert given([]).move, "the first game is over"


def test_a_move_is_told_to_whoever_made_it_as_theirs_unless_several_share_a_screen() -> None:
    keeper = two_people()
    keeper.play_any()
    mover = 3 - keeper.table.turn

    def told(*seats: int) -> str:
        last = updates(keeper.table, keeper.table.seq - 1, seats, keeper.now, ["scene"])[-1].news
        assert isinstance(last, MovePlayed)
        return last.text.split()[0]

    assert told(mover) in ("step", "hop")
    assert told() == told(3 - mover) == told(1, 2) == f"{told(mover)}s"


def test_the_commitment_to_a_small_seed_is_told_with_the_seed_only() -> None:
    keeper = Keeper(order("Ann bot1"), seed=(7).to_bytes(32, "big"))
    assert view_of(keeper.table, [1], 0).commitment == ""
    keeper.do(ANN, Resign(id="1", seat=1))
    assert view_of(keeper.table, [1], 0).commitment


def test_people_have_names_and_bots_have_levels() -> None:
    keeper = Keeper(order("Ann bot4 open", "punto"))
    news = [update.news for update in updates(keeper.table, 0, [], 0)]
    assert news[1] == SeatTaken(at=keeper.now, seat=1, name="Ann")
    assert news[2] == SeatTaken(at=keeper.now, seat=2, level=4)
    assert [seat.kind for seat in view_of(keeper.table, [], 0).seats] == ["person", "bot", "open"]
    assert view_of(keeper.table, [], 0, is_maker=True).is_maker
    assert keeper.table.holders == {ANN}
    assert keeper.table.maker == ANN


def test_a_taken_back_move_is_still_told_as_it_was() -> None:
    keeper = Keeper(order("Ann Ben", "to-the-point"))
    seat = keeper.table.turn
    keeper.play_any()
    before = updates(keeper.table, 0, [], keeper.now)
    (event,) = keeper.offer(ANN, "takeback", seat)
    assert isinstance(event, TakenBack)
    after = updates(keeper.table, 0, [], keeper.now)
    assert [update.news for update in after[: len(before)]] == [update.news for update in before]


def test_the_record_keeps_seed_and_secret_moves_back_until_the_game_is_over_also_by_agreement() -> None:
    keeper = Keeper(order("Ann open", "tokken", {"exchange": "swap"}))
    with pytest.raises(errors.NotNow):
        record_of(keeper.table)
    keeper.do(BOB, Sit(id="1", name="Bob"))
    keeper.play_any(3)
    record = record_of(keeper.table)
    assert '[Seat1 "Ann"]' in record
    assert "1. ? 2. ? 3. " in record
    assert SEED.hex() not in record
    assert commitment(SEED) in record
    keeper.offer(ANN, "draw", 1)
    keeper.answer(BOB, 2)
    record = record_of(keeper.table)
    assert "1. give" in record
    assert replay_record(read_record(record)) == keeper.table.game


def test_a_record_names_bots_by_their_level() -> None:
    assert '[Seat2 "bot 4"]' in record_of(Keeper(order("Ann bot4")).table)


def test_the_copy_of_a_table_goes_its_own_way() -> None:
    keeper = two_people("tokken", clock=Clock("move", 30))
    keeper.play_any(2)
    before, original = told_to_all(keeper.table, keeper.now), keeper.table
    keeper.table = keeper.table.copy()
    assert told_to_all(keeper.table, keeper.now) == before
    keeper.play_any(2)
    keeper.offer(ANN, "draw", 1)
    keeper.do(ANN, Resign(id="1", seat=1))
    assert told_to_all(keeper.table, keeper.now) != before
    assert told_to_all(original, keeper.now) == before
    assert original.done_before(ANN, "1") is None


def test_every_game_at_a_table_has_a_record_and_only_the_one_that_goes_on_keeps_its_seed_back() -> None:
    keeper = two_people("tokken", {"exchange": "swap"})
    keeper.play_any(6)
    keeper.offer(ANN, "takeback", 1)
    keeper.answer(BOB, 2)
    keeper.play_any(3)
    keeper.do(ANN, Resign(id="1", seat=1))
    first = record_of(keeper.table)
    keeper.seed = OTHER_SEED
    keeper.offer(ANN, "rematch", 1)
    keeper.answer(BOB, 2)
    keeper.play_any()
    assert record_of(keeper.table, 1) == first
    assert replay_record(read_record(first)).setup.seed == SEED
    assert record_of(keeper.table, 2) == record_of(keeper.table)
    assert OTHER_SEED.hex() not in record_of(keeper.table)
    for number in (0, 3, -1):
        with pytest.raises(errors.NoSuchGame):
            record_of(keeper.table, number)
