"""A log made as long as the limits allow, and requested from its start again and again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sztab.server import wire
from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import http_client, opened, socket_of

WRITERS: Final = 4
NAMES: Final = 60
"""Messages in a burst on one socket."""
READERS: Final = 12
_GONE: Final = (ConnectionClosed, InvalidStatus, OSError, TimeoutError)


async def attack(url: str, seconds: float) -> None:
    """Fill the log of a table for part of the time, then read it until the end."""
    begin = monotonic()
    async with http_client(url) as client:
        try:
            table = await opened(client)
        except (AssertionError, httpx.HTTPError):  # refused
            return
    tokens = [one.token for one in table.passes]
    writers = [
        _write(url, table.code, tokens[number % len(tokens)], number, begin + seconds / 3)
        for number in range(WRITERS)
    ]
    await asyncio.gather(*writers)
    await asyncio.gather(
        *(_read(url, table.code, tokens[0], begin + seconds) for _ in range(READERS))
    )


async def _write(url: str, code: str, token: str, number: int, end: float) -> None:
    """Change a name as often as possible."""
    with suppress(*_GONE):
        async with socket_of(url, code) as one:
            await one.send(wire.send(wire.HelloRequest(token)).decode())
            for name in range(NAMES):
                await one.send(wire.send(wire.RenameRequest(f"{number} {name}")).decode())
            await _listen(one, end, 10 * NAMES)


async def _read(url: str, code: str, token: str, end: float) -> None:
    """Say hello from the start, read the answer and leave."""
    while monotonic() < end:
        with suppress(*_GONE):
            async with socket_of(url, code) as one:
                await one.send(wire.send(wire.HelloRequest(token, -1)).decode())
                await _listen(one, end, 1)
        await asyncio.sleep(0.02)


async def _listen(one: ClientConnection, end: float, messages: int) -> None:
    """Read some messages, then disconnect without a close frame."""
    try:
        async with asyncio.timeout(max(0.0, end - monotonic())):
            for _ in range(messages):
                await one.recv()
    finally:
        one.transport.abort()


ATTACK = Attack("hello_from_the_start", attack)
