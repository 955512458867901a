"""Names over the network: whatever is sent, nobody is shown invisible characters."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unicodedata import category

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, join_table, open_table
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.abuse.attacks import names, replace_player
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path


def test_every_request_with_a_name_cleans_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(sqlite(tmp_path)) as server:
            plans = [SeatPlan("person", f"A{names.NASTY}"), SeatPlan("open")]
            request = schemas.OpenTable(TableOptions("rush", plans, public=True))
            opened = await asyncio.to_thread(open_table, server.url, request)
            host = Client(server.url, opened.code, opened.passes[0].token)
            await host.connect()
            await asyncio.to_thread(join_table, server.url, opened.code, f"B{names.NASTY}")
            await host.ask(wire.RenameRequest(f"C{names.NASTY}D"))
            await host.ask(wire.SayRequest(f"E{names.NASTY}F"))
            table = server.hub.state.live[opened.code].table
            stored = b"".join(row.entry for row in await server.hub.store.read(opened.code))
            await host.close()
            shown = [seat.name for seat in table.seats]
            assert shown == ["C D", "B"]
            assert all(category(one)[0] != "C" for one in "".join(shown))
            for nasty in ("\u200b", "\u202e", "\\u001b", "\\u0000"):
                assert nasty.encode() not in stored

    asyncio.run(scene())


def test_the_attacks_end_by_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(sqlite(tmp_path)) as server:
            for attack in (names.ATTACK, replace_player.ATTACK):
                await asyncio.wait_for(attack.run(server.url, 0.3), 20)
            assert all(
                not seat.bot for live in server.hub.state.live.values() for seat in live.table.seats
            )

    asyncio.run(scene())
