"""The commands for whoever hosts a class or a club do what the page says."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from kit.command import stip
from kit.pages import shell_lines
from kit.server import ME, OPEN, ServerProcess

COMMANDS = [shlex.split(line)[1:] for line in shell_lines("hosting.md") if line.startswith(("stip ", "scripts/play "))]


def options_of(command: list[str]) -> list[str]:
    """Return what a command says besides its port and its database, which a test chooses."""
    chosen = [index for index, word in enumerate(command) if word in ("--port", "--database")]
    return [word for index, word in enumerate(command[1:], 1) if index not in chosen and index - 1 not in chosen]


@pytest.mark.slow
@pytest.mark.parametrize("command", [one for one in COMMANDS if one[0] == "serve"], ids=" ".join)
def test_a_server_for_the_class_lets_people_play(command: list[str], tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, *options_of(command))
    try:
        assert server.live_server.make("halma", ME, OPEN)["table"]
    finally:
        assert server.stop() == 0


@pytest.mark.slow
def test_tables_of_the_class_are_listed_and_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    server = ServerProcess(tmp_path, database="sqlite:///class.db")
    try:
        code = server.live_server.make("halma", ME, OPEN)["table"]
        (listing,), (copying,) = (
            [one for one in COMMANDS if one[:2] == ["admin", word]] for word in ("list", "backup")
        )
        assert code in stip(*listing)
        stip(*copying)
        assert code in stip("admin", "list", "--database", "sqlite:///class-copy.db")
    finally:
        server.stop()


def test_the_page_names_commands_that_exist() -> None:
    for command in COMMANDS:
        assert "Usage" in stip(command[0], "--help")
