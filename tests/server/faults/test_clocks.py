"""Downtime of the server is not charged to any clock; time with a server is."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, call, open_seated
from sztab.server.tables import log as entries
from sztab.server.tables.housekeeping import Housekeeper
from sztab.server.tables.options import TableOptions
from sztab.server.wire import ClockPlan
from tests.server.faults.audit import opened_store
from tests.server.faults.players import PERSON
from tests.server.faults.processes import kill_alone, own_server
from tests.server.faults.stored_tables import age, write_tables
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

HOUR = 3_600_000
SECOND = 1000
BANK = TableOptions("warsaw", [PERSON, PERSON], clock=ClockPlan("bank", 600))
CODE = "AAAAAA"


async def pauses(database: str, code: str = CODE) -> list[int]:
    """Return the recorded downtimes of the server."""
    async with opened_store(database) as store:
        log = [entries.decode(row.entry) for row in await store.read(code)]
    return [one.away for one in log if isinstance(one, entries.Paused)]


async def beaten(database: str) -> None:
    """Pretend that a server was running just now."""
    async with opened_store(database) as store:
        await store.beat("earlier", int(time.time() * 1000))


async def begun(server: str) -> str:
    """Open a table with a clock, whose game begins when all have connected. Return its code."""
    opened = await asyncio.to_thread(open_seated, server, schemas.OpenTable(BANK))
    for one in opened.passes:
        player = Client(server, opened.code, one.token)
        await player.connect()
        await player.close()
    return opened.code


async def left(server: Inside, code: str = CODE) -> list[int]:
    state = await asyncio.to_thread(
        call, f"{server.url}/api/tables/{code}/state", wire.WelcomeMessage
    )
    assert state.position is not None
    assert state.position.clock is not None
    return state.position.clock.left


def test_downtime_is_charged_to_no_clock(database: str) -> None:
    async def look() -> None:
        await write_tables(database, {CODE: BANK})
        await beaten(database)
        await age(database, HOUR)
        async with inside(database) as server:
            remaining = await left(server)
            # All of it, except for the time that the test itself takes; and no clock gains any.
            assert all(0 < one <= 600 * SECOND for one in remaining)
            live = await server.hub.registry.find(CODE)
            seat = live.table.to_move()
            player = Client(server.url, CODE, server.hub.seats.pass_for(live.table, seat))
            await player.connect()
            assert player.position is not None
            await player.move(player.position.choices[0].action)
            await player.close()
        assert [HOUR <= one < 2 * HOUR for one in await pauses(database)] == [True]

    asyncio.run(look())


def test_a_client_before_the_wake_up_has_lost_no_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading a table for the first client must record the downtime already."""

    async def sleep_in(*_: object) -> None:
        return

    monkeypatch.setattr(Housekeeper, "_wake", sleep_in)

    async def look() -> None:
        await write_tables(database, {CODE: BANK})
        await beaten(database)
        await age(database, HOUR)
        async with inside(database) as server:
            loaded = await server.hub.registry.find(CODE)
            async with loaded.lock:
                assert loaded.table.clocks is not None
                deadline = loaded.table.clocks.deadline()
                assert deadline is not None
                assert deadline > server.hub.state.clock()

    asyncio.run(look())


def test_a_downtime_is_recorded_once_by_several_servers(shared_database: str) -> None:
    async def look() -> None:
        await write_tables(shared_database, {CODE: BANK})
        await beaten(shared_database)
        await age(shared_database, HOUR)
        async with inside(shared_database) as one, inside(shared_database) as other:
            for server in (one, other):
                assert all(0 < time <= 600 * SECOND for time in await left(server))
        assert len(await pauses(shared_database)) == 1

    asyncio.run(look())


def test_time_counts_while_another_worker_runs(shared_database: str) -> None:
    async def look() -> None:
        async with inside(shared_database) as one:
            code = await begun(one.url)
            async with inside(shared_database) as other:
                assert await left(other, code)
        assert await pauses(shared_database, code) == []

    asyncio.run(look())


def test_a_clock_that_ran_out_while_there_was_no_server_has_not_run_out(database: str) -> None:
    short = TableOptions("warsaw", [PERSON, PERSON], clock=ClockPlan("turn", 300))

    async def look() -> None:
        await write_tables(database, {CODE: short})
        await beaten(database)
        await age(database, HOUR)
        async with inside(database) as server:
            table = await asyncio.to_thread(call, f"{server.url}/api/tables/{CODE}", wire.TableInfo)
            assert table.status == "running"

    asyncio.run(look())


def test_even_a_short_downtime_is_charged_to_no_clock(tmp_path: Path) -> None:
    """A server that is killed and restarted at once was down, too: no other server has the file."""
    database = sqlite(tmp_path)
    server = own_server(database)

    try:
        server.start()
        code = asyncio.run(begun(server.url))
        kill_alone(server)
        killed = time.time()
        server.start()
        call(f"{server.url}/api/tables/{code}/state", wire.WelcomeMessage)
        back = time.time()
        server.stop()
    finally:
        server.kill()
    (away,) = asyncio.run(pauses(database, code))
    assert away > 0
    # Downtime counts from the last heartbeat or the last entry.
    assert away <= (back - killed) * 1000 + 60 * SECOND
