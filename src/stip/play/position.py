"""Positions that can be inspected (whose turn it is, which moves are legal, who has won) and views, which show only
what one seat may see."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from stip.games import picture, rulebook_of
from stip.games.contract import Fields, Move, Refusal, Seat, State
from stip.games.options import Value, whole_number
from stip.games.picture import Theme
from stip.games.rulebook import Rulebook
from stip.kernel.buffer import UINT32, Buffer
from stip.kernel.chance import start_fast
from stip.locale import Fact
from stip.play.errors import AmbiguousMove, GameOver, IllegalMove, MalformedMove, MoveError, OnlyAView, OutOfTurn
from stip.play.state_fields import NotationCache, fields_of, notation_cache_for
from stip.play.validation import check_view, read_seat, read_state


@dataclass(frozen=True)
class Outcome:
    """The result of a game. `places[0]` is the place of seat 1; equal places are a draw."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str  # the clause that ended the game


class Position:
    """A state of a game, either complete or as one seat sees it."""

    def __init__(self, rulebook: Rulebook, buffer: Buffer) -> None:
        self.rulebook = rulebook  # of the game that is played
        self._buffer = buffer  # a buffer of one state, which is never changed
        self.fields: Fields = fields_of(buffer)  # for everything but the rules and evaluation

    @property
    def state(self) -> State:
        """The record itself, for the rules and for evaluation. Do not write to it."""
        return self._buffer[0]

    @property
    def content(self) -> bytes:
        """The bytes of the record."""
        return self._buffer.to_bytes()

    def copy_to(self, states: Buffer) -> None:
        """Copy the record to the beginning of a buffer of states."""
        self._buffer.copy_to(states, 1)

    @cached_property
    def notation(self) -> NotationCache:
        """The notation of each move, by its code."""
        return notation_cache_for(self.rulebook, self.fields)

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.fields.players)

    @property
    def options(self) -> dict[str, Value]:
        """The options of the game by their names."""
        return {option.name: option.value(getattr(self.fields, option.name)) for option in self.rulebook.options}

    @property
    def turn(self) -> Seat:
        """The seat to move; 0 when the game is over."""
        fields = self.fields
        return Seat(0 if fields.over else fields.seat)

    @property
    def ply(self) -> int:
        """The number of moves played so far; resignations do not count."""
        return int(self.fields.ply)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.fields.over)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game goes on."""
        if not self.is_over:
            return None
        seats = range(1, self.players + 1)
        places = tuple(self.fields.places[1 : self.players + 1])
        return Outcome(
            winners=tuple(Seat(seat) for seat in seats if places[seat - 1] == 1),
            places=places,
            scores=tuple(self.score(seat) for seat in seats),
            reason=self.rulebook.clause(self.fields.reason),
        )

    def score(self, seat: int) -> int:
        """Return what a seat has achieved so far, as the game counts it."""
        return self.rulebook.score(self._buffer, 0, seat)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat to move; none when the game is over."""
        return LegalMoves(self, self._legal_codes())

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes of the legal moves."""
        return tuple(self._legal_codes())

    def _legal_codes(self) -> Sequence[int]:
        if self.is_over:
            return ()
        moves = self.rulebook.move_buffer
        return moves.first(self.rulebook.legal(self._buffer, 0, moves))

    def write(self, move: Move) -> str:
        """Return a legal move in the game's notation."""
        return self.notation[int(move)]

    def touches(self, move: Move) -> list[str]:
        """Return what has to be touched, in order, to play a legal move."""
        return self.rulebook.notation.touches(self.fields, move)

    @property
    def touch_paths(self) -> list[list[str]]:
        """What has to be touched for each of the legal moves, in the order of `codes`."""
        return self.rulebook.notation.touch_paths(self.fields, list(self.codes))

    def move_from_touches(self, touches: list[str]) -> Move | None:
        """Return the legal move that a list of touches stands for, or None."""
        with suppress(ValueError):
            return Move(self.codes[self.touch_paths.index(touches)])
        return None

    def after(self, move: str | Move) -> Position:
        """Return the position after a legal move; this one does not change."""
        code = self._code(move)
        buffer = self._buffer.copy()
        self.rulebook.apply(buffer, 0, code)
        return Position(self.rulebook, buffer)

    def _code(self, move: str | Move) -> Move:
        """Return the code of a legal move that is given in notation or as its code."""
        if isinstance(move, str):
            return self.parse(move)
        code, legal = whole_number(move), self.codes
        if code is None or code not in legal:
            raise self._malformed(str(move), legal)
        return Move(code)

    def _malformed(self, text: str, legal: Sequence[int]) -> MoveError:
        facts: dict[str, Fact] = {"input": text, "ply": self.ply, "seat": self.fields.seat}
        if self.is_over:
            return GameOver(**facts, clause=self.rulebook.clause(self.fields.reason))
        return MalformedMove(**facts, example=self.notation[legal[0]])

    def refuse(self, seat: int, touches: Sequence[str]) -> MoveError:
        """Return the error that explains why a seat cannot play these touches."""
        facts: dict[str, Fact] = {"input": " ".join(touches), "ply": self.ply, "seat": self.fields.seat}
        if self.is_over:
            return GameOver(**facts, clause=self.rulebook.clause(self.fields.reason))
        if seat != self.turn:
            return OutOfTurn(**facts, by=seat, clause="G-2")
        return _illegal(self.rulebook.notation.refuse(self.fields, seat, list(touches), list(self.codes)), facts)

    def parse(self, text: str) -> Move:
        """Return the legal move that a text means; raise an error that says what is wrong otherwise."""
        notation, legal = self.rulebook.notation, self.codes
        if (written := self.notation.codes.get(text)) in legal:  # written exactly as we write it
            return Move(written)
        facts: dict[str, Fact] = {"input": text, "ply": self.ply, "seat": self.fields.seat}
        meant = [] if self.is_over else notation.read(self.fields, text, list(legal))
        if not meant:
            raise self._malformed(text, legal)
        possible = [move for move in meant if move in legal]
        if len(possible) > 1:
            raise AmbiguousMove(**facts, choices=", ".join(sorted(self.notation[move] for move in possible)))
        if not possible:
            touches = notation.touches(self.fields, meant[0])
            raise _illegal(notation.refuse(self.fields, self.turn, touches, list(legal)), facts)
        return Move(possible[0])

    def __str__(self) -> str:
        """Return the board as text, with the seat to move."""
        if outcome := self.outcome:
            ranking = sorted((place, seat) for seat, place in enumerate(outcome.places, 1))
            last = f"over ({outcome.reason}): " + ", ".join(f"{place}. seat {seat}" for place, seat in ranking)
        else:
            last = f"ply {self.ply}, seat {self.turn} to move"
        return f"{self.rulebook.notation.board_text(self.fields)}\n\n    {last}"

    def svg(self, theme: Theme = "auto") -> str:
        """Return a picture of what a spectator sees; for a view, of what its seat sees."""
        return View(self, 0).svg(theme)

    def _repr_svg_(self) -> str:
        """Show the picture in a notebook."""
        return self.svg()

    def __reduce__(self) -> tuple[object, ...]:
        return (_position_from_bytes, (self.rulebook.name, self.content))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.rulebook.name}: {self.players} players, ply {self.ply}>"


