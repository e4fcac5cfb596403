"""Play line by line, driven by another program: what is told, what is refused, and games to their end."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from kit.command import STIP, started, stip
from kit.terminal import session_for

import stip as library
from stip.cli.terminal import plain
from stip.cli.terminal.controller import Controller
from stip.locale import localize

CODE = "bw4t673"  # of a table, as they look
OWN_GAMES = ["halma", "punto", "to-the-point", "tokken"]


class Program:
    """Another program that reads what `stip play --plain` writes, and answers with the number of a choice."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.text = ""

    def read_question(self) -> str:
        """Return what is written up to the next question; an empty text once it has ended."""
        assert self.process.stdout
        read = ""
        while not read.endswith("> ") and not read.endswith("Enter. "):
            character = self.process.stdout.read(1)
            if not character:
                self.text += read
                return ""
            read += character
        self.text += read
        return read

    def write(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()


def play_to_the_end(program: Program, number: int = 0) -> None:
    while question := program.read_question():
        choices = re.findall(r"^  (\d+)  ", question, re.MULTILINE)
        number = (number * 7 + 3) % 1009
        program.write(choices[number % len(choices)] if choices else "")


@pytest.mark.parametrize(
    "game", ["punto", *(pytest.param(game, marks=pytest.mark.slow) for game in OWN_GAMES if game != "punto")]
)
def test_another_program_plays_a_game_to_its_end(game: str) -> None:
    options = {"punto": ["--option", "rounds_to_win=1"], "halma": []}.get(game, [])
    with started("play", game, "Anna", "1", "--plain", "--fast", "--seed", "4", *options) as process:
        program = Program(process)
        if game == "halma":  # at random it would take thousands of moves
            for _ in range(30):
                question = program.read_question()
                program.write(re.findall(r"^  (\d+)  ", question, re.MULTILINE)[0])
            program.read_question()
            program.write("resign")
        play_to_the_end(program)
        assert process.wait(60) == 0
    assert "win" in program.text
    assert process.returncode == 0


def test_a_position_is_told_in_words_and_a_refusal_with_its_clause() -> None:
    lines = "hint\na5-a9\nxyz\nmoves\na5\nback\nfield:a5\na6\nundo\nlook\nsave\nquit\n"
    with started("play", "halma", "Anna", "1", "--plain", "--fast", "--seed", "4", "--first", "1") as process:
        said, problems = process.communicate(lines, timeout=120)
    assert problems == ""
    assert process.returncode == 0
    assert "red pawn: a1" in said or "red pawn: " in said
    assert "Try this: " in said
    assert re.search(r"\(H-\d+\)", said), "a5-a9 is no move"
    assert "is not a valid move" in said
    assert "You step from a5 to a6." in said or "a5" in said
    assert "The last move has been taken back." in said
    assert "Saved in " in said


def test_a_game_is_saved_after_every_move_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "punto", "Anna", "Bram", "--plain", "--fast", "--file", str(file))
    stip(*words, "--seed", "9", "--first", "1", text="1\n1\n1\nquit\n")
    game = library.load(file)
    assert game.ply == 3
    said = stip(*words, text="1\nquit\n")
    assert library.load(file).ply == 4
    assert "Bram" in said
    assert "Anna" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [("nl", "Waar"), ("da", "hvor"), ("sv", "Var"), ("nb", "hvor"), ("fi", "punainen"), ("is", "hvert")],
)
def test_it_is_played_in_every_language(language: str, said: str) -> None:
    text = stip("play", "punto", "Anna", "Bram", "--plain", "--seed", "9", "--language", language, text="1\nquit\n")
    assert said.lower() in text.lower(), text
    words = ("play", "punto", "Anna", "Bram", "--plain", "--seed", "9")
    assert stip(*words, text="1\nquit\n", LC_ALL="", LANG=f"{language}_XX.UTF-8", LANGUAGE="") == text


def test_two_people_at_one_terminal_get_a_curtain() -> None:
    said = stip("play", "tokken", "Anna", "Bram", "--plain", "--seed", "9", "--first", "1", text="\n1\n\nquit\n")
    before, _, after = said.partition("Your turn, Bram")
    assert "Your turn, Anna" in before
    assert "Your hand: " in before
    assert "Your hand: " in after
    assert "Your hand" not in said.partition("Press Enter")[0]


