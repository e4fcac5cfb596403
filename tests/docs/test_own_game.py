"""The commands of the tutorial make a game out of Mill, and Stip plays it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kit.mill import environment_with
from kit.pages import ROOT, commands_of, shell_lines

PAGE = "own-game.md"


def test_the_copied_game_does_what_the_page_shows(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    making = [line for line in shell_lines(PAGE) if line.startswith(("cp ", "mv ", "grep ", "perl "))]
    subprocess.run(["bash", "-euc", "\n".join(making)], cwd=tmp_path, check=True)
    installed = tmp_path / "installed"
    installed.mkdir()
    environment = environment_with(tmp_path / "seven", installed)
    for command, printed in commands_of(PAGE):
        done = subprocess.run(
            [sys.executable, "-m", "stip", *command.split()], env=environment, capture_output=True, text=True
        )
        assert done.stdout == printed, done.stderr
