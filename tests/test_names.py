"""Games are named in their own folders only, and the script that checks this finds what it should."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = """
[project.entry-points."stip.games"]
three-in-a-row = "stip.games.three_in_a_row.rulebook:RULEBOOK"
morris = "stip.games.morris.rulebook:RULEBOOK"
"""


def places_in(root: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "names.py", root], capture_output=True, text=True, encoding="utf-8"
    )
    assert not done.stderr
    assert done.returncode == bool(done.stdout)
    return done.stdout.splitlines()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with two games that name themselves in their folders only."""
    write(tmp_path, "pyproject.toml", PROJECT)
    write(tmp_path, "src/stip/games/three_in_a_row/rulebook.py", 'Rulebook(\n    title="Three in a Row",\n)')
    write(tmp_path, "src/stip/games/morris/rulebook.py", 'Rulebook(\n    title="Nine Men’s Morris",\n)')
    return tmp_path


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def test_no_game_is_named_outside_its_folder() -> None:
    assert places_in(ROOT) == []


@pytest.mark.parametrize(
    "name",
    ["three-in-a-row", "Three in a Row", "THREE_IN_A_ROW", "threeInARow", "three in\n    a row", "nine men's morris"],
)
def test_a_game_that_is_named_elsewhere_is_found_however_it_is_spelt(project: Path, name: str) -> None:
    write(project, "web/src/page.ts", f"// first\n// {name}_board\n")
    assert places_in(project) == [f"web/src/page.ts:2 names a game: {' '.join(name.split())}"]


def test_a_game_may_not_name_another(project: Path) -> None:
    write(project, "src/stip/games/morris/rules.py", "from stip.games.three_in_a_row import board  # not morris")
    assert places_in(project) == ["src/stip/games/morris/rules.py:1 names a game: three_in_a_row"]


def test_a_file_may_not_be_named_after_a_game(project: Path) -> None:
    write(project, "bench/morris.json", "{}")
    assert places_in(project) == ["bench/morris.json is named after a game"]


def test_parts_of_words_rules_of_all_games_documentation_and_tests_are_no_concern(project: Path) -> None:
    write(project, "src/stip/words.py", "# morrison, three in a rowing boat")
    for file in ("src/stip/games/rules.md", "src/stip/games/rules.nl.md", "docs/morris.md", "tests/test_morris.py"):
        write(project, file, "Morris")
    write(project, "web/node_modules/morris/index.js", "morris")
    write(project, "src/stip/server/page/index.html", "morris")
    assert places_in(project) == []
