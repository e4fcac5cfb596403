"""The contract between a game and the rest of Stip.

A game is a folder with `rules.py` (`Rules`) and `evaluation.py` (`Evaluation`), compiled functions over its record;
`notation.py` (`Notation`), which people read and touch; and `scene.py` (`Presentation`), which says how it looks. The
latter two are ordinary Python that also runs without NumPy: they read the fields of a state as numbers and lists. Only
the rules know which moves are legal.

For tests, the folder also has `golden/`, traces and hashes of games as they must stay, and `positions.py`: functions
that make a state from a drawing and drawings from a state, `position(given)`, which makes one from JSON for lessons and
pictures of the rules, and `inventory(state)`, a list of everything that no move adds or removes, like the cards. It may
be empty once somebody has resigned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NewType, Protocol

from stip.games.observation import Part
from stip.games.options import Value
from stip.games.scene import EVERYBODY, Pigment, Scene, Telling
from stip.locale import Fact

LEVEL_COUNT = 5  # levels of the bots of every game
LEVEL_STEP = 0.25  # between two levels that a bot may have: there are others between the five

IMPOSSIBLE, UNFINISHED, SOLVED = range(3)  # how far the solution of an endgame is

Seat = NewType("Seat", int)  # from 1; 0 is a spectator
Move = NewType("Move", int)  # a move's code; only its game knows the meaning
State = Any  # one record of a game's STATE
Fields = Any  # has the attributes of a state's record, as whole numbers and lists of them
TraceFields = dict[str, object]  # what a trace says about set-up and chance
Amended = Callable[[State, int, State], str]
"""Takes the position before a move, the move, and the position after it. Returns the clause by which the move would
have led elsewhere under an earlier version of the rules, or an empty text: no old game is changed silently."""
RoundEnd = Callable[[Fields, int, Fields, int, str], Scene | None]
"""Takes what a seat saw before and after a move, the move, the seat and a language. Returns how it lay when the move
ended a round, if the rules clear the board at once, otherwise None."""


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be played: the clause that forbids it, and the code and facts of a text."""

    code: str
    clause: str
    facts: Mapping[str, Fact]


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


class Rules(Protocol):
    """Functions over one state. They are compiled with everything they call, and must neither allocate memory nor
    raise."""

    STATE: Any  # the NumPy type of the game's records
    BOUNDS: Mapping[str, tuple[int, int]]  # the least and the greatest value of each field of its own
    MAX_MOVES: int

    def deal(self, state: State) -> None: ...
    def legal(self, state: State, moves: Any) -> int: ...
    def apply(self, state: State, move: int) -> None: ...
    def resign(self, state: State, seat: int) -> None: ...
    def hide(self, state: State, seat: int) -> None: ...
    def imagine(self, state: State, seat: int, rng: Any) -> None: ...
    def score(self, state: State, seat: int) -> int: ...

    def is_consistent(self, view: State, seat: int) -> bool:
        """Return whether the fields of a view fit together, given that each is within its bounds. This is never
        compiled: it decides whether compiled code, which checks nothing, may see a view that came from elsewhere."""
        ...


class Evaluation(Protocol):
    """The contract of a game's `evaluation.py`. Its functions are compiled."""

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
    def position_key(self, state: State) -> int:
        """Return a number by which a position is recognised when it is reached in another way, or 0 if something is
        hidden or left to chance."""
        ...


class Patterns(Protocol):
    """The contract of a game's `patterns.py`: what a network that judges positions can see besides the features. A
    pattern is there or not, such as “a pawn of mine stands on field 7”; patterns are numbered from 0. The functions are
    compiled. A game may do without."""

    PATTERN_COUNT: int
    KNOWS_CHANGES: int  # whether `changes` works

    def stake(self, state: State) -> float:
        """Return how much of the game is at stake: 1, or less in one of several rounds."""
        ...

    def patterns(self, state: State, seat: int, there: Any) -> int:
        """Write the patterns that are there as the seat sees it, and return their number."""
        ...

    def changes(self, state: State, move: int, there: Any, ends: Any, numbers: Any) -> bool:
        """Write for one seat after the other the patterns that a move will bring, and as ~pattern those that it will
        take away; those of a seat end before ends[seat]. Write to numbers[seat] by how much each feature will change.
        Return False if the move may end the game for a seat."""
        ...


