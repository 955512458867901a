"""Cheap ways to send a lot, for attacks: the attacker must not be busier than the server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.tables import results
from tests.server.abuse.clients import TERMS

OK: Final = 200
CREATED: Final = 201
PATIENCE: Final = 5.0
"""Seconds after which an attacker stops waiting for an answer."""
SHORT: Final = 0.05
"""Seconds that an attacker pauses after a refusal: a busy loop would only slow the machine."""


class Answer:
    """A response; status 0 if there was none."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        words = head.split(b" ", 2)
        self.status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


async def fetch(
    url: str, path: str, method: str = "GET", body: bytes = b"", token: str = ""
) -> Answer:
    """Send one request on a new connection; whatever the server does is a response."""
    place = urlsplit(url)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {place.netloc}", "Connection: close"]
    lines += [f"Content-Length: {len(body)}"] if body else []
    lines += [f"Authorization: Bearer {token}"] if token else []
    raw = b""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            try:
                writer.write("\r\n".join([*lines, "", ""]).encode() + body)
                raw = await reader.read()
            finally:
                writer.close()
    return Answer(raw)


async def open_table(url: str) -> results.OpenedTable | None:
    """Open a table and exchange the links to its seats; None if the server refuses."""
    answer = await fetch(url, "/api/tables", "POST", wire.send(schemas.OpenTable(TERMS)))
    if answer.status != CREATED:
        return None
    table = msgspec.json.decode(answer.body, type=results.OpenedTable)
    for one in table.passes:
        path = f"/api/tables/{table.code}/exchange"
        own = await fetch(url, path, "POST", b"{}", one.token)
        if own.status != OK:
            return None
        one.token = msgspec.json.decode(own.body)["token"]
    return table


async def side_by_side(number: int, seconds: float, act: Callable[[], Awaitable[None]]) -> None:
    """Let several attackers repeat their action for some time."""
    end = time.monotonic() + seconds

    async def attack() -> None:
        while time.monotonic() < end:
            await act()

    await asyncio.gather(*(attack() for _ in range(number)))
