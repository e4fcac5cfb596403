"""Takebacks, draws, rematches; and a bot that plays for somebody who is away."""

from __future__ import annotations

import pytest
from kit.tables import ANN, BOB, CAT, OTHER_SEED, SEED, Keeper, order, refused, told_to_all, two_people

from stip import errors
from stip.table.events import Agreed, Dealt, Declined, Drawn, Offered, TakenBack
from stip.table.messages import Answer, GameBegun, Offer, OfferKind, Play, Resign, Return, Sit, TakeOver
from stip.table.news import updates, view_of
from stip.table.table import Table


def ply(keeper: Keeper) -> int:
    assert keeper.table.game is not None
    return keeper.table.game.ply


def three_people(game: str = "punto") -> Keeper:
    keeper = Keeper(order("Ann open open", game))
    keeper.do(BOB, Sit(id="1", name="Bob"))
    keeper.do(CAT, Sit(id="2", name="Cat"))
    return keeper


# takebacks


def test_against_bots_a_move_is_taken_back_at_once_with_what_the_bots_played_since() -> None:
    keeper = Keeper(order("Ann bot1 bot2", "punto"))
    while keeper.table.turn != 1:
        keeper.play_any()
    before = ply(keeper)
    keeper.play_any(3)
    assert keeper.table.turn == 1
    (event,) = keeper.offer(ANN, "takeback", 1)
    assert isinstance(event, TakenBack)
    assert (ply(keeper), keeper.table.turn) == (before, 1)
    keeper.play_any(2)
    keeper.offer(ANN, "takeback", 1)
    assert (ply(keeper), keeper.table.turn) == (before, 1), "also while a bot thinks"


def test_people_at_one_screen_take_back_at_once() -> None:
    keeper = Keeper(order("Ann Ben"))
    seat = keeper.table.turn
    keeper.play_any(2)
    keeper.offer(ANN, "takeback", seat)
    assert (ply(keeper), keeper.table.turn) == (0, seat)


def test_among_people_a_move_is_taken_back_when_all_others_agree() -> None:
    keeper = three_people()
    seat = keeper.table.turn
    keeper.play_any(2)
    others = [other for other in (1, 2, 3) if other != seat]
    by = [keeper.table.seats[number - 1].holder for number in (seat, *others)]
    assert [type(event) for event in keeper.offer(by[0], "takeback", seat)] == [Offered]
    assert [type(event) for event in keeper.answer(by[1], others[0])] == [Agreed]
    assert ply(keeper) == 2
    view = view_of(keeper.table, [], 0).offer
    assert view is not None
    assert (view.kind, view.seat, view.agreed) == ("takeback", seat, [others[0]])
    assert [type(event) for event in keeper.answer(by[2], others[1])] == [Agreed, TakenBack]
    assert (ply(keeper), keeper.table.turn, keeper.table.offer) == (0, seat, None)


def test_nothing_is_taken_back_by_whoever_has_not_moved() -> None:
    keeper = two_people()
    assert isinstance(refused(keeper, ANN, Offer(id="1", seat=1, kind="takeback")), errors.NothingToUndo)
    seat = keeper.table.turn
    keeper.play_any()
    other = 3 - seat
    holder = keeper.table.seats[other - 1].holder
    assert isinstance(refused(keeper, holder, Offer(id="1", seat=other, kind="takeback")), errors.NothingToUndo)


def test_no_takeback_goes_behind_a_resignation() -> None:
    keeper = Keeper(order("Ann Ben Cem", "punto"))
    seat = keeper.table.turn
    keeper.play_any(2)
    keeper.do(ANN, Resign(id="1", seat=keeper.table.turn))
    assert isinstance(refused(keeper, ANN, Offer(id="2", seat=seat, kind="takeback")), errors.NothingToUndo)
    keeper.play_any(2)
    keeper.offer(ANN, "takeback", seat)
    assert ply(keeper) == 2


def test_a_part_of_a_turn_is_taken_back_alone() -> None:
    keeper = Keeper(order("Ann bot1", "to-the-point"))
    while keeper.table.turn != 1:
        keeper.play("end") if keeper.table.bot_to_move is None else keeper.play_any()
    before = ply(keeper)
    keeper.play_any()
    assert keeper.table.turn == 1
    keeper.offer(ANN, "takeback", 1)
    assert ply(keeper) == before


