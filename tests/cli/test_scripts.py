"""Commands for scripts: JSON, many records, analysis, the doctor, completion and the manual page."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from kit.command import STIP, stip

EXAMPLE = "src/stip/games/punto/example.txt"


def test_commands_print_json(tmp_path: Path) -> None:
    assert {game["name"] for game in json.loads(stip("games", "--json"))["games"]} >= {"halma", "punto"}
    assert json.loads(stip("perft", "halma", "--depth", "2", "--json"))["total"] == 1600
    divided = json.loads(stip("perft", "halma", "--depth", "2", "--divide", "--json"))
    assert sum(divided["moves"].values()) == divided["total"] == 1600
    told = json.loads(stip("simulate", "punto", "--games", "20", "--json"))
    assert sum(told["ended_by"].values()) == told["games"] == 20
    told = json.loads(stip("arena", "punto", "random", "greedy", "--games", "2", "--jobs", "1", "--json", "-"))
    assert len(told["games"]) == 2
    record = tmp_path / "game.txt"
    assert stip("trace", "punto", "--seed", "7", "--plies", "9", "--record", str(record)).count("\n") == 10
    hint = json.loads(stip("hint", str(record), "--seconds", "0.1", "--json"))
    assert hint["ply"] == 9
    analysed = json.loads(stip("analyse", str(record), "--after", "4", "--top", "3", "--seconds", "0.1", "--json"))
    assert (analysed["ply"], len(analysed["moves"])) == (4, 3)
    again = json.loads(stip("analyse", analysed["position"], "--seconds", "0.1", "--json"))
    assert (again["ply"], again["position"]) == (4, analysed["position"])
    reviewed = json.loads(stip("review", EXAMPLE, "--iterations", "10", "--json"))
    assert len(reviewed["moves"]) == 25


def test_many_records_are_verified_and_the_worst_decides(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(Path(EXAMPLE).read_text().replace('[Result "1-2', '[Result "2-1'))
    said = subprocess.run(
        [*STIP, "verify", EXAMPLE, str(broken), "/nowhere"], capture_output=True, text=True, timeout=60, check=False
    )
    assert said.returncode == 2
    assert [line.partition(": ")[0] for line in said.stdout.splitlines()] == [EXAMPLE, str(broken), "/nowhere"]
    assert all(said.stdout.count(file) == 1 for file in (EXAMPLE, str(broken), "/nowhere"))
    assert "everything matches" in stip("verify", "-", text=Path(EXAMPLE).read_text())
    assert stip("verify", EXAMPLE, EXAMPLE).count("everything matches") == 2


def test_the_doctor_finds_nothing_wrong_and_everything_is_prepared() -> None:
    told = json.loads(stip("doctor", "--json"))
    assert told["problems"] == []
    assert told["compiled"] == "yes"
    assert "cache" in stip("doctor")
    assert stip("prepare").startswith("All games are ready. What was compiled is in /")


def test_the_manual_page_is_made_from_the_commands() -> None:
    page = stip("man")
    assert page.startswith(".TH STIP 1")
    for part in (".SS stip play", ".SS stip admin backup", "\\-\\-plain", ".B 141"):
        assert part in page
    assert "OPDRACHTEN" in stip("man", "--language", "nl")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_complete_commands(shell: str) -> None:
    environment = {
        "PATH": "/usr/bin",
        "_STIP_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": "stip pl",
        "COMP_CWORD": "1",
        "_TYPER_COMPLETE_ARGS": "stip pl",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    done = subprocess.run(
        ["stip"],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PATH": "/usr/bin", "_TYPER_COMPLETE_ARGS": "stip pl", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
        | environment,
        executable=str(Path(".venv/bin/stip").resolve()),
        check=False,
    )
    assert "play" in done.stdout


def test_help_is_there_in_every_language_and_by_both_names() -> None:
    assert stip("-h") == stip("--help")
    assert stip("play", "-h") == stip("play", "--help")
    for language, word in (("nl", "Gebruik:"), ("da", "Brug:"), ("sv", "Användning:"), ("fi", "Käyttö:")):
        assert stip("play", "--help", "--language", language).startswith(word)
    assert stip("rules", "halma", "H-8", "--language", "nl") != stip("rules", "halma", "H-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dance --language nl", "Er is geen opdracht “dance”."),
        ("trace --language sv", "saknas"),
        ("games --banana --language da", "Der er ingen indstilling --banana."),
        ("trace chess --seed 1 --language fi", "chess"),
        ("games --language xx", "xx"),
        ("serve --host= --port 0", "no address"),
        ("serve --origin x", "not an origin"),
        ("serve --limit x", "NAME=NUMBER"),
        (f"show {EXAMPLE} --svg picture.jpg", "svg or png"),
        (f"analyse {EXAMPLE} --after 999", "999"),
        ("analyse nonsense", "nonsense"),
        ("analyse halma/2/1/AAAA", "damaged"),
    ],
)
def test_bad_input_is_one_clear_line_in_the_language_of_the_prompt(words: str, said: str) -> None:
    assert said in stip(*words.split(), code=2)


def test_a_picture_is_what_its_name_says(tmp_path: Path) -> None:
    stip("show", EXAMPLE, "--svg", str(tmp_path / "a.png"))
    stip("show", EXAMPLE, "--svg", str(tmp_path / "a.svg"))
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
