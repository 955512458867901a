"""Sockets that are opened and closed again at once, half of them before the hello."""

from __future__ import annotations

import asyncio
import contextlib
import time

import httpx
from websockets.exceptions import WebSocketException

from sztab.server import wire
from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import http_client, opened, socket_of

AT_ONCE = 20
HELLO = wire.send(wire.HelloRequest()).decode()


async def run(url: str, seconds: float) -> None:
    """Join and leave the attacker's own table repeatedly, on several connections."""
    end = time.monotonic() + seconds
    async with http_client(url) as client:
        with contextlib.suppress(httpx.HTTPError, AssertionError):
            code = (await opened(client)).code
            await asyncio.gather(*(_come_and_go(url, code, end) for _ in range(AT_ONCE)))


async def _come_and_go(url: str, code: str, end: float) -> None:
    greets = False
    while (left := end - time.monotonic()) > 0:
        greets = not greets
        try:
            async with asyncio.timeout(left), socket_of(url, code) as socket:
                try:
                    if greets:
                        await socket.send(HELLO)
                        await socket.recv()
                finally:
                    socket.transport.abort()  # disconnects without a close frame
        except (OSError, TimeoutError, WebSocketException):
            await asyncio.sleep(0.05)  # refused: try again, as a script would


ATTACK = Attack("churn", run)
