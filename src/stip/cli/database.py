"""The default database: in the user's data folder, so that every command finds it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer


def _default_database() -> str:
    folder = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "stip"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'stip.db'}"


Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="Database URL; by default a file in ~/.local/share/stip.",
        default_factory=_default_database,
        show_default=False,
    ),
]
