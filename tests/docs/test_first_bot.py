"""The bot of the tutorial plays as the tutorial says, in the arena and at a table."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from kit.pages import DOCS, blocks_of, shell_lines
from kit.server import BOT, OPEN, running

PAGE = "first-bot.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that the page shows."""
    for block in blocks_of(PAGE):
        if block.file:
            (tmp_path / block.file).write_text(block.code)
    return tmp_path


def run(folder: Path, *words: str) -> str:
    done = subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_it_scores_in_the_arena_what_the_page_says(folder: Path) -> None:
    (command,) = [line for line in shell_lines(PAGE) if " arena " in line]
    _, *words = shlex.split(command)
    run(folder, *words)
    results = json.loads((folder / "results.json").read_text())
    scores = {one["second"]: round(100 * one["score"]) for one in results["pairings"] if one["first"] == "my_bot:make"}
    said = re.findall(r"^\| against `(\w+)` \| 40 \| (\d+) % \|$", (DOCS / PAGE).read_text(), re.MULTILINE)
    assert scores == {bot: int(score) for bot, score in said}


def test_it_plays_a_game_at_a_table(folder: Path) -> None:
    with running(folder) as server:
        made = server.make("punto", OPEN, BOT, options={"rounds_to_win": 1})
        told = run(folder, "table_bot.py", f"http://{server.address}", made["table"])
    assert re.fullmatch(r"Places: \[[12], [12]\]\n", told)
