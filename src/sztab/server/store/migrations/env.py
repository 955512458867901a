"""Alembic runs this file; `sztab.server.store.migration` has opened the connection."""

from __future__ import annotations

from alembic import context

from sztab.server.store.schema import METADATA

# Batch mode: SQLite cannot change a table, it must be copied.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
