"""What has to be done from time to time: signs of life, forgetting, expiry; waking at the start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.server.store import StoreDown
from sztab.server.table import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sztab.server.hub import Hub

    Work = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)

BEAT: Final = 2.0
AWAY: Final = 6_000
"""Milliseconds without a sign of life from any worker: the server was away. A file has one worker:
when that is started, the server was away in any case."""
SWEEP: Final = 30.0
OVERDUE: Final = 30_000
"""Milliseconds after which a bot ought to have decided."""
FORGET_AFTER: Final = 300.0
"""Seconds after which a table that nobody uses leaves the memory; the store keeps it."""
HOUR: Final = 3600.0
DAY: Final = 86_400_000


@dataclass(frozen=True)
class Expiry:
    """How many days tables are kept after their last change."""

    open: float = 2
    running: float = 60
    over: float = 90
    closed: float = 1


@dataclass
class Housekeeper:
    """Looks after the tables of a worker."""

    hub: Hub
    expiry: Expiry = field(default_factory=Expiry)
    worker: str = field(default_factory=lambda: secrets.token_hex(4))

    def __post_init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Wake the tables that wait for a bot or a clock, and begin the rounds."""
        hub = self.hub
        hub.last_seen = await self._last_seen()
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._rounds(BEAT, self._beat)),
            asyncio.create_task(self._rounds(SWEEP, self._sweep)),
            asyncio.create_task(self._rounds(HOUR, self._expire)),
            asyncio.create_task(self._wake()),
        ]

    async def _last_seen(self) -> int:
        """Return when the last server ran, 0 if one is running."""
        last = await self.hub.store.last_beat()
        if self.hub.store.shared and self.hub.clock() - last <= AWAY:
            return 0  # another worker lives
        return last

    async def close(self) -> None:
        """Stop the rounds."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _rounds(self, seconds: float, work: Work) -> None:
        while True:
            try:
                await work()
            except StoreDown as error:
                log.warning("housekeeping waits: %s", error)
            except Exception:
                self.hub.metrics.errors.inc()
                log.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        await self.hub.store.beat(self.worker, self.hub.clock())

    async def _sweep(self) -> None:
        """Forget tables that nobody uses, and count those that are stored."""
        for code, live in list(self.hub.live.items()):
            if live.is_idle(FORGET_AFTER):
                live.stop()
                del self.hub.live[code]
        await self._see_to_the_forsaken()
        metrics = self.hub.metrics
        metrics.live_tables.set(len(self.hub.live))
        metrics.bot_waiting.set(self.hub.thinkers.waiting())
        for status, number in (await self.hub.store.counts()).items():
            metrics.tables.labels(status).set(number)

    async def _see_to_the_forsaken(self) -> None:
        """Load tables on which a bot or a clock is overdue: their worker may be no more."""
        if self.hub.store.shared:
            for code in await self.hub.store.waiting(self.hub.clock() - OVERDUE):
                if code not in self.hub.live:
                    with contextlib.suppress(Refusal):
                        await self.hub.find(code)

    async def _expire(self) -> None:
        now = self.hub.clock()
        for status in ("open", "running", "over", "closed"):
            before = now - int(getattr(self.expiry, status) * DAY)
            number = await self.hub.store.expire(status, before)
            if number:
                log.info("%d tables (%s) have expired", number, status)

    async def _wake(self) -> None:
        """Go on where the server was stopped."""
        for code in await self.hub.store.waiting():
            try:
                live = await self.hub.find(code)
                async with live.lock:
                    self.hub.waker.wake(live, mine=True)
            except SztabError as error:
                log.warning("table %s is not woken: %s", code, error)
            except Exception:
                self.hub.metrics.errors.inc()
                log.exception("table %s is not woken", code)
