"""Invalid messages, on as many sockets as one address may open, as fast as they are read."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import greet, http_client, opened, socket_of
from tests.server.abuse.invalid_messages import spoilt

SOCKETS = 50
MAX_LENGTH = 16_000
"""Bytes; a longer message closes the socket."""


async def run(url: str, seconds: float) -> None:
    """Flood the attacker's own table with nonsense, short and long."""
    end = time.monotonic() + seconds
    async with http_client(url) as client:
        with contextlib.suppress(httpx.HTTPError, AssertionError):
            code = (await opened(client)).code
            await asyncio.gather(*(_flood(url, code, end, seed) for seed in range(SOCKETS)))


async def _flood(url: str, code: str, end: float, seed: int) -> None:
    chance = random.Random(seed)
    while (left := end - time.monotonic()) > 0:
        try:
            async with asyncio.timeout(left), socket_of(url, code) as socket:
                try:
                    await greet(socket)
                    await asyncio.gather(_read(socket), _send(socket, chance))
                finally:
                    socket.transport.abort()  # no close frame: the server may have stopped reading
        except (OSError, TimeoutError, WebSocketException, AssertionError):
            await asyncio.sleep(0.05)  # refused or closed: connect again


async def _send(socket: ClientConnection, chance: random.Random) -> None:
    while True:
        await socket.send(_garbage(chance))


async def _read(socket: ClientConnection) -> None:
    """Read the answers, so that the server has no reason to disconnect."""
    async for _ in socket:
        pass


def _garbage(chance: random.Random) -> str | bytes:
    if chance.random() < 0.2:
        return '{"type":"' + "[" * chance.randrange(MAX_LENGTH) + '"}'
    return spoilt(chance)


ATTACK = Attack("garbage_messages", run)
