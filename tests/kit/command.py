"""The command `stip` as people use it."""

from __future__ import annotations

import subprocess
import sys


def stip(*words: str, code: int = 0) -> str:
    """What the command prints; on a bad day its one line of complaint."""
    done = subprocess.run([sys.executable, "-m", "stip", *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    if code:
        assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr if code else done.stdout
