"""Adds what several processes need (due times, keepers, servers), checksums of events, and an index for lists.

Tables in play become due, so that their clocks and bots go on."""

from __future__ import annotations

from hashlib import blake2b

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = sa.table(
    "tables",
    sa.column("code", sa.String),
    sa.column("phase", sa.String),
    sa.column("at", sa.BigInteger),
    sa.column("due", sa.BigInteger),
)
EVENTS = sa.table(
    "events",
    sa.column("table", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("data", sa.LargeBinary),
    sa.column("checksum", sa.LargeBinary),
)
IS_DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.Column("kept_since", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("keeper", sa.String(32)))
    op.create_index("tables_by_phase", "tables", ["phase", "made_at", "code"])
    op.create_index("tables_by_due", "tables", ["due"], sqlite_where=IS_DUE, postgresql_where=IS_DUE)
    op.execute(sa.update(TABLES).where(TABLES.c.phase == "playing").values(due=TABLES.c.at))
    op.add_column("events", sa.Column("checksum", sa.LargeBinary))
    for code in op.get_bind().scalars(sa.select(TABLES.c.code)).all():
        _add_checksums(code)
    with op.batch_alter_table("events") as events:
        events.alter_column("checksum", existing_type=sa.LargeBinary, nullable=False)


def _add_checksums(code: str) -> None:
    connection, checksum, rows = op.get_bind(), b"", []
    query = sa.select(EVENTS.c.seq, EVENTS.c.data).where(EVENTS.c.table == code).order_by(EVENTS.c.seq)
    for seq, data in connection.execute(query):
        checksum = blake2b(checksum + data, digest_size=8).digest()
        rows.append({"of_table": code, "of_seq": seq, "new": checksum})
    statement = sa.update(EVENTS).where(
        EVENTS.c.table == sa.bindparam("of_table"), EVENTS.c.seq == sa.bindparam("of_seq")
    )
    if rows:
        connection.execute(statement.values(checksum=sa.bindparam("new")), rows)
