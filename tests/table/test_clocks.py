"""Clocks: they run for whoever decides, and whoever runs out of time has resigned."""

from __future__ import annotations

from kit.tables import ANN, BOB, CAT, TableHarness, order, refused, two_people, updates_for_all

from stip import errors
from stip.table.clocks import Clock
from stip.table.commands import Offer, Play, Resign, Return, Say, Sit, TakeOver
from stip.table.events import Resigned, Resumed
from stip.table.projection import view_of

A_MOVE = Clock("move", 30)
A_GAME = Clock("game", 60, increment=5)


def left(harness: TableHarness) -> list[int | None]:
    return [seat.milliseconds for seat in view_of(harness.table, [], harness.now).seats]


def wait(harness: TableHarness, seconds: int) -> None:
    harness.now += seconds * 1000


def test_without_a_clock_nothing_is_due() -> None:
    harness = two_people()
    assert (harness.table.deadline, left(harness)) == (None, [None, None])
    assert harness.table.tick(10**15) == harness.table.resume(0, 10**15) == []


def test_before_the_game_no_clock_runs() -> None:
    harness = TableHarness(order("Ann open", clock=A_MOVE))
    assert (harness.table.deadline, left(harness)) == (None, [None, None])
    assert view_of(harness.table, [], 0).clock == A_MOVE


def test_each_move_has_its_time() -> None:
    harness = two_people(clock=A_MOVE)
    for _ in range(5):
        seat = harness.table.turn
        assert harness.table.deadline == harness.now + 30_000
        wait(harness, 20)
        assert left(harness)[seat - 1] == 10_000
        assert left(harness)[2 - seat] == 30_000
        harness.play_any()
    assert left(harness) == [30_000, 30_000]


def test_a_game_has_its_time_and_each_move_brings_some_back() -> None:
    harness = two_people(clock=A_GAME)
    first = harness.table.turn
    wait(harness, 20)
    harness.play_any()
    wait(harness, 1)
    harness.play_any()
    assert (left(harness)[first - 1], left(harness)[2 - first]) == (45_000, 64_000)
    assert harness.table.deadline == harness.now + 45_000


def test_a_part_of_a_turn_is_a_move() -> None:
    harness = TableHarness(order("Ann Ben", "to-the-point", clock=A_MOVE))
    seat = harness.table.turn
    wait(harness, 20)
    harness.play_any()
    assert harness.table.turn == seat
    assert left(harness)[seat - 1] == 30_000
    assert harness.table.deadline == harness.now + 30_000


def test_whoever_runs_out_of_time_has_resigned() -> None:
    harness = two_people(clock=A_MOVE)
    seat = harness.table.turn
    wait(harness, 29)
    assert harness.table.tick(harness.now) == []
    wait(harness, 1)
    assert harness.apply(harness.table.tick(harness.now)) == [Resigned(at=harness.now, seat=seat, why="time")]
    assert harness.table.phase == "over"
    assert harness.table.outcome is not None
    assert harness.table.outcome.reason == "G-6"
    assert harness.table.outcome.winners == (3 - seat,)
    assert (harness.table.deadline, left(harness), harness.table.tick(harness.now)) == (None, [None, None], [])


def test_a_move_after_the_time_is_refused_even_before_the_clock_is_looked_at() -> None:
    harness = two_people(clock=A_MOVE)
    seat = harness.table.turn
    owner = harness.table.seats[seat - 1].owner
    wait(harness, 30)
    error = refused(harness, owner, Play(id="1", seat=seat, ply=0, move="a5-a6"))
    assert isinstance(error, errors.TimeIsUp)
    assert error.facts == {"seat": seat}


def test_with_three_the_others_go_on_when_the_time_of_one_is_up() -> None:
    harness = TableHarness(order("Ann open open", "punto", clock=A_GAME))
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.do(CAT, Sit(id="2", name="Cat"))
    slow = harness.table.turn
    wait(harness, 60)
    harness.apply(harness.table.tick(harness.now))
    assert harness.table.phase == "playing"
    following = harness.table.turn
    assert following != slow
    assert left(harness)[slow - 1] is None
    assert harness.table.deadline == harness.now + 60_000
    wait(harness, 10)
    harness.play_any()
    assert left(harness)[following - 1] == 55_000
    wait(harness, 60)
    harness.apply(harness.table.tick(harness.now))
    assert harness.table.outcome is not None
    assert harness.table.outcome.winners == (following,)


