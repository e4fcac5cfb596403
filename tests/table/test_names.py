"""Names of people: what is spelled in one way, what cannot be shown, and what only bots are called."""

from __future__ import annotations

import pytest
from kit.tables import BOB, TableHarness, order, refused

from stip import errors
from stip.table.commands import Sit

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


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
        FAMILY,
        "\U0001f44d\U0001f3fd",  # a thumb with a skin tone
        "\U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut with a skin tone
        "\U0001f642\u200d\u2194",  # a head that is shaken
        "\U0001f1eb\U0001f1ee",  # the flag of Finland
        SCOTLAND,
        f"Ann {FAMILY}",
    ],
)
def test_joined_emoji_flags_and_skin_tones_are_names(name: str) -> None:
    harness = TableHarness(order("Ann open"))
    harness.do(BOB, Sit(id="1", name=name))
    assert harness.table.seats[1].name == name


@pytest.mark.parametrize("name", ["ท้ำ", "प्रिया", "שָׁלוֹם", "a\u0323\u0308", "Thế Anh"])
def test_letters_have_the_accents_that_languages_need(name: str) -> None:
    harness = TableHarness(order("Ann open"))
    harness.do(BOB, Sit(id="1", name=name))
    assert harness.table.seats[1].name


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 31, "a\nb", "a\tb", "\u202eevil", "a\u200bb", "\u2066x", "a\u00a0b", "\x00", "\ud800"),
        *("\u2028", "\u115f", "a\u3164", "\u2800", "a\u034f", "\ufe0f", "a\ufe01", "a\U000e0101", "\u0300" * 3),
        *("a\u200db", "🐙\u200d", "\u200d🐙", "🐙\u200da", "a\U000e0067", "🐙\u200d\u200d🐙"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    harness = TableHarness(order("Ann open"))
    assert type(refused(harness, BOB, Sit(id="1", name=name))) is errors.BadName


@pytest.mark.parametrize(
    "name", ["Z" + "\u0335\u0321\u0322" * 3, "b\u0335\u0336\u0337", "Ann \u0301", "\u20e3", "🐙 \u0308"]
)
def test_accents_that_are_stacked_or_have_no_letter_are_refused(name: str) -> None:
    harness = TableHarness(order("Ann open"))
    assert type(refused(harness, BOB, Sit(id="1", name=name))) is errors.BadName


@pytest.mark.parametrize(
    "name",
    [
        *("bot 3", "Bot 3", "BOT", "bot-3", "Bot #3", "3 bot", "Steady bot", "steady  BOT 2", "Mesterbot", "Botti 1"),
        *("Þjarkur", "Mästarbott", "Slimme bot", "ｂｏｔ 3", "Hoppi", "ugla 2"),
    ],
)
def test_people_are_not_called_what_bots_are_called(name: str) -> None:
    harness = TableHarness(order("Ann open"))
    assert isinstance(refused(harness, BOB, Sit(id="1", name=name)), errors.BotName)


@pytest.mark.parametrize("name", ["Bo T.", "Botvinnik", "Robot", "Anna Bott", "Talbot 3"])
def test_people_may_be_called_almost_what_bots_are_called(name: str) -> None:
    harness = TableHarness(order("Ann open"))
    harness.do(BOB, Sit(id="1", name=name))
    assert harness.table.seats[1].name == name
