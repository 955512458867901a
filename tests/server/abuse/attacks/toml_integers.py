"""Numbers with thousands of digits, and nested lists, wherever the server reads TOML or JSON."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

import httpx

from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import http_client

DIGITS: Final = 50_000
NUMBERS: Final = ("0x" + "f" * DIGITS, "0o" + "7" * DIGITS, "0b" + "1" * DIGITS, "9" * DIGITS)
DEEP: Final = "[" * DIGITS
VEHICLE: Final = '[[vehicles]]\nid = "ussr-t-34"\ncost = '
HEADER: Final = "[game rush]\n[players 2]\n"
TERMS: Final = {"game": "rush", "seats": [{"kind": "person"}, {"kind": "bot"}]}


def requests() -> list[tuple[str, dict[str, object]]]:
    """Return paths and bodies."""
    found: list[tuple[str, dict[str, object]]] = []
    for value in (*NUMBERS, DEEP):
        cards = f"{VEHICLE}{value}\n"
        found += [
            ("/api/games/rush/check", {"players": 2, "cards": cards}),
            ("/api/tables", {"terms": TERMS, "cards": cards}),
            ("/api/replay", {"record": f"{HEADER}[seed {value}]\n"}),
            ("/api/replay", {"record": f"{HEADER}[content]\n| a = {value}\n"}),
            ("/api/replay", {"record": f"{HEADER}[position]\n| round = {value}\n"}),
            ("/api/replay", {"record": f'{{"game": "rush", "players": {value}}}'}),
        ]
    return found


async def attack(url: str, seconds: float) -> None:
    """Send all of them, again and again."""
    end = monotonic() + seconds
    async with http_client(url) as client:
        while monotonic() < end:
            for path, body in requests():
                try:
                    answer = await client.post(path, json=body)
                except httpx.HTTPError:
                    return
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    await asyncio.sleep(0.1)
                if monotonic() >= end:
                    return


ATTACK = Attack("toml_integers", attack)
