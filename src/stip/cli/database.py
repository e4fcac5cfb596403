"""The default database: in the user's data folder, so that every command finds it."""

from __future__ import annotations

from typing import Annotated

import typer


def _default_database() -> str:
    from platformdirs import user_data_path

    folder = user_data_path("stip", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'stip.db'}"


Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        default_factory=_default_database,
        show_default=False,
    ),
]
