"""The walk of one move through the architecture names files and functions that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WALK = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## The walk of one move")[2]
STEPS = re.findall(r"^\| (\d+) \| `([^`]+)`(?:, `([^`]+)`)? \|", WALK.partition("\n## ")[0], re.MULTILINE)


def test_the_walk_has_all_its_steps() -> None:
    assert [int(number) for number, _, _ in STEPS] == list(range(1, len(STEPS) + 1))
    assert len(STEPS) >= 10


@pytest.mark.parametrize(("number", "file", "function"), STEPS)
def test_a_step_of_the_walk_names_a_file_and_a_function_in_it(number: str, file: str, function: str) -> None:
    source = (ROOT / file if file.startswith("web/") else ROOT / "src" / "stip" / file).read_text(encoding="utf-8")
    assert re.search(rf"(def |async |^  ){function}\(" if function else "", source, re.MULTILINE)
