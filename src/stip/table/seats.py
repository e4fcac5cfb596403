"""The seats of a table and the names of the people on them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Literal

from stip.table.errors import BadName
from stip.table.lengths import MAX_NAME_LENGTH
from stip.table.owners import Owner

EMOJI_SELECTOR = "\ufe0f"  # selects the emoji form of a character
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)


@dataclass(frozen=True)
class Seat:
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""  # of a person
    owner: Owner = ""  # of a person
    level: int = 0  # of a bot, also of one that plays for a person
    is_replaced: bool = False  # a bot plays for the person

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.is_replaced

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "person" and not self.is_replaced


def clean_name(name: str) -> str:
    """Return a name in normalised spelling, without surplus spaces. Invisible characters and those that change the text
    direction are refused rather than removed: names that look the same should be the same."""
    spelt = unicodedata.normalize("NFC", name.replace(EMOJI_SELECTOR, ""))
    cleaned = " ".join(word for word in spelt.split(" ") if word)
    if (
        not 1 <= len(cleaned) <= MAX_NAME_LENGTH
        or not cleaned.isprintable()
        or INVISIBLE.search(cleaned)
        or unicodedata.combining(cleaned[0])
    ):
        raise BadName(name=name, most=MAX_NAME_LENGTH)
    return cleaned
