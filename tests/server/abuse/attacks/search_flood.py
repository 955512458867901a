"""390 concurrent searches for many words; once, each blocked the event loop for 70 ms."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import Final

from tests.server.abuse.attack_client import SHORT, fetch, side_by_side
from tests.server.abuse.attacks import Attack

AT_ONCE: Final = 390
WORDS: Final = cycle(("+".join("a" * 99), "+".join("abcdefghijkl"), "the+of+a+card"))


async def run(url: str, seconds: float) -> None:
    """Search the rules as often as the server allows."""

    async def search() -> None:
        answer = await fetch(url, f"/api/games/rush/rules?search={next(WORDS)}")
        if answer.status != 200:
            await asyncio.sleep(20 * SHORT)

    await side_by_side(AT_ONCE, seconds, search)


ATTACK: Final = Attack("search_flood", run, shared=True)
