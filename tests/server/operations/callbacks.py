"""Measures what blocks an event loop: the CPU time of its longest callback."""

from __future__ import annotations

import asyncio
import contextlib
import time
from asyncio import events
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


class Longest:
    """The callback that took the most CPU time."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.name = ""

    def reset(self) -> None:
        """Forget the measurements so far."""
        self.seconds, self.name = 0.0, ""

    def measured(self, seconds: float, handle: asyncio.Handle) -> None:
        """Keep the callback if it is the longest so far."""
        if seconds > self.seconds:
            self.seconds, self.name = seconds, repr(handle)


@contextlib.contextmanager
def longest_callback() -> Iterator[Longest]:
    """Measure all callbacks of asyncio's own event loops in the block.

    It measures the CPU time of the thread, so that a busy machine does not change the result.
    """
    longest = Longest()
    run: Any = events.Handle._run

    def measure(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        longest.measured(time.thread_time() - began, handle)

    events.Handle._run = measure  # type: ignore[assignment, method-assign]
    try:
        yield longest
    finally:
        events.Handle._run = run  # type: ignore[method-assign]
