"""Clocks: they run for whoever decides, and whoever runs out of time has resigned."""

from __future__ import annotations

from kit.tables import ANN, BOB, CAT, Keeper, order, refused, told_to_all, two_people

from stip import errors
from stip.table.events import Resigned, Resumed
from stip.table.messages import Clock, Offer, Play, Resign, Return, Say, Sit, TakeOver
from stip.table.news import view_of

A_MOVE = Clock("move", 30)
A_GAME = Clock("game", 60, increment=5)


def left(keeper: Keeper) -> list[int | None]:
    return [seat.milliseconds for seat in view_of(keeper.table, [], keeper.now).seats]


def wait(keeper: Keeper, seconds: int) -> None:
    keeper.now += seconds * 1000


def test_without_a_clock_nothing_is_due() -> None:
    keeper = two_people()
    assert (keeper.table.deadline, left(keeper)) == (None, [None, None])
    assert keeper.table.tick(10**15) == keeper.table.resume(10**15) == []


def test_before_the_game_no_clock_runs() -> None:
    keeper = Keeper(order("Ann open", clock=A_MOVE))
    assert (keeper.table.deadline, left(keeper)) == (None, [None, None])
    assert view_of(keeper.table, [], 0).clock == A_MOVE


def test_each_move_has_its_time() -> None:
    keeper = two_people(clock=A_MOVE)
    for _ in range(5):
        seat = keeper.table.turn
        assert keeper.table.deadline == keeper.now + 30_000
        wait(keeper, 20)
        assert left(keeper)[seat - 1] == 10_000
        assert left(keeper)[2 - seat] == 30_000
        keeper.play_any()
    assert left(keeper) == [30_000, 30_000]


def test_a_game_has_its_time_and_each_move_brings_some_back() -> None:
    keeper = two_people(clock=A_GAME)
    first = keeper.table.turn
    wait(keeper, 20)
    keeper.play_any()
    wait(keeper, 1)
    keeper.play_any()
    assert (left(keeper)[first - 1], left(keeper)[2 - first]) == (45_000, 64_000)
    assert keeper.table.deadline == keeper.now + 45_000


def test_a_part_of_a_turn_is_a_move() -> None:
    keeper = Keeper(order("Ann Ben", "to-the-point", clock=A_MOVE))
    seat = keeper.table.turn
    wait(keeper, 20)
    keeper.play_any()
    assert keeper.table.turn == seat
    assert left(keeper)[seat - 1] == 30_000
    assert keeper.table.deadline == keeper.now + 30_000


def test_whoever_runs_out_of_time_has_resigned() -> None:
    keeper = two_people(clock=A_MOVE)
    seat = keeper.table.turn
    wait(keeper, 29)
    assert keeper.table.tick(keeper.now) == []
    wait(keeper, 1)
    assert keeper.apply(keeper.table.tick(keeper.now)) == [Resigned(at=keeper.now, seat=seat, why="time")]
    assert keeper.table.phase == "over"
    assert keeper.table.outcome is not None
    assert keeper.table.outcome.reason == "G-6"
    assert keeper.table.outcome.winners == (3 - seat,)
    assert (keeper.table.deadline, left(keeper), keeper.table.tick(keeper.now)) == (None, [None, None], [])


def test_a_move_after_the_time_is_refused_even_before_the_clock_is_looked_at() -> None:
    keeper = two_people(clock=A_MOVE)
    seat = keeper.table.turn
    holder = keeper.table.seats[seat - 1].holder
    wait(keeper, 30)
    error = refused(keeper, holder, Play(id="1", seat=seat, ply=0, move="a5-a6"))
    assert isinstance(error, errors.TimeIsUp)
    assert error.facts == {"seat": seat}


def test_with_three_the_others_go_on_when_the_time_of_one_is_up() -> None:
    keeper = Keeper(order("Ann open open", "punto", clock=A_GAME))
    keeper.do(BOB, Sit(id="1", name="Bob"))
    keeper.do(CAT, Sit(id="2", name="Cat"))
    slow = keeper.table.turn
    wait(keeper, 60)
    keeper.apply(keeper.table.tick(keeper.now))
    assert keeper.table.phase == "playing"
    following = keeper.table.turn
    assert following != slow
    assert left(keeper)[slow - 1] is None
    assert keeper.table.deadline == keeper.now + 60_000
    wait(keeper, 10)
    keeper.play_any()
    assert left(keeper)[following - 1] == 55_000
    wait(keeper, 60)
    keeper.apply(keeper.table.tick(keeper.now))
    assert keeper.table.outcome is not None
    assert keeper.table.outcome.winners == (following,)


