"""Players of frozen versions. Each version plays in a process of its own, so two versions of the package never meet.

A process is told what a seat sees, and answers with a move. It is started once, plays any number of games, keeps the
tree of each of its players from move to move, and ends when this process does.
"""

from __future__ import annotations

import atexit
import base64
import json
import os
import re
import subprocess
import sys
import weakref
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from bench.ladder.freezing import BadContest
from bench.ladder.player_process import describe_game
from stip.bots.players import Player, make_player
from stip.games import rulebook_of
from stip.games.contract import LEVEL_COUNT, Move
from stip.play.position import View

FROZEN_NAME = re.compile(r"frozen:(?P<version>[^@]+)(?P<budget>@.+)?")


@dataclass(frozen=True)
class VersionedPlayers:
    """Makes players by name: `frozen:VERSION@0.1s` is the highest level of a frozen version, with a tenth of a second
    for a move; other names are those of bots in this process."""

    unpacked: Path  # a folder with a folder for each version

    def __call__(self, name: str, game: str, seed: int) -> Player:
        if found := FROZEN_NAME.fullmatch(name):
            process = process_of(self.unpacked / found["version"])
            return FrozenPlayer(process, f"{LEVEL_COUNT}{found['budget'] or ''}", game, seed)
        return make_player(name, game, seed)


class FrozenPlayer:
    """A player for one seat of one game, whose thoughts and tree are in the process of its version."""

    def __init__(self, process: PlayerProcess, bot: str, game: str, seed: int) -> None:
        self._process = process
        self._number = process.make_player(bot, game, seed)
        weakref.finalize(self, process.forgotten.append, self._number)

    def choose(self, view: View) -> Move:
        if type(view) is not View:
            raise TypeError("a bot sees a view, never the position")
        content = base64.b64encode(view.state.tobytes()).decode()
        answer = self._process.ask({"choose": self._number, "seat": int(view.seat), "view": content})
        return view.parse(answer["move"])


class PlayerProcess:
    """A process with players of a frozen version."""

    def __init__(self, folder: Path) -> None:
        self.version = folder.name
        self.forgotten: list[int] = []  # players that nobody needs any more
        self._numbers = count()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "player_process"],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is ours to hear
        )

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def make_player(self, bot: str, game: str, seed: int) -> int:
        """Make a player, and return the number by which the process knows it."""
        number, forgotten = next(self._numbers), [*self.forgotten]
        del self.forgotten[: len(forgotten)]
        theirs = self.ask({"make": number, "bot": bot, "game": game, "seed": seed, "forget": forgotten})
        ours, title = describe_game(game), rulebook_of(game).title
        if theirs["record"] != ours["record"]:
            raise BadContest(
                f"{self.version} has another record type for positions of {title}: it cannot read our views."
            )
        if theirs["rules"] != ours["rules"]:
            versions = f"version {theirs['rules']} of the rules of {title}, this one by {ours['rules']}"
            raise BadContest(f"{self.version} plays by {versions}.")
        return number

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request and return the answer."""
        assert self._process.stdin
        assert self._process.stdout
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            raise BadContest(f"The process of {self.version} ended with code {self._process.wait()}.")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise BadContest(f"{self.version} answers: {answer['error']}")
        return answer

    def close(self) -> None:
        """End the process; calling it again does nothing."""
        with suppress(BrokenPipeError), self._process as process:  # it may have ended before it read everything
            process.kill()


def process_of(folder: Path) -> PlayerProcess:
    """Return the process of an unpacked version, and start one if there is none."""
    process = _processes.get(folder)
    if process and not process.is_alive:
        process.close()
        process = None
    if not process:
        process = _processes[folder] = PlayerProcess(folder)
    return process


def close_processes() -> None:
    """End the processes of all versions."""
    while _processes:
        _processes.popitem()[1].close()


_processes: dict[Path, PlayerProcess] = {}
atexit.register(close_processes)
