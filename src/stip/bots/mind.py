"""A mind: one game's insight bound to the search, with the weights that were tuned for it."""

from __future__ import annotations

import json
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Protocol, cast

import numpy as np

from stip.bots.search import judging, tree
from stip.games import GAMES, rulebook_of
from stip.games.rulebook import Rulebook, State
from stip.kernel.entry import Batch, Entry, bind
from stip.play.position import Position

WEIGHTS = "weights.json"

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Insight(Protocol):
    """What a bot should know of a game: `insight.py` in the game's folder. Its functions are compiled."""

    FEATURES: tuple[str, ...]
    VARIANTS: tuple[str, ...]  # kinds of game with weights of their own
    SAME_CHOICES: int  # whether a node always has the same: nothing hidden decides which moves are legal
    EXPLORATION: float
    TEMPERATURE: float
    CHOICES: int  # of a node at most, if they are the same

    def variant(self, state: State) -> int: ...
    def features(self, state: State, seat: int, numbers: Any) -> None: ...
    def interesting(self, state: State, moves: Any, count: int) -> int: ...
    def sight(self, state: State) -> int: ...


class Mind:
    """The entries through which Python searches and describes positions of one game."""

    def __init__(self, book: Rulebook) -> None:
        self.rulebook = book
        self.insight = insight = cast(Insight, import_module(f"{GAMES[book.name]}.insight"))
        assert len(insight.FEATURES) <= judging.MOST_FEATURES
        rules, number = book.rules, np.dtype(np.float64)
        self.desk_type = tree.desk_type(rules.MAX_MOVES)
        meanings: dict[str, object] = {
            "features": insight.features,
            "variant": insight.variant,
            "FEATURE_COUNT": len(insight.FEATURES),
        }
        search = {
            "judge": bind(judging.judge, meanings),
            "set_handicaps": bind(judging.set_handicaps, meanings),
            "legal": rules.legal,
            "apply": rules.apply,
            "hide": rules.hide,
            "imagine": rules.imagine,
            "interesting": insight.interesting,
            "sight": insight.sight,
            "SAME_CHOICES": insight.SAME_CHOICES,
        }
        state, bytes_, node = rules.STATE, np.dtype(np.uint8), tree.NODE
        self.entries: dict[str, Entry] = {}
        self.search = self._entry(bind(tree.search, search), state, bytes_, node, self.desk_type, number, None)
        self.reroot = self._entry(bind(tree.reroot, search), node, self.desk_type, None)
        self.key = self._entry(bind(tree.key_at, search), bytes_)
        self.describe = self._entry(bind(judging.describe_at, meanings), state, None, None, number)

    def _entry(self, function: Any, *parameters: np.dtype[Any] | None) -> Entry:
        entry = Entry(
            f"stip.bots.mind:MINDS.{self.rulebook.folder.name}.entries", self.rulebook.title, function, parameters
        )
        self.entries[entry.name] = entry
        return entry

    def features_of(self, position: Position, seat: int) -> Numbers:
        """How a seat stands, in numbers."""
        numbers = Batch(np.zeros(len(self.insight.FEATURES)))
        self.describe(position._batch, 0, seat, numbers)
        return numbers.array

    @cached_property
    def weights(self) -> Batch:
        """The tuned weights, by variant and feature."""
        return self.weights_of(json.loads((self.rulebook.folder / WEIGHTS).read_text()))

    def weights_of(self, named: dict[str, dict[str, float]]) -> Batch:
        return Batch(
            np.array(
                [named[variant].get(name, 0.0) for variant in self.insight.VARIANTS for name in self.insight.FEATURES]
            )
        )


@cache
def mind_of(game: str) -> Mind:
    return Mind(rulebook_of(game))


class _Minds:
    """The minds by the names of their folders, for the process that compiles."""

    def __getattr__(self, folder: str) -> Mind:
        return mind_of(next(name for name, module in GAMES.items() if module.endswith(f".{folder}")))


MINDS = _Minds()
