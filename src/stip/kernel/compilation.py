"""Compilers at work: processes of their own that turn entry points into machine code, and what went wrong there.

What cannot be compiled runs as plain Python, many times slower. Nobody should have to guess why: the log of
`stip.kernel` says it once, and `compilation_problems` says it to whoever asks.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from stip.errors import NotCompiled
from stip.kernel.object_cache import VARIABLE, cache_folder
from stip.locale import localize

LOG = logging.getLogger("stip.kernel")

EVERY = ""  # instead of the name of an entry point: none of the locator can be compiled


@dataclass(frozen=True)
class CompilationProblem:
    """Why a game runs as plain Python, or a part of it."""

    title: str  # of the game
    error: NotCompiled

    def text(self, language: str = "en") -> str:
        return localize("runs-as-python", {"title": self.title, "why": self.error.why(language)}, language)


def compilation_problems() -> list[CompilationProblem]:
    """All that could not be compiled so far, as this process knows: each problem of a game once."""
    problems = [CompilationProblem(str(error.facts["title"]), error) for error in list(_failures.values())]
    return list({problem.text(): problem for problem in problems}.values())


def tell(error: NotCompiled) -> None:
    """Logs that something runs as plain Python, and why: once, however many entry points have the same problem."""
    text = CompilationProblem(str(error.facts["title"]), error).text()
    if text not in _told:
        _told.add(text)
        LOG.warning(text)


class Compiler(Thread):
    """A process that compiles entry points, and the thread that listens to what it reports. The process goes on when
    this one ends."""

    def __init__(self, locator: str, first: str, title: str) -> None:
        super().__init__(name=f"compiler of {title}", daemon=True)
        self.locator = locator
        self.title = title
        self.process = subprocess.Popen(
            # -P and our own search path: it finds the modules that we have found, not others in the working directory
            [sys.executable, "-P", "-m", "stip.kernel.compiler", locator, first],
            env={
                **os.environ,
                "NUMBA_OPT": "0",  # it optimises when all is linked
                "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path),
                VARIABLE: str(cache_folder()),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )

    def run(self) -> None:
        assert self.process.stdout
        with self.process.stdout as reports:
            for line in reports:
                with suppress(ValueError):  # a module printed something while it was imported
                    report = json.loads(line)
                    LOG.debug(report["details"])
                    note_failure(self.locator, report["entry"], self.title, report["problem"], report["facts"])
        self.process.wait()


def start_compiler(locator: str, first: str, title: str) -> None:
    """Has all entry points of a locator compiled, beginning with one; a second time does nothing."""
    if (locator, first) not in _compilers:
        try:
            compiler = Compiler(locator, first, title)
        except OSError as error:  # there is no memory for it, or no such program
            note_failure(locator, EVERY, title, "compiler-failed", {"error": str(error)})
        else:
            _compilers[locator, first] = compiler
            compiler.start()


def is_compiling(locator: str) -> bool:
    """Whether a compiler that this process has started still works on a locator."""
    return any(one.is_alive() for (where, _), one in list(_compilers.items()) if where == locator)


def is_started(locator: str) -> bool:
    return any(where == locator for where, _ in list(_compilers))


def failure_of(locator: str, entry: str) -> NotCompiled | None:
    """Why an entry point could not be compiled, if it is known by now."""
    return _failures.get((locator, entry)) or _failures.get((locator, EVERY))


def note_failure(locator: str, entry: str, title: str, problem: str, facts: dict[str, Any]) -> NotCompiled:
    """Remembers the first reason."""
    return _failures.setdefault((locator, entry), NotCompiled(**{**facts, "title": title, "problem": problem}))


def note_silence(locator: str, entry: str, title: str) -> NotCompiled:
    """All compilers of the locator have ended without a word, and there is no code: one was killed, or it has compiled
    other sources than those that this process has loaded."""
    codes = [one.process.returncode for (where, _), one in list(_compilers.items()) if where == locator]
    code = next((str(code) for code in codes if code), "")
    problem = "compiler-ended" if code else "sources-changed"
    return failure_of(locator, entry) or note_failure(locator, entry, title, problem, {"code": code})


_compilers: dict[tuple[str, str], Compiler] = {}  # started by this process
_failures: dict[tuple[str, str], NotCompiled] = {}  # by locator and entry point
_told: set[str] = set()

if hasattr(os, "register_at_fork"):  # a child has no compilers: threads are not copied
    os.register_at_fork(after_in_child=_compilers.clear)