# draws


def test_two_people_agree_to_a_draw() -> None:
    keeper = two_people()
    keeper.play_any(3)
    keeper.offer(BOB, "draw", 2)
    assert keeper.table.phase == "playing"
    assert [type(event) for event in keeper.answer(ANN, 1)] == [Agreed, Drawn]
    view = view_of(keeper.table, [1], 0)
    assert view.outcome is not None
    assert (view.phase, view.outcome.places, view.outcome.reason) == ("over", [1, 1], "draw")
    assert (view.seed, view.turn, view.ply, view.positions[0].moves) == (SEED.hex(), 0, 3, [])
    assert keeper.table.outcome is not None
    assert keeper.table.outcome.winners == (1, 2)
    assert isinstance(refused(keeper, ANN, Play(id="1", seat=1, ply=3, move="a5-a6")), errors.NotNow)
    assert isinstance(refused(keeper, ANN, Resign(id="1", seat=1)), errors.NotNow)


def test_who_has_resigned_keeps_their_place_when_the_others_draw() -> None:
    keeper = three_people()
    keeper.do(BOB, Resign(id="r", seat=2))
    assert isinstance(refused(keeper, BOB, Offer(id="1", seat=2, kind="draw")), errors.AlreadyOut)
    keeper.offer(ANN, "draw", 1)
    assert isinstance(refused(keeper, BOB, Answer(id="2", seat=2, yes=True)), errors.NotAsked)
    assert isinstance(refused(keeper, BOB, Answer(id="2", seat=2, yes=False)), errors.NotAsked)
    keeper.answer(CAT, 3)
    assert keeper.table.outcome is not None
    assert keeper.table.outcome.places == (1, 3, 1)


def test_who_has_finished_keeps_their_place_when_the_others_draw() -> None:
    keeper = Keeper(order("Ann Ben Cem", "halma"))
    assert keeper.table.game is not None
    keeper.table.game.state.places[2] = 1
    keeper.table._look()
    keeper.offer(ANN, "draw", 1)
    assert keeper.table.outcome is not None
    assert (keeper.table.outcome.places, keeper.table.outcome.winners) == ((2, 1, 2), (2,))


def test_two_offers_of_a_draw_are_an_agreement() -> None:
    keeper = two_people()
    keeper.offer(BOB, "draw", 2)
    assert isinstance(refused(keeper, BOB, Offer(id="1", seat=2, kind="draw")), errors.OfferStands)
    assert [type(event) for event in keeper.offer(ANN, "draw", 1)] == [Agreed, Drawn]


def test_bots_do_not_agree_to_a_draw() -> None:
    keeper = Keeper(order("Ann Ben bot1", "punto"))
    assert isinstance(refused(keeper, ANN, Offer(id="1", seat=1, kind="draw")), errors.NoDrawWithBots)


def test_people_at_one_screen_draw_at_once() -> None:
    keeper = Keeper(order("Ann Ben"))
    assert [type(event) for event in keeper.offer(ANN, "draw", 1)] == [Drawn]


# offers


@pytest.mark.parametrize("kind", ["takeback", "draw"])
def test_an_offer_lapses_when_a_move_is_played(kind: OfferKind) -> None:
    keeper = two_people()
    keeper.play_any(2)
    keeper.offer(ANN, kind, 1)
    keeper.play_any()
    assert keeper.table.offer is None
    assert isinstance(refused(keeper, BOB, Answer(id="1", seat=2, yes=True)), errors.NoOffer)


def test_whoever_is_asked_may_decline_and_whoever_offers_may_withdraw() -> None:
    keeper = two_people()
    for by, seat in ((BOB, 2), (ANN, 1)):
        keeper.offer(ANN, "draw", 1)
        assert [type(event) for event in keeper.answer(by, seat, yes=False)] == [Declined]
        assert keeper.table.offer is None
        assert keeper.table.phase == "playing"


