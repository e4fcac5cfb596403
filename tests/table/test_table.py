"""A table: who may do what and when, and what happens then."""

from __future__ import annotations

import msgspec
import pytest
from kit.tables import ANN, BOB, CAT, EVE, SEED, TableHarness, order, refused, two_people

from stip import errors
from stip.games.contract import Move
from stip.table import decisions
from stip.table.commands import Answer, Offer, Play, Resign, Return, Say, SeatBot, Sit, Stand, TableCommand, TakeOver
from stip.table.creation import TableRequest, create_table
from stip.table.decisions import MAX_REPEATS
from stip.table.events import BotSat, Dealt, Made, Played, Resigned, Sat
from stip.table.projection import updates, view_of
from stip.table.table import MAX_REMEMBERED_COMMANDS, Table
from stip.table.views import MovePlayed


def by_turn(harness: TableHarness) -> tuple[str, int, str, int]:
    """Holder and seat of who is to move, and of the other."""
    seat = harness.table.turn
    return harness.table.seats[seat - 1].owner, seat, harness.table.seats[2 - seat].owner, 3 - seat


# making a table


def test_a_table_with_open_seats_waits_and_begins_when_the_last_is_taken() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    harness.do(BOB, Sit(id="1", name="Bob"))
    assert view_of(harness.table, [], 0).phase == "gathering"
    assert harness.table.game is None
    sat, dealt = harness.do(CAT, Sit(id="2", name="Cat"))
    assert isinstance(sat, Sat)
    assert isinstance(dealt, Dealt)
    assert dealt.seed == SEED.hex()
    assert harness.table.phase == "playing"
    assert harness.table.game is not None
    assert harness.table.game.players == 3
    assert [seat.name for seat in harness.table.seats] == ["Ann", "Bob", "Cat"]


def test_without_open_seats_the_game_begins_at_once() -> None:
    events = create_table(order("Ann bot2 Bob", "halma"), ANN, 5, SEED)
    assert [type(event) for event in events] == [Made, Sat, BotSat, Sat, Dealt]
    assert Table("x", events).seats_of(ANN) == [1, 3]


def test_an_order_names_all_options_and_the_others_have_their_defaults() -> None:
    harness = TableHarness(order("Ann bot1", "punto", {"rounds_to_win": 3}))
    assert harness.table.made.options["rounds_to_win"] == 3
    assert "teams" in view_of(harness.table, [1], 0).options


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_maker_may_name_who_begins(first: int) -> None:
    """G-1."""
    wanted = msgspec.structs.replace(order("Ann Ben Cor"), first=first)
    assert [TableHarness(wanted, seed=bytes([number] * 32)).table.turn for number in range(8)] == [first] * 8


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "chess"}, errors.UnknownGame),
        ({"game": "tokken", "players": 3}, errors.BadPlayers),
        ({"seats": [{"kind": "me", "name": "Ann"}]}, errors.SeatsDoNotFit),
        ({"seats": [{"kind": "bot"}, {"kind": "bot", "level": 5}]}, errors.OnlyBots),
        ({"seats": [{"kind": "me", "name": "\u202eAnn"}, {"kind": "bot"}]}, errors.BadName),
        ({"options": {"stakes": 5}}, errors.UnknownOption),
        ({"first": 3}, errors.BadSeat),
        ({"options": {"may_leave_goal": "perhaps"}}, errors.BadOption),
        ({"clock": {"kind": "move", "seconds": 30, "increment": 5}}, errors.BadClock),
    ],
)
def test_an_order_that_does_not_fit_is_refused(changes: dict[str, object], error: type[errors.StipError]) -> None:
    body: dict[str, object] = {
        "game": "halma",
        "players": 2,
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}],
    }
    create_table(msgspec.convert(body, TableRequest), ANN, 0, SEED)
    with pytest.raises(error) as caught:
        create_table(msgspec.convert({**body, **changes}, TableRequest), ANN, 0, SEED)
    assert str(caught.value)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   van  Dam ", "Ann van Dam"),
        ("Ægir", "Ægir"),
        ("e\u0301mile", "émile"),
        ("🐙", "🐙"),
        ("❤\ufe0f", "❤"),
    ],
)
def test_names_are_trimmed_and_spelled_in_one_way(given: str, shown: str) -> None:
    harness = TableHarness(order("Ann open"))
    harness.do(BOB, Sit(id="1", name=given))
    assert harness.table.seats[1].name == shown


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 31, "a\nb", "a\tb", "\u202eevil", "a\u200bb", "\u2066x", "a\u00a0b", "\x00", "\ud800"),
        *("\u2028", "\u115f", "a\u3164", "\u2800", "a\u034f", "\ufe0f", "a\ufe01", "a\U000e0101", "\u0300" * 3),
    ],
)
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    harness = TableHarness(order("Ann open"))
    assert isinstance(refused(harness, BOB, Sit(id="1", name=name)), errors.BadName)


