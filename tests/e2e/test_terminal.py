"""A person at a terminal and one in a browser play with each other."""

from __future__ import annotations

import random
import re
import subprocess
import threading
from pathlib import Path

import pytest
from kit.browser import Visitors
from kit.browser_player import Person
from kit.command import started
from kit.server import ME, OPEN, LiveServer


@pytest.mark.slow
def test_a_terminal_and_a_browser_finish_a_game_together(
    live_server: LiveServer, visitors: Visitors, tmp_path: Path
) -> None:
    made = live_server.make("punto", ME, OPEN, options={"rounds_to_win": 1})
    link = f"http://{live_server.address}/t/{made['table']}"
    with started("join", link, "--name", "Terminal", "--plain", XDG_DATA_HOME=str(tmp_path)) as process:
        said: list[str] = []
        playing = threading.Thread(target=play_plainly, args=(process, said))
        page = visitors.open(f"/t/{made['table']}", made["secret"], is_fast=True)
        person = Person(page, live_server, made["table"], made["secret"])
        playing.start()
        person.notes.wait_for(phase="playing")
        while not person.is_over:
            if person.is_to_move:
                person.play()
            else:
                person.notes.receive()
        assert process.wait(60) == 0
        playing.join(60)
    assert "win" in "".join(said)


def play_plainly(process: subprocess.Popen[str], said: list[str]) -> None:
    """Answer every question of a terminal with one of its choices."""
    assert process.stdout
    assert process.stdin
    text = ""
    while character := process.stdout.read(1):
        text += character
        said.append(character)
        if text.endswith("> "):
            choices = re.findall(r"^  (\d+)  ", text, re.MULTILINE)
            process.stdin.write(f"{random.choice(choices)}\n")
            process.stdin.flush()
            text = ""
