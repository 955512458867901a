"""What the store keeps: the rows of the log, and what must be found without reading it."""

from __future__ import annotations

from msgspec import Struct


class LogRow(Struct, frozen=True):
    """One entry of a table; `at` is in milliseconds since 1970."""

    code: str
    seq: int
    at: int
    entry: bytes


class SummaryRow(Struct, frozen=True):
    """What is looked for among many tables; it is written together with each entry.

    `status` is "open", "running", "over" or "closed". `waits` says who must be woken after a
    restart: nobody (""), a "bot" or a "clock". `listing` is what lists show of the table; the
    store never looks inside. `engine` is the fingerprint of the engine that wrote the entry.
    """

    status: str
    public: bool
    waits: str
    game: str
    listing: bytes
    engine: str = ""


class Beat(Struct, frozen=True):
    """A worker's latest sign of life, and when it was too busy to listen (JSON, or nothing)."""

    worker: str
    at: int
    lags: str


class TableRow(Struct, frozen=True):
    """A table without its entries; `seq` is that of the latest one."""

    code: str
    seq: int
    created_at: int
    changed_at: int
    summary: SummaryRow
