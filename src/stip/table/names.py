"""The names of people at a table: what can be shown, looks like no other name, and is not the name of a bot."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from stip.games.contract import LEVEL_COUNT
from stip.locale import LANGUAGES, localize
from stip.table.bot_names import BOT_NAMES
from stip.table.errors import BadName, BotName
from stip.table.lengths import MAX_NAME_LENGTH

MAX_MARKS = 2  # accents and the like on one letter, besides those that are a part of it in Unicode

EMOJI_SELECTOR = "\ufe0f"  # selects the emoji form of a character
EMOJI = "[\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
JOINER = re.compile(f"(?<={EMOJI})\u200d(?={EMOJI})")  # joins emoji to one, such as a family
FLAG_OF_REGION = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{3,6}\U000e007f")  # such as that of Scotland
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)
WORD = re.compile(r"[^\W\d_]+")


def clean_name(name: str) -> str:
    """Return a name in normalised spelling, without surplus spaces. Invisible characters and those that change the text
    direction are refused rather than removed: names that look the same should be the same."""
    spelt = unicodedata.normalize("NFC", name.replace(EMOJI_SELECTOR, ""))
    cleaned = " ".join(word for word in spelt.split(" ") if word)
    visible = FLAG_OF_REGION.sub("\U0001f3f4", JOINER.sub("", cleaned))
    if (
        not 1 <= len(cleaned) <= MAX_NAME_LENGTH
        or not visible.isprintable()
        or INVISIBLE.search(visible)
        or _has_stacked_marks(visible)
    ):
        raise BadName(name=name, most=MAX_NAME_LENGTH)
    if _words(cleaned) in _bot_names():
        raise BotName(name=name)
    return cleaned


def _has_stacked_marks(name: str) -> bool:
    """Return whether there are more marks after a letter than it can have, or some without a letter."""
    marks = MAX_MARKS
    for character in name:
        if unicodedata.category(character).startswith("M"):
            marks += 1
            if marks > MAX_MARKS:
                return True
        else:
            marks = MAX_MARKS if character == " " else 0
    return False


@cache
def _bot_names() -> frozenset[str]:
    """Return the names of bots, what they are called in all languages, such as “steady bot”, and the word for a
    bot."""
    levels = range(1, LEVEL_COUNT + 1)
    labels = [_words(localize("table-bot", {"level": level}, language)) for language in LANGUAGES for level in levels]
    names = [name.casefold() for names in BOT_NAMES for name in names]
    return frozenset([*names, *labels, *(label.rpartition(" ")[2] for label in labels if " " in label)])


def _words(name: str) -> str:
    """Return the words of a name without numbers, signs and capitals."""
    return " ".join(WORD.findall(unicodedata.normalize("NFKC", name).casefold()))
