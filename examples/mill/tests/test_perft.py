"""The engine counts what a second program counted that was written from the page of rules alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest
from stip.kernel.entry_point import engine
from stip.play.game import Game
from stip.play.playouts import divide, perft

from boards import drawn

PERFT = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))
AFFORDABLE = 20_000_000 if engine() == "compiled" else 3_000  # sequences that a test may count


@pytest.mark.parametrize("case", PERFT, ids=lambda case: str(case["name"]))
def test_the_number_of_sequences_is_known(case: dict[str, Any]) -> None:
    position = drawn("\n".join(case["board"]), in_hand=tuple(case["in_hand"]), flying=case["flying"])
    start = cast(Game, position)  # nothing is asked of it but what any position knows
    for depth, count in enumerate(case["counts"]):
        if count <= AFFORDABLE:
            assert perft(start, depth) == count, divide(start, depth)
