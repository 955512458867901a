"""Card files that are expensive to check, from clients that do not wait for the answer."""

from __future__ import annotations

import asyncio
from itertools import count
from time import monotonic
from typing import Final

import httpx

from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import http_client

AT_ONCE: Final = 12
LEAVES_AFTER: Final = 0.2
MAX_CHARACTERS: Final = 60_000
"""Characters of a card file; longer ones are refused unread."""
TERMS: Final = {"game": "rush", "seats": [{"kind": "person"}, {"kind": "bot"}]}


def bombs(number: int) -> list[str]:
    """Return card files full of mistakes, of the maximum length, all different."""
    return [
        _filled(f'remove = ["{number}"', ', "ussr-t-{}"', "]"),
        _filled(f'pool = ["{number}"', ', "ussr-t-{}"', "]"),
        _filled(f"[[vehicles]]\nx{number} = 1", "\ny{} = 1", ""),
        _filled(f"# {number}", "\n[[vehicles]]", ""),
    ]


def _filled(start: str, repeated: str, end: str) -> str:
    """Repeat a numbered part until the text has its full length."""
    parts = [start]
    room = MAX_CHARACTERS - len(start) - len(end)
    for number in count():
        part = repeated.format(number)
        room -= len(part)
        if room < 0:
            return "".join([*parts, end])
        parts.append(part)
    raise AssertionError


async def attack(url: str, seconds: float) -> None:
    """Send card bombs to both routes that read cards, and disconnect soon."""
    end = monotonic() + seconds
    numbers = count()
    async with http_client(url) as client:

        async def send() -> None:
            while monotonic() < end:
                for cards in bombs(next(numbers)):
                    check = {"players": 2, "cards": cards}
                    await _abandon(client, "/api/games/rush/check", check)
                    await _abandon(client, "/api/tables", {"terms": TERMS, "cards": cards})

        await asyncio.gather(*(send() for _ in range(AT_ONCE)))


async def _abandon(client: httpx.AsyncClient, path: str, body: object) -> None:
    try:
        answer = await client.post(path, json=body, timeout=LEAVES_AFTER)
    except httpx.HTTPError:
        return
    if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
        await asyncio.sleep(LEAVES_AFTER)


ATTACK = Attack("card_bomb", attack, shared=True)
