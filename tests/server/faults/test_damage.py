"""A damaged page under a running server: one table is unavailable, the others go on."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest

from sztab.server import wire
from sztab.server.client import ServerRefused, call
from sztab.server.store import Store
from sztab.server.tables.options import TableOptions
from tests.server.faults.players import PERSON, RECRUIT
from tests.server.faults.stored_tables import write_tables
from tests.server.servers import inside, sqlite
from tests.server.store.test_damage import page_of, spoil

HIT, FINE = "AAAAAA", "BBBBBB"
BOTS = TableOptions("warsaw", [RECRUIT, RECRUIT])
TALKERS = TableOptions("warsaw", [PERSON, PERSON])


async def _talk(store: Store, code: str) -> None:
    """Fill pages with entries of a single table."""
    row = await store.table(code)
    assert row is not None
    for seq in range(row.seq + 1, row.seq + 60):
        text = (code * 50)[:200]
        entry = f'{{"type":"said","seat":0,"text":"{text}"}}'.encode()
        await store.append(code, seq, int(time.time() * 1000), entry, row.summary)


async def _prepare(database: str) -> None:
    await write_tables(database, {FINE: BOTS, HIT: TALKERS})
    store = await Store.open(database)
    await _talk(store, HIT)
    await store.close()


def test_one_table_is_unavailable_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = sqlite(tmp_path)
    asyncio.run(_prepare(database))
    spoil(tmp_path / "sztab.db", page_of(tmp_path / "sztab.db", HIT, FINE))

    async def play() -> None:
        async with inside(database) as server:
            place = f"{server.url}/api/tables"
            with pytest.raises(ServerRefused) as refused:
                await asyncio.to_thread(call, f"{place}/{HIT}", wire.TableInfo)
            assert refused.value.code == "unavailable"
            async with asyncio.timeout(20):
                status = "running"
                while status == "running":
                    info = await asyncio.to_thread(call, f"{place}/{FINE}", wire.TableInfo)
                    status = info.status
                    await asyncio.sleep(0.05)
            assert not server.hub.state._background, "nobody keeps reading what cannot be read"

    asyncio.run(play())
    assert [one for one in caplog.records if one.exc_info] == [], "messages, not tracebacks"
    (report,) = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert f"{tmp_path / 'sztab.db'} is damaged" in report.getMessage()
