"""Database migrations. Each is a file in `versions` and is never changed later.

Alembic runs them whenever a store is opened.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the database to a version, by default the newest, within the connection's current transaction."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    command.upgrade(config, revision)
