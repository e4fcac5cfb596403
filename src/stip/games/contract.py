"""The contract between a game and the rest of Stip, and the `Rulebook` that holds a game's parts.

A game is a folder with `rules.py`, compiled functions over its record (`Rules`), `notation.py`, which people read and
touch (`Notation`), and `scene.py`, which says how it looks. Nothing else knows which moves are legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import Any, Literal, NewType, Protocol

import numpy as np

from stip.errors import BadOption, BadPlayers, UnknownOption
from stip.games.scene import Pigment, Presentation, Scene
from stip.kernel import templates
from stip.kernel.binding import bind
from stip.kernel.entry_point import EntryPoint
from stip.kernel.state import RESIGNED, Bounds
from stip.locale import Fact, add_texts

LEVEL_COUNT = 5  # levels of the bots of every game

Seat = NewType("Seat", int)  # from 1; 0 is a spectator
Move = NewType("Move", int)  # a move's code; only its game knows the meaning
State = Any  # one record of a game's STATE
Value = str | int
Standing = Literal["published", "house", "reconstructed"]  # where the value of an option comes from
TraceFields = dict[str, object]  # what a trace says about set-up and chance
Amended = Callable[[State, int, State], str]
"""Takes the position before a move, the move, and the position after it. Returns the clause by which the move would
have led elsewhere under an earlier version of the rules, or an empty text: no old game is changed silently."""

MAX_OPTION_LENGTH = 40  # of an option's name, and of a value that is a text

RoundEnd = Callable[[State, int, State, int, str], Scene | None]
"""Takes what a seat saw before and after a move, the move, the seat and a language. Returns how it lay when the move
ended a round, if the rules clear the board at once, otherwise None."""


class Rules(Protocol):
    """Functions over one state. They are compiled with everything they call, and must neither allocate memory nor
    raise."""

    STATE: np.dtype[np.record]
    BOUNDS: Bounds  # of the game's own fields, in any state
    MAX_MOVES: int

    def deal(self, state: State) -> None: ...
    def legal(self, state: State, moves: Any) -> int: ...
    def apply(self, state: State, move: int) -> None: ...
    def resign(self, state: State, seat: int) -> None: ...
    def hide(self, state: State, seat: int) -> None: ...
    def imagine(self, state: State, seat: int, rng: Any) -> None: ...
    def score(self, state: State, seat: int) -> int: ...

    def is_consistent(self, view: State, seat: int) -> bool:
        """Whether the fields of a view fit together, given that each is within its bounds. Never compiled: it decides
        whether compiled code, which checks nothing, may see a view that came from elsewhere."""
        ...


class Notation(Protocol):
    """Ordinary Python: notation, touches, refusals, the board as text, and the contents of a trace. All but `refuse`
    also accept the fields of a state instead of its record; `write` needs only the number of players and the
    options."""

    def write(self, state: State, move: int) -> str: ...
    def write_for_record(self, state: State, move: int) -> str: ...  # the move as the text record shows it
    def read(self, state: State, text: str, legal: list[int]) -> list[int]: ...  # all it may mean; none: not notation
    def is_secret(self, state: State, move: int) -> bool: ...  # whether not everybody may know which move was played
    def touches(self, state: State, move: int) -> list[str]: ...
    def refuse(self, state: State, seat: int, touches: list[str]) -> Refusal: ...
    def board_text(self, state: State) -> str: ...
    def trace_setup(self, state: State) -> TraceFields: ...
    def trace_turn(self, state: State) -> TraceFields: ...
    def trace_chance(self, before: State, after: State) -> TraceFields: ...


class Evaluation(Protocol):
    """The functions with which bots judge positions. They are compiled, too."""

    FEATURES: tuple[str, ...]
    VARIANTS: tuple[str, ...]  # kinds of games that have weights of their own
    HAS_FIXED_CHOICES: int  # whether a node always has the same: nothing hidden decides which moves are legal
    EXPLORATION: float
    TEMPERATURE: float
    MAX_CHOICES: int  # choices kept per node, if they are fixed

    def variant(self, state: State) -> int: ...
    def features(self, state: State, seat: int, numbers: Any) -> None: ...
    def prune(self, state: State, moves: Any, count: int) -> int: ...
    def chance_key(self, state: State) -> int: ...


def whole_number(value: object) -> int | None:
    """Return a value as an int if it is a whole number (also NumPy's), otherwise None. Booleans are not numbers."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return index(value)


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be played: the clause that forbids it, and the code and facts of a text."""

    code: str
    clause: str
    facts: Mapping[str, Fact]


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
        """Whether the value is a published rule, a house rule, or a reconstruction of what the sheet leaves open."""
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
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(map(str, self.values))

    @property
    def codes(self) -> range:
        """What a state may hold for it."""
        return range(len(self.values)) if isinstance(self.values, tuple) else self.values

    def code(self, value: Value) -> int:
        return self.values.index(value) if isinstance(self.values, tuple) else int(value)


@dataclass(frozen=True)
class Sign:
    """How a seat is shown beside its name, and the colour of its line in charts."""

    pigment: Pigment
    sprites: tuple[str, ...]  # its pieces: one, or one of each colour it plays


@dataclass(frozen=True)
class Teams:
    """The side of each seat, numbered from 0, if an option has this value. Without teams every seat is a side."""

    option: str
    value: Value
    sides: tuple[int, ...]


class Rulebook:
    """One game: its names, options, rules, notation and presentation, and the entry points through which Python calls
    the rules."""

    def __init__(
        self,
        name: str,
        title: str,
        prefix: str,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        rules: Rules,
        notation: Notation,
        presentation: Presentation,
        evaluation: Evaluation,
        signs: Mapping[int, tuple[Sign, ...]],
        teams: Teams | None = None,
        version: int = 1,
        amended: Amended = lambda before, move, after: "",
        round_end: RoundEnd = lambda before, move, after, seat, language: None,
    ) -> None:
        self.name = name  # as people type it
        self.title = title
        self.prefix = prefix  # of its clauses
        self.players = players
        self.options = options
        self.rules = rules
        self.notation = notation
        self.presentation = presentation
        self.evaluation = evaluation
        self.signs = signs  # of each side, by the number of sides
        self.teams = teams
        self.version = version  # of the rules: raised when the same moves may lead elsewhere than before
        self.amended = amended
        self.round_end = round_end
        self.setup_fields = ("players", *(option.name for option in options))
        self.folder = Path(str(notation.__dict__["__file__"])).parent
        add_texts(self.folder / "texts")
        state, moves, number = rules.STATE, np.dtype(np.int32), np.dtype(np.int64)
        rng = np.dtype(np.uint32)
        self.entry_points: dict[str, EntryPoint] = {}
        self.legal = self._entry_point(templates.legal_at, state, None, moves)
        self.apply = self._entry_point(templates.apply_at, state, None, None)
        self.deal = self._entry_point(templates.deal_at, state, None)
        self.hide = self._entry_point(templates.hide_at, state, None, None)
        self.imagine = self._entry_point(templates.imagine_at, state, None, None, rng)
        self.resign = self._entry_point(templates.resign_at, state, None, None)
        self.perft = self._entry_point(templates.perft, state, None, moves, number, number)
        self.random_playouts = self._entry_point(
            templates.random_playouts, state, rng, moves, None, None, None, number, state, number, number
        )

    def _entry_point(self, function: Any, *parameters: np.dtype[Any] | None) -> EntryPoint:
        locator = f"stip.games:RULEBOOKS.{self.name}.entry_points"
        bindings = {name: getattr(self.rules, name) for name in templates.__annotations__}
        entry_point = EntryPoint(locator, self.title, bind(function, bindings), parameters)
        self.entry_points[entry_point.name] = entry_point
        return entry_point

    def check_players(self, players: object) -> int:
        number = whole_number(players)
        if number is None or number not in self.players:
            raise BadPlayers(game=self.name, players=str(players), possible=", ".join(map(str, self.players)))
        return number

    def read_options(self, given: Mapping[str, object], players: int) -> dict[str, Value]:
        """Return all options of the game, with defaults for those not given."""
        for name in given:
            if name not in (option.name for option in self.options):
                names = ", ".join(option.name for option in self.options)
                raise UnknownOption(game=self.name, option=name, options=names)
        return {option.name: option.read(given.get(option.name, option.default), players) for option in self.options}

    def new_state(self, players: int, options: Mapping[str, Value]) -> np.ndarray[Any, Any]:
        """Return an array of one state that is ready to be dealt, except for its seed."""
        states = np.zeros(1, self.rules.STATE)
        states["players"] = self.check_players(players)
        for option in self.options:
            states[option.name] = option.code(options[option.name])
        return states

    def sides(self, players: int, options: Mapping[str, Value]) -> tuple[int, ...]:
        """Return the side that each seat plays for, numbered from 0."""
        if self.teams and options[self.teams.option] == self.teams.value:
            return self.teams.sides
        return tuple(range(players))

    def clause(self, reason: int) -> str:
        return "G-6" if reason == RESIGNED else f"{self.prefix}-{reason}"
