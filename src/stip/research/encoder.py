"""An encoder: one game's rules and encoding, bound to the compiled functions behind all research environments."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from stip.games import rulebook_of
from stip.games.observation import Part, starts, total_size
from stip.games.options import Value
from stip.games.rulebook import Rulebook
from stip.kernel.binding import bind
from stip.kernel.buffer import Array, Buffer
from stip.kernel.entry_point import EntryPoint
from stip.research import compiled
from stip.research.errors import NoEncoding

MAX_CLEARED = 8192  # actions whose mask is cleared as a whole


class ThreadMemory(threading.local):
    """Memory that compiled functions work on. Each thread has its own, which is used again and again."""

    def __init__(self, workspace_type: np.dtype[Any], state_type: np.dtype[Any]) -> None:
        self.workspace = Buffer(np.zeros(1, workspace_type))
        self.states = Buffer(np.zeros(2, state_type))  # room for a position and a view of it
        self.moves: Array = self.workspace.array["moves"][0]
        self.observation: Array = self.workspace.array["observation"][0]


class Encoder:
    """The compiled functions that show a game to learning programs, and the sizes of its spaces."""

    def __init__(self, book: Rulebook) -> None:
        if book.encoding is None:
            raise NoEncoding(game=book.name)
        self.rulebook = book
        self.encoding = encoding = book.encoding
        self.actions = encoding.ACTIONS
        self.numbers = total_size(encoding.OBSERVATION)
        rules = book.rules
        is_sparse = self.actions > MAX_CLEARED
        self.marks = rules.MAX_MOVES if is_sparse else 1
        self.workspace_type = workspace = compiled.workspace_type(
            self.actions, self.numbers, self.marks, rules.MAX_MOVES
        )
        self.memory = ThreadMemory(workspace, rules.STATE)
        self.bindings = {
            **{name: getattr(rules, name) for name in ("deal", "legal", "apply", "hide")},
            **{name: getattr(encoding, name) for name in ("action_of", "move_of", "observe")},
            "ACTIONS": self.actions,
            "NUMBERS": self.numbers,
            "MARKS": self.marks,
            "IS_SPARSE": is_sparse,
        }
        self.entry_points: dict[str, EntryPoint] = {}
        state, byte, small, number = rules.STATE, np.dtype(np.int8), np.dtype(np.int32), np.dtype(np.int64)
        rng, share = np.dtype(np.uint32), np.dtype(np.float32)
        self.act = self._entry_point(compiled.act, state, workspace, None, None, keeps_gil=True)
        self.step_games = self._entry_point(
            compiled.step_games,
            *(state, state, rng, small, None, None, None, number, number),
            *(byte, byte, byte, small, small, number, share, share, byte, byte, byte),
            *(None, None, None),
        )
        self.find_illegal = self._entry_point(compiled.find_illegal, number, byte, byte, byte, None)

    def _entry_point(self, function: Any, *parameters: np.dtype[Any] | None, keeps_gil: bool = False) -> EntryPoint:
        locator = f"stip.research.encoder:ENCODERS.{self.rulebook.name}.entry_points"
        bound = bind(function, self.bindings)
        entry_point = EntryPoint(locator, self.rulebook.title, bound, parameters, keeps_gil, self.rulebook.folder)
        self.entry_points[entry_point.name] = entry_point
        return entry_point

    def wait_until_compiled(self) -> None:
        """Wait for the machine code: environments are used where speed counts."""
        for entry_point in self.entry_points.values():
            entry_point.wait_until_compiled()

    @property
    def highest(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The greatest value of each number of an observation."""
        return np.concatenate([np.full(part.size, part.highest, np.int8) for part in self.encoding.OBSERVATION])

    def rivals(self, players: int, options: Mapping[str, Value]) -> int:
        """Return how many seats play against each one."""
        sides = self.rulebook.sides(players, options)
        return players - sides.count(sides[0])


def parts_of(game: str, observation: Array) -> dict[str, Array]:
    """Return the named parts of an observation, or of a batch of them: views of the same memory, in their shapes."""
    encoder = encoder_for(game)
    found: dict[str, Array] = {}
    parts: tuple[Part, ...] = encoder.encoding.OBSERVATION
    for part, start in zip(parts, starts(parts), strict=True):
        numbers = observation[..., start : start + part.size]
        found[part.name] = numbers.reshape(*numbers.shape[:-1], *part.shape)
    return found


@cache
def encoder_for(game: str) -> Encoder:
    return Encoder(rulebook_of(game))


class _Encoders:
    """Finds encoders by the names of their games, for the compiling process."""

    def __getattr__(self, game: str) -> Encoder:
        return encoder_for(game)


ENCODERS = _Encoders()
