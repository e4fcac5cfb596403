"""Takebacks, draws, rematches; and a bot that plays for somebody who is away."""

from __future__ import annotations

import pytest
from kit.tables import ANN, BOB, CAT, OTHER_SEED, SEED, TableHarness, order, refused, two_people, updates_for_all

from stip import errors
from stip.table.commands import Answer, Offer, OfferKind, Play, Resign, Return, Sit, TakeOver
from stip.table.events import Agreed, Dealt, Declined, Drawn, Offered, TakenBack
from stip.table.projection import updates, view_of
from stip.table.table import Table
from stip.table.views import GameBegun


def ply(harness: TableHarness) -> int:
    assert harness.table.game is not None
    return harness.table.game.ply


def three_people(game: str = "punto") -> TableHarness:
    harness = TableHarness(order("Ann open open", game))
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.do(CAT, Sit(id="2", name="Cat"))
    return harness


# takebacks


def test_against_bots_a_move_is_taken_back_at_once_with_what_the_bots_played_since() -> None:
    harness = TableHarness(order("Ann bot1 bot2", "punto"))
    while harness.table.turn != 1:
        harness.play_any()
    before = ply(harness)
    harness.play_any(3)
    assert harness.table.turn == 1
    (event,) = harness.offer(ANN, "takeback", 1)
    assert isinstance(event, TakenBack)
    assert (ply(harness), harness.table.turn) == (before, 1)
    harness.play_any(2)
    harness.offer(ANN, "takeback", 1)
    assert (ply(harness), harness.table.turn) == (before, 1), "also while a bot thinks"


def test_people_at_one_screen_take_back_at_once() -> None:
    harness = TableHarness(order("Ann Ben"))
    seat = harness.table.turn
    harness.play_any(2)
    harness.offer(ANN, "takeback", seat)
    assert (ply(harness), harness.table.turn) == (0, seat)


def test_among_people_a_move_is_taken_back_when_all_others_agree() -> None:
    harness = three_people()
    seat = harness.table.turn
    harness.play_any(2)
    others = [other for other in (1, 2, 3) if other != seat]
    by = [harness.table.seats[number - 1].owner for number in (seat, *others)]
    assert [type(event) for event in harness.offer(by[0], "takeback", seat)] == [Offered]
    assert [type(event) for event in harness.answer(by[1], others[0])] == [Agreed]
    assert ply(harness) == 2
    view = view_of(harness.table, [], 0).offer
    assert view is not None
    assert (view.kind, view.seat, view.agreed) == ("takeback", seat, [others[0]])
    assert [type(event) for event in harness.answer(by[2], others[1])] == [Agreed, TakenBack]
    assert (ply(harness), harness.table.turn, harness.table.offer) == (0, seat, None)


def test_nothing_is_taken_back_by_whoever_has_not_moved() -> None:
    harness = two_people()
    assert isinstance(refused(harness, ANN, Offer(id="1", seat=1, kind="takeback")), errors.NothingToUndo)
    seat = harness.table.turn
    harness.play_any()
    other = 3 - seat
    owner = harness.table.seats[other - 1].owner
    assert isinstance(refused(harness, owner, Offer(id="1", seat=other, kind="takeback")), errors.NothingToUndo)


def test_no_takeback_goes_behind_a_resignation() -> None:
    harness = TableHarness(order("Ann Ben Cem", "punto"))
    seat = harness.table.turn
    harness.play_any(2)
    harness.do(ANN, Resign(id="1", seat=harness.table.turn))
    assert isinstance(refused(harness, ANN, Offer(id="2", seat=seat, kind="takeback")), errors.NothingToUndo)
    harness.play_any(2)
    harness.offer(ANN, "takeback", seat)
    assert ply(harness) == 2


