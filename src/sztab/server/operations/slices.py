"""Long computations on the event loop, cut into slices so that other tasks run in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 0.004
"""Seconds for which a computation may block the loop at a time."""


class Slices:
    """Runs long computations concurrently, one slice per iteration of the loop.

    The shared lock matters: without it, a hundred tables that load at the same time would block
    the loop for a hundred slices per iteration.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._turn = asyncio.Lock()  # a fair lock: first come, first served
        self._clock = clock

    async def each(self, items: Iterable[T], work: Callable[[T], object]) -> None:
        """Call `work` with each item, in order."""
        left = iter(items)
        more = True
        while more:
            async with self._turn:
                more = self._work_for_a_while(left, work)
                await asyncio.sleep(0)  # the next slice runs in the next iteration of the loop

    def _work_for_a_while(self, left: Iterable[T], work: Callable[[T], object]) -> bool:
        """Return whether there may be items left."""
        end = self._clock() + SLICE
        for item in left:
            work(item)
            if self._clock() >= end:
                return True
        return False
