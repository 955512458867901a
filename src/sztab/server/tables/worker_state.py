"""What the parts of the table service share in one worker process."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from time import time
from typing import TYPE_CHECKING, Any

from sztab.server.operations.lags import Lags
from sztab.server.operations.slices import Slices
from sztab.server.safety.limits import Limits
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from sztab.server.operations.metrics import Metrics
    from sztab.server.safety.tokens import Passes
    from sztab.server.store import Store
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.workers.bot_pool import BotPool
    from sztab.server.workers.job_pools import JobPools

logger = logging.getLogger(__name__)


def now_ms() -> int:
    """Return the time in milliseconds."""
    return int(time() * 1000)


@dataclass
class WorkerState:
    """The store, the worker processes, the limits, and the tables in memory.

    It also runs work in the background, which ends with the worker.
    """

    store: Store
    bots: BotPool
    jobs: JobPools
    passes: Passes
    metrics: Metrics
    clock: Callable[[], int] = now_ms
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.live: dict[str, LiveTable] = {}
        self.closing = False
        self.started_at = self.clock()
        self.last_seen = 0
        """When a server last ran, if none was running at the start; see `Housekeeper`."""
        self.slices = Slices()
        self.lags = Lags()
        self._background: set[asyncio.Task[None]] = set()

    def check_open(self) -> None:
        """Refuse new requests during shutdown."""
        if self.closing:
            raise Refusal("closing", "The server is being restarted; come back in a moment.")

    def check_kept(self, live: LiveTable) -> None:
        """Refuse a table that was dropped while a request waited for its lock.

        Its state may be ahead of the store.
        """
        if self.live.get(live.code) is not live:
            raise Refusal("unavailable", "The storage does not answer; come back.")

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task, and log its error if it fails."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.errors.inc()
            logger.error("a background task failed", exc_info=task.exception())

    def cancel_background(self) -> None:
        """Cancel the tasks that are still running."""
        for task in list(self._background):
            task.cancel()
