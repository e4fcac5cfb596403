"""The `Rulebook` of a game holds all its parts, and the entry points through which Python calls its rules."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stip.games.contract import (
    Amended,
    Encoding,
    Endgame,
    Evaluation,
    Notation,
    Patterns,
    Presentation,
    RoundEnd,
    Rules,
    Sign,
    Teams,
)
from stip.games.errors import BadPlayers, UnknownOption
from stip.games.options import Option, Value, whole_number
from stip.kernel import templates
from stip.kernel.binding import bind
from stip.kernel.buffer import INT32, INT64, UINT32, Buffer, Parameter
from stip.kernel.entry_point import EntryPoint
from stip.kernel.seats import RESIGNED
from stip.locale import add_texts


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
        round_end: RoundEnd | None = None,
        patterns: Patterns | None = None,
        endgame: Endgame | None = None,
        encoding: Encoding | None = None,
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
        self.patterns = patterns
        self.endgame = endgame
        self.encoding = encoding
        self.setup_fields = ("players", *(option.name for option in options))
        self.folder = Path(str(notation.__dict__["__file__"])).parent
        add_texts(self.folder / "texts")
        state, moves, number, rng = rules.STATE, INT32, INT64, UINT32
        self._of_thread = threading.local()
        self.entry_points: dict[str, EntryPoint] = {}
        self.legal = self._entry_point(templates.legal_at, state, None, moves)
        self.apply = self._entry_point(templates.apply_at, state, None, None)
        self.deal = self._entry_point(templates.deal_at, state, None)
        self.hide = self._entry_point(templates.hide_at, state, None, None)
        self.imagine = self._entry_point(templates.imagine_at, state, None, None, rng)
        self.resign = self._entry_point(templates.resign_at, state, None, None)
        self.score = self._entry_point(templates.score_at, state, None, None)
        self.perft = self._entry_point(templates.perft, state, None, moves, number, number)
        self.random_playouts = self._entry_point(
            templates.random_playouts, state, rng, moves, None, None, None, number, state, number, number
        )

    def _entry_point(self, function: Any, *parameters: Parameter) -> EntryPoint:
        locator = f"stip.games:RULEBOOKS.{self.name}.entry_points"
        bindings = {name: getattr(self.rules, name) for name in templates.__annotations__}
        is_single_step = function.__name__.endswith("_at")
        entry_point = EntryPoint(locator, self.title, bind(function, bindings), parameters, is_single_step, self.folder)
        self.entry_points[entry_point.name] = entry_point
        return entry_point

    @property
    def move_buffer(self) -> Buffer:
        """A buffer for a list of moves, which belongs to the thread that asks for it and is used again and again."""
        buffer: Buffer | None = getattr(self._of_thread, "moves", None)
        if buffer is None:
            buffer = self._of_thread.moves = Buffer.zeros(self.rules.MAX_MOVES, INT32)
        return buffer

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

    def new_state(self, players: int, options: Mapping[str, Value]) -> Buffer:
        """Return a buffer of one state that is ready to be dealt, except for its seed."""
        states = Buffer.zeros(1, self.rules.STATE)
        states[0].players = self.check_players(players)
        for option in self.options:
            setattr(states[0], option.name, option.code(options[option.name]))
        return states

    def sides(self, players: int, options: Mapping[str, Value]) -> tuple[int, ...]:
        """Return the side that each seat plays for, numbered from 0."""
        if self.teams and options[self.teams.option] == self.teams.value:
            return self.teams.sides
        return tuple(range(players))

    def clause(self, reason: int) -> str:
        return "G-6" if reason == RESIGNED else f"{self.prefix}-{reason}"
