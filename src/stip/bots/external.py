"""Players from outside: a program that speaks the engine protocol, or a function of a Python module.

`./random_mover`, or any other command with a slash in it, is started and asked for moves (docs/engine-protocol.md);
`@2s` at its end gives it two seconds a move. `package.module:function` is imported and called with the name of the game
and a seed; it returns something with a method `choose(view)`.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import threading
import time
import weakref
from contextlib import suppress
from importlib import import_module
from queue import Empty, Queue
from typing import IO, Protocol

from stip.bots.errors import EngineFailed, UnknownBot
from stip.games.contract import Move
from stip.play.position import View
from stip.play.position_text import write_position

FUNCTION = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
PROGRAM = re.compile(r"(?P<command>.*/.*?)(@(?P<seconds>[0-9.]{1,8})s)?", re.DOTALL)
DEFAULT_SECONDS = 1.0
GRACE_S = 10.0  # by which an engine may exceed its time, and within which it must greet
MAX_LINE = 100_000  # characters
PROTOCOL_VERSION = 1


class OutsidePlayer(Protocol):
    def choose(self, view: View) -> Move: ...


def make_external_player(name: str, game: str, seed: int) -> OutsidePlayer:
    """Return the player from outside that a name stands for, or raise UnknownBot."""
    if FUNCTION.fullmatch(name):
        return _imported(name, game, seed)
    found = PROGRAM.fullmatch(name)
    if not found:
        raise UnknownBot(bot=name)
    try:
        seconds = float(found["seconds"] or DEFAULT_SECONDS)
        return EnginePlayer(shlex.split(found["command"]), game, seconds)
    except ValueError:
        raise UnknownBot(bot=name) from None


def _imported(name: str, game: str, seed: int) -> OutsidePlayer:
    module, _, function = name.partition(":")
    try:
        player = getattr(import_module(module), function)(game, seed)
    except (ImportError, AttributeError, TypeError) as error:
        raise EngineFailed(engine=name, problem=f"{type(error).__name__}: {error}") from error
    if not hasattr(player, "choose"):
        raise EngineFailed(engine=name, problem="it has no method choose(view)")
    chosen: OutsidePlayer = player
    return chosen


class EnginePlayer:
    """A program that is asked for moves. It sees what its seat sees, as a short text, and the list of legal moves."""

    def __init__(self, command: list[str], game: str, seconds: float) -> None:
        self.name = " ".join(command)
        self.seconds = seconds
        self._game = game
        self._setup = ""  # what it was told about the game
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except OSError as error:
            raise EngineFailed(engine=self.name, problem=error.strerror or str(error)) from None
        assert self._process.stdin
        assert self._process.stdout
        self._answers: Queue[str] = Queue(1000)
        self._end = weakref.finalize(self, _end, self._process)
        threading.Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True).start()
        self._send(f"hello {PROTOCOL_VERSION}")
        self._wait_for("ready", GRACE_S)

    def choose(self, view: View) -> Move:
        options = " ".join(f"{name}={value}" for name, value in view.options.items())
        setup = f"new {self._game} {view.players} {options}".rstrip()
        if setup != self._setup or view.ply == 0:
            self._setup = setup
            self._send(setup)
        moves = list(view.legal_moves)
        self._send(f"position {write_position(view)}")
        self._send(f"legal {', '.join(moves)}")
        self._send(f"go seconds {self.seconds:g}")
        text = self._wait_for("move", self.seconds + GRACE_S)
        if text not in moves:
            raise EngineFailed(engine=self.name, problem=f"“{text[:60]}” is not a legal move")
        return Move(int(view.legal_moves.codes[moves.index(text)]))

    def _send(self, line: str) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError:
            raise EngineFailed(engine=self.name, problem="it has ended") from None

    def _wait_for(self, word: str, seconds: float) -> str:
        """Return the rest of the next line that begins with a word; other lines, such as `info`, are skipped."""
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, end - time.monotonic()))
            except Empty:
                self._end()
                raise EngineFailed(engine=self.name, problem=f"no {word} within {seconds:g} s") from None
            if not line:
                raise EngineFailed(engine=self.name, problem="it has ended")
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise EngineFailed(engine=self.name, problem=rest[:200])


def _read(stream: IO[bytes], answers: Queue[str]) -> None:
    """Pass on the lines of an engine; an empty one when it has ended."""
    with stream:
        for line in iter(lambda: stream.readline(MAX_LINE), b""):
            answers.put(line.decode("utf-8", "replace").rstrip("\r\n") or " ")
    answers.put("")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    with suppress(OSError):
        if process.stdin:
            process.stdin.close()
