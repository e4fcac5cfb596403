"""Run by Alembic: the connection comes from `migrate`, which has opened the transaction."""

from __future__ import annotations

from alembic import context

from stip.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
