"""The script that Alembic runs, on the connection that `sztab.server.store.migration` opened."""

from __future__ import annotations

from alembic import context

from sztab.server.store.schema import METADATA

# Batch mode copies tables: SQLite can hardly alter one in place.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
