"""Hints among people: they are off unless everybody agrees."""

from __future__ import annotations

from kit.tables import ANN, BOB, CAT, OTHER_SEED, TableHarness, order, refused, two_people

from stip.table.commands import Offer, Sit, TakeOver
from stip.table.events import Agreed, Declined, HintsAllowed, Offered


def test_who_plays_alone_or_at_one_screen_may_always_ask() -> None:
    for seats in ("Ann bot1", "Ann Ben"):
        harness = TableHarness(order(seats))
        assert harness.table.may_ask_for_hints
        assert refused(harness, ANN, ask(harness, 1)).code == "hints-on"


def test_among_people_all_others_must_agree() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.do(CAT, Sit(id="2", name="Cat"))
    assert not harness.table.may_ask_for_hints
    assert [type(event) for event in harness.offer(ANN, "hints", 1)] == [Offered]
    assert [type(event) for event in harness.answer(BOB, 2)] == [Agreed]
    assert not harness.table.may_ask_for_hints
    assert [type(event) for event in harness.answer(CAT, 3)] == [Agreed, HintsAllowed]
    assert harness.table.may_ask_for_hints
    assert harness.table.offer is None
    assert harness.rebuild().may_ask_for_hints, "also after a restart"
    assert refused(harness, BOB, ask(harness, 2)).code == "hints-on"


def test_one_no_is_enough() -> None:
    harness = two_people()
    harness.offer(BOB, "hints", 2)
    assert [type(event) for event in harness.answer(ANN, 1, yes=False)] == [Declined]
    assert not harness.table.may_ask_for_hints


def test_an_agreement_holds_while_moves_are_played_and_ends_with_the_game() -> None:
    harness = two_people()
    harness.offer(ANN, "hints", 1)
    harness.answer(BOB, 2)
    harness.play_any(2)
    assert harness.table.may_ask_for_hints
    harness.offer(ANN, "draw", 1)
    harness.answer(BOB, 2)
    harness.seed = OTHER_SEED
    harness.offer(ANN, "rematch", 1)
    harness.answer(BOB, 2)
    assert harness.table.phase == "playing"
    assert not harness.table.may_ask_for_hints


def test_nobody_has_to_agree_while_a_bot_plays_for_them() -> None:
    harness = two_people()
    harness.absent = [2]
    harness.do(ANN, TakeOver(id="away", seat=2))
    assert harness.table.may_ask_for_hints


def ask(harness: TableHarness, seat: int) -> Offer:
    return Offer(id=harness.id(), seat=seat, kind="hints")
