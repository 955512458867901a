"""Long records to be replayed, thirty at once, from clients that do not wait for the answer."""

from __future__ import annotations

import asyncio
from functools import cache
from itertools import count
from time import monotonic
from typing import Final

import httpx

from sztab import games
from sztab.bots import make_bot
from sztab.core.rng import Rng
from sztab.play import Match
from sztab.records import print_record, record_of
from tests.server.abuse.attacks import Attack
from tests.server.abuse.clients import http_client

AT_ONCE: Final = 30
LEAVES_AFTER: Final = 0.3


@cache
def long_record() -> str:
    """Return the record of a long game."""
    game = games.get("rush")
    match = Match(game, game.rules(6, preset="second-front"), 7)
    match.run({seat: make_bot("random", game, Rng(str(seat))) for seat in range(6)})
    return print_record(record_of(match))


def bomb(number: int) -> dict[str, object]:
    """Return a request to replay it; the comment makes each record different."""
    return {"record": f"{long_record()}; {number}\n", "from": 0, "count": 100}


async def attack(url: str, seconds: float) -> None:
    """Have records replayed, and disconnect soon."""
    end = monotonic() + seconds
    numbers = count()
    async with http_client(url) as client:

        async def send() -> None:
            while monotonic() < end:
                try:
                    answer = await client.post(
                        "/api/replay", json=bomb(next(numbers)), timeout=LEAVES_AFTER
                    )
                except httpx.HTTPError:
                    continue
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    await asyncio.sleep(LEAVES_AFTER)

        await asyncio.gather(*(send() for _ in range(AT_ONCE)))


ATTACK = Attack("record_bomb", attack, shared=True)
