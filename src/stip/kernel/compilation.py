"""Starts the processes that compile entry points, and records why something could not be compiled.

Whatever cannot be compiled runs as plain Python, many times slower. The log of `stip.kernel` says so once, with the
reason, and `compilation_problems` returns all such problems.
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

from stip.kernel.errors import NotCompiled
from stip.kernel.object_cache import CACHE_VARIABLE, cache_folder
from stip.locale import localize

LOG = logging.getLogger("stip.kernel")

BUSY = 75  # the exit code of a compiler that found another one at work; sysexits.h calls it a temporary failure
ALL_ENTRY_POINTS = ""  # instead of the name of one: nothing at the locator can be compiled


@dataclass(frozen=True)
class CompilationProblem:
    """The reason why a game, or a part of it, runs as plain Python."""

    title: str  # of the game
    error: NotCompiled

    def text(self, language: str = "en") -> str:
        """Return a sentence for the operator: the game, and why it could not be compiled."""
        return localize("runs-as-python", {"title": self.title, "why": self.error.why(language)}, language)


def compilation_problems() -> list[CompilationProblem]:
    """Return what could not be compiled, as far as this process knows by now: each problem of a game once."""
    problems = [CompilationProblem(str(error.facts["title"]), error) for error in list(_failures.values())]
    return list({problem.text(): problem for problem in problems}.values())


def warn_once(error: NotCompiled) -> None:
    """Log that something runs as plain Python, and why: once, even if several entry points have the same problem."""
    text = CompilationProblem(str(error.facts["title"]), error).text()
    if text not in _logged:
        _logged.add(text)
        LOG.warning(text)


class Compiler(Thread):
    """A process that compiles entry points, and the thread that reads its reports. It outlives the process that started
    it."""

    def __init__(self, locator: str, first: str, title: str) -> None:
        super().__init__(name=f"compiler of {title}", daemon=True)
        self.locator = locator
        self.title = title
        self.process = subprocess.Popen(
            # -P and our own search path: it imports the same modules as we do, not others in the working directory
            [sys.executable, "-P", "-m", "stip.kernel.compiler", locator, first],
            env={
                **os.environ,
                "NUMBA_OPT": "0",  # llvmlite optimises after linking
                "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path),
                CACHE_VARIABLE: str(cache_folder()),
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
                with suppress(ValueError, TypeError, LookupError):  # a module printed something while it was imported
                    report = json.loads(line)
                    record_failure(self.locator, report["entry_point"], self.title, report["problem"], report["facts"])
                    LOG.debug(report["details"])
        if self.process.wait() == BUSY:
            _compilers.pop(self.locator, None)


def start_compiler(locator: str, first: str, title: str) -> None:
    """Start compiling all entry points of a locator, the first one first. If a compiler works on them already, of
    whichever process, it is only asked to take that one next; if this process has started one before, nothing
    happens."""
    if is_compiling(locator):
        ask_for(locator, first)
    elif locator not in _compilers:
        try:
            compiler = Compiler(locator, first, title)
        except OSError as error:  # out of memory, or there is no such program
            record_failure(locator, ALL_ENTRY_POINTS, title, "compiler-failed", {"error": str(error)})
        else:
            _compilers[locator] = compiler
            compiler.start()


def is_compiling(locator: str) -> bool:
    """Return whether a compiler works on a locator, whichever process has started it."""
    compiler = _compilers.get(locator)
    return bool(compiler and compiler.is_alive()) or is_locked(locator)


def lock_file(locator: str) -> Path:
    """Return the file that the one compiler of a locator locks while it works."""
    return cache_folder() / f"{locator.replace(':', '.')}.compiler"


def is_locked(locator: str) -> bool:
    """Return whether a compiler of any process works on a locator."""
    file = lock_file(locator)
    if not file.exists():
        return False
    from filelock import FileLock, Timeout  # which is only needed where nothing is compiled yet

    try:
        with FileLock(file, timeout=0):
            return False
    except Timeout:
        return True


def ask_for(locator: str, entry_point: str) -> None:
    """Ask the compiler that works on a locator to take this entry point next."""
    with suppress(OSError):
        lock_file(locator).with_suffix(".next").write_text(entry_point)


def asked_for(locator: str) -> str:
    """Return the entry point that was asked for last, or an empty text."""
    try:
        return lock_file(locator).with_suffix(".next").read_text()[:100]
    except (OSError, ValueError):
        return ""


def is_any_compiling() -> bool:
    """Return whether any compiler that this process has started still works."""
    return any(one.is_alive() for one in list(_compilers.values()))


def is_started(locator: str) -> bool:
    """Return whether this process has ever started a compiler for a locator."""
    return locator in _compilers


def failure_of(locator: str, entry_point: str) -> NotCompiled | None:
    """Return why an entry point could not be compiled, if that is known by now."""
    return _failures.get((locator, entry_point)) or _failures.get((locator, ALL_ENTRY_POINTS))


def record_failure(locator: str, entry_point: str, title: str, problem: str, facts: dict[str, Any]) -> NotCompiled:
    """Record why an entry point could not be compiled, and return the first reason recorded for it."""
    return _failures.setdefault((locator, entry_point), NotCompiled(**{**facts, "title": title, "problem": problem}))


def record_missing_code(locator: str, entry_point: str, title: str) -> NotCompiled:
    """Record that the compiler of a locator has ended without a report and without machine code: it was killed, or the
    sources have changed since this process loaded them."""
    compiler = _compilers.get(locator)
    code = str((compiler and compiler.process.returncode) or "")
    problem = "compiler-ended" if code else "sources-changed"
    return failure_of(locator, entry_point) or record_failure(locator, entry_point, title, problem, {"code": code})


_compilers: dict[str, Compiler] = {}  # started by this process, by locator
_failures: dict[tuple[str, str], NotCompiled] = {}  # by locator and entry point
_logged: set[str] = set()

if hasattr(os, "register_at_fork"):  # a child has no compilers: threads are not copied
    os.register_at_fork(after_in_child=_compilers.clear)
