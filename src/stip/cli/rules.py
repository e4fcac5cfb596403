"""A page of rules on the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown


def show(out: Console, text: str) -> None:
    """Print a text, formatted if it is read by a person and unchanged if by a program."""
    if out.is_terminal:
        out.print(Markdown(text), width=min(out.width, 100))
    else:
        print(text)
