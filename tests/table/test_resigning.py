"""Resigning at a table."""

from __future__ import annotations

from kit.tables import ANN, BOB, SEED, TableHarness, order, refused, two_people

from stip import errors
from stip.table.commands import Resign
from stip.table.events import Resigned
from stip.table.projection import view_of


def test_who_resigns_has_lost_and_the_seed_is_told() -> None:
    harness = two_people()
    assert view_of(harness.table, [1], 0).seed == ""
    promise = view_of(harness.table, [1], 0).commitment
    assert harness.do(BOB, Resign(id="1", seat=2)) == [Resigned(at=harness.now, by=BOB, command="1", seat=2)]
    view = view_of(harness.table, [1], 0)
    assert view.outcome is not None
    assert (view.outcome.places, view.outcome.reason) == ([1, 2], "G-6")
    assert (view.phase, view.turn, view.seed, view.commitment) == ("over", 0, SEED.hex(), promise)
    assert view.positions[0].moves == []


def test_with_three_players_the_others_go_on_after_a_resignation() -> None:
    harness = TableHarness(order("Ann Ben Cem", "punto"))
    harness.do(ANN, Resign(id="1", seat=2))
    assert harness.table.phase == "playing"
    assert harness.table.in_play == [1, 3]
    assert isinstance(refused(harness, ANN, Resign(id="2", seat=2)), errors.AlreadyOut)
    harness.do(ANN, Resign(id="3", seat=1))
    assert harness.table.outcome is not None
    assert harness.table.outcome.places == (2, 3, 1)
