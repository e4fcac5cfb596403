"""A game in progress: a position with its history. Set-up, seed and moves rebuild every position of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, Self

from stip.games import rulebook_of
from stip.games.contract import Move
from stip.games.options import Value, whole_number
from stip.kernel.buffer import Buffer
from stip.kernel.chance import CHACHA20
from stip.play.copy_on_write import CopyOnWriteList
from stip.play.errors import AlreadyOut, BadSeat, DamagedGame, GameOver, NothingToUndo, OutdatedGame, OutOfTurn
from stip.play.position import Position, View
from stip.play.seed import Seed, commitment, key_words, read_seed
from stip.play.state_fields import fields_of

SNAPSHOT_INTERVAL = 16  # entries of the log between two states that are kept; those in between are replayed


@dataclass(frozen=True)
class Setup:
    """Everything needed to deal: the same set-up gives the same game everywhere (G-3)."""

    game: str
    players: int
    options: Mapping[str, Value]
    seed: Seed
    first: int = 0  # the seat chosen to start; 0: by lot (G-1)

    @classmethod
    def read(cls, game: str, players: int, options: Mapping[str, object], seed: object, first: object) -> Setup:
        """Return a set-up from what somebody asked for, or raise an error that says what is wrong with it."""
        book = rulebook_of(game)
        count = book.check_players(players)
        chosen = 0 if first is None else check_seat(game, first, 1, count)
        return cls(game, count, book.read_options(options, count), read_seed(seed), chosen)


def check_seat(game: str, seat: object, first: int, last: int) -> int:
    number = seat if type(seat) is int else whole_number(seat)
    if number is None or number not in range(first, last + 1):
        raise BadSeat(game=game, seat=str(seat), last=last)
    return number


@dataclass(frozen=True)
class Resignation:
    """An entry of a game's log: a seat has resigned (G-6)."""

    seat: int


Action = Move | Resignation  # of the log
Chance = Literal["nothing", "start", "more"]


