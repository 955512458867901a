"""Endless tables: open one, resign, ask for a rematch, resign there, and so on."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from sztab.server import wire
from tests.server.abuse.attack_client import SHORT, fetch, open_table
from tests.server.abuse.attacks import Attack

SIDE_BY_SIDE: Final = 8


async def run(url: str, seconds: float) -> None:
    """Make as many tables as the server allows."""
    end = time.monotonic() + seconds
    await asyncio.gather(*(_make(url, end) for _ in range(SIDE_BY_SIDE)))


async def _make(url: str, end: float) -> None:
    while time.monotonic() < end:
        table = await open_table(url)
        if table is None:
            await asyncio.sleep(SHORT)
            continue
        await _play_again(url, end, table.code, table.passes[0].token)


async def _play_again(url: str, end: float, code: str, token: str) -> None:
    """Go from table to table until the server refuses."""
    while time.monotonic() < end:
        path = f"/api/tables/{code}/messages"
        await fetch(url, path, "POST", b'{"type":"resign"}', token)
        answer = await fetch(url, path, "POST", b'{"type":"rematch"}', token)
        if answer.status != 200:
            await asyncio.sleep(SHORT)
            return
        following = msgspec.json.decode(answer.body, type=wire.NextMessage)
        code, token = following.code, following.token


ATTACK: Final = Attack("rematch_tables", run)
