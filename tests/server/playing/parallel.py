"""Several games at once in one process: while one waits for the disk, another goes on."""

from __future__ import annotations

import asyncio
import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable, Iterator

AT_ONCE = 5


async def in_parallel(games: Iterable[Coroutine[None, None, None]]) -> None:
    """Play games, a few at once; the first failure ends all."""
    free = asyncio.Semaphore(AT_ONCE)

    async def play(game: Coroutine[None, None, None]) -> None:
        async with free:
            await game

    async with asyncio.TaskGroup() as group:
        for game in games:
            group.create_task(play(game))


@contextmanager
def rare_garbage_collection() -> Iterator[None]:
    """Collect garbage seldom: the recorded messages are many, and none of them is garbage."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, 20, 50)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.collect()