def test_nobody_agrees_to_their_own_offer_or_twice() -> None:
    keeper = three_people()
    keeper.offer(ANN, "draw", 1)
    assert isinstance(refused(keeper, ANN, Answer(id="1", seat=1, yes=True)), errors.NotAsked)
    keeper.answer(BOB, 2)
    assert isinstance(refused(keeper, BOB, Answer(id="1", seat=2, yes=True)), errors.NotAsked)
    assert isinstance(refused(keeper, CAT, Offer(id="1", seat=3, kind="takeback")), errors.OfferStands)
    assert keeper.answer(BOB, 2, yes=False), "a change of mind"


def test_one_offer_stands_at_a_time() -> None:
    keeper = two_people()
    keeper.play_any(2)
    keeper.offer(ANN, "takeback", 1)
    assert isinstance(refused(keeper, BOB, Offer(id="1", seat=2, kind="draw")), errors.OfferStands)
    assert isinstance(refused(keeper, BOB, Offer(id="1", seat=2, kind="takeback")), errors.OfferStands)


def test_those_at_one_screen_answer_once() -> None:
    keeper = Keeper(order("Ann open open", "punto"))
    keeper.do(BOB, Sit(id="1", name="Bob"))
    keeper.do(BOB, Sit(id="2", name="Bea"))
    keeper.offer(ANN, "draw", 1)
    assert [type(event) for event in keeper.answer(BOB, 3)] == [Agreed, Drawn]


# rematches


def test_a_new_game_begins_with_a_new_seed_when_all_people_agree() -> None:
    keeper = two_people()
    assert isinstance(refused(keeper, ANN, Offer(id="1", seat=1, kind="rematch")), errors.NotNow)
    keeper.play_any(2)
    keeper.do(ANN, Resign(id="2", seat=1))
    keeper.seed = OTHER_SEED
    keeper.offer(BOB, "rematch", 2)
    assert keeper.table.phase == "over"
    agreed, dealt = keeper.answer(ANN, 1)
    assert isinstance(agreed, Agreed)
    assert isinstance(dealt, Dealt)
    assert keeper.table.game is not None
    assert keeper.table.game.setup.seed == OTHER_SEED
    view = view_of(keeper.table, [1], 0)
    assert (view.phase, view.number, view.ply, view.outcome, view.seed) == ("playing", 2, 0, None, "")
    assert isinstance(refused(keeper, ANN, Offer(id="3", seat=1, kind="takeback")), errors.NothingToUndo)


def test_against_bots_a_new_game_begins_at_once() -> None:
    keeper = Keeper(order("Ann bot3"))
    keeper.do(ANN, Resign(id="1", seat=1))
    assert [type(event) for event in keeper.offer(ANN, "rematch", 1)] == [Dealt]
    assert keeper.table.phase == "playing"


def test_who_comes_after_a_rematch_is_told_the_seed_of_the_game_before_and_not_that_of_the_new_one() -> None:
    keeper = two_people()
    keeper.do(ANN, Resign(id="1", seat=1))
    keeper.seed = OTHER_SEED
    keeper.offer(ANN, "rematch", 1)
    keeper.answer(BOB, 2)
    begun = [update.news for update in updates(keeper.table, 0, [], keeper.now) if isinstance(update.news, GameBegun)]
    assert [news.seed for news in begun] == [SEED.hex(), ""]


def test_after_a_draw_there_can_be_a_new_game() -> None:
    keeper = Keeper(order("Ann Ben"))
    keeper.offer(ANN, "draw", 1)
    keeper.offer(ANN, "rematch", 1)
    assert keeper.table.phase == "playing"
    assert keeper.table.outcome is None


# somebody is away


