"""The terminal that the commands print to, and the one line that reports an error and ends a command."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Never

from rich.console import Console

EXIT_BROKEN_PIPE = 141  # what a shell reports when a program was ended because nobody read its output


class Output(Console):
    """A console that lets the command end if nobody reads its output any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


out = Output(highlight=False)


def fail(text: str, code: int = 2) -> Never:
    """Print the text in one line to standard error and exit with the code."""
    print(" ".join(text.split()), file=sys.stderr)
    raise SystemExit(code)


def abandon_output() -> None:
    """Discard what could not be printed, so that Python does not try again when it exits."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
