"""Players who rename themselves all the time, with characters that names should not have."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, open_seated
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.abuse.attacks import Attack

NASTY = "\0\x07\x1b\x7f\u200b\u200d\u202e\u2066\u2028\u3164\ufe0f\ufeff\U000e0041\U000e0100"
MAX_LENGTH = 24
SEATS = 4


async def run(url: str, seconds: float) -> None:
    """Rename all seats of a table, as fast as a socket may."""
    plans = [SeatPlan("person") for _ in range(SEATS)]
    table = await asyncio.to_thread(
        open_seated, url, schemas.OpenTable(TableOptions("rush", plans))
    )
    clients = [Client(url, table.code, one.token, refusals=False) for one in table.passes]
    try:
        for client in clients:
            with contextlib.suppress(SztabError):
                await client.connect()
        end = time.monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(_rename(client, end))
    finally:
        for client in clients:
            await client.close()


async def _rename(client: Client, end: float) -> None:
    names = itertools.count()
    while time.monotonic() < end:
        number = next(names)
        nasty = NASTY[number % len(NASTY) :] + NASTY
        with contextlib.suppress(SztabError):
            await client.ask(wire.RenameRequest(f"{number % 1000}{nasty}"[:MAX_LENGTH]))


ATTACK = Attack("names", run)
