"""The tables of the database.

`log` is the truth: one row for each entry, never changed. `tables` has one row for each table; it
is written in the same transaction as the entry, and whoever writes an entry holds its row.
A change here needs a new file in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

CHANNEL: Final = "sztab"
"""Where workers that share a database tell each other what they have written."""

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("waits", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    # The fingerprint of the engine that last checked the table; empty if none has.
    Column("engine", Text, nullable=False, server_default=""),
    # No index has `changed_at`: it changes with every move, and the index would be written too.
    Index("tables_by_status", "status", "created_at"),
)

LOG = Table(
    "log",
    METADATA,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Random, one for each entry: after a lost connection it tells our row from another worker's.
    Column("writer", LargeBinary, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

BEATS = Table(
    "beats",
    METADATA,
    Column("worker", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # The worker's recent pauses of more than 50 ms, which are credited to running clocks (JSON).
    Column("lags", Text, nullable=False, server_default=""),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", Text, primary_key=True),
    # When this worker last had a connection of the seat, in milliseconds since 1970; while it has
    # one, sightings.CONNECTED.
    Column("seen_at", BigInteger, nullable=False),
)