class Game(Position):
    """A game that can be played, undone and inspected. `game.log` holds its moves and resignations so far."""

    def __init__(self, setup: Setup) -> None:
        book = rulebook_of(setup.game)
        buffer = book.new_state(setup.players, setup.options)
        state = buffer[0]
        state.chance = CHACHA20
        state.first = setup.first
        state.seed[:] = key_words(setup.seed)
        book.deal(buffer, 0)
        super().__init__(book, buffer)
        self.setup = setup  # what was dealt from: the same set-up gives the same game
        self.log: CopyOnWriteList[Action] = CopyOnWriteList()  # the moves and resignations so far
        self._previous: Buffer | None = None  # the state before the last entry of the log, if it is known
        self._snapshots: CopyOnWriteList[bytes] = CopyOnWriteList()  # the states before entries 0, 16, 32, … of the log
        self._views: dict[int, View] = {}  # the views of this position that have been asked for

    @cached_property
    def commitment(self) -> str:
        """The SHA-256 of the seed. Published at the start, it proves afterwards that nobody changed the shuffle."""
        return commitment(self.setup.seed)

    @property
    def decided_by_chance(self) -> Chance:
        """What chance has decided so far: nothing, only who starts, or more, such as the order of cards."""
        at_the_start, without_lot = Game(self.setup), Game(replace(self.setup, first=1))
        if int(without_lot.state.drawn) or int(self.state.drawn) > int(at_the_start.state.drawn):
            return "more"
        return "nothing" if self.setup.first else "start"

    def play(self, move: str | Move, seat: int | None = None) -> Self:
        """Play a move, given in notation or as its code. With `seat`, only if it is that seat's turn."""
        if seat is not None and check_seat(self.setup.game, seat, 1, self.players) != self.turn and not self.is_over:
            raise OutOfTurn(input=str(move), ply=self.ply, seat=self.turn, by=seat, clause="G-2")
        return self.advance(self._code(move))

    def resign(self, seat: int) -> Self:
        """Resign for a seat, which is possible at any time (G-6)."""
        seat = check_seat(self.setup.game, seat, 1, self.players)
        if self.is_over or self.fields.places[seat]:
            error = GameOver if self.is_over else AlreadyOut
            raise error(input=f"resign {seat}", ply=self.ply, seat=self.fields.seat, by=seat, clause="G-6")
        return self.advance(Resignation(seat))

    def undo(self) -> Self:
        """Take back the last move or resignation."""
        if not self.log:
            raise NothingToUndo()
        buffer = self._state_at(len(self.log) - 1)
        self.log.pop()
        if len(self.log) % SNAPSHOT_INTERVAL == 0:
            self._snapshots.pop()
        self._previous = None
        return self._set_state(buffer)

    def view(self, seat: int) -> View:
        """Return what a seat sees; seat 0 is a spectator."""
        view = self._views.get(seat)
        if view is None:
            seat = check_seat(self.setup.game, seat, 0, self.players)
            view = self._views[seat] = View(self, seat)
        return view

    def copy(self) -> Self:
        """Return a copy that can be played on independently."""
        clone = object.__new__(type(self))
        clone.__dict__.update(
            self.__dict__, log=self.log.copy(), _snapshots=self._snapshots.copy(), _views=self._views.copy()
        )
        return clone

    def position_at(self, entries: int) -> Position:
        """Return the position after the first `entries` entries of the log."""
        position = Position(self.rulebook, self._state_at(entries))
        position.notation = self.notation
        return position

    def advance(self, action: Action) -> Self:
        """Apply a move or resignation that is known to be legal, for example from a log."""
        before, after = self._buffer, self._buffer.copy()
        self._carry_out(action, after)
        if len(self.log) % SNAPSHOT_INTERVAL == 0:
            self._snapshots.append(before.to_bytes())
        self.log.append(action)
        self._previous = before
        return self._set_state(after)

    def check(self, entry: Action, version: int) -> None:
        """That an entry of a log, written when the rules had that version, can be played now and leads where it did."""
        book, clause = self.rulebook, ""
        if isinstance(entry, Resignation):
            fits = not self.is_over and entry.seat in range(1, self.players + 1) and not self.fields.places[entry.seat]
        else:
            fits = int(entry) in self.codes
            if fits and version < book.version:
                clause = book.amended(self.state, int(entry), self.after(entry).state)
        if not fits or clause:
            error = OutdatedGame if version < book.version else DamagedGame
            raise error(number=self.ply + 1, version=version, now=book.version, clause=clause or "none")

    def _carry_out(self, action: Action, buffer: Buffer) -> None:
        if isinstance(action, Resignation):
            self.rulebook.resign(buffer, 0, action.seat)
        else:
            self.rulebook.apply(buffer, 0, int(action))

    def _state_at(self, entries: int) -> Buffer:
        """Return the state after the first `entries` entries of the log, replayed from the last snapshot before it."""
        if entries == len(self.log):
            return self._buffer
        if entries == len(self.log) - 1 and self._previous:
            return self._previous
        number = entries // SNAPSHOT_INTERVAL
        buffer = Buffer.of_bytes(self._snapshots[number], self.rulebook.rules.STATE)
        for action in self.log[number * SNAPSHOT_INTERVAL : entries]:
            self._carry_out(action, buffer)
        return buffer

    def _set_state(self, buffer: Buffer) -> Self:
        self._buffer, self.fields, self._views = buffer, fields_of(buffer), {}
        return self

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (replay, (self.setup, tuple(self.log)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.setup == other.setup and self.log == other.log

    def __repr__(self) -> str:
        return f"<Game of {self.setup.game}: {self.players} players, ply {self.ply}>"


def replay(setup: Setup, log: Iterable[Action]) -> Game:
    """Return the game with that set-up and log. The entries are not checked."""
    game = Game(setup)
    for action in log:
        game.advance(action)
    return game


def new(game: str, players: int = 2, *, seed: object = None, first: int | None = None, **options: object) -> Game:
    """Start a new game: `new("name", players=3, seed=7, an_option="value")`. Without a seed, an unpredictable one is
    chosen."""
    return Game(Setup.read(game, players, options, seed, first))
