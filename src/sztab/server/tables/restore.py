"""Rebuilds a table from its log."""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sztab.core.action import RulesError, SztabError
from sztab.server.tables import log
from sztab.server.tables.checks import RulesDiffer, compare
from sztab.server.tables.history import fresh
from sztab.server.tables.live_table import LiveTable
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.server.operations.slices import Slices
    from sztab.server.store import LogRow
    from sztab.server.tables.table import Table

logger = logging.getLogger(__name__)


@contextmanager
def reading(code: str) -> Iterator[None]:
    """Turn errors while reading a log into a refusal: only that table is broken.

    Players are not told the error, which may contain hidden information.
    """
    try:
        yield
    except (Refusal, RulesDiffer):
        raise
    except Exception as error:
        logger.exception("table %s cannot be restored", code)
        text = f"Table {code} cannot be restored; the server's log says why."
        raise Refusal("broken", text) from error


async def restore(
    code: str, rows: list[LogRow], slices: Slices, *, checked: bool = True
) -> LiveTable:
    """Return the table that a log leads to; Refusal if the log is broken.

    Unless the rules are known (`checked`) to be those under which the log was written, RulesDiffer
    names the first move at which they lead elsewhere.
    """
    with reading(code):
        if [row.seq for row in rows] != list(range(len(rows))):
            raise ValueError("entries are missing")
        live = LiveTable(await _opened(code, rows, checked=checked))
        await slices.each(rows[1:], lambda row: take(live, row, checked=checked))
        live.stored = live.table.seq
        return live


async def _opened(code: str, rows: list[LogRow], *, checked: bool) -> Table:
    """Return the table as it was opened; custom cards are read in a thread, there may be many."""
    try:
        if b'"content":{' in rows[0].entry:
            return await asyncio.to_thread(fresh, code, rows)
        return fresh(code, rows)
    except Refusal as refusal:
        if not checked and isinstance(refusal.__cause__, RulesError):
            raise RulesDiffer(0) from refusal
        raise


def take(live: LiveTable, row: LogRow, *, checked: bool) -> None:
    """Apply the next entry of a log; see `restore`."""
    entry = log.decode(row.entry)
    if checked:
        live.follow(entry, row.at)
        return
    move = len(live.table.play.moves) + isinstance(entry, log.Moved)
    try:
        live.follow(entry, row.at)
    except Refusal:
        raise
    except SztabError as error:
        raise RulesDiffer(move) from error
    compare(live.table, entry)
