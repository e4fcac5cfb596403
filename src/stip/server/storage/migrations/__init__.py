"""Database migrations. Each is a file in `versions` and is never changed later.

Alembic runs them whenever a store is opened that is not up to date.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect

FOLDER = Path(__file__).parent
NEWEST = max(file.name for file in (FOLDER / "versions").glob("v*.py"))[1:5]  # v0001_events.py makes revision 0001


class UnknownRevision(Exception):
    """The database has been migrated by a later version."""


def migrate(connection: Connection, revision: str = NEWEST) -> None:
    """Migrate the database to a revision, by default the newest, within the connection's current transaction."""
    if _has_revision(connection, revision):
        return
    from alembic import command  # which takes as long to load as much of the rest
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise UnknownRevision from error


def _has_revision(connection: Connection, revision: str) -> bool:
    return (
        inspect(connection).has_table("alembic_version")
        and revision == connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    )
