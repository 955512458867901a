"""Long computations on the event loop, cut into slices with time for everybody else in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 0.004
"""Seconds that a computation may hold the loop at a time."""


class Slices:
    """Runs long computations side by side, one slice of one of them in each turn of the loop.

    Without the common queue, a hundred tables that are loaded at the same time would hold the loop
    for a hundred slices in each of its turns.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._turn = asyncio.Lock()  # hands itself to those who wait in their order
        self._clock = clock

    async def each(self, items: Iterable[T], work: Callable[[T], object]) -> None:
        """Call `work` with each item, in order."""
        left = iter(items)
        more = True
        while more:
            async with self._turn:
                more = self._work_for_a_while(left, work)
                await asyncio.sleep(0)  # the next one has its slice in the next turn of the loop

    def _work_for_a_while(self, left: Iterable[T], work: Callable[[T], object]) -> bool:
        """Return whether there may be items left."""
        end = self._clock() + SLICE
        for item in left:
            work(item)
            if self._clock() >= end:
                return True
        return False
