"""The log, the tables, the secret and the heartbeats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("waits", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("listing", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "created_at"])
    table = sa.ForeignKey("tables.code", ondelete="CASCADE")
    op.create_table(
        "log",
        sa.Column("code", sa.Text, table, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("writer", sa.LargeBinary, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Refuse: a downgrade would lose every game."""
    raise NotImplementedError  # restore a backup instead: see docs/operations.md