class Endgame(Protocol):
    """The contract of a game's `endgame.py`: positions in which a best move can be found for certain. A game may do
    without."""

    STATES: int  # how many it works on
    WORKSPACE: Any  # the NumPy type of what it remembers; all zero before it begins

    def solve(self, states: Any, workspaces: Any, limit: int) -> int:
        """Look for the best move in the view states[0], at about `limit` positions. Return `SOLVED` with the move in
        workspaces[0].best, `IMPOSSIBLE`, or `UNFINISHED`: then the next call goes on. It is compiled."""
        ...


class Encoding(Protocol):
    """The contract of a game's `encoding.py`: the game for programs that learn (docs/research.md). Moves are actions,
    numbers of a fixed space, and what a seat sees is a flat array of small numbers. The functions are compiled. They
    know neither which moves are legal nor what is hidden: `state` has always been through `hide`. A game may do
    without."""

    VERSION: int  # raised when the same action or number means something else than before
    ACTIONS: int  # the size of the action space
    OBSERVATION: tuple[Part, ...]  # what the array consists of, in order
    IS_OPEN: int  # whether everybody sees everything, and chance decides at most who starts

    def action_of(self, state: State, move: int) -> int:
        """Return the action of a legal move: each has another one. It is called for every legal move of a position, so
        it should be quick."""
        ...

    def move_of(self, state: State, action: int) -> int:
        """Return the move of an action that belongs to a legal one."""
        ...

    def observe(self, state: State, seat: int, out: Any) -> None:
        """Write what a seat sees (seat 0 is a spectator). `out` holds zeros before."""
        ...


class Notation(Protocol):
    """Notation, touches, refusals, the board as text, and the contents of a trace. `write` reads only the number of
    players and the options; `legal` holds the codes of the legal moves. The touches of a legal move are never the
    beginning of another's; they may be kept in a cache, so nobody may change the list."""

    def write(self, state: Fields, move: int) -> str: ...
    def write_for_record(self, state: Fields, move: int) -> str: ...  # the move as the text record shows it
    def read(self, state: Fields, text: str, legal: list[int]) -> list[int]: ...  # all it may mean; none: not notation
    def is_secret(self, state: Fields, move: int) -> bool: ...  # whether not everybody may know which move was played
    def touches(self, state: Fields, move: int) -> list[str]: ...
    def touch_paths(self, state: Fields, legal: list[int]) -> list[list[str]]: ...  # the touches of each legal move
    def refuse(self, state: Fields, seat: int, touches: list[str], legal: list[int]) -> Refusal: ...
    def board_text(self, state: Fields) -> str: ...
    def trace_setup(self, state: Fields) -> TraceFields: ...
    def trace_turn(self, state: Fields) -> TraceFields: ...
    def trace_chance(self, before: Fields, after: Fields) -> TraceFields: ...


class Presentation(Protocol):
    """The contract of a game's `scene.py`."""

    def scene(self, state: Fields, seat: int, language: str) -> Scene: ...
    def describe_move(self, text: str, language: str, telling: Telling = EVERYBODY) -> str:
        """Return what somebody did in a move that is given as a record shows it: the rest of a sentence that begins
        with a name, or with “You”; if it is advice, what to do."""
        ...

    def describe_effects(
        self, before: Fields, after: Fields, seat: int, language: str, names: Sequence[str] = ()
    ) -> str:
        """Return what a move caused beyond itself, in short sentences, given what a seat saw before and after it (seat
        0 is a spectator), and the names of the players, if they are known; an empty text if it caused nothing."""
        ...