def test_a_part_of_a_turn_is_taken_back_alone() -> None:
    harness = TableHarness(order("Ann bot1", "to-the-point"))
    while harness.table.turn != 1:
        harness.play("end") if harness.table.bot_to_move is None else harness.play_any()
    before = ply(harness)
    harness.play_any()
    assert harness.table.turn == 1
    harness.offer(ANN, "takeback", 1)
    assert ply(harness) == before


# draws


def test_two_people_agree_to_a_draw() -> None:
    harness = two_people()
    harness.play_any(3)
    harness.offer(BOB, "draw", 2)
    assert harness.table.phase == "playing"
    assert [type(event) for event in harness.answer(ANN, 1)] == [Agreed, Drawn]
    view = view_of(harness.table, [1], 0)
    assert view.outcome is not None
    assert (view.phase, view.outcome.places, view.outcome.reason) == ("over", [1, 1], "draw")
    assert (view.seed, view.turn, view.ply, view.positions[0].moves) == (SEED.hex(), 0, 3, [])
    assert harness.table.outcome is not None
    assert harness.table.outcome.winners == (1, 2)
    assert isinstance(refused(harness, ANN, Play(id="1", seat=1, ply=3, move="a5-a6")), errors.NotNow)
    assert isinstance(refused(harness, ANN, Resign(id="1", seat=1)), errors.NotNow)


def test_who_has_resigned_keeps_their_place_when_the_others_draw() -> None:
    harness = three_people()
    harness.do(BOB, Resign(id="r", seat=2))
    assert isinstance(refused(harness, BOB, Offer(id="1", seat=2, kind="draw")), errors.AlreadyOut)
    harness.offer(ANN, "draw", 1)
    assert isinstance(refused(harness, BOB, Answer(id="2", seat=2, yes=True)), errors.NotAsked)
    assert isinstance(refused(harness, BOB, Answer(id="2", seat=2, yes=False)), errors.NotAsked)
    harness.answer(CAT, 3)
    assert harness.table.outcome is not None
    assert harness.table.outcome.places == (1, 3, 1)


def test_who_has_finished_keeps_their_place_when_the_others_draw() -> None:
    harness = TableHarness(order("Ann Ben Cem", "halma"))
    assert harness.table.game is not None
    harness.table.game.fields.places[2] = 1
    harness.table._refresh()
    harness.offer(ANN, "draw", 1)
    assert harness.table.outcome is not None
    assert (harness.table.outcome.places, harness.table.outcome.winners) == ((2, 1, 2), (2,))


def test_two_offers_of_a_draw_are_an_agreement() -> None:
    harness = two_people()
    harness.offer(BOB, "draw", 2)
    assert isinstance(refused(harness, BOB, Offer(id="1", seat=2, kind="draw")), errors.OfferStands)
    assert [type(event) for event in harness.offer(ANN, "draw", 1)] == [Agreed, Drawn]


def test_bots_do_not_agree_to_a_draw() -> None:
    harness = TableHarness(order("Ann Ben bot1", "punto"))
    assert isinstance(refused(harness, ANN, Offer(id="1", seat=1, kind="draw")), errors.NoDrawWithBots)


def test_people_at_one_screen_draw_at_once() -> None:
    harness = TableHarness(order("Ann Ben"))
    assert [type(event) for event in harness.offer(ANN, "draw", 1)] == [Drawn]


# offers


@pytest.mark.parametrize("kind", ["takeback", "draw"])
def test_an_offer_lapses_when_a_move_is_played(kind: OfferKind) -> None:
    harness = two_people()
    harness.play_any(2)
    harness.offer(ANN, kind, 1)
    harness.play_any()
    assert harness.table.offer is None
    assert isinstance(refused(harness, BOB, Answer(id="1", seat=2, yes=True)), errors.NoOffer)


def test_whoever_is_asked_may_decline_and_whoever_offers_may_withdraw() -> None:
    harness = two_people()
    for by, seat in ((BOB, 2), (ANN, 1)):
        harness.offer(ANN, "draw", 1)
        assert [type(event) for event in harness.answer(by, seat, yes=False)] == [Declined]
        assert harness.table.offer is None
        assert harness.table.phase == "playing"


