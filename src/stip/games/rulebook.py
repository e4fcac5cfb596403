"""The contract: what a game must give, and the rulebook that gathers it.

A game is a folder with `rules.py`, functions over its record that can be compiled (`Rules`), and `words.py`, what
people read and touch (`Words`). Nothing else knows what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import Any, Literal, NewType, Protocol

import numpy as np

from stip.errors import BadOption, BadPlayers, UnknownOption
from stip.games.scenery import Scenery
from stip.kernel import drive
from stip.kernel.entry import Entry, bind
from stip.kernel.state import RESIGNED
from stip.locale import Fact

Seat = NewType("Seat", int)  # from 1; 0 is a spectator
Move = NewType("Move", int)  # a move's code, which means something to its game only
State = Any  # one record of a game's STATE
Value = str | int
Standing = Literal["published", "house", "reconstructed"]  # where the value of an option comes from
Told = dict[str, object]  # what a trace tells of set-up and chance
Amended = Callable[[State, int, State], str]
"""Takes the position before a move, the move, and the position after it. Returns the clause by which the move would
have led elsewhere under an earlier version of the rules, or an empty text: no old game is changed silently."""


class Rules(Protocol):
    """Functions over one state, compiled together with all they reach: no memory is allocated, nothing is raised."""

    STATE: np.dtype[np.record]
    MAX_MOVES: int

    def deal(self, state: State) -> None: ...
    def legal(self, state: State, moves: Any) -> int: ...
    def apply(self, state: State, move: int) -> None: ...
    def resign(self, state: State, seat: int) -> None: ...
    def hide(self, state: State, seat: int) -> None: ...
    def imagine(self, state: State, seat: int, luck: Any) -> None: ...
    def score(self, state: State, seat: int) -> int: ...


class Words(Protocol):
    """Ordinary Python: notation, touches, refusals, a board to read, and what a trace tells. For all but `refuse`
    the fields of a state will do, and for `write` the number of players and the options."""

    def write(self, state: State, move: int) -> str: ...
    def show(self, state: State, move: int) -> str: ...  # as a record shows it
    def read(self, state: State, text: str, legal: list[int]) -> list[int]: ...  # all it may mean; none: not notation
    def is_secret(self, state: State, move: int) -> bool: ...  # not everybody may know which move it was
    def touches(self, state: State, move: int) -> list[str]: ...
    def refuse(self, state: State, seat: int, touches: list[str]) -> Refusal: ...
    def draw(self, state: State) -> str: ...
    def tell_setup(self, state: State) -> Told: ...
    def tell_turn(self, state: State) -> Told: ...
    def tell_chance(self, before: State, after: State) -> Told: ...


def whole_number(value: object) -> int | None:
    """Of whatever counts as a whole number, NumPy's too, the number; yes and no do not."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return index(value)


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be played: a clause, and the name of a text with its facts."""

    code: str
    clause: str
    facts: Mapping[str, Fact]


@dataclass(frozen=True)
class Option:
    """A clause that players may set for a game. Words are kept in a state as their place in `values`.

    `published` has the values that are in the published rules, variants included; every other value is a house rule. It
    is empty where the published rules are silent, so that all values are reconstructed. The default need not be in it.
    """

    name: str
    clause: str
    values: tuple[str, ...] | range
    default: Value
    meaning: str
    published: tuple[Value, ...] = ()
    only_for: int | None = None  # another value than the default needs this number of players

    def standing(self, value: Value) -> Standing:
        """Whether the value is a published rule, a house rule, or a reconstruction of what the sheet leaves open."""
        if not self.published:
            return "reconstructed"
        return "published" if value in self.published else "house"

    def read(self, given: object, players: int) -> Value:
        """The value, from what somebody gave for it."""
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
        """The values as people read them."""
        if isinstance(self.values, range) and len(self.values) > 3:
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(map(str, self.values))

    def code(self, value: Value) -> int:
        return self.values.index(value) if isinstance(self.values, tuple) else int(value)


class Rulebook:
    """One game: its names, its options, its rules and words, and the entries through which Python calls the rules."""

    def __init__(
        self,
        name: str,
        title: str,
        prefix: str,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        rules: Rules,
        words: Words,
        scenery: Scenery,
        version: int = 1,
        amended: Amended = lambda before, move, after: "",
    ) -> None:
        self.name = name  # as people type it
        self.title = title
        self.prefix = prefix  # of its clauses
        self.players = players
        self.options = options
        self.rules = rules
        self.words = words
        self.scenery = scenery
        self.version = version  # of the rules: raised when the same moves may lead elsewhere than before
        self.amended = amended
        self.setup_fields = ("players", *(option.name for option in options))
        self.folder = Path(str(words.__dict__["__file__"])).parent
        state, moves, number = rules.STATE, np.dtype(np.int32), np.dtype(np.int64)
        luck = np.dtype(np.uint32)
        self.entries: dict[str, Entry] = {}
        self.legal = self._entry(drive.legal_at, state, None, moves)
        self.apply = self._entry(drive.apply_at, state, None, None)
        self.deal = self._entry(drive.deal_at, state, None)
        self.hide = self._entry(drive.hide_at, state, None, None)
        self.imagine = self._entry(drive.imagine_at, state, None, None, luck)
        self.resign = self._entry(drive.resign_at, state, None, None)
        self.perft = self._entry(drive.perft, state, None, moves, number, number)
        self.play_at_random = self._entry(
            drive.play_at_random, state, luck, moves, None, None, None, number, state, number, number
        )

    def _entry(self, function: Any, *parameters: np.dtype[Any] | None) -> Entry:
        home = f"stip.games.{self.folder.name}:RULEBOOK.entries"
        meanings = {name: getattr(self.rules, name) for name in drive.__annotations__}
        entry = Entry(home, self.title, bind(function, meanings), parameters)
        self.entries[entry.name] = entry
        return entry

    def check_players(self, players: object) -> int:
        number = whole_number(players)
        if number is None or number not in self.players:
            raise BadPlayers(game=self.name, players=str(players), possible=", ".join(map(str, self.players)))
        return number

    def read_options(self, given: Mapping[str, object], players: int) -> dict[str, Value]:
        """All options of the game, those not given with their defaults."""
        for name in given:
            if name not in (option.name for option in self.options):
                names = ", ".join(option.name for option in self.options)
                raise UnknownOption(game=self.name, option=name, options=names)
        return {option.name: option.read(given.get(option.name, option.default), players) for option in self.options}

    def new_state(self, players: int, options: Mapping[str, Value]) -> np.ndarray[Any, Any]:
        """An array of one state, set up for the deal but for its chance."""
        states = np.zeros(1, self.rules.STATE)
        states["players"] = self.check_players(players)
        for option in self.options:
            states[option.name] = option.code(options[option.name])
        return states

    def clause(self, reason: int) -> str:
        return "G-6" if reason == RESIGNED else f"{self.prefix}-{reason}"
