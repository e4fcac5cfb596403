"""What docs/research.md shows is what happens, and what it lists is what there is."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest
from kit.cases import OWN_GAMES

from stip.games import rulebook_of
from stip.games.observation import total_size

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
NOTEBOOK = ROOT / "examples" / "research.ipynb"


def test_the_examples_run_as_shown() -> None:
    assert doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False).failed == 0


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_page_lists_every_part_of_an_observation_in_order(game: str) -> None:
    book = rulebook_of(game)
    encoding = book.encoding
    assert encoding is not None
    section = PAGE.partition(f"\n## {book.title}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (\d+) \| (.+) \|$", section, re.MULTILINE)
    assert rows == [
        (part.name, " × ".join(map(str, part.shape)), str(part.highest), part.meaning) for part in encoding.OBSERVATION
    ]
    assert section.startswith(f"\n{encoding.ACTIONS:,} actions")
    assert total_size(encoding.OBSERVATION) < 2000


def test_the_notebook_runs() -> None:
    names: dict[str, object] = {}
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["env"]
