"""A table brought back from its log into memory."""

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
    """Refuse a table whose log does not add up to one: only that table suffers.

    Players are not told what is wrong with it, which may be hidden from them.
    """
    try:
        yield
    except (Refusal, RulesDiffer):
        raise
    except Exception as error:
        logger.exception("table %s cannot be restored", code)
        text = f"Table {code} cannot be restored; whoever runs this server finds why in its log."
        raise Refusal("broken", text) from error


async def restore(
    code: str, rows: list[LogRow], slices: Slices, *, checked: bool = True
) -> LiveTable:
    """Return the table that the log adds up to; Refusal if it does not add up to one.

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
    """Return the table as it was opened.

    Custom cards are read in a thread: there may be many.
    """
    try:
        if b'"content":{' in rows[0].entry:
            return await asyncio.to_thread(fresh, code, rows)
        return fresh(code, rows)
    except Refusal as refusal:
        if not checked and isinstance(refusal.__cause__, RulesError):
            raise RulesDiffer(0) from refusal
        raise


def take(live: LiveTable, row: LogRow, *, checked: bool) -> None:
    """Let a table take the next entry of its log; see `restore`."""
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
