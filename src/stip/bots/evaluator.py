"""An evaluator: one game's evaluation functions bound to the search, with the trained weights."""

from __future__ import annotations

import json
import struct
from array import array
from collections.abc import Sequence
from functools import cache, cached_property
from operator import mul
from pathlib import Path
from typing import Any

from stip.bots.search import tree, values
from stip.games import rulebook_of
from stip.games.rulebook import Rulebook
from stip.kernel.binding import bind
from stip.kernel.buffer import FLOAT32, UINT8, Buffer, Parameter
from stip.kernel.entry_point import EntryPoint
from stip.play.position import Position

WEIGHTS = "weights.json"
NETWORKS = "networks"  # a folder with a file for each variant for which a network was learnt

PLAYING = ("deal_at", "legal_at", "apply_at", "hide_at")  # entry points of the rules that a game of bots needs

NETWORK_VERSION = 2  # raised when networks of before would be read wrongly

NPY_HEADER = struct.Struct("<8xH")  # of a file of NumPy's: how long the description is that follows
NPY_FORMATS = {"<f2": "e", "<f4": "f"}  # of the module struct, as it is described

Numbers = Sequence[float]


class Evaluator:
    """The compiled functions that search and describe positions of one game."""

    def __init__(self, book: Rulebook) -> None:
        self.rulebook = book
        self.evaluation = evaluation = book.evaluation
        self.patterns = patterns = book.patterns
        assert len(evaluation.FEATURES) <= values.MAX_FEATURES
        rules, number = book.rules, FLOAT32
        self.workspace_type = tree.workspace_type(rules.MAX_MOVES)
        self.bindings = described = {
            "features": evaluation.features,
            "variant": evaluation.variant,
            "stake": patterns.stake if patterns else values.whole_stake,
            "patterns": patterns.patterns if patterns else values.no_patterns,
            "changes": patterns.changes if patterns else values.no_changes,
            "FEATURE_COUNT": len(evaluation.FEATURES),
            "PATTERN_COUNT": patterns.PATTERN_COUNT if patterns else 0,
        }
        self.block_size = bind(values.block_size, described)()
        first = bind(values.first_estimate_weight, described)()
        self.first_estimate_weights = slice(first, first + len(evaluation.FEATURES))  # of a block
        search = {
            **{
                function.__name__: bind(function, described)
                for function in (
                    values.add_up_before,
                    values.estimate,
                    values.evaluate,
                    values.evaluate_change,
                    values.set_handicaps,
                )
            },
            "legal": rules.legal,
            "apply": rules.apply,
            "hide": rules.hide,
            "imagine": rules.imagine,
            "prune": evaluation.prune,
            "chance_key": evaluation.chance_key,
            "position_key": evaluation.position_key,
            "HAS_FIXED_CHOICES": evaluation.HAS_FIXED_CHOICES,
            "KNOWS_CHANGES": patterns.KNOWS_CHANGES if patterns else 0,
        }
        state, bytes_, node = rules.STATE, UINT8, tree.NODE
        self.entry_points: dict[str, EntryPoint] = {}
        self.search = self._entry_point(
            bind(tree.search, search), state, bytes_, node, self.workspace_type, number, None
        )
        self.reroot = self._entry_point(bind(tree.reroot, search), node, self.workspace_type, None)
        self.find_view = self._entry_point(bind(tree.find_view, search), state, bytes_, node, self.workspace_type)
        self.compute_features = self._entry_point(bind(values.features_at, described), state, None, None, number)
        if book.endgame:
            self.solve = self._entry_point(book.endgame.solve, state, book.endgame.WORKSPACE, None)

    def _entry_point(self, function: Any, *parameters: Parameter) -> EntryPoint:
        locator = f"stip.bots.evaluator:EVALUATORS.{self.rulebook.name}.entry_points"
        entry_point = EntryPoint(locator, self.rulebook.title, function, parameters, folder=self.rulebook.folder)
        self.entry_points[entry_point.name] = entry_point
        return entry_point

    def wait_until_compiled(self) -> None:
        """Block until everything that plays is machine code. It is compiled once on each machine, whichever process
        asks for it first, and then only loaded."""
        for entry_point in self.entry_points.values():
            entry_point.wait_until_compiled()
        for name in PLAYING:
            self.rulebook.entry_points[name].wait_until_compiled()

    def features_of(self, position: Position, seat: int) -> list[float]:
        """Return the features of a seat in a position, as far as they are at stake."""
        numbers = Buffer.zeros(len(self.evaluation.FEATURES), FLOAT32)
        self.compute_features(position._buffer, 0, seat, numbers)
        return list(map(float, numbers.array))

    def weights_for(self, position: Position) -> Numbers:
        """Return what a unit of each feature is worth by itself in the variant of a position, which may be a view."""
        return self.weights[self.evaluation.variant(position.state)]

    @cached_property
    def weights(self) -> Sequence[Numbers]:
        """What a unit of each feature is worth by itself, by variant: for hints and wherever there is no search."""
        named = json.loads((self.rulebook.folder / WEIGHTS).read_text())
        return [
            [named[variant].get(name, 0.0) for name in self.evaluation.FEATURES] for variant in self.evaluation.VARIANTS
        ]

    @cached_property
    def network(self) -> Buffer:
        """The weights of the network by which positions are judged; where none was learnt, features alone count."""
        blocks = self.network_of_features()
        for number, variant in enumerate(self.evaluation.VARIANTS):
            file = self.rulebook.folder / NETWORKS / f"{variant}.npy"
            if file.exists():
                blocks[number] = _read_numbers(file)
                assert len(blocks[number]) == self.block_size
        return Buffer.of_bytes(b"".join(block.tobytes() for block in blocks), FLOAT32)

    def network_of_features(self, weights: Sequence[Numbers] | None = None) -> list[array[float]]:
        """Return for each variant a network that only adds up features, with these or the usual weights."""
        blocks = []
        for of_features in self.weights if weights is None else weights:
            block = array("f", bytes(4 * self.block_size))
            for feature, weight in enumerate(of_features):
                block[(values.HEAD + feature) * values.UNITS] = weight
            block[self.first_estimate_weights] = array("f", of_features)
            blocks.append(block)
        return blocks


def weighted_sum(weights: Numbers, features: Numbers) -> float:
    total: float = sum(map(mul, weights, features))
    return total


def _read_numbers(file: Path) -> array[float]:
    """Return the numbers in a file that NumPy has written, without NumPy."""
    content = file.read_bytes()
    (length,) = NPY_HEADER.unpack_from(content)
    description, numbers = content[NPY_HEADER.size :][:length].decode(), content[NPY_HEADER.size + length :]
    code = next(code for descr, code in NPY_FORMATS.items() if descr in description)
    return array("f", (number for (number,) in struct.iter_unpack(f"<{code}", numbers)))


@cache
def evaluator_for(game: str) -> Evaluator:
    return Evaluator(rulebook_of(game))


class _Evaluators:
    """Finds evaluators by the names of their games, for the compiling process."""

    def __getattr__(self, game: str) -> Evaluator:
        return evaluator_for(game)


EVALUATORS = _Evaluators()
