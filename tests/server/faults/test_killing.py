"""A server is killed again and again during play: no acknowledged move is lost.

`SZTAB_SOAK=200 pytest tests/server/faults/test_killing.py` kills it that often on each database.
"""

from __future__ import annotations

import asyncio
import os
import random
from typing import TYPE_CHECKING

import pytest

from tests.server.faults.audit import audit_http, audit_store
from tests.server.faults.journal import Journal
from tests.server.faults.players import Crowd
from tests.server.faults.processes import ended, kill_alone, own_server

if TYPE_CHECKING:
    from tests.server.servers import Outside

KILLS = int(os.environ.get("SZTAB_SOAK", "") or "4")


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    server, journal = own_server(database), Journal()
    try:
        asyncio.run(_kill_again_and_again(server, database, journal))
        server.stop()
        assert asyncio.run(audit_store(database, journal)) == set(journal.tokens)
    finally:
        server.kill()


async def _kill_again_and_again(server: Outside, database: str, journal: Journal) -> None:
    crowd, chance = Crowd(server.url, journal), random.Random(database)
    await asyncio.to_thread(server.start)
    over: set[str] = set()
    async with crowd.playing():
        for _ in range(KILLS):
            await crowd.progress(chance.randrange(150))
            await asyncio.sleep(0.05 * chance.random())
            thinking = kill_alone(server)
            assert thinking, "a server has processes that think"
            assert await asyncio.to_thread(ended, thinking), "a bot process outlived its server"
            over = await audit_store(database, journal, over)
            await asyncio.to_thread(server.start)
        await crowd.finish()
        await audit_http(server.url, journal)
    assert sum(player.returns for player in crowd.players) >= KILLS
