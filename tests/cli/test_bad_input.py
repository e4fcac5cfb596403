"""A thousand bad inputs over all commands and files: no traceback, no hang, bounded memory, and documented codes."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from stip.cli.commands import COMMANDS

CODES = {0, 1, 2, 141}  # docs/terminal.md
MAX_BYTES = 4_000_000_000  # of address space
PROGRAM = """
import sys
import traceback
from io import StringIO
from stip.cli.language import use_language
from stip.cli.main import run

for line in sys.stdin.buffer.read().split(b"\\0")[:-1]:
    words = line.decode("utf-8", "surrogateescape").split("\\n")
    sys.argv, stdin, code = ["stip", *words], sys.stdin, 0
    sys.stdin = StringIO("1\\nxyz\\nquit\\n")
    sys.stderr.write(f"@{words!r}\\n")
    try:
        run()
    except SystemExit as end:
        code = int(end.code or 0)
    except BaseException:
        traceback.print_exc()
    sys.stdin = stdin
    use_language("")
    sys.stderr.write(f"={code}\\n")
    sys.stderr.flush()
"""
GAMES = ["halma", "punto", "tokken", "to-the-point", "chess", "", "-", "\udcff", "halma/2/1/AAAA"]
NUMBERS = ["0", "-1", "1e9", "99999999999999999999", "x", "", "1.5", "nan", "inf", "٣", "\x00"[:0]]
FILES = [
    "/dev/full",
    "/dev/zero",
    "/dev/null",
    "/",
    "/nowhere/x",
    "",
    "-",
    "bad",
    "empty",
    "binary",
    "long",
    "x" * 5000,
]
OPTIONS = {
    "play": ["--players", "--option", "--seed", "--first", "--file", "--resume", "--lesson"],
    "join": ["--name", "--seat"],
    "watch": ["--seat", "--seconds"],
    "games": ["--json", "--x"],
    "rules": ["P-9", "H-99", "--x"],
    "hint": ["--seconds", "--json"],
    "analyse": ["--after", "--top", "--seconds"],
    "review": ["--iterations", "--plot", "--json"],
    "show": ["--after", "--seat", "--svg"],
    "verify": ["--x"],
    "serve": ["--host", "--port", "--origin", "--limit", "--workers", "--proxy", "--database"],
    "site": ["--server"],
    "admin": ["list", "show", "export", "close", "backup", "--database"],
    "arena": ["--games", "--players", "--seed", "--log", "--plot", "--json", "--jobs", "--records", "--opening"],
    "engine": ["--bot"],
    "simulate": ["--games", "--players", "--seed", "--plot", "--threads", "--first", "--option"],
    "trace": ["--seed", "--players", "--plies", "--policy", "--record", "--option"],
    "perft": ["--depth", "--players", "--seed", "--first", "--option"],
    "train": ["--folder", "--games", "--plot", "--write", "--seed", "--epochs"],
    "tune": ["--write", "--games", "--rounds", "--jobs", "--seed", "--iterations"],
    "man": ["--x"],
}
SPARED = {"prepare", "doctor"}  # which take nothing that could be bad


def bad_words(rng: random.Random, folder: Path) -> list[str]:
    """Return a command of which at least one word is bad, and which ends soon even if the others are good."""
    name = rng.choice([*OPTIONS])
    files = [str(folder / file) if file in ("bad", "empty", "binary", "long") else file for file in FILES]
    about = {
        **dict.fromkeys(("hint", "analyse", "review", "show", "verify", "watch", "site"), files),
        "join": [*files, "http://127.0.0.1:1/t/abcdefg", "http://x"],
        **{command: [""] for command in ("serve", "games", "man", "admin")},
    }.get(name, GAMES)
    words = [name, rng.choice(about), *(["random", rng.choice(GAMES)] if name == "arena" else [])]
    for option in rng.sample(OPTIONS[name], min(2, len(OPTIONS[name]))):
        words.append(option)
        if option.startswith("--") and option not in ("--json", "--resume", "--lesson", "--x"):
            words.append(rng.choice([*NUMBERS, *files, "a=b", "teams=maybe"]))
    safe = {
        "play": ["--plain", "--fast"],
        "join": ["--plain"],
        "watch": ["--plain"],
        "train": ["--games", "0"],
        "site": ["--server", "x"],
    }
    words += safe.get(
        name, {"tune": ["--games", "0"], "simulate": ["--games", "0"], "serve": ["--port", "-1"]}.get(name, [])
    )
    words += {"perft": ["--depth", "31"], "arena": ["--games", "0"], "review": ["--iterations", "0"]}.get(name, [])
    return [word for word in words if "\n" not in word and "\0" not in word]


@pytest.mark.slow
def test_a_thousand_bad_inputs_get_an_answer(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text('[Game "halma"]\n[Seed "1"]\n1. a5-a9\n')
    (tmp_path / "empty").write_text("")
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 10)
    (tmp_path / "long").write_text("[" * 2_000_000)
    rng = random.Random(7)
    inputs = [bad_words(rng, tmp_path) for _ in range(1000)]
    with ThreadPoolExecutor(2) as pool:
        halves = list(pool.map(lambda part: answers(part, tmp_path), (inputs[:500], inputs[500:])))
    told = [answer for half in halves for answer in half]
    assert len(told) == 1000
    for words, said, code in told:
        assert "Traceback" not in said, (words, said)
        assert code in CODES, (words, said, code)
        if code == 2:
            assert said.strip().count("\n") == 0 or "Preparing" in said, (words, said)


def answers(inputs: list[list[str]], folder: Path) -> list[tuple[str, str, int]]:
    """Return what is said about each input, and the exit code."""
    lines = b"".join("\n".join(words).encode("utf-8", "surrogateescape") + b"\0" for words in inputs)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=lines,
        capture_output=True,
        timeout=600,
        cwd=folder,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES)),
        check=False,
    )
    text = done.stderr.decode("utf-8", "replace")
    found = []
    for part in text.split("@[")[1:]:
        words, _, rest = part.partition("\n")
        said, _, code = rest.rpartition("=")
        found.append((words, said, int(code.strip() or "-1") if code.strip().lstrip("-").isdigit() else -1))
    assert done.returncode == 0, text[-2000:]
    return found


def test_every_command_is_among_them() -> None:
    assert {*OPTIONS} | SPARED == {*COMMANDS}
