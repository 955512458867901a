"""Tables after an update of the server: checked, and stopped if the rules have changed.

A table remembers which engine last checked it. If another engine is installed, the table is
replayed. If every position is the same as before, the game continues. Otherwise it stops for good
and is kept as a record: nobody has to play on under rules that were not agreed on.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from sztab import games
from sztab.server.store import Conflict, StoreDown
from sztab.server.tables import fingerprint, log
from sztab.server.tables.checks import RulesDiffer
from sztab.server.tables.restore import reading, restore
from sztab.server.tables.stopped_record import record_of
from sztab.server.tables.summary import is_good, read_summary, stopped_row
from sztab.server.wire.refusals import Refusal, outdated

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sztab.records import Record
    from sztab.server.store import LogRow, TableRow
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.worker_state import WorkerState

    Find = Callable[[str], Awaitable[LiveTable]]

logger = logging.getLogger(__name__)

PAUSE: Final = 0.02
"""Seconds between two tables that are checked in the background, so that requests come first."""


async def bring_back(state: WorkerState, code: str, rows: list[LogRow]) -> LiveTable:
    """Return the table that a log leads to; Refusal if the game cannot continue."""
    refuse_stopped(code, rows)
    row = await state.store.table(code)
    now = await _installed(row)
    checked = row is None or row.summary.engine == now
    try:
        live = await restore(code, rows, state.slices, checked=checked)
    except RulesDiffer as differs:
        if row is not None:
            await _stop(state, row, len(rows), differs.move)
        raise outdated(code, differs.move) from None
    if not checked and now:
        state.run_in_background(_note(state, code, now))
    return live


async def _note(state: WorkerState, code: str, now: str) -> None:
    """Store that a table was checked; if the store is down, it will be checked again."""
    with suppress(StoreDown):
        await state.store.note_engine(code, now)


async def _installed(row: TableRow | None) -> str:
    """Return the fingerprint of the installed engine of a table's game; "" if there is none."""
    if row is None or row.summary.game not in games.names():
        return ""
    return await fingerprint.ready(row.summary.game)


async def _stop(state: WorkerState, row: TableRow, seq: int, move: int) -> None:
    """Store that a table has stopped."""
    logger.warning("table %s has stopped: the rules differ at move %d", row.code, move)
    game = games.get(row.summary.game)
    entry = log.encode(log.Stopped(move, game.version))
    at = max(state.clock(), row.changed_at)
    summary = stopped_row(row, fingerprint.known(game.name))
    with suppress(Conflict):  # another worker has stopped it
        await state.store.append(row.code, seq, at, entry, summary)


def refuse_stopped(code: str, rows: list[LogRow]) -> None:
    """Refuse a table that has stopped, without replaying it: its rules are no longer known."""
    with reading(code):
        last = log.decode(rows[-1].entry)
    if isinstance(last, log.Stopped):
        raise outdated(code, last.move)


# In the background


async def check_tables(state: WorkerState, find: Find) -> int:
    """Check the running tables that other engines have checked last; return their number."""
    engines = {name: await fingerprint.ready(name) for name in games.names()}
    codes = await state.store.unchecked(engines)
    SystemRandom().shuffle(codes)  # several workers share the work
    for code in codes:
        await _check(state, code, find)
        await asyncio.sleep(PAUSE)
    return len(codes)


async def _check(state: WorkerState, code: str, find: Find) -> None:
    """Replay one table, unless it is in memory: then it was checked already."""
    row = await state.store.table(code)
    now = await _installed(row)
    if row is None or not now or row.summary.engine == now or code in state.live:
        return
    rows = await state.store.read(code)
    try:
        await restore(code, rows, state.slices, checked=False)
    except RulesDiffer:
        with suppress(Refusal):
            await find(code)  # which stops it
    except Refusal as refusal:
        logger.warning("table %s is not checked: %s", code, refusal)
    else:
        await _note(state, code, now)


# The record that remains


async def kept_record(state: WorkerState, code: str, token: str) -> Record:
    """Return the record of a table that has stopped, for its players and spectators."""
    row, rows = await state.store.table(code), await state.store.read(code)
    opened, last = log.decode(rows[0].entry), log.decode(rows[-1].entry)
    if row is None or not isinstance(opened, log.Opened) or not isinstance(last, log.Stopped):
        raise Refusal("outdated", f"Table {code} cannot be opened any more.")
    _check_pass(state, row, opened, token)
    return await asyncio.to_thread(lambda: record_of(code, [log.decode(one.entry) for one in rows]))


def _check_pass(state: WorkerState, row: TableRow, opened: log.Opened, token: str) -> None:
    if not token:
        if not opened.terms.watch:
            raise Refusal("private", "Only its players may look at this table.")
        return
    one, kept = state.passes.read(token), read_summary(row)
    if one is None or kept is None or one.table != row.code or not is_good(kept, one):
        raise Refusal("bad-token", "This pass is not for this table, or its seat was left.")
