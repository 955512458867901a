"""Whether entries can be stored right now, proved by a write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

FRESH: Final = 1.0
"""Seconds for which a result counts, so that asking often costs nothing."""


class Readiness:
    """Runs `prove` at most once at a time and about once a second, however many ask."""

    def __init__(self, prove: Callable[[], Awaitable[None]]) -> None:
        self._prove = prove
        self._task: asyncio.Task[None] | None = None
        self._stale_at = 0.0

    async def check(self) -> None:
        """Return if a write was just committed; raise what went wrong otherwise."""
        loop = asyncio.get_running_loop()
        if self._task is None or (self._task.done() and loop.time() >= self._stale_at):
            self._task = loop.create_task(self._run())
            self._task.add_done_callback(_retrieve)
        # Others may wait for the same result: it is not cancelled with one of them.
        await asyncio.shield(self._task)

    async def close(self) -> None:
        """Stop a proof that is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            await self._prove()
        finally:
            self._stale_at = asyncio.get_running_loop().time() + FRESH


def _retrieve(task: asyncio.Task[None]) -> None:
    """Look at the outcome: those who asked may all be gone."""
    if not task.cancelled():
        task.exception()