# seats


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


# moves


def test_a_move_can_be_given_in_notation_or_by_its_touches() -> None:
    one, other = TableHarness(order("Ann Ben")), TableHarness(order("Ann Ben"))
    assert one.table.game is not None
    move = Move(int(one.table.game.legal_moves.codes[0]))
    text, touches, seat = one.table.game.write(move), one.table.game.touches(move), one.table.turn
    assert one.do(ANN, Play(id="1", seat=seat, ply=0, move=text)) == other.do(
        ANN, Play(id="1", seat=seat, ply=0, touches=touches)
    )
    assert one.table.game.ply == 1
    (update,) = updates(one.table, one.table.seq - 1, [], one.now)
    assert update.event == MovePlayed(at=one.now, seat=seat, ply=0, move=text, touches=touches)


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    harness = two_people()
    _, _, other, seat = by_turn(harness)
    error = refused(harness, other, Play(id="1", seat=seat, ply=0, move="a5-a6"))
    assert isinstance(error, errors.OutOfTurn)
    assert error.clause == "G-2"
    assert isinstance(refused(harness, other, Play(id="1", seat=seat, ply=0, touches=["pass"])), errors.OutOfTurn)


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    harness = two_people()
    owner, seat, _, _ = by_turn(harness)
    for command in (
        Play(id="1", seat=seat, ply=0, move="pass"),
        Play(id="1", seat=seat, ply=0, touches=["pass"]),
    ):
        error = refused(harness, owner, command)
        assert isinstance(error, errors.IllegalMove)
        assert error.clause == "H-10"
    assert isinstance(refused(harness, owner, Play(id="1", seat=seat, ply=0, move="?")), errors.MalformedMove)
    assert isinstance(refused(harness, owner, Play(id="1", seat=seat, ply=0)), errors.IllegalMove)


def test_a_move_meant_for_another_ply_is_stale_and_the_refusal_says_both_numbers() -> None:
    harness = two_people()
    harness.play_any(2)
    owner, seat, _, _ = by_turn(harness)
    error = refused(harness, owner, Play(id="1", seat=seat, ply=0, move="a5-a6"))
    assert isinstance(error, errors.StaleMove)
    assert error.facts == {"meant": 0, "ply": 2}


def test_before_the_game_and_after_it_nothing_is_played() -> None:
    harness = TableHarness(order("Ann open"))
    assert isinstance(refused(harness, ANN, Play(id="1", seat=1, ply=0, move="a5-a6")), errors.NotNow)
    assert isinstance(refused(harness, ANN, Resign(id="1", seat=1)), errors.NotNow)
    assert isinstance(refused(harness, ANN, Offer(id="1", seat=1, kind="takeback")), errors.NotNow)
    harness.do(BOB, Sit(id="2", name="Bob"))
    harness.do(BOB, Resign(id="3", seat=2))
    assert harness.table.phase == "over"
    assert isinstance(refused(harness, ANN, Play(id="4", seat=1, ply=0, move="a5-a6")), errors.GameOver)
    assert isinstance(refused(harness, ANN, Play(id="4", seat=1, ply=0, touches=["x"])), errors.GameOver)
    assert isinstance(refused(harness, ANN, Resign(id="4", seat=1)), errors.GameOver)
    assert isinstance(refused(harness, ANN, Offer(id="4", seat=1, kind="draw")), errors.NotNow)


def test_a_command_is_remembered_with_the_last_number_it_led_to() -> None:
    harness = TableHarness(order("Ann open", "tokken"))
    harness.do(BOB, Sit(id="sit", name="Bob"))
    assert harness.table.seq_of_command(BOB, "sit") == harness.table.seq == 4
    assert harness.table.seq_of_command(ANN, "sit") is None
    assert harness.table.seq_of_command(BOB, "other") is None
    harness.do(BOB, Say(id="hello", seat=2, phrase="hello"))
    while harness.table.seq_of_command(BOB, "sit"):
        harness.play_any()
    assert len(harness.table._done_commands[BOB]) == MAX_REMEMBERED_COMMANDS
    assert harness.table.seq_of_command(BOB, "hello") == 5
    assert harness.rebuild().seq_of_command(BOB, "hello") == 5


# bots


