"""Connections that never send a request: as many as this process may have, up to 1,100."""

from __future__ import annotations

import asyncio
import resource
import time
from contextlib import suppress

from tests.server.abuse.attacks import Attack
from tests.server.abuse.raw_socket import STRANGER

MAX_OPEN = 1100
PAUSE = 2.0
"""Seconds before a closed connection is opened again: this is no flood of handshakes."""
RESERVED = 300
"""Files that this process needs for everything else."""


async def run(url: str, seconds: float) -> None:
    """Open connections, reopen those that the server closes, and close all at the end."""
    place, port = url.removeprefix("http://").split(":")
    end = time.monotonic() + seconds
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    number = MAX_OPEN if allowed == resource.RLIM_INFINITY else min(MAX_OPEN, allowed - RESERVED)

    async def hold() -> None:
        while time.monotonic() < end:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(end - time.monotonic()):
                    await _wait(place, int(port))
            await asyncio.sleep(min(PAUSE, max(0.0, end - time.monotonic())))

    await asyncio.gather(*(hold() for _ in range(number)))


async def _wait(place: str, port: int) -> None:
    """Connect, and wait until the server closes the connection."""
    reader, writer = await asyncio.open_connection(place, port, local_addr=STRANGER)
    try:
        await reader.read()
    finally:
        writer.close()


ATTACK = Attack("idle_connections", run)
