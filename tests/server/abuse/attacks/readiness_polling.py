"""Constant readiness checks: every real check writes to the disk."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import httpx

from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import http_client

POLLERS: Final = 20


async def run(url: str, seconds: float) -> None:
    """Poll from several connections for some time."""
    end = time.monotonic() + seconds
    async with http_client(url) as client:
        await asyncio.gather(*(_poll(client, end) for _ in range(POLLERS)))


async def _poll(client: httpx.AsyncClient, end: float) -> None:
    while time.monotonic() < end:
        with suppress(httpx.HTTPError):
            await client.get("/health/ready")


ATTACK: Final = Attack("readiness_polling", run)
