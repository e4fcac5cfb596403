"""Compiles all games and their bots into the cache, so that the first start of a server does not have to."""

from __future__ import annotations

import sys

from stip.bots.evaluator import evaluator_for
from stip.games import GAMES, rulebook_of
from stip.kernel.compilation import compilation_problems

if __name__ == "__main__":
    for game in GAMES:
        for entry_points in (rulebook_of(game).entry_points, evaluator_for(game).entry_points):
            for entry_point in entry_points.values():
                entry_point.wait_until_compiled()
    problems = compilation_problems()
    print(*problems, sep="\n", end="\n" * bool(problems))
    sys.exit(bool(problems))
