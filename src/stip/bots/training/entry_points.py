"""The entry points of the training, of each game. They are compiled only when a network is trained."""

from __future__ import annotations

from functools import cache

import numpy as np

from stip.bots.evaluator import evaluator_for
from stip.bots.training import compiled
from stip.kernel.binding import bind
from stip.kernel.entry_point import EntryPoint


class Training:
    """The compiled functions that training one game needs."""

    def __init__(self, game: str) -> None:
        self.evaluator = evaluator = evaluator_for(game)
        rules, workspace = evaluator.rulebook.rules, evaluator.workspace_type
        bindings = {**evaluator.bindings, "apply": rules.apply}
        number, move, pattern = np.dtype(np.float32), np.dtype(np.int32), np.dtype(np.int16)
        position, exact = np.dtype(np.int64), np.dtype(np.float64)
        locator = f"stip.bots.training.entry_points:TRAININGS.{game}.entry_points"
        title = evaluator.rulebook.title
        self.describe = EntryPoint(
            locator,
            title,
            bind(compiled.describe, bindings),
            (rules.STATE, move, move, position, workspace, number, pattern, position, number, pattern, pattern),
        )
        self.learn = EntryPoint(
            locator,
            title,
            bind(compiled.learn, bindings),
            (
                *(move, number, pattern, position, number, pattern, pattern, number, number, None),
                *(number, number, workspace, exact, exact),
            ),
        )
        self.entry_points = {one.name: one for one in (self.describe, self.learn)}

    def wait_until_compiled(self) -> None:
        """Block until everything that plays and learns is machine code."""
        for part in (self.evaluator, self.evaluator.rulebook, self):
            for entry_point in part.entry_points.values():
                entry_point.wait_until_compiled()


@cache
def training_of(game: str) -> Training:
    return Training(game)


class _Trainings:
    """Finds the training of a game by its name, for the compiling process."""

    def __getattr__(self, game: str) -> Training:
        return training_of(game)


TRAININGS = _Trainings()
