"""What players of a stopped table get over the network: why it stopped, and its record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.asyncio.client import connect

from sztab.records import parse_record
from sztab.server import wire
from sztab.server.client import Client, ServerRefused, call
from sztab.server.safety.tokens import Pass
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.faults.stored_tables import write_tables
from tests.server.servers import inside, sqlite
from tests.server.tables.upgrades.scenes import change_engine, change_rules

CODE, SOUND = "AAAAAB", "AAAAAC"
PERSON = SeatPlan("person", "Ada")
MOVES = 40


def record_of(url: str, token: str = "") -> str:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    request = Request(f"{url}/api/tables/{CODE}/record", headers=headers)  # noqa: S310 (our own)
    with urlopen(request) as answer:  # noqa: S310 (our own)
        text: str = answer.read().decode()
        return text


async def stopped_at(url: str) -> int:
    """Return the values of the move in the refusal, which the page puts into words."""
    async with connect(f"{url.replace('http', 'ws')}/api/tables/{CODE}/socket") as socket:
        await socket.send('{"type": "hello"}')
        refusal = msgspec.json.decode(await socket.recv(), type=wire.RefusalMessage)
    move = refusal.values["move"]
    assert isinstance(move, int)
    return move


def test_players_hear_why_and_get_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        terms = {
            CODE: TableOptions("rush", [PERSON, PERSON]),
            SOUND: TableOptions("warsaw", [PERSON, PERSON]),
        }
        await write_tables(sqlite(tmp_path), terms, MOVES)
        change_rules(monkeypatch, "rush")
        async with inside(sqlite(tmp_path)) as server:
            player = Client(server.url, CODE, server.hub.state.passes.sign(Pass(CODE, 0, 0)))
            with pytest.raises(ServerRefused, match=r"at move \d+ its rules differ") as refused:
                await player.connect()
            assert refused.value.code == "outdated"
            await player.close()
            move = await stopped_at(server.url)
            assert f"at move {move} " in str(refused.value)
            text = await asyncio.to_thread(record_of, server.url)
            token = server.hub.state.passes.sign(Pass(CODE, 1, 0))
            assert await asyncio.to_thread(record_of, server.url, token) == text
            record = parse_record(text)
            assert sum(ply.seat >= 0 for ply in record.plies) == MOVES
            assert record.comment.startswith("Stopped: ")
            sound = f"{server.url}/api/tables/{SOUND}"
            table = await asyncio.to_thread(call, sound, wire.TableInfo)
            assert table.status == "running"

    asyncio.run(look())


def test_all_tables_are_checked_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        await write_tables(
            sqlite(tmp_path), {SOUND: TableOptions("warsaw", [PERSON, PERSON])}, MOVES
        )
        change_engine(monkeypatch)
        async with inside(sqlite(tmp_path)) as server:
            async with asyncio.timeout(10):
                while (row := await server.hub.store.table(SOUND)) is not None:
                    if row.summary.engine == "another warsaw":
                        break
                    await asyncio.sleep(0.01)
            assert SOUND not in server.hub.state.live

    asyncio.run(look())