def test_a_resignation_out_of_turn_does_not_touch_the_clock_that_runs() -> None:
    keeper = Keeper(order("Ann Ben Cem", "punto", clock=A_MOVE))
    seat = keeper.table.turn
    wait(keeper, 10)
    keeper.do(ANN, Resign(id="1", seat=seat % 3 + 1))
    assert keeper.table.turn == seat
    assert left(keeper)[seat - 1] == 20_000
    assert keeper.table.deadline == keeper.now + 20_000


def test_bots_have_no_clock() -> None:
    keeper = Keeper(order("Ann bot1", clock=A_GAME))
    while keeper.table.bot_to_move is None:
        keeper.play_any()
    assert keeper.table.deadline is None
    assert left(keeper)[1] is None
    before = left(keeper)[0]
    wait(keeper, 1000)
    assert keeper.table.tick(keeper.now) == []
    assert left(keeper)[0] == before
    keeper.play_any()
    assert keeper.table.deadline is not None


def test_the_clock_of_somebody_who_is_replaced_stands_still_until_they_are_back() -> None:
    keeper = two_people(clock=A_GAME)
    away = keeper.table.turn
    holder, other = keeper.table.seats[away - 1].holder, keeper.table.seats[2 - away].holder
    keeper.absent = [away]
    wait(keeper, 20)
    keeper.do(other, TakeOver(id="1", seat=away))
    assert keeper.table.deadline is None
    wait(keeper, 100)
    keeper.play_any(2)
    keeper.do(holder, Return(id="2", seat=away))
    assert left(keeper)[away - 1] == 40_000
    assert keeper.table.deadline == keeper.now + 40_000


def test_what_is_taken_back_gives_its_time_back() -> None:
    keeper = two_people(clock=A_GAME)
    first = keeper.table.turn
    by, to = keeper.table.seats[first - 1].holder, keeper.table.seats[2 - first].holder
    keeper.play_any(2)
    before = left(keeper)
    wait(keeper, 10)
    keeper.play_any()
    wait(keeper, 10)
    keeper.play_any()
    wait(keeper, 10)
    keeper.offer(by, "takeback", first)
    keeper.answer(to, 3 - first)
    assert left(keeper) == before
    assert keeper.table.deadline == keeper.now + 65_000
    keeper.offer(by, "takeback", first)
    keeper.answer(to, 3 - first)
    assert left(keeper) == [60_000, 60_000]


def test_nobody_loses_the_time_while_the_server_was_gone() -> None:
    keeper = two_people(clock=A_MOVE)
    wait(keeper, 5000)
    assert keeper.apply(keeper.table.resume(keeper.now)) == [Resumed(at=keeper.now)]
    assert keeper.table.tick(keeper.now) == []
    assert left(keeper) == [30_000, 30_000]
    assert keeper.table.deadline == keeper.now + 30_000


def test_a_time_of_day_that_is_set_back_gives_nobody_time_and_takes_none() -> None:
    keeper = two_people(clock=A_GAME)
    seat = keeper.table.turn
    wait(keeper, -1000)
    assert left(keeper)[seat - 1] == 60_000
    keeper.do(ANN, Say(id="1", seat=1, phrase="one-moment"))
    wait(keeper, 1000)
    assert left(keeper)[seat - 1] == 60_000
    keeper.play_any()
    assert left(keeper)[seat - 1] == 65_000


def test_a_draw_and_a_closed_table_stop_the_clocks_and_a_new_game_has_new_ones() -> None:
    keeper = Keeper(order("Ann Ben", clock=A_GAME))
    wait(keeper, 30)
    keeper.offer(ANN, "draw", 1)
    assert (keeper.table.deadline, left(keeper)) == (None, [None, None])
    wait(keeper, 300)
    keeper.do(ANN, Offer(id="1", seat=1, kind="rematch"))
    assert left(keeper) == [60_000, 60_000]
    assert keeper.table.deadline == keeper.now + 60_000
    keeper.apply(keeper.table.close("operator", keeper.now))
    assert keeper.table.deadline is None


def test_clocks_are_rebuilt_from_events() -> None:
    keeper = two_people(clock=A_GAME)
    for _ in range(6):
        wait(keeper, 3)
        keeper.play_any()
    wait(keeper, 2)
    assert keeper.rebuilt().clocks == keeper.table.clocks
    assert told_to_all(keeper.rebuilt(), keeper.now) == told_to_all(keeper.table, keeper.now)