def test_nobody_agrees_to_their_own_offer_or_twice() -> None:
    harness = three_people()
    harness.offer(ANN, "draw", 1)
    assert isinstance(refused(harness, ANN, Answer(id="1", seat=1, yes=True)), errors.NotAsked)
    harness.answer(BOB, 2)
    assert isinstance(refused(harness, BOB, Answer(id="1", seat=2, yes=True)), errors.NotAsked)
    assert isinstance(refused(harness, CAT, Offer(id="1", seat=3, kind="takeback")), errors.OfferStands)
    assert harness.answer(BOB, 2, yes=False), "a change of mind"


def test_one_offer_stands_at_a_time() -> None:
    harness = two_people()
    harness.play_any(2)
    harness.offer(ANN, "takeback", 1)
    assert isinstance(refused(harness, BOB, Offer(id="1", seat=2, kind="draw")), errors.OfferStands)
    assert isinstance(refused(harness, BOB, Offer(id="1", seat=2, kind="takeback")), errors.OfferStands)


def test_those_at_one_screen_answer_once() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.do(BOB, Sit(id="2", name="Bea"))
    harness.offer(ANN, "draw", 1)
    assert [type(event) for event in harness.answer(BOB, 3)] == [Agreed, Drawn]


# rematches


def test_a_new_game_begins_with_a_new_seed_when_all_people_agree() -> None:
    harness = two_people()
    assert isinstance(refused(harness, ANN, Offer(id="1", seat=1, kind="rematch")), errors.NotNow)
    harness.play_any(2)
    harness.do(ANN, Resign(id="2", seat=1))
    harness.seed = OTHER_SEED
    harness.offer(BOB, "rematch", 2)
    assert harness.table.phase == "over"
    agreed, dealt = harness.answer(ANN, 1)
    assert isinstance(agreed, Agreed)
    assert isinstance(dealt, Dealt)
    assert harness.table.game is not None
    assert harness.table.game.setup.seed == OTHER_SEED
    view = view_of(harness.table, [1], 0)
    assert (view.phase, view.number, view.ply, view.outcome, view.seed) == ("playing", 2, 0, None, "")
    assert isinstance(refused(harness, ANN, Offer(id="3", seat=1, kind="takeback")), errors.NothingToUndo)


def test_against_bots_a_new_game_begins_at_once() -> None:
    harness = TableHarness(order("Ann bot3"))
    harness.do(ANN, Resign(id="1", seat=1))
    assert [type(event) for event in harness.offer(ANN, "rematch", 1)] == [Dealt]
    assert harness.table.phase == "playing"


def test_who_comes_after_a_rematch_is_told_the_seed_of_the_game_before_and_not_that_of_the_new_one() -> None:
    harness = two_people()
    harness.do(ANN, Resign(id="1", seat=1))
    harness.seed = OTHER_SEED
    harness.offer(ANN, "rematch", 1)
    harness.answer(BOB, 2)
    events = [update.event for update in updates(harness.table, 0, [], harness.now)]
    assert [event.seed for event in events if isinstance(event, GameBegun)] == [SEED.hex(), ""]


def test_after_a_draw_there_can_be_a_new_game() -> None:
    harness = TableHarness(order("Ann Ben"))
    harness.offer(ANN, "draw", 1)
    harness.offer(ANN, "rematch", 1)
    assert harness.table.phase == "playing"
    assert harness.table.outcome is None


# somebody is away


