"""Runs `stip` repeatedly by forking, so that each run starts without importing everything again.

Reads the arguments of each command as a line of JSON, and prints the id of its process beside the command's own output.
"""

from __future__ import annotations

import json
import os
import sys

import alembic.command  # noqa: F401

import stip.server.runner  # noqa: F401
from stip.cli.main import run
from stip.games import GAMES, rulebook_of
from stip.locale import localize

if __name__ == "__main__":
    localize("fault", {})
    for game in GAMES:
        for entry_point in rulebook_of(game).entry_points.values():
            entry_point.wait_until_compiled()
    for line in sys.stdin:
        process = os.fork()
        if not process:
            sys.argv = ["stip", *json.loads(line)]
            run()
        print(f"process {process}", flush=True)
        os.waitpid(process, 0)
