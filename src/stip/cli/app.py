"""The command `stip` as a whole, and how errors are reported.

Each command parses its arguments, calls the layers below and prints; bad input is reported in one line.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from stip import __version__
from stip.cli.ascii import NAME as SIMILAR_CHARACTERS
from stip.cli.ascii import is_ascii_wanted
from stip.cli.commands import HELP_OPTIONS, LazyGroup
from stip.cli.help import usage_text
from stip.cli.interrupts import exit_interrupted
from stip.cli.language import current_language, read_language, say
from stip.cli.output import EXIT_BROKEN_PIPE, abandon_output, describe_error, exit_code, fail
from stip.locale import use_console_language
from stip.locale.errors import StipError

app = typer.Typer(
    cls=LazyGroup,
    context_settings=HELP_OPTIONS,
    add_completion=True,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
UsageError: Any = typer.BadParameter.__bases__[0]  # the base class of Typer's errors about arguments


def run_command() -> None:
    """Run what the words of the command line say. Errors of the user are reported in one line, with exit code 2."""
    _prepare_streams()
    stdout = sys.stdout
    try:
        words = read_language(sys.argv[1:])
        use_console_language(current_language())
        code = app(words, standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except SystemExit:
        if sys.stdout is not stdout:  # Typer replaces it when nobody reads it any more
            sys.exit(EXIT_BROKEN_PIPE)
        raise
    except BrokenPipeError:  # the reader of a pipe has seen enough
        abandon_output()
        sys.exit(EXIT_BROKEN_PIPE)
    except UsageError as error:
        fail(usage_text(error))
    except StipError as error:
        fail(describe_error(error), exit_code(error))
    except OSError as error:
        abandon_output()
        fail(describe_error(error))
    except MemoryError:
        fail(say("no-memory"))
    except (KeyboardInterrupt, typer.Abort):
        exit_interrupted()


def _prepare_streams() -> None:
    """Replace standard streams that are closed, and let the others show characters that they do not know."""
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY))
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            encoding = "ascii" if is_ascii_wanted() and stream.isatty() else None
            stream.reconfigure(encoding=encoding, errors=SIMILAR_CHARACTERS)


@app.callback(invoke_without_command=True)
def greet(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Annotated[str | None, typer.Option(metavar="LANGUAGE")] = None,
) -> None:
    if version:
        print(__version__)
    elif context.invoked_subcommand is None:
        from stip.cli.greeting import greet_newcomer  # which the other commands need not wait for

        greet_newcomer()
