"""The seats of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from stip.table.owners import Owner


@dataclass(frozen=True)
class Seat:
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""  # of a person or a bot
    owner: Owner = ""  # of a person
    level: float = 0  # of a bot, also of one that plays for a person
    is_replaced: bool = False  # a bot plays for the person

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.is_replaced

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "person" and not self.is_replaced