def test_the_log_that_both_read_tells_neither_what_the_other_was_given() -> None:
    """T-9: whoever exchanged a card alone reads which one came."""
    said = stip("play", "tokken", "Anna", "Bram", "--plain", "--seed", "9", "--first", "1", text="\n1\n\n1\n\nquit\n")
    alone = stip("play", "tokken", "Anna", "1", "--plain", "--fast", "--seed", "9", "--first", "1", text="1\nquit\n")
    assert "You got " in alone
    assert said.count("chooses in secret.") == 2
    assert "You got " not in said


def test_the_key_tells_what_each_card_does() -> None:
    said = stip("play", "tokken", "Anna", "1", "--plain", "--seed", "9", "--first", "1", text="key\nquit\n")
    assert "Q: Walks 12." in said
    assert "2, T: Walks as many fields as it says." in said
    dutch = ("play", "punto", "Anna", "1", "--plain", "--seed", "9", "--first", "1", "--language", "nl")
    assert "Op een 9 leg je niets." in stip(*dutch, text="uitleg\nstop\n")


def test_bytes_that_are_no_text_are_refused_and_the_game_goes_on() -> None:
    done = subprocess.run(
        [*STIP, "play", "punto", "Anna", "1", "--plain", "--seed", "9", "--first", "1"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},  # as in most locales
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "is not a valid move" in done.stdout.decode()


class CountingInput:
    def __init__(self, text: str) -> None:
        self._text = StringIO(text)
        self.lines_read = 0

    def readline(self, most: int) -> str:
        self.lines_read += 1
        return self._text.readline(most)

    def isatty(self) -> bool:
        return False


def test_input_is_not_read_long_before_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "MAX_WAITING_LINES", 2)
    text = CountingInput("look\n" * 3 + "quit\n" + "look\n" * 1000)
    monkeypatch.setattr(sys, "stdin", text)
    asyncio.run(plain.PlainGame(Controller(session_for("punto", "Anna", 1)), "").run())
    assert text.lines_read <= 4 + 2 + 1


def test_a_game_that_cannot_be_saved_goes_on_and_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def save(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "game.txt")

    monkeypatch.setattr("stip.cli.terminal.local.save", save)
    words = ("play", "punto", "Anna", "Bram", "--plain", "--seed", "9", "--first", "1", "--language", "nl")
    said = stip(*words, "--file", str(tmp_path / "game.txt"), text="1\n1\nsave\nquit\n")
    assert said.count(f"game.txt: {localize('system-ENOSPC', {}, 'nl')}") == 4, "after both moves, and when asked for"
    assert said.count("> ") == 4, "the game went on"


def test_a_lesson_is_told(tmp_path: Path) -> None:
    said = stip("play", "punto", "--lesson", "--plain", text="hint\nquit\n")
    assert "Step 1 of" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play chess --plain", "chess"),
        ("play halma 7 --plain", "level from 1 to 5"),
        ("play halma 3.1 --plain", "level from 1 to 5"),
        ("play halma 1 2 --plain", "At least one seat"),
        ("play halma A B C D E --plain", "5"),
        ("play halma Mimo 2 --plain", "Mimo"),
        ("play halma --plain --file /nowhere/game.txt --seed 1 --first 1", "/nowhere/game.txt"),
        ("play halma", "needs a terminal"),
        ("join nonsense", "no link to a table"),
        (f"join http://127.0.0.1:1/t/{CODE} --plain", "does not answer"),
        ("watch /nowhere/game.txt --plain", "/nowhere/game.txt"),
        ("watch http://127.0.0.1:1/x --plain", "no link to a table"),
    ],
)
def test_bad_input_is_one_clear_line(words: str, said: str) -> None:
    assert said in stip(*words.split(), code=2, text="1\n1\n")


def test_a_record_is_watched_to_its_end() -> None:
    file = Path("src/stip/games/punto/example.txt")
    said = stip("watch", str(file), "--plain", "--seconds", "0")
    assert said.count(" on ") > 20
    assert "win" in said


def test_an_ascii_terminal_shows_everything() -> None:
    done = subprocess.run(
        [*STIP, "show", "src/stip/games/tokken/example.txt", "--after", "60"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert b"hand ? ? ? ? ?" in done.stdout
    assert b"  .  .  ." in done.stdout
