"""Presence shared by workers, their loop lag, and the engine that last checked a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the new columns, empty in existing rows, and the table of presence."""
    op.add_column("tables", sa.Column("engine", sa.Text, nullable=False, server_default=""))
    op.add_column("beats", sa.Column("lags", sa.Text, nullable=False, server_default=""))
    table = sa.ForeignKey("tables.code", ondelete="CASCADE")
    op.create_table(
        "presence",
        sa.Column("code", sa.Text, table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Refuse: an older server cannot read entries written since the upgrade."""
    raise NotImplementedError  # restore a backup instead: see docs/operations.md
