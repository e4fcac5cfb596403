"""The options of a game: clauses that the players may choose."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from typing import Literal

from stip.games.errors import BadOption

Value = str | int
MAX_OPTION_LENGTH = 40  # of an option's name, and of a value that is a text

Standing = Literal["published", "house", "reconstructed"]  # where the value of an option comes from


def whole_number(value: object) -> int | None:
    """Return a value as an int if it is a whole number (also NumPy's), otherwise None. Booleans are not numbers."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return index(value)


@dataclass(frozen=True)
class Option:
    """A clause that the players may choose. Words are stored in a state as their index in `values`.

    `published` has the values that are in the published rules, variants included; every other value is a house rule. It
    is empty where the published rules are silent, so that all values are reconstructed. The default need not be in it.
    """

    name: str
    clause: str
    values: tuple[str, ...] | range
    default: Value
    meaning: str
    published: tuple[Value, ...] = ()
    only_for: int | None = None  # number of players required for any value but the default

    def standing(self, value: Value) -> Standing:
        """Return whether the value is a published rule, a house rule, or a reconstruction of what the sheet leaves
        open."""
        if not self.published:
            return "reconstructed"
        return "published" if value in self.published else "house"

    def read(self, given: object, players: int) -> Value:
        """Return the value that user input stands for, or raise BadOption."""
        value = given if isinstance(given, str) else whole_number(given)
        if isinstance(value, str) and isinstance(self.values, range) and value.isascii() and value.isdigit():
            value = int(value) if len(value) < 10 else value
        if value is None or value not in self.values:
            raise BadOption(option=self.name, value=str(given), values=self.choices, clause=self.clause)
        if self.only_for not in (None, players) and value != self.default:
            raise BadOption(
                option=self.name, value=f"{value} ({players} players)", values=str(self.default), clause=self.clause
            )
        return value

    @property
    def choices(self) -> str:
        """The values as shown to people."""
        if isinstance(self.values, range) and len(self.values) > 3:
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(map(str, self.values))

    @property
    def codes(self) -> range:
        """The numbers that a state may hold for this option."""
        return range(len(self.values)) if isinstance(self.values, tuple) else self.values

    def value(self, code: int) -> Value:
        """Return the value that a state holds as a number."""
        return self.values[code] if isinstance(self.values, tuple) else code

    def code(self, value: Value) -> int:
        return self.values.index(value) if isinstance(self.values, tuple) else int(value)
