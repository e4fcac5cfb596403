"""The entry point of the command `stip`. It imports the rest when it runs, so that Ctrl-C ends it quietly even then."""

from __future__ import annotations

import os


def run() -> None:
    try:
        from stip.cli.app import run_command

        run_command()
    except KeyboardInterrupt:
        os._exit(130)
