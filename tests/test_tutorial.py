"""The tutorial shows code of Mill as it is, and what its commands and examples print."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from kit.mill import MILL, environment_with_mill
from kit.pages import Block, blocks_of, commands_of

DOCTEST = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False).failed)"
BLOCKS = blocks_of("adding-a-game.md")
SHOWN = [block for block in BLOCKS if block.file]
COMMANDS = [pytest.param(*command, id=command[0]) for command in commands_of("adding-a-game.md")]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return environment_with_mill(tmp_path)


def output(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tutorial_shows_every_part_of_the_game() -> None:
    shown = {Path(block.file).stem for block in SHOWN}
    assert shown >= {"rules", "board", "moves", "consistency", "notation", "scene", "rulebook", "evaluation", "levels"}


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.code.partition("\n")[0])
def test_code_in_the_tutorial_is_part_of_the_file_that_it_names(block: Block) -> None:
    assert block.code in (MILL / block.file).read_text()


@pytest.mark.parametrize(("command", "printed"), COMMANDS)
def test_commands_in_the_tutorial_print_what_it_shows(command: str, printed: str, environment: dict[str, str]) -> None:
    assert output(environment, "-m", "stip", *command.split()) == printed


def test_examples_in_the_tutorial_run_as_shown(environment: dict[str, str], tmp_path: Path) -> None:
    examples = tmp_path / "examples.txt"
    examples.write_text("\n".join(block.code for block in BLOCKS if block.language == "pycon"))
    output(environment, "-c", DOCTEST, str(examples))
