"""The programs in the page work as printed."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
import typer
from typer.core import TyperGroup

from sztab.cli.main import app
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import call, open_table
from sztab.server.remote_bot import RemoteBot
from sztab.server.safety import Limits
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.protocol import page
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60


def run_client(folder: Path, *arguments: str) -> str:
    program = folder / "client.py"
    program.write_text(page.code("client.py"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", str(program), *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def table_for_two(server: str, first: SeatPlan) -> results.OpenedTable:
    terms = TableOptions("battlegrounds", [first, SeatPlan("bot", rank="recruit")])
    return open_table(server, schemas.OpenTable(terms))


def test_the_client_knows_nothing_of_sztab_and_is_short() -> None:
    lines = [line for line in page.code("client.py").splitlines() if line.strip()]
    assert "sztab" not in page.code("client.py")
    assert len(lines) <= 40


def test_the_client_takes_a_free_seat_and_plays_to_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(sqlite(tmp_path)) as server:
            opened = await asyncio.to_thread(table_for_two, server.url, SeatPlan("open"))
            said = await asyncio.to_thread(run_client, tmp_path, server.url, opened.code)
            url = f"{server.url}/api/tables/{opened.code}"
            table = await asyncio.to_thread(call, url, wire.TableInfo)
            assert table.status == "over"
            assert table.ending is not None
            assert json.loads(said)["winners"] == table.ending.winners

    asyncio.run(scene())


def test_the_client_takes_its_seat_and_plays_on_although_it_is_too_fast(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(
            sqlite(tmp_path), limits=Limits(socket_rate=40, socket_burst=20)
        ) as server:
            opened = await asyncio.to_thread(table_for_two, server.url, SeatPlan("person"))
            token = opened.passes[0].token
            await asyncio.to_thread(run_client, tmp_path, server.url, opened.code, token)

    asyncio.run(scene())


def test_the_bot_in_the_page_plays_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(page.code("mybot.py"), encoding="utf-8")

    async def scene() -> None:
        async with inside(sqlite(tmp_path)) as server:
            opened = await asyncio.to_thread(table_for_two, server.url, SeatPlan("person"))
            token = opened.passes[0].token
            bot = RemoteBot(server.url, opened.code, token, f"{file}:MyBot", "7")
            assert (await asyncio.wait_for(bot.run(), PATIENCE)).status == "over"

    asyncio.run(scene())


def test_the_commands_in_the_page_have_these_options() -> None:
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    said = re.findall(r"^(?:\w+=\S+ )?sztab (\w+) (.*)$", page.PAGE, re.MULTILINE)
    assert said
    for name, words in said:
        known = {option for one in command.commands[name].params for option in one.opts}
        assert {word for word in words.split() if word.startswith("--")} <= known


def test_the_table_that_is_opened_with_curl_is_a_table() -> None:
    (body,) = re.findall(r"-d '(.*)'$", page.PAGE, re.MULTILINE)
    terms = msgspec.json.decode(body, type=schemas.OpenTable).terms
    assert terms.seats == [SeatPlan("open"), SeatPlan("bot", rank="recruit")]


def test_the_seed_in_the_page_fits_its_commitment() -> None:
    table = msgspec.json.decode(page.code("TableInfo"), type=wire.TableInfo)
    (text,) = re.findall(r"printf '(.*)' \| sha256sum", page.PAGE)
    assert text == f"sztab {table.seed}"
    assert sha256(text.encode()).hexdigest() == table.commitment
