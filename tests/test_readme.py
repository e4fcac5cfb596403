"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from kit.cases import OWN_GAMES

import stip
from stip.games import rulebook_of

ROOT = Path(__file__).parent.parent


def test_the_python_of_the_readme_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0
    assert doctest.testmod(stip).failed == 0


def test_links_in_the_documentation_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for link, picture in re.findall(r"\]\(([^)#:]+)\)|<img src=\"([^\"]+)\"", prose):
            target = link or picture
            assert (page.parent / target).exists(), (page, target)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_example_record_holds(game: str) -> None:
    example = stip.load(rulebook_of(game).folder / "example.txt")
    assert example.setup.game == game
    assert example.is_over