def test_a_bot_is_asked_for_its_move_and_is_shown_its_own_view_only() -> None:
    harness = TableHarness(order("Ann bot4", "tokken"))
    if harness.table.turn == 1:
        assert harness.table.bot_to_move is None
        harness.play_any()
    assert harness.table.bot_to_move == (2, 4)
    view = harness.table.view_for_bot()
    assert view.seat == 2
    assert not view.state.seed.any()
    move = Move(int(view.legal_moves.codes[0]))
    (event,) = harness.apply(harness.table.play_for_bot(2, view.ply, move, harness.now))
    assert event == Played(at=harness.now, seat=2, move=int(move))


def test_a_bots_move_that_comes_too_late_leads_to_nothing() -> None:
    harness = TableHarness(order("Ann bot4"))
    while harness.table.bot_to_move is None:
        harness.play_any()
    assert harness.table.game is not None
    ply, move = harness.table.game.ply, Move(int(harness.table.game.legal_moves.codes[0]))
    assert harness.table.play_for_bot(1, ply, move, 0) == []
    assert harness.table.play_for_bot(2, ply + 1, move, 0) == []
    assert harness.table.play_for_bot(2, ply, Move(10**6), 0) == []
    assert len(harness.table.play_for_bot(2, ply, move, 0)) == 1
    harness.do(ANN, Resign(id="1", seat=1))
    assert harness.table.play_for_bot(2, ply, move, 0) == []
    assert TableHarness(order("Ann open")).table.play_for_bot(2, 0, move, 0) == []


# the end


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


# phrases, closing


def test_those_who_sit_may_say_a_phrase_at_any_time_until_the_table_is_closed() -> None:
    harness = TableHarness(order("Ann open"))
    harness.do(ANN, Say(id="1", seat=1, phrase="hello"))
    harness.do(BOB, Sit(id="2", name="Bob"))
    harness.do(BOB, Say(id="3", seat=2, phrase="good-luck"))
    harness.do(BOB, Resign(id="4", seat=2))
    harness.do(ANN, Say(id="5", seat=1, phrase="thanks"))
    harness.apply(harness.table.close("operator", harness.now))
    assert isinstance(refused(harness, ANN, Say(id="6", seat=1, phrase="thanks")), errors.NotNow)


def test_nobody_says_or_does_the_same_without_end_while_nobody_moves() -> None:
    harness = two_people()
    for number in range(MAX_REPEATS):
        harness.do(ANN, Say(id=f"{number}", seat=1, phrase="haha"))
    assert isinstance(refused(harness, ANN, Say(id="x", seat=1, phrase="oops")), errors.TooOften)
    harness.do(BOB, Say(id="x", seat=2, phrase="haha"))
    for _ in range(MAX_REPEATS):
        harness.offer(ANN, "draw", 1)
        harness.answer(BOB, 2, yes=False)
    assert isinstance(refused(harness, ANN, Offer(id="x", seat=1, kind="draw")), errors.TooOften)
    harness.play_any()
    harness.do(ANN, Say(id="y", seat=1, phrase="sorry"))
    harness.offer(ANN, "draw", 1)


def test_whoever_is_asked_may_always_say_no_and_a_maker_may_always_send_somebody_away() -> None:
    harness = TableHarness(order("Ann open open", "punto"))
    for number in range(MAX_REPEATS + 2):
        harness.do(f"troll {number}", Sit(id="1", name="Troll"))
        harness.do(ANN, Stand(id=f"{number}", seat=2))
    harness.do(BOB, Sit(id="2", name="Bob"))
    harness.do(CAT, Sit(id="3", name="Cat"))
    for number in range(MAX_REPEATS + 2):
        harness.offer((ANN, BOB)[number % 2], "draw", 1 + number % 2)
        harness.answer(CAT, 3, yes=False)


def test_after_very_much_a_table_is_only_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    harness = two_people("punto")
    harness.play_any(2)
    monkeypatch.setattr(decisions, "MAX_EVENTS", harness.table.seq)
    for command in (Offer(id="1", seat=1, kind="takeback"), Say(id="1", seat=1, phrase="haha")):
        assert isinstance(refused(harness, ANN, command), errors.TableTooLong)
    while harness.table.phase == "playing":
        harness.play_any()
    assert isinstance(refused(harness, ANN, Offer(id="1", seat=1, kind="rematch")), errors.TableTooLong)


def test_a_closed_table_stays_closed_and_keeps_its_secrets() -> None:
    harness = two_people()
    harness.play_any(2)
    harness.apply(harness.table.close("abandoned", harness.now))
    assert harness.table.close("abandoned", harness.now) == []
    view = view_of(harness.table, [1, 2], harness.now)
    assert (view.phase, view.turn, view.seed, view.outcome) == ("closed", 0, "", None)
    assert not any(position.moves for position in view.positions)
    assert isinstance(refused(harness, ANN, Sit(id="1", name="Ann")), errors.NotNow)