def test_a_bot_plays_for_somebody_who_is_away_until_they_take_their_seat_back() -> None:
    keeper = two_people()
    assert isinstance(refused(keeper, ANN, TakeOver(id="1", seat=2)), errors.NotAway)
    keeper.absent = [2]
    keeper.do(ANN, TakeOver(id="2", seat=2))
    while keeper.table.turn != 2:
        keeper.play_any()
    assert keeper.table.bot_to_move == (2, 3)
    assert view_of(keeper.table, [2], 0).positions[0].moves == []
    keeper.play_any(2)
    seat = view_of(keeper.table, [2], 0).seats[1]
    assert (seat.kind, seat.name, seat.level, seat.is_replaced) == ("person", "Bob", 3, True)
    move = Play(id="3", seat=2, ply=ply(keeper), move="a5-a6")
    assert isinstance(refused(keeper, BOB, move), errors.BotPlays)
    assert isinstance(refused(keeper, BOB, Offer(id="3", seat=2, kind="takeback")), errors.BotPlays)
    assert isinstance(refused(keeper, ANN, TakeOver(id="3", seat=2)), errors.NotAway)
    keeper.do(BOB, Return(id="4", seat=2))
    assert isinstance(refused(keeper, BOB, Return(id="5", seat=2)), errors.NotReplaced)
    assert view_of(keeper.table, [2], 0).seats[1].level == 0
    while keeper.table.turn != 2:
        keeper.play_any()
    assert keeper.table.bot_to_move is None
    assert view_of(keeper.table, [2], 0, ["moves"]).positions[0].moves


def test_who_is_replaced_is_not_asked() -> None:
    keeper = two_people()
    keeper.play_any(2)
    keeper.absent = [2]
    keeper.offer(ANN, "takeback", 1)
    keeper.do(ANN, TakeOver(id="1", seat=2))
    assert keeper.table.offer is None
    assert isinstance(refused(keeper, ANN, Offer(id="2", seat=1, kind="draw")), errors.NoDrawWithBots)
    keeper.do(ANN, Resign(id="3", seat=1))
    assert [type(event) for event in keeper.offer(ANN, "rematch", 1)] == [Dealt]
    assert keeper.table.seats[1].is_replaced


def test_while_a_bot_plays_for_somebody_nothing_is_taken_back() -> None:
    """Nobody could be asked, and who takes the bot's moves back would see what is in the hand."""
    keeper = two_people("tokken")
    keeper.play_any(4)
    keeper.absent = [2]
    keeper.do(ANN, TakeOver(id="1", seat=2))
    assert isinstance(refused(keeper, ANN, Offer(id="2", seat=1, kind="takeback")), errors.NoTakeback)
    keeper.do(BOB, Return(id="3", seat=2))
    assert [type(event) for event in keeper.offer(ANN, "takeback", 1)] == [Offered]


def test_who_has_left_after_a_game_does_not_keep_the_others_from_another() -> None:
    keeper = Keeper(order("Ann open open", "punto"))
    keeper.do(BOB, Sit(id="1", name="Bob"))
    keeper.do(CAT, Sit(id="2", name="Cat"))
    for number, holder in enumerate((BOB, CAT), 2):
        keeper.do(holder, Resign(id="3", seat=number))
    keeper.offer(ANN, "rematch", 1)
    keeper.answer(BOB, 2)
    assert keeper.table.is_over
    keeper.absent = [3]
    keeper.do(ANN, TakeOver(id="4", seat=3))
    keeper.offer(ANN, "rematch", 1)
    keeper.answer(BOB, 2)
    assert keeper.table.phase == "playing"
    assert keeper.table.seats[2].is_replaced


def test_a_bot_is_not_replaced_nor_is_somebody_who_is_out_of_the_game() -> None:
    keeper = Keeper(order("Ann open bot2", "punto"))
    keeper.do(BOB, Sit(id="1", name="Bob"))
    keeper.absent = [2, 3]
    assert isinstance(refused(keeper, ANN, TakeOver(id="2", seat=3)), errors.NotAway)
    keeper.do(BOB, Resign(id="3", seat=2))
    assert isinstance(refused(keeper, ANN, TakeOver(id="4", seat=2)), errors.AlreadyOut)


def test_offers_and_takeovers_are_rebuilt_from_their_events() -> None:
    keeper = two_people()
    keeper.play_any(4)
    keeper.offer(ANN, "takeback", 1)
    events = [happened.event for happened in keeper.table.history]
    assert told_to_all(Table("bcdfghj", events), 5) == told_to_all(keeper.table, 5)
    keeper.answer(BOB, 2)
    keeper.absent = [1]
    keeper.do(BOB, TakeOver(id="1", seat=1))
    assert told_to_all(keeper.rebuilt(), 5) == told_to_all(keeper.table, 5)
