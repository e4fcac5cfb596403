"""What `stip` shows without a command."""

from __future__ import annotations

from stip.cli.demo import show_demo


def greet_newcomer() -> None:
    show_demo()
