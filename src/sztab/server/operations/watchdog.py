"""The watchdog: measures the lag of the event loop and logs what blocked it.

A callback that is due every few milliseconds shows how late the loop is. While it is overdue, a
thread samples what the loop's thread is doing.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from pathlib import Path
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Final

import sztab
from sztab.server.operations.lags import CREDITED

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from sztab.server.operations.lags import Lags
    from sztab.server.operations.metrics import Metrics

logger = logging.getLogger(__name__)

TICK: Final = 0.01
"""Seconds between two measurements."""
SAMPLE: Final = 0.02
"""Seconds between two checks by the thread, and the lag from which it takes a sample."""
WARN: Final = CREDITED / 1000
"""Seconds of lag from which a warning is logged."""
WARN_EVERY: Final = 10.0
"""Minimum seconds between two warnings."""
_FRAMES: Final = 3
_OWN: Final = str(Path(sztab.__file__).parent)
_RUNNERS: Final = {asyncio.runners.__file__, asyncio.base_events.__file__}
"""Files that run the loop; frames outside of them only wait for it."""


class Watchdog:
    """Watches the event loop that it is started in.

    Args:
        lags: Gets the lags.
        metrics: Gets the measurements.
        now: Returns the time in milliseconds since 1970.
        clock: Returns a monotonic time in seconds.
    """

    def __init__(
        self,
        lags: Lags,
        metrics: Metrics,
        now: Callable[[], int],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._lags = lags
        self._metrics = metrics
        self._now = now
        self._clock = clock
        self._due = 0.0
        self._worked = 0.0
        self._longest = 0.0
        self._culprit = ""
        self._warned_at = -WARN_EVERY
        self._unreported = 0
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Watch the running loop."""
        loop = asyncio.get_running_loop()
        self._due = self._clock()
        self._worked = thread_time()
        self._lags.current = lambda: int(self._late() * 1000)
        self._thread = threading.Thread(
            target=self._look, args=(loop, threading.get_ident()), name="watchdog", daemon=True
        )
        self._thread.start()
        self._tick()

    def close(self) -> None:
        """Stop watching."""
        self._stopped.set()
        self._lags.current = lambda: 0
        if self._timer is not None:
            self._timer.cancel()
        if self._thread is not None:
            self._thread.join()

    def _late(self) -> float:
        return max(0.0, self._clock() - self._due)

    def _tick(self) -> None:
        late = self._late()
        self._metrics.loop_lag_seconds.observe(late)
        if late > self._longest:
            self._longest = late
            self._metrics.loop_longest_seconds.set(late)
        worked = thread_time()
        if late > WARN:
            self._lags.add(int(late * 1000), self._now())
            self._warn(late, worked - self._worked)
        self._worked = worked
        self._culprit = ""
        self._due = self._clock() + TICK
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick)

    def _warn(self, late: float, worked: float) -> None:
        """Log what blocked the loop, but not too often.

        `worked` is the CPU time of the loop's thread. If it is much less than the lag and none of
        our code was sampled, the thread was not running: the machine is busy.
        """
        if self._clock() - self._warned_at < WARN_EVERY:
            self._unreported += 1
            return
        text = "the event loop was held for %d ms (CPU time: %d ms) by %s"
        if self._unreported:
            text += f", and {self._unreported} times since the last warning"
        by = self._culprit or "something unknown, perhaps a busy machine"
        level = logging.WARNING if self._culprit or worked > late / 2 else logging.INFO
        logger.log(level, text, late * 1000, worked * 1000, by)
        self._warned_at = self._clock()
        self._unreported = 0

    def _look(self, loop: asyncio.AbstractEventLoop, thread: int) -> None:
        """Sample the loop's thread whenever the loop is late. Runs in a thread."""
        while not self._stopped.wait(SAMPLE):
            if self._late() > SAMPLE:
                self._culprit = culprit(loop, thread)


def culprit(loop: asyncio.AbstractEventLoop, thread: int) -> str:
    """Return what a loop is working on: its task, and the innermost places in our code.

    Tasks are named after routes and kinds of messages, so nothing that a client sent is logged.
    """
    frames = sys._current_frames()  # noqa: SLF001 (the documented way to see other threads)
    places = _places(frames.get(thread))
    task = asyncio.current_task(loop)
    if task is None:
        return f"a callback in {' < '.join(places)}" if places else ""
    name = task.get_name()
    if name.startswith("Task-"):
        name = getattr(task.get_coro(), "__qualname__", "a task")
    return f"{name} in {' < '.join(places)}" if places else name


def _places(frame: FrameType | None) -> list[str]:
    """Return the places of the innermost frames in our own code, innermost first."""
    places: list[str] = []
    while frame is not None and len(places) < _FRAMES:
        path = frame.f_code.co_filename
        if path in _RUNNERS:
            break
        if path.startswith(_OWN) and path != __file__:
            name = Path(path).relative_to(_OWN).as_posix()
            places.append(f"{name}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return places
