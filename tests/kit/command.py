"""Runs the command `stip` as a subprocess."""

from __future__ import annotations

import subprocess
import sys


def stip(*words: str, code: int = 0) -> str:
    """Return what the command prints, or its one line of error output if it should fail."""
    done = subprocess.run([sys.executable, "-m", "stip", *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    if code:
        assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr if code else done.stdout
