"""The tables of the database.

`log` is the source of truth: one row per entry, never changed. `tables` has one row per table,
which is locked and updated in the transaction that writes an entry. A change here needs a new file
in `migrations/versions`; a test compares the two.
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
"""The channel on which workers that share a database notify each other of new entries."""

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
    # The fingerprint of the engine that last checked the table, or empty.
    Column("engine", Text, nullable=False, server_default=""),
    # No index contains `changed_at`: every move would have to update the index, too.
    Index("tables_by_status", "status", "created_at"),
)

LOG = Table(
    "log",
    METADATA,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # A unique id per entry: after a lost connection it tells our row from another worker's.
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
    # The worker's recent lags of more than 50 ms, which are credited to running clocks (JSON).
    Column("lags", Text, nullable=False, server_default=""),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", Text, primary_key=True),
    # When this worker last had a connection to the seat, in milliseconds since 1970;
    # sightings.CONNECTED while it has one.
    Column("seen_at", BigInteger, nullable=False),
)
