"""How databases of earlier versions become those of this one. Each step is a file in `versions`, never changed later.

Alembic runs them when a store is opened: nobody has to remember to.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Brings the database up to date, within the transaction that the connection is in."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    command.upgrade(config, "head")
