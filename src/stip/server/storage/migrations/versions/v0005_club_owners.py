"""Creates the table by which people find their club evenings. Those from before are in it after their next event."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "club_owners",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
    )
    op.create_index("club_owners_by_owner", "club_owners", ["owner"])
