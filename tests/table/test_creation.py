"""Making a table: what can be asked for, and when the game begins."""

from __future__ import annotations

import re

import msgspec
import pytest
from kit.tables import ANN, BOB, CAT, SEED, TableHarness, order

from stip import errors
from stip.table.commands import SeatBot, Sit
from stip.table.creation import BotSeat, TableRequest, create_table
from stip.table.events import BotSat, Dealt, Made, Sat, decode, encode
from stip.table.projection import view_of
from stip.table.table import Table


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


@pytest.mark.parametrize("level", ["1", "2.25", "2.5", "4.75", "5"])
def test_a_bot_may_have_any_level_from_1_to_5_in_steps_of_a_quarter(level: str) -> None:
    event = create_table(order(f"Ann bot{level}"), ANN, 5, SEED)[2]
    assert f'"level":{level},' in encode(event).decode()
    assert decode(encode(event)) == event


def test_a_whole_level_is_stored_as_a_whole_number_also_if_a_client_has_sent_3_0() -> None:
    for level in ("3", "3.0"):
        event = create_table(order(f"Ann bot{level}"), "", 5, SEED)[2]
        assert encode(event) == b'{"type":"botsat","seat":2,"level":3,"at":5}'
    harness = TableHarness(order("Ann open"))
    sat, *_ = harness.do(ANN, SeatBot(id="1", seat=2, level=4.0))
    assert b'"level":4,' in encode(sat)


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("0", ">= 1"),
        ("0.75", ">= 1"),
        ("5.25", "<= 5"),
        ("6", "<= 5"),
        ("2.8", "a multiple of 0.25"),
        ('"easy"', "`int | float`"),
        ("true", "`int | float`"),
    ],
)
def test_a_level_that_there_is_not_is_refused(level: str, why: str) -> None:
    for message, kind in (
        (f'{{"type":"seat-bot","id":"1","seat":2,"level":{level}}}', SeatBot),
        (f'{{"kind":"bot","level":{level}}}', BotSeat),
    ):
        with pytest.raises(msgspec.ValidationError, match=re.escape(why)):
            msgspec.json.decode(message, type=kind)


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
