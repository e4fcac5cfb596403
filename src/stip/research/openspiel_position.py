"""What a state of OpenSpiel holds: a position with what led to it, quick to copy and to pickle."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from stip.games.contract import Move
from stip.kernel.buffer import Array, Buffer
from stip.kernel.chance import start_fast
from stip.kernel.seats import SEAT_SLOTS
from stip.play.game import Game, Setup
from stip.play.position import Position, View
from stip.play.seed import read_seed
from stip.research.compiled import FOLLOW, LIST, MOVE_OF, ROLL_OUT, SEE, STATE
from stip.research.encoder import Encoder, encoder_for
from stip.research.errors import IllegalAction

CHANCE, TERMINAL = -1, -4  # as pyspiel.PlayerId has them
DIGEST_BYTES = 16
NO_LIMIT = 1 << 30  # plies

History = tuple[Any, bytes, int] | None  # the history before the last ply, the state then, and the action played in it


@dataclass(frozen=True)
class Variant:
    """A game with its set-up, and how chance chooses the rest of it."""

    setup: Setup  # its seed does not count
    chance_nodes: int
    outcomes: int  # of each
    max_plies: int  # 0 for no limit

    @cached_property
    def encoder(self) -> Encoder:
        return encoder_for(self.setup.game)

    def chosen(self, digits: tuple[int, ...]) -> Setup:
        """Return the set-up that chance has chosen. The first outcome is the last digit of the seed."""
        if self.encoder.encoding.IS_OPEN:
            return replace(self.setup, first=digits[0] + 1) if digits else self.setup
        return replace(self.setup, seed=read_seed(sum(digit * self.outcomes**i for i, digit in enumerate(digits))))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "encoder"}


class SpielPosition:
    """A node of the game tree: outcomes of chance, the position after them, and all positions before it."""

    __slots__ = ("_history", "_legal", "_memories", "_state", "digits", "imagined", "player", "ply", "variant")

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.player = CHANCE
        self.digits: tuple[int, ...] = ()
        self.ply = 0
        self._history: History = None  # shared by all copies
        self.imagined: tuple[int, int] | None = None  # by which seat, and after how many plies
        self._state: Buffer | None = None
        self._legal: list[int] | None = None  # the legal actions, if they are known; shared by all copies
        self._memories: dict[int, tuple[int, bytes]] = {}
        if not variant.chance_nodes:
            self._deal()

    @classmethod
    def of_view(cls, variant: Variant, view: View) -> SpielPosition:
        """Return what a seat sees, with nothing that led to it. It can be imagined, but not played on."""
        return _restore(variant, int(view.turn) - 1, (), [], (int(view.seat), 0), view._buffer.array.tobytes())

    def _deal(self) -> None:
        game = Game(self.variant.chosen(self.digits))
        self._state = game._buffer.copy()
        self.player = int(game.turn) - 1

    def play(self, action: int) -> None:
        """Play an action or, at a chance node, let chance choose an outcome. Raises IllegalAction and changes nothing
        if it is not legal."""
        state = self._state
        if state is None:
            if not 0 <= action < self.variant.outcomes:
                raise IllegalAction(action=str(action), seat=0)
            self.digits += (action,)
            if len(self.digits) == self.variant.chance_nodes:
                self._deal()
            return
        legal = self._legal if self._legal is not None else self._find_legal()
        at = bisect_left(legal, action)
        if at == len(legal) or legal[at] != action:
            raise IllegalAction(action=str(action), seat=max(0, self.player + 1))
        self._history = self._history, state.array.tobytes(), action
        self.ply += 1
        variant = self.variant
        memory = variant.encoder.memory
        count, seat = divmod(variant.encoder.act(state, memory.workspace, FOLLOW, action), SEAT_SLOTS)
        if seat and not 0 < variant.max_plies <= self.ply:
            self.player = seat - 1
            self._legal = _sorted(memory.moves[:count])
        else:
            self.player = TERMINAL
            self._legal = []

    def legal_actions(self) -> list[int]:
        """Return what whoever is to move may do, in ascending order."""
        if self._state is None:
            return list(range(self.variant.outcomes))
        return (self._legal if self._legal is not None else self._find_legal()).copy()

    def _find_legal(self) -> list[int]:
        assert self._state is not None
        encoder = self.variant.encoder
        count = encoder.act(self._state, encoder.memory.workspace, LIST, 0)
        self._legal = _sorted(encoder.memory.moves[:count])
        return self._legal

    def returns(self) -> list[float]:
        """Return what each player gets: nothing before the end, nor at a limit of plies."""
        players = self.variant.setup.players
        if self._state is None or not self._state.array["over"][0]:
            return [0.0] * players
        places = self._state.array["places"][0, 1 : players + 1].tolist()
        rivals = self.variant.encoder.rivals(players, self.variant.setup.options)
        return [sum((other > one) - (other < one) for other in places) / rivals for one in places]

    def observe(self, seat: int) -> Array | None:
        """Return the numbers that a seat sees, in memory that is used again; None before the deal."""
        if self._state is None:
            return None
        encoder = self.variant.encoder
        memory = encoder.memory
        memory.states.array[STATE] = self._state.array[0]
        encoder.act(memory.states, memory.workspace, SEE, seat)
        return memory.observation

    def imagine(self, player: int, first_word: int, second_word: int) -> SpielPosition:
        """Return a position that is consistent with everything the player's seat knows."""
        twin = self.copy()
        if twin._state is not None:
            rng = Buffer(np.zeros(4, np.uint32))
            start_fast(rng.array, first_word, second_word)
            book, seat = self.variant.encoder.rulebook, player + 1
            book.hide(twin._state, 0, seat)
            book.imagine(twin._state, 0, seat, rng)
            twin.imagined = seat, self.ply
            twin._legal = [] if twin.player == TERMINAL else None
            twin._memories = {seat: self._memories[seat]} if seat in self._memories else {}
        return twin

    def roll_out(self, first_word: int, second_word: int) -> list[float]:
        """Return what each player gets after random moves. Chance decides anew what it has not decided yet."""
        twin, max_plies = self.copy(), self.variant.max_plies or NO_LIMIT
        assert twin._state is not None
        twin._state.array["seed"][0, :2] = first_word, second_word
        encoder = self.variant.encoder
        encoder.act(twin._state, encoder.memory.workspace, ROLL_OUT, max_plies - self.ply)
        return twin.returns()

    def native(self) -> Game | None:
        """Return the game with its history; None before the deal, and if it was only imagined."""
        if self._state is None or self.imagined:
            return None
        game, encoder = Game(self.variant.chosen(self.digits)), self.variant.encoder
        for _, action in self._since(0):
            game.advance(Move(encoder.act(game._buffer, encoder.memory.workspace, MOVE_OF, action)))
        return game

    def write(self, action: int) -> str:
        """Return a legal action in the game's notation."""
        assert self._state is not None
        encoder = self.variant.encoder
        if not 0 <= action < encoder.actions:
            raise IllegalAction(action=str(action), seat=max(0, self.player + 1))
        move = encoder.act(self._state, encoder.memory.workspace, MOVE_OF, action)
        return self._position().write(Move(move))

    def text(self) -> str:
        return f"chance: {self.digits}" if self._state is None else str(self._position())

    def seen_text(self, seat: int) -> str:
        """Return the board as a seat sees it, and a hash of everything that it sees."""
        if self._state is None:
            return "before the deal"
        view = View(self._position(), seat)
        return f"{view}\n    {_digest(view._buffer.array.tobytes()).hex()}"

    def memory(self, seat: int) -> str:
        """Return a hash of all that a seat has seen so far, in order, with its own actions."""
        if self._state is None:
            return "before the deal"
        done, digest = self._memories.get(seat, (0, b""))
        for number, (content, action) in enumerate(self._since(done), done):
            digest = self._remember(digest, number, content, action, seat)
        self._memories[seat] = self.ply, digest
        return _digest(digest + self._seen(self._state.array.tobytes(), seat)).hex()

    def _since(self, ply: int) -> list[tuple[bytes, int]]:
        """Return the states from a ply on, each with its action, up to the last one before this position."""
        found, history = [], self._history
        for _ in range(self.ply - ply):
            assert history is not None
            history, content, action = history
            found.append((content, action))
        return found[::-1]

    def _remember(self, digest: bytes, number: int, content: bytes, action: int, seat: int) -> bytes:
        """Add a position and, if it was the seat's own, the action in it to what a seat remembers. Of a game that
        another seat has imagined, it remembers only what everybody saw before."""
        if self.imagined and number < self.imagined[1] and seat != self.imagined[0]:
            return _digest(digest + self._seen(content, 0))
        state = np.frombuffer(content, self.variant.encoder.rulebook.rules.STATE)
        own = action.to_bytes(4, "little") if int(state["seat"][0]) == seat else b""
        return _digest(digest + self._seen(content, seat) + own)

    def _seen(self, content: bytes, seat: int) -> bytes:
        book = self.variant.encoder.rulebook
        view = Buffer.of_bytes(content, book.rules.STATE)
        book.hide(view, 0, seat)
        return view.array.tobytes()

    def _position(self) -> Position:
        assert self._state is not None
        return Position(self.variant.encoder.rulebook, self._state.copy())

    def copy(self) -> SpielPosition:
        twin = object.__new__(SpielPosition)
        twin.variant, twin.player, twin.digits, twin.imagined = self.variant, self.player, self.digits, self.imagined
        twin.ply, twin._history, twin._legal = self.ply, self._history, self._legal
        twin._state = self._state.copy() if self._state else None
        twin._memories = self._memories.copy()
        return twin

    def __deepcopy__(self, memo: object) -> SpielPosition:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        content = self._state.array.tobytes() if self._state else None
        return (_restore, (self.variant, self.player, self.digits, self._since(0), self.imagined, content))


def _restore(
    variant: Variant,
    player: int,
    digits: tuple[int, ...],
    plies: list[tuple[bytes, int]],
    imagined: tuple[int, int] | None,
    state: bytes | None,
) -> SpielPosition:
    position = object.__new__(SpielPosition)
    position.variant, position.player, position.digits, position.imagined = variant, player, digits, imagined
    position.ply, position._history = len(plies), None
    position._legal = [] if player == TERMINAL else None
    for content, action in plies:
        position._history = position._history, content, action
    position._state = Buffer.of_bytes(state, variant.encoder.rulebook.rules.STATE) if state else None
    position._memories = {}
    return position


def _sorted(actions: Array) -> list[int]:
    """Return actions in ascending order. Their memory is used again."""
    actions.sort()
    ordered: list[int] = actions.tolist()
    return ordered


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=DIGEST_BYTES).digest()