def test_a_bot_plays_for_somebody_who_is_away_until_they_take_their_seat_back() -> None:
    harness = two_people()
    assert isinstance(refused(harness, ANN, TakeOver(id="1", seat=2)), errors.NotAway)
    harness.absent = [2]
    harness.do(ANN, TakeOver(id="2", seat=2))
    while harness.table.turn != 2:
        harness.play_any()
    assert harness.table.bot_to_move == (2, 3)
    assert view_of(harness.table, [2], 0).positions[0].moves == []
    harness.play_any(2)
    seat = view_of(harness.table, [2], 0).seats[1]
    assert (seat.kind, seat.name, seat.level, seat.is_replaced) == ("person", "Bob", 3, True)
    move = Play(id="3", seat=2, ply=ply(harness), move="a5-a6")
    assert isinstance(refused(harness, BOB, move), errors.BotPlays)
    assert isinstance(refused(harness, BOB, Offer(id="3", seat=2, kind="takeback")), errors.BotPlays)
    assert isinstance(refused(harness, ANN, TakeOver(id="3", seat=2)), errors.NotAway)
    harness.do(BOB, Return(id="4", seat=2))
    assert isinstance(refused(harness, BOB, Return(id="5", seat=2)), errors.NotReplaced)
    assert view_of(harness.table, [2], 0).seats[1].level == 0
    while harness.table.turn != 2:
        harness.play_any()
    assert harness.table.bot_to_move is None
    assert view_of(harness.table, [2], 0, ["moves"]).positions[0].moves


def test_who_is_replaced_is_not_asked() -> None:
    harness = two_people()
    harness.play_any(2)
    harness.absent = [2]
    harness.offer(ANN, "takeback", 1)
    harness.do(ANN, TakeOver(id="1", seat=2))
    assert harness.table.offer is None
    assert isinstance(refused(harness, ANN, Offer(id="2", seat=1, kind="draw")), errors.NoDrawWithBots)
    harness.do(ANN, Resign(id="3", seat=1))
    assert [type(event) for event in harness.offer(ANN, "rematch", 1)] == [Dealt]
    assert harness.table.seats[1].is_replaced


def test_while_a_bot_plays_for_somebody_nothing_is_taken_back() -> None:
    """Nobody could be asked, and who takes the bot's moves back would see what is in the hand."""
    harness = two_people("tokken")
    harness.play_any(4)
    harness.absent = [2]
    harness.do(ANN, TakeOver(id="1", seat=2))
    assert isinstance(refused(harness, ANN, Offer(id="2", seat=1, kind="takeback")), errors.NoTakeback)
    harness.do(BOB, Return(id="3", seat=2))
    assert [type(event) for event in harness.offer(ANN, "takeback", 1)] == [Offered]


def test_who_has_left_after_a_game_does_not_keep_the_others_from_another() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.do(CAT, Sit(id="2", name="Cat"))
    for number, owner in enumerate((BOB, CAT), 2):
        harness.do(owner, Resign(id="3", seat=number))
    harness.offer(ANN, "rematch", 1)
    harness.answer(BOB, 2)
    assert harness.table.is_over
    harness.absent = [3]
    harness.do(ANN, TakeOver(id="4", seat=3))
    harness.offer(ANN, "rematch", 1)
    harness.answer(BOB, 2)
    assert harness.table.phase == "playing"
    assert harness.table.seats[2].is_replaced


def test_a_bot_is_not_replaced_nor_is_somebody_who_is_out_of_the_game() -> None:
    harness = TableHarness(order("Ann open bot2", "punto"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    harness.absent = [2, 3]
    assert isinstance(refused(harness, ANN, TakeOver(id="2", seat=3)), errors.NotAway)
    harness.do(BOB, Resign(id="3", seat=2))
    assert isinstance(refused(harness, ANN, TakeOver(id="4", seat=2)), errors.AlreadyOut)


def test_offers_and_takeovers_are_rebuilt_from_their_events() -> None:
    harness = two_people()
    harness.play_any(4)
    harness.offer(ANN, "takeback", 1)
    events = [entry.event for entry in harness.table.history]
    assert updates_for_all(Table("bcdfghj", events), 5) == updates_for_all(harness.table, 5)
    harness.answer(BOB, 2)
    harness.absent = [1]
    harness.do(BOB, TakeOver(id="1", seat=1))
    assert updates_for_all(harness.rebuild(), 5) == updates_for_all(harness.table, 5)
