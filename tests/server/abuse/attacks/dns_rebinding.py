"""Requests for host names that do not belong to the server, over HTTP and on sockets."""

from __future__ import annotations

import asyncio
import time

from tests.server.abuse.attacks import Attack
from tests.server.abuse.raw_socket import STRANGER, handshake

PATHS = ("/metrics", "/api/reach", "/api/tables", "/api/games/rush/rules")
NAMES = ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", "a, b", "x" * 300)
AT_ONCE = 8
PAUSE = 0.08
"""Seconds between two requests of each kind: together they stay within the default limits."""


async def run(url: str, seconds: float) -> None:
    """Send requests under forged names, each on a new connection, as rebinding does."""
    place, port = url.removeprefix("http://").split(":")
    end = time.monotonic() + seconds

    async def knock(first: int) -> None:
        number = first
        while time.monotonic() < end:
            name = NAMES[number % len(NAMES)]
            host = f"{name}:{port}" if name else ""
            await _send(place, int(port), _requests(host)[number % (len(PATHS) + 1)])
            number += 1
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(knock(first) for first in range(AT_ONCE)))


def _requests(host: str) -> list[bytes]:
    plain = [
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n\r\n".encode()
        for path in PATHS
    ]
    return [*plain, handshake(host, "/api/tables/ABCDEF/socket", Origin=f"http://{host}")]


async def _send(place: str, port: int, request: bytes) -> None:
    """Send one request; a refusal or a closed connection is what the server should answer."""
    try:
        reader, writer = await asyncio.open_connection(place, port, local_addr=STRANGER)
    except OSError:
        return
    try:
        writer.write(request)
        async with asyncio.timeout(5):
            await reader.read(1000)
    except (OSError, TimeoutError):
        return
    finally:
        writer.close()


ATTACK = Attack("dns_rebinding", run)
