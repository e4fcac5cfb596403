"""Who is at a table, through this server and through others."""

from __future__ import annotations

import pytest
from kit.tables import ANN, BOB, TableHarness, order
from kit.watch import Watch

from stip.server.live.attendance import MAX_SILENCE_S, Attendance
from stip.server.live.messages import Presence
from stip.table.commands import Sit
from stip.table.table import Table


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def table() -> Table:
    harness = TableHarness(order("Ann open"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    return harness.table


def test_people_and_spectators_of_all_servers_are_counted_together(watch: Watch, table: Table) -> None:
    attendance = Attendance(watch)
    attendance.hear("other", (2,), 3, table)
    assert attendance.local(table, [ANN, ""]) == Presence(here=[1], watching=1)
    assert attendance.everywhere(table, [ANN, ""]) == Presence(here=[1, 2], watching=4)


def test_a_server_that_is_heard_of_for_the_first_time_is_to_be_answered(watch: Watch, table: Table) -> None:
    attendance = Attendance(watch)
    assert attendance.hear("other", (2,), 0, table)
    assert not attendance.hear("other", (2,), 1, table)
    assert not attendance.hear("empty", (), 0, table)


def test_what_a_server_told_long_ago_does_not_count(watch: Watch, table: Table) -> None:
    attendance = Attendance(watch)
    attendance.hear("other", (2,), 3, table)
    watch.seconds += MAX_SILENCE_S
    assert attendance.everywhere(table, [ANN]) == Presence(here=[1])


def test_a_person_is_absent_a_while_after_leaving_any_server(watch: Watch, table: Table) -> None:
    attendance = Attendance(watch)
    attendance.hear("other", (2,), 0, table)
    watch.seconds += 20
    assert attendance.absent_seats(table, [ANN], 10) == []
    attendance.hear("other", (), 0, table)
    assert attendance.absent_seats(table, [ANN], 10) == []
    watch.seconds += 10
    assert attendance.absent_seats(table, [ANN], 10) == [2]


def test_whoever_has_not_come_yet_is_absent_a_while_after_the_table_was_opened(watch: Watch, table: Table) -> None:
    attendance = Attendance(watch)
    assert attendance.absent_seats(table, [], 10) == []
    watch.seconds += 10
    assert attendance.absent_seats(table, [], 10) == [1, 2]
