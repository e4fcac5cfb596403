"""An evaluator: one game's evaluation functions bound to the search, with the trained weights."""

from __future__ import annotations

import json
from functools import cache, cached_property
from typing import Any

import numpy as np

from stip.bots.search import tree, values
from stip.games import rulebook_of
from stip.games.rulebook import Rulebook
from stip.kernel.binding import bind
from stip.kernel.buffer import Buffer
from stip.kernel.entry_point import EntryPoint
from stip.play.position import Position

WEIGHTS = "weights.json"

FloatArray = np.ndarray[Any, np.dtype[np.float64]]


class Evaluator:
    """The compiled functions that search and describe positions of one game."""

    def __init__(self, book: Rulebook) -> None:
        self.rulebook = book
        self.evaluation = evaluation = book.evaluation
        assert len(evaluation.FEATURES) <= values.MAX_FEATURES
        rules, number = book.rules, np.dtype(np.float64)
        self.workspace_type = tree.workspace_type(rules.MAX_MOVES)
        bindings: dict[str, object] = {
            "features": evaluation.features,
            "variant": evaluation.variant,
            "FEATURE_COUNT": len(evaluation.FEATURES),
        }
        search = {
            "evaluate": bind(values.evaluate, bindings),
            "set_handicaps": bind(values.set_handicaps, bindings),
            "legal": rules.legal,
            "apply": rules.apply,
            "hide": rules.hide,
            "imagine": rules.imagine,
            "prune": evaluation.prune,
            "chance_key": evaluation.chance_key,
            "HAS_FIXED_CHOICES": evaluation.HAS_FIXED_CHOICES,
        }
        state, bytes_, node = rules.STATE, np.dtype(np.uint8), tree.NODE
        self.entry_points: dict[str, EntryPoint] = {}
        self.search = self._entry_point(
            bind(tree.search, search), state, bytes_, node, self.workspace_type, number, None
        )
        self.reroot = self._entry_point(bind(tree.reroot, search), node, self.workspace_type, None)
        self.key = self._entry_point(bind(tree.view_key, search), bytes_)
        self.compute_features = self._entry_point(bind(values.features_at, bindings), state, None, None, number)

    def _entry_point(self, function: Any, *parameters: np.dtype[Any] | None) -> EntryPoint:
        locator = f"stip.bots.evaluator:EVALUATORS.{self.rulebook.name}.entry_points"
        entry_point = EntryPoint(locator, self.rulebook.title, function, parameters)
        self.entry_points[entry_point.name] = entry_point
        return entry_point

    def features_of(self, position: Position, seat: int) -> FloatArray:
        """Return the features of a seat in a position."""
        numbers = Buffer(np.zeros(len(self.evaluation.FEATURES)))
        self.compute_features(position._buffer, 0, seat, numbers)
        return numbers.array

    @cached_property
    def weights(self) -> Buffer:
        """The trained weights, by variant and feature."""
        return self.weights_of(json.loads((self.rulebook.folder / WEIGHTS).read_text()))

    def weights_of(self, named: dict[str, dict[str, float]]) -> Buffer:
        return Buffer(
            np.array(
                [
                    named[variant].get(name, 0.0)
                    for variant in self.evaluation.VARIANTS
                    for name in self.evaluation.FEATURES
                ]
            )
        )


@cache
def evaluator_for(game: str) -> Evaluator:
    return Evaluator(rulebook_of(game))


class _Evaluators:
    """Finds evaluators by the names of their games, for the compiling process."""

    def __getattr__(self, game: str) -> Evaluator:
        return evaluator_for(game)


EVALUATORS = _Evaluators()
