"""Fifty sockets of one address that send without a pause, at their own table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from sztab.server import wire
from tests.server.abuse.attack_client import SHORT, open_table
from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import socket_of

SOCKETS: Final = 50
AT_ONCE: Final = 20
MESSAGE: Final = '{"type":"why","action":"stop"}'


async def run(url: str, seconds: float) -> None:
    """Send one request after another on all sockets."""
    table = await open_table(url)
    if table is None:
        return
    end = time.monotonic() + seconds
    await asyncio.gather(
        *(_flood(url, table.code, table.passes[n % 2].token, end) for n in range(SOCKETS))
    )


async def _flood(url: str, code: str, token: str, end: float) -> None:
    while time.monotonic() < end:
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with asyncio.timeout_at(_at(end)), socket_of(url, code) as one:
                await one.send(wire.send(wire.HelloRequest(token)).decode())
                try:
                    await _talk(one)
                finally:
                    one.transport.abort()  # do not wait for a socket that is throttled
        await asyncio.sleep(SHORT)


def _at(end: float) -> float:
    return asyncio.get_running_loop().time() + max(0.0, end - time.monotonic())


async def _talk(one: ClientConnection) -> None:
    while True:
        for _ in range(AT_ONCE):
            await one.send(MESSAGE)
        await one.recv()


ATTACK: Final = Attack("socket_flood", run)
