"""Guessing table codes, over HTTP and on sockets, as fast as answers arrive."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from websockets.exceptions import WebSocketException

from sztab.server.safety import new_code
from tests.server.abuse.attack_client import PATIENCE, SHORT, fetch, side_by_side
from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import socket_of

SIDE_BY_SIDE: Final = 20


async def run(url: str, seconds: float) -> None:
    """Try one code after another."""

    async def over_http() -> None:
        answer = await fetch(url, f"/api/tables/{new_code()}/state")
        if answer.status == 429:
            await asyncio.sleep(SHORT)

    async def on_a_socket() -> None:
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with asyncio.timeout(PATIENCE), socket_of(url, new_code()) as one:
                await one.send('{"type":"hello"}')
                async for _ in one:
                    pass
        await asyncio.sleep(SHORT)

    await asyncio.gather(
        side_by_side(SIDE_BY_SIDE, seconds, over_http),
        side_by_side(SIDE_BY_SIDE, seconds, on_a_socket),
    )


ATTACK: Final = Attack("code_guessing", run)
