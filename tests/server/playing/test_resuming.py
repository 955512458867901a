"""A reconnecting client gets what it missed and is not mistaken for the previous one."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any

import pytest

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, open_seated
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.playing.recording_client import Recorder, dismiss
from tests.server.playing.variants import Variant, installed, variants
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

PAIRS = [next(one for one in variants(game) if one.players == 2) for game in installed()]


async def _open(server: Inside, variant: Variant) -> results.OpenedTable:
    """Open a table for two people."""
    terms = TableOptions(variant.game, [SeatPlan("person"), SeatPlan("person")], variant.preset)
    return await asyncio.to_thread(open_seated, server.url, schemas.OpenTable(terms))


@pytest.mark.parametrize("missed", [0, 1, 32, 33, 201, 350])
def test_a_reconnecting_client_gets_everything_it_missed(missed: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            opened = await _open(server, PAIRS[0])
            steady = Recorder(server.url, opened.code, opened.passes[0].token)
            flaky = Recorder(server.url, opened.code, opened.passes[1].token)
            await steady.connect()
            await flaky.connect()
            await flaky.close()
            before = flaky.seq
            for number in range(missed):
                await steady.ask(wire.RenameRequest(f"Anna {number}"))
            welcome = await flaky.connect(resume=True)
            assert [one.seq for one in welcome.missed] == [
                before + 1 + number for number in range(missed)
            ]
            assert welcome.seq == before + missed
            await dismiss([steady, flaky])

    asyncio.run(play())


@pytest.mark.parametrize("variant", PAIRS, ids=str)
def test_a_new_client_of_a_seat_decides_whatever_an_earlier_one_did(
    variant: Variant, tmp_path: Path
) -> None:
    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            opened = await _open(server, variant)
            tokens = {one.seat: one.token for one in opened.passes}
            live = server.hub.state.live[opened.code]
            for number in range(20):  # each time a player reloads the page
                seat = live.table.to_move()
                client = Client(server.url, opened.code, tokens[seat])
                await client.connect()
                assert client.position is not None
                before = live.table.turn
                await client.move(client.position.choices[0].action)
                assert live.table.turn > before, f"move {number} was taken for an earlier one"
                await client.close()

    asyncio.run(play())


def test_a_request_of_a_disconnected_client_causes_no_error(tmp_path: Path) -> None:
    errors: list[dict[str, Any]] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: errors.append(about))
        async with inside(sqlite(tmp_path)) as server:
            opened = await _open(server, PAIRS[0])
            live = server.hub.state.live[opened.code]
            async with live.lock:
                asked = asyncio.create_task(server.hub.handle(live, 0, wire.WhyRequest("nonsense")))
                await asyncio.sleep(0.01)
                asked.cancel()
            await asyncio.sleep(0.01)
            gc.collect()

    asyncio.run(play())
    assert errors == []
