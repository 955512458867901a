"""Opponents who try again and again to replace a connected player by a bot."""

from __future__ import annotations

import asyncio
import contextlib
import time

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, open_seated
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.abuse.attacks import Attack

OPPONENTS = 8
"""Sockets of the attacker: they are spread over all workers."""
PAUSE = 0.05
PATIENCE = 1


async def run(url: str, seconds: float) -> None:
    """Request replacements at a table whose players are all connected, from many sockets."""
    plans = [SeatPlan("person"), SeatPlan("person")]
    terms = TableOptions("rush", plans, patience=PATIENCE)
    table = await asyncio.to_thread(open_seated, url, schemas.OpenTable(terms))
    tokens = [one.token for one in table.passes]
    players = [Client(url, table.code, token, refusals=False) for token in tokens]
    clients = [
        Client(url, table.code, tokens[number % 2], refusals=False) for number in range(OPPONENTS)
    ]
    try:
        for client in [*players, *clients]:
            with contextlib.suppress(SztabError):
                await client.connect()
        end = time.monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for number, client in enumerate(clients):
                group.create_task(_pester(client, 1 - number % 2, end))
    finally:
        for client in [*players, *clients]:
            await client.close()


async def _pester(client: Client, victim: int, end: float) -> None:
    ranks = ("recruit", "", "general")
    number = 0
    while time.monotonic() < end:
        number += 1
        request: wire.Request = wire.HandRequest(victim, ranks[number % 3])
        if number % 4 == 0:
            request = wire.FreeRequest(victim)
        with contextlib.suppress(SztabError):
            await client.ask(request)
        await asyncio.sleep(PAUSE)


ATTACK = Attack("replace_player", run, shared=True)
