"""A pass opens its seat, to its holder only, for as long as they hold it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Disconnected, ServerRefused, join_table, open_seated
from sztab.server.tables import log
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.playing.recorded_table import RecordedTable
from tests.server.playing.recording_client import Recorder, dismiss, fetch
from tests.server.playing.seeds import seeded
from tests.server.playing.variants import Variant, installed, variants
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    import io
    from pathlib import Path

PAIRS = [next(one for one in variants(game) if one.players == 2) for game in installed()]


async def _open(server: Inside, variant: Variant, *, autostart: bool = True) -> tuple[str, str]:
    """Open a table for one person and one guest; return its code and the person's pass."""
    seats = [SeatPlan("person", "Anna"), SeatPlan("open")]
    terms = TableOptions(variant.game, seats, variant.preset, autostart=autostart)
    opened = await asyncio.to_thread(open_seated, server.url, schemas.OpenTable(terms))
    return opened.code, opened.passes[0].token


async def _join(server: Inside, code: str) -> Recorder:
    joined = await asyncio.to_thread(join_table, server.url, code, "Guest")
    client = Recorder(server.url, code, joined.token)
    await client.connect()
    return client


async def _connect(server: Inside, code: str, token: str = "") -> Recorder:
    client = Recorder(server.url, code, token)
    await client.connect()
    return client


@pytest.mark.parametrize("variant", PAIRS, ids=str)
def test_a_player_who_left_a_seat_hears_nothing_of_it(variant: Variant, tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            code, token = await _open(server, variant, autostart=False)
            host = await _connect(server, code, token)
            old = await _join(server, code)
            await old.ask(wire.LeaveRequest())
            new, watching = await _join(server, code), await _connect(server, code)
            try:
                await host.ask(wire.StartRequest())
                await new.catch_up(server.hub.state.live[code].table.seq)
                await watching.catch_up(new.seq)
                await asyncio.sleep(0.05)  # no event: it must not arrive
                assert new.position != watching.position
                assert old.position in (None, watching.position)
            finally:
                await dismiss([host, old, new, watching])

    asyncio.run(play())


def test_a_player_who_left_a_seat_cannot_act_for_its_new_player(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            code, token = await _open(server, PAIRS[0], autostart=False)
            host = await _connect(server, code, token)
            old = await _join(server, code)
            await old.ask(wire.LeaveRequest())
            new = await _join(server, code)
            await host.ask(wire.StartRequest())
            with pytest.raises((ServerRefused, Disconnected)):
                await old.ask(wire.ResignRequest())
            assert server.hub.state.live[code].table.status == "running"
            with pytest.raises((ServerRefused, Disconnected), match="void"):
                await old.connect()
            await dismiss([host, old, new])

    asyncio.run(play())


def test_a_rematch_gives_each_player_one_pass_and_a_spectator_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            code, token = await _open(server, PAIRS[0])
            clients = [await _connect(server, code, token), await _join(server, code)]
            clients.append(await _connect(server, code))
            await clients[0].ask(wire.ResignRequest())
            answer = await clients[1].ask(wire.RematchRequest())
            assert isinstance(answer, wire.NextMessage)
            for client in clients:
                await client.say('{"type":"ping"}')
            passes = [_next(client) for client in clients]
            assert passes[2] == ""
            for seat, one in enumerate(passes[:2]):
                further = await _connect(server, answer.code, one)
                assert further.seat == (seat + 1) % 2
                await further.close()
            for client, own in zip(clients, passes, strict=True):
                heard = "".join(one.raw for one in client.heard)
                assert not [one for one in passes if one and one != own and one in heard]
            await dismiss(clients)

    asyncio.run(play())


def _next(client: Recorder) -> str:
    """Return the pass for the next table that the client was sent."""
    found = {one.message.token for one in client.heard if isinstance(one.message, wire.NextMessage)}
    assert len(found) == 1
    return found.pop()


@pytest.mark.parametrize("server_log", ["debug"], indirect=True)
def test_even_a_talkative_log_holds_neither_seed_nor_pass(
    server_log: io.StringIO, tmp_path: Path
) -> None:
    async def play() -> list[str]:
        async with inside(sqlite(tmp_path)) as server:
            recorded = RecordedTable(server, PAIRS[0], "debug")
            with seeded("debug"):
                await recorded.sit_down()
            _, text = await fetch(
                f"{server.url}/api/tables/{recorded.code}/state", recorded.tokens[0]
            )
            assert msgspec.json.decode(text)["you"] == 0
            await dismiss(recorded.clients)
            rows = await server.hub.store.read(recorded.code)
            opened = log.decode(rows[0].entry)
            assert isinstance(opened, log.Opened)
            return [opened.seed, *recorded.tokens]

    secrets = asyncio.run(play())
    lines = server_log.getvalue().splitlines()
    assert lines
    assert not [line for line in lines if any(one in line for one in secrets)]
