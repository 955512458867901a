"""The rows of the store: entries of the log, and summaries for queries across tables."""

from __future__ import annotations

from msgspec import Struct


class LogRow(Struct, frozen=True):
    """An entry of a table's log; `at` is in milliseconds since 1970."""

    code: str
    seq: int
    at: int
    entry: bytes


class SummaryRow(Struct, frozen=True):
    """The columns by which tables are queried, updated with each entry.

    `status` is "open", "running", "over" or "closed". `waits` says what must be woken after a
    restart: nothing (""), a "bot" or a "clock". `listing` is the content of the lobby's row, which
    is opaque to the store. `engine` is the fingerprint of the engine that wrote the entry.
    """

    status: str
    public: bool
    waits: str
    game: str
    listing: bytes
    engine: str = ""


class Beat(Struct, frozen=True):
    """A worker's latest heartbeat, and its recent event loop lags (JSON, or empty)."""

    worker: str
    at: int
    lags: str


class TableRow(Struct, frozen=True):
    """A table without its entries; `seq` is the number of the latest one."""

    code: str
    seq: int
    created_at: int
    changed_at: int
    summary: SummaryRow
