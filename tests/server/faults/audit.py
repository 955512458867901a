"""Checks that everything acknowledged is stored, once, and that nothing is broken."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from sztab.server import wire
from sztab.server.client import call
from sztab.server.store import LogRow, Store
from sztab.server.tables import log as entries
from sztab.server.tables import results
from sztab.server.tables.fingerprint import fingerprint
from sztab.server.tables.summary import summary_row
from sztab.server.tables.table import load

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection

    from tests.server.faults.journal import Journal

_NEWS_WITHIN: Final = 30.0


@asynccontextmanager
async def opened_store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def audit_store(database: str, journal: Journal, settled: Collection[str] = ()) -> set[str]:
    """Check the log of every table, without a server; return the tables that are over.

    A table that is over does not change any more, so it need not be checked again.
    """
    over = set(settled)
    async with opened_store(database) as store:
        for code in [one for one in journal.tokens if one not in over]:
            rows = await store.read(code)
            check_log(journal, code, rows)
            if await _check_summary(store, code, rows) == "over":
                over.add(code)
    return over


def check_log(journal: Journal, code: str, rows: list[LogRow]) -> None:
    """Check that the log has no gap, and every acknowledged move at its place, exactly once."""
    assert [row.seq for row in rows] == list(range(len(rows)))
    log = [entries.decode(row.entry) for row in rows]
    times = Counter(one.id for one in log if isinstance(one, entries.Moved) and one.id)
    for sent, done in journal.of_table(code):
        assert times[sent.mark] <= 1, f"carried out twice: {sent}"
        if done is None:
            continue
        assert done < len(log), f"acknowledged as {done} and lost: {sent}"
        entry = log[done]
        assert isinstance(entry, entries.Moved)
        assert (entry.seat, entry.action, entry.id) == (sent.seat, sent.action, sent.mark)


async def _check_summary(store: Store, code: str, rows: list[LogRow]) -> str:
    """Check that the log can be replayed and that the summary stored with it is right.

    Returns:
        The status of the table.
    """
    table = load(code, [(row.at, entries.decode(row.entry)) for row in rows])
    stored = await store.table(code)
    assert stored is not None
    assert (stored.seq, stored.changed_at) == (rows[-1].seq, rows[-1].at)
    fingerprint(table.game.name)  # what `summary_row` only knows when the entry is written
    assert stored.summary == summary_row(table)
    return stored.summary.status


async def audit_http(server: str, journal: Journal) -> None:
    """Check what the server sends about every table."""
    for code, tokens in list(journal.tokens.items()):
        last = max((done for _, done in journal.of_table(code) if done is not None), default=-1)
        for seat, token in tokens.items():
            updates = await _events_until(last, server, code, token)
            assert [one.seq for one in updates] == list(range(len(updates)))
            for sent, done in journal.of_table(code):
                if sent.seat == seat and done is not None:
                    news = updates[done].news
                    assert (news.kind, news.seat, news.action) == ("moved", seat, sent.action)


async def _events_until(last: int, server: str, code: str, token: str) -> list[wire.UpdateMessage]:
    """Return the events; the answering worker may hear of the last entries a little later."""
    async with asyncio.timeout(_NEWS_WITHIN):
        while True:
            updates = await asyncio.to_thread(all_events, server, code, token)
            if len(updates) > last:
                return updates
            await asyncio.sleep(0.05)


def all_events(server: str, code: str, token: str = "") -> list[wire.UpdateMessage]:
    """Return the events of a table, from the beginning."""
    updates: list[wire.UpdateMessage] = []
    more = True
    while more:
        after = updates[-1].seq if updates else -1
        page = call(f"{server}/api/tables/{code}/events?after={after}", results.Events, token=token)
        updates += page.updates
        more = page.more
    return updates
