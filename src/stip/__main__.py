"""Runs the command `stip` for `python -m stip`."""

from stip.cli.main import run

run()
