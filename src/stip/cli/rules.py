"""A page of rules on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown


def show(out: Console, text: str) -> None:
    """Formatted for a person, as it is for a program."""
    if out.is_terminal:
        out.print(Markdown(text), width=min(out.width, 100))
    else:
        print(text)
