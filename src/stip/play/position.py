"""A position one can read: whose turn it is, what is legal, how it ends; and a view, what one seat sees of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from stip.errors import AmbiguousMove, GameOver, IllegalMove, MalformedMove, MoveError, OutOfTurn
from stip.games.rulebook import Move, Refusal, Rulebook, Seat, State
from stip.kernel.entry import Batch
from stip.locale import Fact


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `places[0]` is the place of seat 1; equal places are a draw."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str  # the clause that ended the game


class Position:
    """What can be asked of any state of a game, whether the whole truth or a view."""

    def __init__(self, rulebook: Rulebook, batch: Batch) -> None:
        self.rulebook = rulebook
        self._batch = batch  # of one state, which nobody changes

    @property
    def state(self) -> State:
        """The record itself, for those who know the game's fields. Do not write to it."""
        return self._batch.array[0]

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def turn(self) -> Seat:
        """The seat that decides; 0 when the game is over."""
        return Seat(0 if self.is_over else int(self.state.seat))

    @property
    def ply(self) -> int:
        return int(self.state.ply)

    @property
    def is_over(self) -> bool:
        return bool(self.state.over)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        if not self.is_over:
            return None
        seats = range(1, self.players + 1)
        places = tuple(int(self.state.places[seat]) for seat in seats)
        return Outcome(
            winners=tuple(Seat(seat) for seat in seats if places[seat - 1] == 1),
            places=places,
            scores=tuple(self.rulebook.rules.score(self.state, seat) for seat in seats),
            reason=self.rulebook.clause(int(self.state.reason)),
        )

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self, self._legal_codes())

    def _legal_codes(self) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
        if self.is_over:
            return np.zeros(0, np.int32)
        moves = Batch(np.empty(self.rulebook.rules.MAX_MOVES, np.int32))
        count = self.rulebook.legal(self._batch, 0, moves)
        return moves.array[:count].copy()

    def write(self, move: Move) -> str:
        """A legal move in the game's notation."""
        return self.rulebook.words.write(self.state, move)

    def touches(self, move: Move) -> list[str]:
        """The things to touch, one after another, to play a legal move."""
        return self.rulebook.words.touches(self.state, move)

    def after(self, move: str | Move) -> Position:
        """The position to which a legal move leads; this one stays as it is."""
        code = self.parse(move) if isinstance(move, str) else self._check(move)
        batch = self._batch.copy()
        self.rulebook.apply(batch, 0, code)
        return Position(self.rulebook, batch)

    def _check(self, code: Move) -> Move:
        if code not in self._legal_codes():
            raise self.refuse(self.turn, self.rulebook.words.touches(self.state, code))
        return code

    def refuse(self, seat: int, touches: Sequence[str]) -> MoveError:
        """Why that seat cannot play what these touches mean."""
        facts: dict[str, Fact] = {"input": " ".join(touches), "ply": self.ply, "seat": int(self.state.seat)}
        if self.is_over:
            return GameOver(**facts, clause=self.rulebook.clause(int(self.state.reason)))
        if seat != self.turn:
            return OutOfTurn(**facts, by=seat, clause="G-2")
        return _illegal(self.rulebook.words.refuse(self.state, seat, list(touches)), facts)

    def parse(self, text: str) -> Move:
        """The legal move that a text means; raises the error that fits."""
        words, legal = self.rulebook.words, self._legal_codes().tolist()
        facts: dict[str, Fact] = {"input": text, "ply": self.ply, "seat": int(self.state.seat)}
        if self.is_over:
            raise GameOver(**facts, clause=self.rulebook.clause(int(self.state.reason)))
        meant = words.read(self.state, text, legal)
        if not meant:
            raise MalformedMove(**facts, example=words.write(self.state, legal[0]))
        if len(meant) > 1:
            raise AmbiguousMove(**facts, choices=", ".join(sorted(words.write(self.state, move) for move in meant)))
        if meant[0] not in legal:
            touches = words.touches(self.state, meant[0])
            raise _illegal(words.refuse(self.state, int(self.state.seat), touches), facts)
        return Move(meant[0])

    def __str__(self) -> str:
        """The board, and whose turn it is."""
        if outcome := self.outcome:
            ranking = sorted((place, seat) for seat, place in enumerate(outcome.places, 1))
            last = f"over ({outcome.reason}): " + ", ".join(f"{place}. seat {seat}" for place, seat in ranking)
        else:
            last = f"ply {self.ply}, seat {self.turn} to move"
        return f"{self.rulebook.words.draw(self.state)}\n\n    {last}"


class View(Position):
    """What one seat sees (seat 0: a spectator). It lists moves only when that seat is to move."""

    def __init__(self, position: Position, seat: int) -> None:
        hidden = position._batch.copy()
        position.rulebook.hide(hidden, 0, seat)
        super().__init__(position.rulebook, hidden)
        self.seat = Seat(seat)

    def _legal_codes(self) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
        return super()._legal_codes() if self.turn == self.seat else np.zeros(0, np.int32)

    def imagine(self, luck: Batch) -> Position:
        """A position that might be the true one, as far as this seat can tell; `luck` is a fast generator."""
        world = self._batch.copy()
        self.rulebook.imagine(world, 0, self.seat, luck)
        return Position(self.rulebook, world)


class LegalMoves:
    """The legal moves of a position: iterate over their notation, count them, ask with `in`."""

    def __init__(self, position: Position, codes: np.ndarray[tuple[int], np.dtype[np.int32]]) -> None:
        self.codes = codes
        self._position = position

    def __iter__(self) -> Iterator[str]:
        return (self._position.write(Move(int(code))) for code in self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    def count(self) -> int:
        return len(self.codes)

    def __contains__(self, text: object) -> bool:
        """Whether a text means just one of these moves."""
        if not isinstance(text, str):
            return False
        meant = self._position.rulebook.words.read(self._position.state, text, self.codes.tolist())
        return len(meant) == 1 and meant[0] in self.codes

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(sorted(self)) or 'none'}>"


def _illegal(refusal: Refusal, facts: dict[str, Fact]) -> IllegalMove:
    return IllegalMove(**{**refusal.facts, **facts, "refusal": refusal.code, "clause": refusal.clause})