class View(Position):
    """What one seat sees (seat 0 is a spectator). It lists moves only when that seat is to move."""

    def __init__(self, position: Position, seat: int) -> None:
        hidden = position._buffer.copy()
        position.rulebook.hide(hidden, 0, seat)
        super().__init__(position.rulebook, hidden)
        self.notation = position.notation
        self.seat = Seat(seat)
        self._listed: tuple[int, ...] | None = None  # the codes of its legal moves

    @cached_property
    def touch_paths(self) -> list[list[str]]:
        return super().touch_paths

    def _legal_codes(self) -> Sequence[int]:
        if self._listed is None:
            self._listed = tuple(super()._legal_codes()) if self.turn == self.seat else ()
        return self._listed

    def parse(self, text: str) -> Move:
        if self.turn not in (0, self.seat):
            raise OutOfTurn(input=text, ply=self.ply, seat=self.turn, by=self.seat, clause="G-2")
        return super().parse(text)

    def after(self, move: str | Move) -> Position:
        raise OnlyAView(input=str(move), ply=self.ply, seat=self.fields.seat, clause="G-4")

    def imagine(self, rng: Buffer | int) -> Position:
        """Return a position that is consistent with everything this seat knows. `rng` is a seed or the state of a fast
        generator."""
        if not isinstance(rng, Buffer):
            number, rng = rng, Buffer.zeros(4, UINT32)
            start_fast(rng.array, number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF)
        world = self._buffer.copy()
        self.rulebook.imagine(world, 0, self.seat, rng)
        return Position(self.rulebook, world)

    def svg(self, theme: Theme = "auto") -> str:
        return picture.svg(self.rulebook.presentation.scene(self.fields, self.seat, "en"), self.rulebook, theme)

    def __reduce__(self) -> tuple[object, ...]:
        return (view_from_bytes, (self.rulebook.name, self.content, self.seat))


class LegalMoves:
    """The legal moves of a position: iterate over their notation, count them, index them, or test a text with `in`."""

    def __init__(self, position: Position, codes: Sequence[int]) -> None:
        self.codes = array("i", codes)
        self._position = position

    def __iter__(self) -> Iterator[str]:
        return map(self._position.notation.__getitem__, self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: int) -> str:
        return self._position.write(Move(self.codes[index]))

    def count(self) -> int:
        return len(self.codes)

    def __contains__(self, text: object) -> bool:
        """Return whether a text means exactly one of these moves."""
        if not isinstance(text, str):
            return False
        codes = self.codes.tolist()
        return (
            sum(move in codes for move in self._position.rulebook.notation.read(self._position.fields, text, codes))
            == 1
        )

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(sorted(self)) or 'none'}>"


def _position_from_bytes(game: str, state: bytes) -> Position:
    book = rulebook_of(game)
    return Position(book, read_state(book, state))


def view_from_bytes(game: str, state: bytes, seat: int) -> View:
    """Rebuild a view from the bytes of its record, as a server sends them to clients. Raises BadView if they cannot be
    those of a view."""
    position = _position_from_bytes(game, state)
    view = View(position, read_seat(position.rulebook, position.state, seat))
    check_view(view.rulebook, view.state, view.seat)
    return view


def trusted_view(game: str, state: bytes, seat: int) -> View:
    """Rebuild a view from the bytes of its record, which are known to be valid."""
    book = rulebook_of(game)
    return View(Position(book, Buffer.of_bytes(state, book.rules.STATE)), seat)


def _illegal(refusal: Refusal, facts: dict[str, Fact]) -> IllegalMove:
    return IllegalMove(**{**refusal.facts, **facts, "refusal": refusal.code, "clause": refusal.clause})
