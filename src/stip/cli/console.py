"""The terminal that the commands print to. Those that print plain lines do not load it."""

from __future__ import annotations

from rich.console import Console


class Output(Console):
    """A console that lets the command end if nobody reads its output any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


out = Output(highlight=False)
