"""Sockets that are refused before they open; once, each was logged as an error."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.server.abuse.attack_client import PATIENCE, SHORT, side_by_side
from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import socket_of

SIDE_BY_SIDE: Final = 20
EVIL: Final = Origin("https://evil.example")


async def run(url: str, seconds: float) -> None:
    """Request sockets as a page of another site would."""

    async def ask() -> None:
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with asyncio.timeout(PATIENCE):
                await socket_of(url, "ABCDEF", origin=EVIL)
        await asyncio.sleep(SHORT)

    await side_by_side(SIDE_BY_SIDE, seconds, ask)


ATTACK: Final = Attack("refused_sockets", run)
