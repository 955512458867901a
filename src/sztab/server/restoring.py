"""A table brought back from its log into memory."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sztab.server import entries
from sztab.server.live import LiveTable
from sztab.server.retelling import fresh
from sztab.server.table import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.server.store import LogRow

log = logging.getLogger(__name__)


@contextmanager
def reading(code: str) -> Iterator[None]:
    """Refuse a table whose log does not add up to one: only that table suffers.

    Players are not told what is wrong with it, which may be hidden from them.
    """
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        log.exception("table %s cannot be restored", code)
        text = f"Table {code} cannot be restored; whoever runs this server finds why in its log."
        raise Refusal("broken", text) from error


def restore(code: str, rows: list[LogRow]) -> LiveTable:
    """Return the table that the log adds up to; Refusal if it does not add up to one."""
    with reading(code):
        if [row.seq for row in rows] != list(range(len(rows))):
            raise ValueError("entries are missing")
        live = LiveTable(fresh(code, rows))
        for row in rows[1:]:
            live.follow(entries.decode(row.entry), row.at)
        live.stored = live.table.seq
        return live
