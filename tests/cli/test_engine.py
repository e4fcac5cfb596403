"""The engine protocol, from both sides: `stip engine`, and players from outside in the arena."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from kit.command import STIP, started, stip

import stip as library
from stip.bots.external import EnginePlayer, make_external_player
from stip.bots.players import RandomPlayer, make_any_player
from stip.errors import EngineFailed, UnknownBot
from stip.play.position_text import read_position, write_position

RANDOM_MOVER = Path(__file__).parents[2] / "examples" / "random_mover.c"

SHELL = """#!/bin/sh
# Plays the first legal move.
while read -r word rest; do
  case $word in
    hello) echo ready ;;
    legal) move=${rest%%, *} ;;
    go) echo "info thinking"; echo "move $move" ;;
    quit) exit ;;
  esac
done
"""


class EngineProcess:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def send(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def until(self, word: str) -> list[str]:
        """Return the lines up to one that begins with a word."""
        assert self.process.stdout
        lines: list[str] = []
        while not lines or lines[-1].partition(" ")[0] != word:
            line = self.process.stdout.readline()
            assert line, lines
            lines.append(line.rstrip("\n"))
        return lines


def test_an_engine_is_set_up_asked_and_stopped() -> None:
    with started("engine", "halma") as process:
        engine = EngineProcess(process)
        engine.send("hello 1")
        assert engine.until("ready")[1] == "id protocol 1"
        engine.send("new halma 2 squatters=strict", "position start first 1 moves a5-a6", "moves")
        (legal,) = engine.until("legal")
        assert "p12-o11" in legal
        engine.send("go nodes 200")
        *told, move = engine.until("move")
        assert re.fullmatch(r"info nodes 200 chance 0\.\d{3} line .+", told[-1])
        assert move.removeprefix("move ") in legal
        engine.send("go infinite")
        engine.until("info")
        engine.send("stop")
        engine.until("move")
        engine.send("show")
        text = engine.until("shown")[0].removeprefix("position ")
        assert read_position(text).ply == 1
        engine.send(f"position {text}", "go seconds 0.2")
        engine.until("move")
        for line, code in (
            ("dance", "bad-engine-command"),
            ("new chess 2", "bad-engine-command"),
            ("new halma 7", "bad-players"),
            ("position nonsense", "bad-view"),
            ("position start moves a5-a9", "illegal-move"),
            ("go seconds x", "bad-engine-command"),
            ("position start seed x", "bad-seed"),
            ("position start first -1", "bad-engine-command"),
            ("position start first ²", "bad-engine-command"),
            ("position start first 0", "bad-seat"),
        ):
            engine.send(line)
            assert engine.until("error")[-1].startswith(f"error {code} ")
        engine.send("quit")
        assert process.wait(120) == 0


def test_an_engine_ends_with_its_input() -> None:
    assert stip("engine", "punto", text="hello 1\ngo nodes 5\n").splitlines()[-1].startswith("move ")


def test_an_engine_answers_bytes_that_are_no_text() -> None:
    done = subprocess.run(
        [*STIP, "engine", "punto"],
        input=b"\xff\nisready\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},  # as in most locales
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert [line.split()[0] for line in done.stdout.splitlines()] == [b"error", b"ready"]


def test_an_engine_that_nobody_reads_ends() -> None:
    with started("engine", "halma") as process:
        engine = EngineProcess(process)
        engine.send("go infinite")
        engine.until("info")
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr.read() == ""


def test_a_program_in_c_plays_a_tournament(tmp_path: Path) -> None:
    program = tmp_path / "random_mover"
    compiler = shutil.which("cc") or shutil.which("gcc")
    subprocess.run([str(compiler), "-o", str(program), str(RANDOM_MOVER)], check=True, timeout=60)
    records = tmp_path / "records"
    said = stip("arena", "punto", str(program), "greedy", "--games", "2", "--jobs", "1", "--records", str(records))
    assert "2 games of Punto" in said
    assert "failed" not in said
    kept = sorted(records.iterdir())
    assert len(kept) == 2
    assert stip("verify", *map(str, kept)).count("everything matches the record.") == 2


def test_a_shell_script_plays_all_games(tmp_path: Path) -> None:
    program = tmp_path / "first"
    program.write_text(SHELL)
    program.chmod(0o700)
    for name in ("halma", "punto", "to-the-point", "tokken"):
        game = library.new(name, seed=1)
        player = make_any_player(str(program), name)
        while game.ply < 8 and not game.is_over:
            move = player.choose(game.view(game.turn))
            assert move == game.codes[0]
            game.play(move)


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("exit 3", "it has ended"),
        ("read x; echo ready; read x; read x; read x; read x; echo move nonsense", "is not a legal move"),
        ("read x; echo error no idea; cat", "no idea"),
        ("read x; echo ready; sleep 60", "within"),
        ("read x; echo ready; while sleep 0.05; do echo info; done", "within"),
    ],
)
def test_a_program_that_fails_is_told(
    tmp_path: Path, script: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if problem == "within":
        monkeypatch.setattr("stip.bots.external.GRACE_S", 0.5)
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o700)
    game = library.new("punto", seed=1)
    with pytest.raises(EngineFailed, match=problem):
        make_external_player(f"{program}@0.1s", "punto", 1).choose(game.view(game.turn))


def test_a_function_of_a_module_is_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        "from stip.bots.players import RandomPlayer\n"
        "def make(game, seed):\n    return RandomPlayer(seed)\n"
        "def nothing(game, seed):\n    return 7\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert isinstance(make_any_player("my_bots:make", "punto", 1), RandomPlayer)
    for name in ("my_bots:nothing", "my_bots:missing", "nowhere_at_all:make"):
        with pytest.raises(EngineFailed, match=name):
            make_any_player(name, "punto", 1)
    with pytest.raises(EngineFailed, match="No such file"):
        EnginePlayer(["/nowhere/program"], "punto", 1.0)
    with pytest.raises(UnknownBot):
        make_any_player("./x@1.2.3s", "punto", 1)
    words = ("arena", "punto", "my_bots:make", "random", "--games", "2", "--jobs", "1")
    said = stip(*words)
    assert "2 games of Punto" in said


@pytest.mark.parametrize("name", ["halma", "punto", "to-the-point", "tokken"])
def test_a_position_is_a_short_text_that_can_be_read_back(name: str) -> None:
    game = library.new(name, seed=5)
    for _ in range(20):
        if game.is_over:
            break
        for seat in range(game.players + 1):
            view = game.view(seat)
            text = write_position(view)
            assert len(text) < 700
            again = read_position(text)
            assert (again.seat, again.state.tobytes()) == (seat, view.state.tobytes())
        game.play(game.legal_moves[0])
