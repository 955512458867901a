"""A client of the first version of the protocol plays against today's server.

`version_1/client.py.txt` is the example of docs/protocol.md as it was in commit f7c1467, before
games declared their decisions once. It stays as it is, so it has a name that is neither formatted
nor checked.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from sztab import games
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import call, open_table
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.servers import inside, sqlite

CLIENT = Path(__file__).with_name("version_1") / "client.py.txt"
DIGEST = "7c5b8387aedf1ba2a520d9ed8091a1dac2793c2c2488e90abce78aa61101aaa3"
DEADLINE = 120


def run_client(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-I", str(CLIENT), *arguments],
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_old_client_is_unchanged() -> None:
    assert sha256(CLIENT.read_bytes()).hexdigest() == DIGEST


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("kind", ["open", "person"])
def test_the_old_client_plays_a_whole_game(tmp_path: Path, game: str, kind: str) -> None:
    """It takes a free seat, or exchanges the link to one, and moves until the game is over."""

    async def scene() -> None:
        async with inside(sqlite(tmp_path)) as server:
            mine = SeatPlan("open") if kind == "open" else SeatPlan("person")
            options = TableOptions(game, [mine, SeatPlan("bot", rank="recruit")])
            opened = await asyncio.to_thread(open_table, server.url, schemas.OpenTable(options))
            links = [one.token for one in opened.passes]
            said = await asyncio.to_thread(run_client, server.url, opened.code, *links)
            url = f"{server.url}/api/tables/{opened.code}"
            table = await asyncio.to_thread(call, url, wire.TableInfo)
            assert table.status == "over"
            assert table.ending is not None
            assert json.loads(said)["winners"] == table.ending.winners

    asyncio.run(scene())
