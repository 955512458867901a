"""The database file is deleted during play: no acknowledged move is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sztab.server.tables.options import TableOptions
from tests.server.faults.audit import audit_http, audit_store
from tests.server.faults.journal import Journal
from tests.server.faults.players import PERSON, Crowd
from tests.server.faults.processes import own_server
from tests.server.servers import Outside, sqlite

TWO_TABLES = (
    TableOptions("warsaw", [PERSON, PERSON]),
    TableOptions("battlegrounds", [PERSON, PERSON]),
)


@pytest.mark.slow  # a real server is started twice, and must be killed to prove anything
def test_moves_survive_a_deleted_file_and_a_killed_server(tmp_path: Path) -> None:
    database, journal = sqlite(tmp_path), Journal()
    server = own_server(database)
    try:
        asyncio.run(_delete_and_kill(server, tmp_path, journal))
        server.stop()
        asyncio.run(audit_store(database, journal))
    finally:
        server.kill()


async def _delete_and_kill(server: Outside, folder: Path, journal: Journal) -> None:
    crowd = Crowd(server.url, journal, TWO_TABLES)
    await asyncio.to_thread(server.start)
    async with crowd.playing():
        for _ in range(2):
            await crowd.progress(20)
            _delete(folder)
            await crowd.progress(20)
            server.kill()
            await audit_store(sqlite(folder), journal)
            await asyncio.to_thread(server.start)
        await crowd.finish()
        await audit_http(server.url, journal)


def _delete(folder: Path) -> None:
    for one in folder.glob("sztab.db*"):
        one.unlink()
