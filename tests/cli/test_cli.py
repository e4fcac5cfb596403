"""The command line as people use it, on good days and bad ones."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from kit.command import STIP, seconds_computed, started, stip, wait_until

from stip.games import GAMES


def test_alone_it_greets_and_plays_a_game() -> None:
    assert "stip play halma" in (text := stip())
    assert "that plays itself" in text
    assert "over (" in text


def test_it_lists_the_games_with_their_options() -> None:
    text = stip("games")
    for game in GAMES:
        assert f"({game})" in text
    assert "rounds_to_win: 1–5 (without it 2, as published)" in text
    assert stip("--version").strip()


def test_it_tells_how_the_bots_of_a_game_play() -> None:
    text = stip("games")
    assert "bot 2: Hoppi loves long jumps, and forgets those who stay behind." in text
    assert "bot 5" not in text, "it plays its best"


def test_it_tells_published_rules_from_house_rules_and_reconstructions() -> None:
    """T-19, T-1."""
    text = stip("games")
    assert "home_order: far_end, free (without it far_end, house rule)" in text
    assert "(T-19; as published: free)" in text
    assert "track: 36, 72 (without it 36, our reconstruction)" in text
    assert "for two, 72 that for four (T-1)" in text


def test_it_quotes_the_rules() -> None:
    assert stip("rules", "halma").startswith("# Halma")
    assert stip("rules", "punto", "p-9").startswith("- `P-9`")
    assert "ChaCha20" in stip("rules", "punto", "G-3")
    assert "H-99" in stip("rules", "halma", "H-99", code=2)


def test_it_traces_a_game_as_json_lines() -> None:
    words = ("trace", "punto", "--seed", "7", "--players", "3", "--policy", "random")
    lines = [json.loads(line) for line in stip(*words).splitlines()]
    assert lines[0]["options"] == {"rounds_to_win": 2, "teams": "no"}
    assert lines[0]["seed"] == "7".zfill(64)
    assert set(lines[0]["setup"]["piles"]) == {"1", "2", "3"}
    assert [line["ply"] for line in lines[1:-1]] == list(range(len(lines) - 2))
    assert all(line["legal"] == sorted(set(line["legal"])) and line["move"] in line["legal"] for line in lines[1:-1])
    rounds = [line["chance"]["round"] for line in lines[1:-1] if "chance" in line]
    assert rounds
    assert set(rounds[0]) == {"winner", "removed", "first", "piles"}
    assert set(lines[-1]) == {"over", "ranking", "scores", "reason"}


def test_a_trace_that_is_cut_short_has_no_last_line() -> None:
    words = ("trace", "halma", "--seed", "7", "--players", "3", "--plies", "3", "--option", "squatters=strict")
    lines = [json.loads(line) for line in stip(*words).splitlines()]
    assert len(lines) == 4
    assert lines[0]["options"] == {"may_leave_goal": "yes", "squatters": "strict"}
    first = lines[1]["colour"]
    assert [line["colour"] for line in lines[1:]] == [first, first % 4 + 1, (first + 1) % 4 + 1]


@pytest.mark.parametrize("seat", [1, 2])
def test_a_trace_and_a_simulation_can_be_told_who_starts(seat: int) -> None:
    """G-1"""
    for seed in ("1", "2", "3"):
        line = stip("trace", "punto", "--seed", seed, "--first", str(seat), "--plies", "1").splitlines()[0]
        told = json.loads(line)
        assert (told["first"], told["setup"]["first"]) == (seat, seat), "whoever checks must know that no lot was drawn"
    assert "first" not in json.loads(stip("trace", "punto", "--seed", "1", "--plies", "1").splitlines()[0])
    tables = {stip("simulate", "punto", "--games", "40", "--first", first).split("plies and")[0] for first in "12"}
    assert len(tables) == 2
    assert "no seat “3”" in stip("trace", "punto", "--seed", "1", "--first", "3", code=2)
    assert "no seat “3”" in stip("simulate", "punto", "--first", "3", code=2)


def test_it_counts_sequences() -> None:
    assert stip("perft", "halma", "--depth", "3").strip() == "85440"
    divided = stip("perft", "halma", "--depth", "2", "--players", "4", "--divide").splitlines()
    assert (len(divided), divided[-1]) == (33, "1024")
    assert stip("perft", "halma", "--depth", "0").strip() == "1"


def test_it_simulates_and_draws_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "lengths.png"
    text = stip("simulate", "punto", "--games", "50", "--threads", "1", "--plot", str(picture))
    assert "50 random games of Punto" in text
    assert "ended by P-22" in text
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "png, svg or pdf" in stip("simulate", "punto", "--games", "1", "--plot", str(tmp_path / "x.banana"), code=2)


def test_it_verifies_records(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text('[Game "halma"]\n[First "1"]\n[Seed "1"]\n1. a5-a6\n')
    assert "everything matches the record, which has no commitment and no result." in stip("verify", str(file))
    file.write_text(file.read_text() + "resign 2\n")
    assert "places 1-2 by G-6" in stip("verify", str(file))
    file.write_text(file.read_text().replace("a5-a6", "a5-a7"))
    assert stip("verify", str(file), code=1).startswith(f"{file}: Line 4")
    assert stip("watch", str(file), "--plain", code=1).startswith(f"{file}: Line 4")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("trace chess --seed 1", "chess"),
        ("trace halma", "--seed"),
        ("trace halma --seed banana", "banana"),
        ("trace halma --seed 1 --players 7", "7"),
        ("trace halma --seed 1 --players x", "--players"),
        ("perft halma --depth 1 --first 4", "seat"),
        ("trace halma --seed 1 --option squatters", "KEY=VALUE"),
        ("trace halma --seed 1 --option squatters=x", "count, strict"),
        ("trace halma --seed 1 --option stakes=1", "stakes"),
        ("trace halma --seed 1 --option squatters=count --option squatters=strict", "more than once"),
        ("trace halma --seed 1 --plies -1", "--plies"),
        ("trace halma --seed 1 --policy clever", "--policy"),
        ("perft halma --depth 31", "--depth"),
        ("perft halma --depth 99999999999999999999999", "--depth"),
        ("simulate punto --games 0", "--games"),
        ("simulate punto --seed -1", "--seed"),
        ("verify nowhere.txt", "nowhere.txt"),
        ("verify .", "."),
        ("dance", "dance"),
        ("--banana", "--banana"),
    ],
)
def test_bad_input_is_one_clear_line(words: str, said: str) -> None:
    assert said in stip(*words.split(), code=2)


def test_a_long_computation_can_be_interrupted() -> None:
    with started("perft", "halma", "--depth", "9") as process:
        wait_until(lambda: seconds_computed(process.pid) > 3)  # long after it started
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
        assert (process.returncode, said) == (130, "")


def test_a_command_that_is_interrupted_while_it_starts_ends_quietly() -> None:
    program = "import builtins, os, signal, sys\n"
    program += "from stip.cli.main import run\n"
    program += "def interrupt(name, *rest, load=builtins.__import__):\n"
    program += "    if name == 'typer': os.kill(os.getpid(), signal.SIGINT)\n"
    program += "    return load(name, *rest)\n"
    program += "builtins.__import__, sys.argv = interrupt, ['stip', 'games']\n"
    program += "run()\n"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize("cache", ["/dev/null", "/proc"])
def test_without_a_place_for_its_cache_it_finds_another(cache: str) -> None:
    environment = {**os.environ, "STIP_CACHE": f"{cache}/stip", "STIP_ENGINE": "compiled"}
    words = [sys.executable, "-m", "stip", "trace", "halma", "--seed", "1", "--plies", "1"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_stops_early_is_no_error() -> None:
    with started("trace", "halma", "--seed", "1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(120) == 141


@pytest.mark.parametrize("words", ["games", "play punto --plain --seed 1", "engine punto"])
def test_streams_may_be_closed(words: str) -> None:
    for closed in ("<&-", ">&-", "<&- >&-"):
        command = ["sh", "-c", f'exec "$@" {closed}', "sh", *STIP, *words.split()]
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_of_which_the_user_says_that_it_knows_ascii_only_gets_nothing_else() -> None:
    words, environment = [*STIP, "games"], {**os.environ, "LC_ALL": "C"}
    environment.pop("PYTHONIOENCODING", None)
    environment.pop("PYTHONUTF8", None)
    ours, theirs = pty.openpty()
    process = subprocess.Popen(words, stdout=theirs, env=environment)
    os.close(theirs)
    said = b""
    with suppress(OSError):  # which tells that the other end is closed
        while part := os.read(ours, 10_000):
            said += part
    os.close(ours)
    assert process.wait(120) == 0
    assert b"1-5 (without it 2" in said
    assert said.isascii()
    assert "1–5 (without it 2" in subprocess.check_output(words, env=environment, timeout=60).decode()


@pytest.mark.parametrize("words", ["games", "perft halma --depth 1", "trace halma --seed 1 --plies 2"])
def test_output_that_cannot_be_written_is_told(words: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*STIP, *words.split()], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (2, "No space left on device\n")
