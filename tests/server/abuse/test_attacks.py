"""The attacks get as far as they intend to: one that is refused at the start proves nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sztab.server.safety import Limits
from tests.server.abuse.attacks import rematch_tables, socket_flood
from tests.server.doubles import LONG, in_loop, until
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

    from sztab.server.tables.service import TableService


def test_the_flood_comes_from_seats_on_every_socket(tmp_path: Path) -> None:
    @in_loop
    async def run() -> None:
        async with inside(sqlite(tmp_path), limits=Limits()) as server:
            flood = asyncio.create_task(socket_flood.run(server.url, LONG))
            seated = socket_flood.SOCKETS
            await until(lambda: _seated(server.hub) == seated)
            flood.cancel()
            await asyncio.wait([flood])

    run()


def _seated(hub: TableService) -> int:
    """Return the number of sockets with a seat."""
    return sum(one.seat >= 0 for live in hub.state.live.values() for one in live.connections)


def test_rematches_make_tables_until_the_address_has_no_more(tmp_path: Path) -> None:
    most = 30

    @in_loop
    async def run() -> None:
        limits = Limits(tables_per_address=most, address_rate=1e6, address_burst=10**6)
        async with inside(sqlite(tmp_path), limits=limits) as server:
            attack = asyncio.create_task(rematch_tables.run(server.url, LONG))
            while sum((await server.hub.store.counts()).values()) < most:  # noqa: ASYNC110 (the store has no event for it)
                await asyncio.sleep(0.01)
            attack.cancel()
            await asyncio.wait([attack])
            counts = await server.hub.store.counts()
            assert sum(counts.values()) == most
            assert counts["over"] > most - 2 * rematch_tables.SIDE_BY_SIDE

    run()
