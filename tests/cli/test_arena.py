"""The command `stip arena`."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from kit.command import STIP, started, stip, wait_until

from stip.cli.app import app
from stip.cli.console import Output
from stip.errors import StipError


def test_the_command_tells_draws_and_writes_everything(tmp_path: Path) -> None:
    picture, all_results, log = tmp_path / "ladder.png", tmp_path / "all.json", tmp_path / "log"
    words = ("arena", "punto", "random", "greedy", "--games", "2", "--jobs", "1", "--log", str(log))
    text = stip(*words, "--plot", str(picture), "--json", str(all_results))
    assert "2 games of Punto for 2" in text
    assert max(map(len, text.splitlines())) <= 80
    assert picture.read_bytes().startswith(b"\x89PNG")
    told = json.loads(all_results.read_text())
    assert told["tournament"]["bots"] == ["random", "greedy"]
    assert {one["bot"] for one in told["standings"]} == {"random", "greedy"}
    assert [game["seats"] for game in told["games"]] == [["random", "greedy"], ["greedy", "random"]]
    assert stip(*words) == text
    assert "its seed is 0, not 1" in stip(*words, "--seed", "1", code=2)


def test_a_narrow_terminal_shows_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stip.cli.arena.out", Output(width=40, highlight=False))
    text = stip("arena", "punto", "random", "greedy", "--games", "2", "--jobs", "1")
    assert "1. greedy: Elo +" in text
    assert "2. random: Elo" in text
    assert max(map(len, text.splitlines())) <= 40


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
    words = ["arena", "halma", "random", "greedy", "--games", "5000", "--log", str(log)]
    with started(*words) as process:
        wait_until(lambda: log.exists() and log.read_bytes().count(b"\n") >= 3)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers as well
        _, said = process.communicate(timeout=120)
    assert process.returncode == 130
    assert f"of 5000 games are in {log}: the same command goes on from there." in said
    assert said.count("\n") == 1
    games = log.read_text().count("\n") // 2 * 2 + 2
    assert f"{games} games" in stip(*words[:-3], str(games), *words[-2:])


DYING_BETWEEN_TASKS = """
import sys
from stip.bots.arena.worker_pool import Worker
from stip.cli.main import run

result = Worker.result

def result_then_death(self):
    answer = result(self)
    self.process.kill()
    self.process.join()
    return answer

Worker.result = result_then_death
if __name__ == "__main__":
    run()
"""


def test_workers_that_die_between_two_games_do_not_end_a_tournament(tmp_path: Path) -> None:
    (tmp_path / "dying.py").write_text(DYING_BETWEEN_TASKS)
    words = ["arena", "punto", "random", "greedy", "--games", "4", "--jobs", "1"]
    done = subprocess.run(
        [sys.executable, str(tmp_path / "dying.py"), *words], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 games of Punto" in done.stdout
    assert "failed" not in done.stdout


HEADER = (
    '{"arena": 1, "game": "punto", "players": 2, "options": {"rounds_to_win": 2, "teams": "no"}, '
    '"bots": ["random", "greedy"], "seed": 0, "opening": 0}'
)
GAME = (
    '{"first": "random", "second": "greedy", "number": 0, "seats": ["random", "greedy"], "places": [1, 2], '
    '"reason": "P-22", "points": 1.0, "plies": 9, "moves": [5, 4], "seconds": [0.1, 0.1], "digest": "x"}'
)


@pytest.mark.parametrize(
    "line",
    [
        GAME.replace("1.0", '"much"'),
        GAME.replace("[1, 2]", "7"),
        GAME.replace("[5, 4]", "[5]"),
        GAME.replace('"number": 0', '"number": null'),
        "[" * 100_000,
        "\udcff",
    ],
)
def test_a_log_with_wrong_values_is_refused_with_the_line(tmp_path: Path, line: str) -> None:
    log = tmp_path / "log"
    content = f"{HEADER}\n{line}\n".encode(errors="surrogateescape")
    log.write_bytes(content)
    said = stip("arena", "punto", "random", "greedy", "--games", "2", "--log", str(log), code=2)
    assert "is not a valid tournament log (line 2)" in said
    assert log.read_bytes() == content


@pytest.mark.parametrize("log", ["/dev/full", "/dev/zero", "/"])
def test_a_log_is_an_ordinary_file(log: str) -> None:
    assert "cannot hold the log" in stip("arena", "punto", "random", "greedy", "--log", log, code=2)


def test_a_log_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = [*STIP, "arena", "punto", "random", "greedy", "--games", "2", "--jobs", "1", "--log", str(log)]
    done = subprocess.run(
        words,
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)),  # like a disk that is full
    )
    assert (done.returncode, done.stderr) == (2, f"{log}: File too large\n")
