"""The command `stip arena`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from kit.command import stip

from stip.cli.main import app
from stip.errors import StipError


def test_the_command_tells_draws_and_writes_everything(tmp_path: Path) -> None:
    picture, all_results, log = tmp_path / "ladder.png", tmp_path / "all.json", tmp_path / "log"
    words = ("arena", "halma", "random", "greedy", "--games", "2", "--jobs", "1", "--log", str(log))
    text = stip(*words, "--plot", str(picture), "--json", str(all_results))
    assert "2 games of Halma for 2" in text
    assert max(map(len, text.splitlines())) <= 80
    assert picture.read_bytes().startswith(b"\x89PNG")
    told = json.loads(all_results.read_text())
    assert told["tournament"]["bots"] == ["random", "greedy"]
    assert {one["bot"] for one in told["standings"]} == {"random", "greedy"}
    assert [game["seats"] for game in told["games"]] == [["random", "greedy"], ["greedy", "random"]]
    assert stip(*words) == text
    assert "its seed is 0, not 1" in stip(*words, "--seed", "1", code=2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess random greedy", "chess"),
        ("halma random", "two bots"),
        ("halma random greedy random", "twice"),
        ("halma random greedy --players 5", "5"),
        ("halma random greedy --option stakes=1", "stakes"),
        ("halma random greedy --log /nowhere/log", "/nowhere/log"),
        ("halma random greedy --json /nowhere/all.json", "/nowhere/all.json"),
        ("halma random greedy --plot x.banana", "png, svg or pdf"),
    ],
)
def test_bad_input_is_told_before_anybody_plays(words: str, said: str) -> None:
    with pytest.raises((StipError, OSError), match=said):
        app(["arena", *words.split()], standalone_mode=False)


def test_bad_input_is_one_clear_line() -> None:
    assert "no bot called “banana”" in stip("arena", "halma", "random", "banana", code=2)
    assert "BOT" in stip("arena", "halma", code=2)


def test_ctrl_c_leaves_a_log_to_go_on_with(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = [sys.executable, "-m", "stip", "arena", "halma", "random", "greedy", "--games", "5000", "--log", str(log)]
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not log.exists() or log.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130
    assert f"of 5000 games are in {log}: the same command goes on from there." in said
    assert "Traceback" not in said
    games = log.read_text().count("\n") // 2 * 2 + 2
    assert f"{games} games" in stip(*words[3:-3], str(games), *words[-2:])
