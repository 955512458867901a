"""How long an event loop is blocked: the CPU time of its longest callback."""

from __future__ import annotations

import asyncio
import gc
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


class Longest:
    """The longest callback so far."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.name = ""
        self.number = 0
        """The number of callbacks."""

    def reset(self) -> None:
        """Forget the measurements so far."""
        self.seconds, self.name, self.number = 0.0, "", 0

    def note(self, seconds: float, handle: asyncio.Handle) -> None:
        """Count a callback."""
        self.number += 1
        if seconds > self.seconds:
            self.seconds, self.name = seconds, repr(handle)


@contextmanager
def longest_callback() -> Iterator[Longest]:
    """Measure the callbacks of the running loop, not those of other threads.

    It measures the CPU time of the thread, so that a busy machine makes no difference. The cyclic
    garbage collector is switched off, because its work is not the callback's.
    """
    longest = Longest()
    loop = asyncio.get_running_loop()
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        if handle._loop is not loop:  # type: ignore[attr-defined]
            run(handle)
            return
        began = time.thread_time()
        run(handle)
        longest.note(time.thread_time() - began, handle)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.Handle, "_run", timed)
        gc.disable()
        try:
            yield longest
        finally:
            gc.enable()
