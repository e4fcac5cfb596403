"""The entry point of the command `stip`. It imports the rest when it runs, so that Ctrl-C ends it quietly even then."""

from __future__ import annotations

import gc
import os

GC_THRESHOLD = 50_000  # allocations between two collections: imports keep all that they allocate


def run() -> None:
    try:
        gc.set_threshold(GC_THRESHOLD)
        from stip.cli.app import run_command

        run_command()
    except KeyboardInterrupt:
        os._exit(130)
