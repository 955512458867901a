"""The readiness check: a test write shows whether entries can be stored right now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

FRESH: Final = 1.0
"""Seconds for which a result is reused, so that frequent checks cost nothing."""


class Readiness:
    """Runs `prove` at most about once a second and shares the result among all callers."""

    def __init__(self, prove: Callable[[], Awaitable[None]]) -> None:
        self._prove = prove
        self._task: asyncio.Task[None] | None = None
        self._stale_at = 0.0

    async def check(self) -> None:
        """Return if a write was just committed; otherwise raise its error."""
        loop = asyncio.get_running_loop()
        if self._task is None or (self._task.done() and loop.time() >= self._stale_at):
            self._task = loop.create_task(self._run())
            self._task.add_done_callback(_retrieve)
        # Other callers may wait for the same task, so cancelling one must not cancel it.
        await asyncio.shield(self._task)

    async def close(self) -> None:
        """Cancel a check that is running."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            await self._prove()
        finally:
            self._stale_at = asyncio.get_running_loop().time() + FRESH


def _retrieve(task: asyncio.Task[None]) -> None:
    """Retrieve the exception, or asyncio warns if all callers were cancelled."""
    if not task.cancelled():
        task.exception()