def test_a_resignation_out_of_turn_does_not_touch_the_clock_that_runs() -> None:
    harness = TableHarness(order("Ann Ben Cem", "punto", clock=A_MOVE))
    seat = harness.table.turn
    wait(harness, 10)
    harness.do(ANN, Resign(id="1", seat=seat % 3 + 1))
    assert harness.table.turn == seat
    assert left(harness)[seat - 1] == 20_000
    assert harness.table.deadline == harness.now + 20_000


def test_bots_have_no_clock() -> None:
    harness = TableHarness(order("Ann bot1", clock=A_GAME))
    while harness.table.bot_to_move is None:
        harness.play_any()
    assert harness.table.deadline is None
    assert left(harness)[1] is None
    before = left(harness)[0]
    wait(harness, 1000)
    assert harness.table.tick(harness.now) == []
    assert left(harness)[0] == before
    harness.play_any()
    assert harness.table.deadline is not None


def test_the_clock_of_somebody_who_is_replaced_stands_still_until_they_are_back() -> None:
    harness = two_people(clock=A_GAME)
    away = harness.table.turn
    owner, other = harness.table.seats[away - 1].owner, harness.table.seats[2 - away].owner
    harness.absent = [away]
    wait(harness, 20)
    harness.do(other, TakeOver(id="1", seat=away))
    assert harness.table.deadline is None
    wait(harness, 100)
    harness.play_any(2)
    harness.do(owner, Return(id="2", seat=away))
    assert left(harness)[away - 1] == 40_000
    assert harness.table.deadline == harness.now + 40_000


def test_what_is_taken_back_gives_its_time_back() -> None:
    harness = two_people(clock=A_GAME)
    first = harness.table.turn
    by, to = harness.table.seats[first - 1].owner, harness.table.seats[2 - first].owner
    harness.play_any(2)
    before = left(harness)
    wait(harness, 10)
    harness.play_any()
    wait(harness, 10)
    harness.play_any()
    wait(harness, 10)
    harness.offer(by, "takeback", first)
    harness.answer(to, 3 - first)
    assert left(harness) == before
    assert harness.table.deadline == harness.now + 65_000
    harness.offer(by, "takeback", first)
    harness.answer(to, 3 - first)
    assert left(harness) == [60_000, 60_000]


def test_nobody_loses_the_time_while_the_server_was_gone() -> None:
    harness = two_people(clock=A_MOVE)
    seat = harness.table.turn
    wait(harness, 10)
    gone = harness.now
    wait(harness, 5000)
    assert harness.apply(harness.table.resume(gone, harness.now)) == [Resumed(at=harness.now, since=gone)]
    assert harness.table.tick(harness.now) == []
    assert left(harness)[seat - 1] == 20_000, "the time before it was gone counts"
    assert harness.table.deadline == harness.now + 20_000


def test_if_nobody_knows_since_when_the_server_was_gone_no_time_since_the_last_event_counts() -> None:
    harness = two_people(clock=A_MOVE)
    wait(harness, 5000)
    harness.apply(harness.table.resume(0, harness.now))
    assert left(harness) == [30_000, 30_000]
    assert harness.table.deadline == harness.now + 30_000


def test_a_time_of_day_that_is_set_back_gives_nobody_time_and_takes_none() -> None:
    harness = two_people(clock=A_GAME)
    seat = harness.table.turn
    wait(harness, -1000)
    assert left(harness)[seat - 1] == 60_000
    harness.do(ANN, Say(id="1", seat=1, phrase="one-moment"))
    wait(harness, 1000)
    assert left(harness)[seat - 1] == 60_000
    harness.play_any()
    assert left(harness)[seat - 1] == 65_000


def test_a_draw_and_a_closed_table_stop_the_clocks_and_a_new_game_has_new_ones() -> None:
    harness = TableHarness(order("Ann Ben", clock=A_GAME))
    wait(harness, 30)
    harness.offer(ANN, "draw", 1)
    assert (harness.table.deadline, left(harness)) == (None, [None, None])
    wait(harness, 300)
    harness.do(ANN, Offer(id="1", seat=1, kind="rematch"))
    assert left(harness) == [60_000, 60_000]
    assert harness.table.deadline == harness.now + 60_000
    harness.apply(harness.table.close("operator", harness.now))
    assert harness.table.deadline is None


def test_clocks_are_rebuilt_from_events() -> None:
    harness = two_people(clock=A_GAME)
    for _ in range(6):
        wait(harness, 3)
        harness.play_any()
    wait(harness, 2)
    assert harness.rebuild().clocks == harness.table.clocks
    assert updates_for_all(harness.rebuild(), harness.now) == updates_for_all(harness.table, harness.now)
