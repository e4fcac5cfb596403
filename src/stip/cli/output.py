"""The terminal that the commands print to, and the one line that reports an error and ends a command."""

from __future__ import annotations

import sys
from typing import Never

from rich.console import Console

out = Console(highlight=False)


def fail(text: str, code: int = 2) -> Never:
    """Print the text in one line to standard error and exit with the code."""
    print(" ".join(text.split()), file=sys.stderr)
    raise SystemExit(code)
