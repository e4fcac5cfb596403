"""What bots are called: names of their own, by which people know the level, and no two alike at a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.tables import ANN, TableHarness, order

import stip.games
from stip.table.bot_names import BOT_NAMES, face_of
from stip.table.commands import SeatBot, Stand
from stip.table.projection import record_of, view_of
from stip.table.table import Table

SPRITES = (Path(stip.games.__file__).parent / "sprites.svg").read_text()


def names(harness: TableHarness) -> list[str]:
    return [seat.name for seat in harness.table.seats]


def test_the_first_bot_of_a_level_always_has_the_same_name_and_the_next_another() -> None:
    assert names(TableHarness(order("Ann bot2"))) == ["Ann", "Hoppi"]
    assert names(TableHarness(order("Ann bot2 bot2 bot2", "punto"))) == ["Ann", "Hoppi", "Tikki", "Rulla"]
    assert names(TableHarness(order("Ann bot5 bot1 bot5", "punto"))) == ["Ann", "Sfinx", "Mimo", "Orakel"]


def test_a_name_is_free_again_when_its_bot_has_left() -> None:
    harness = TableHarness(order("Ann bot2 bot2 open", "punto"))
    harness.do(ANN, Stand(id="1", seat=2))
    harness.do(ANN, SeatBot(id="2", seat=4, level=2))
    assert names(harness) == ["Ann", "", "Tikki", "Hoppi"]


def test_a_table_that_is_loaded_again_has_the_same_bots() -> None:
    harness = TableHarness(order("Ann bot3 bot3", "punto"))
    again = Table(harness.table.code, [entry.event for entry in harness.table.history])
    assert [seat.name for seat in again.seats] == ["Ann", "Brumm", "Stubbi"]


def test_everybody_is_told_the_names_and_faces_of_bots() -> None:
    table = TableHarness(order("Ann bot4")).table
    person, bot = view_of(table, (), 0).seats
    assert (person.name, person.face) == ("Ann", "")
    assert (bot.name, bot.face, bot.level) == ("Kvikk", "face-kvikk", 4)
    assert '[Seat2 "Kvikk (bot 4)"]' in record_of(table)


def test_a_bot_between_two_levels_has_the_name_and_face_of_the_lower() -> None:
    table = TableHarness(order("Ann bot2.75 bot2 bot3", "punto")).table
    _, bot, *_ = view_of(table, (), 0).seats
    assert (bot.name, bot.face, bot.level) == ("Hoppi", "face-hoppi", 2.75)
    assert [seat.name for seat in table.seats] == ["Ann", "Hoppi", "Tikki", "Brumm"]
    assert '[Seat2 "Hoppi (bot 2.75)"]' in record_of(table)


@pytest.mark.parametrize("name", [name for names in BOT_NAMES for name in names])
def test_every_bot_has_a_face(name: str) -> None:
    assert f'<g id="{face_of(name)}">' in SPRITES


def test_no_two_bots_share_a_name() -> None:
    assert len({name for names in BOT_NAMES for name in names}) == sum(map(len, BOT_NAMES))
