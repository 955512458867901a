"""How a database comes from one form to the next: Alembic runs what is in `versions`."""
