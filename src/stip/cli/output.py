"""What commands print as JSON, and the one line that reports an error and ends a command."""

from __future__ import annotations

import errno
import json
import os
import sys
from contextlib import suppress
from typing import Never

from stip.cli.language import current_language, say
from stip.locale import has_text
from stip.locale.errors import StipError
from stip.play.errors import RecordMismatch

EXIT_MISMATCH = 1  # a record that can be read and does not hold
EXIT_BAD_INPUT = 2
EXIT_BROKEN_PIPE = 141  # what a shell reports when a program was ended because nobody read its output


def fail(text: str, code: int = EXIT_BAD_INPUT) -> Never:
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


def describe_error(error: StipError | OSError) -> str:
    """Return an error in the language of the prompt; one about a file names it."""
    if isinstance(error, StipError):
        return ": ".join((*getattr(error, "__notes__", ()), error.text(current_language())))
    code = f"system-{errno.errorcode.get(error.errno or 0, '')}"
    problem = say(code) if has_text(code) else error.strerror or str(error)
    return f"{error.filename}: {problem}" if error.filename else problem


def exit_code(error: StipError | OSError) -> int:
    return EXIT_MISMATCH if isinstance(error, RecordMismatch) else EXIT_BAD_INPUT


def print_json(**facts: object) -> None:
    """Print one object as JSON."""
    print(json.dumps(facts, ensure_ascii=False, indent=1))
