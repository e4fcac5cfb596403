"""Standard input line by line, whatever it holds: bytes that are no text, or a line that never ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import TextIOWrapper


def input_lines(most: int) -> Iterator[str]:
    """Return the lines of standard input; longer ones than `most` characters come in parts."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return iter(lambda: sys.stdin.readline(most), "")
