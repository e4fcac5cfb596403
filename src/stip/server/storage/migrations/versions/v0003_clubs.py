"""Creates the tables for club evenings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("clubs_by_phase", "clubs", ["phase", "at"])
    op.create_table(
        "club_events",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
