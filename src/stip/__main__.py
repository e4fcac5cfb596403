"""`python -m stip` is the command `stip`."""

from stip.cli.main import run

run()
