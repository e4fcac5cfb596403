"""Runs the command `stip` as a subprocess."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path

import pytest

from stip.cli.language import use_language
from stip.cli.main import run

STIP = (sys.executable, "-m", "stip")


def stip(*words: str, code: int = 0, text: str = "", **environment: str) -> str:
    """Return what the command prints, or its one line of error output if it should fail. `text` is its input. It runs
    in this process, because to start one takes longer than most commands."""
    said, problems, ended = StringIO(), StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(problems):
        patch.setattr(sys, "argv", ["stip", *words])
        patch.setattr(sys, "stdin", StringIO(text))
        for name, value in environment.items():
            patch.setenv(name, value)
        try:
            run()
        except SystemExit as end:
            ended = int(end.code or 0)
        finally:
            use_language("")
    assert ended == code, problems.getvalue()
    assert "Traceback" not in problems.getvalue()
    if code:
        assert problems.getvalue().count("\n") == 1, problems.getvalue()
    return problems.getvalue() if code else said.getvalue()


@contextmanager
def started(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Start the command in a process group of its own. However the test ends, nothing of it is left running."""
    process = subprocess.Popen(
        [*STIP, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **environment},
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            with suppress(BrokenPipeError):
                if stream:
                    stream.close()


def wait_until(is_so: Callable[[], bool], seconds: float = 120.0) -> None:
    """Wait for a state; fail if it does not come."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def children_of(process: int) -> list[int]:
    """Return the ids of the processes that a process has started."""
    tasks = Path(f"/proc/{process}/task")
    with suppress(OSError):
        return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]
    return []


def is_running(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def seconds_computed(process: int) -> float:
    """Return for how long a process has used a processor."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
    return 0.0
