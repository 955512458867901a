"""What has to be done from time to time: signs of life, forgetting, expiry; waking at the start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.server.operations import garbage
from sztab.server.refusals import Refusal
from sztab.server.store import StoreDown
from sztab.server.tables.presence import AWAY, LONGEST_PATIENCE
from sztab.server.tables.upgrades import check_tables

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sztab.server.tables.service import TableService

    Work = Callable[[], Awaitable[None]]

logger = logging.getLogger(__name__)

BEAT: Final = 2.0
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

    hub: TableService
    expiry: Expiry = field(default_factory=Expiry)

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
            asyncio.create_task(self._rounds(0.0, self._collect)),
            asyncio.create_task(self._wake()),
            asyncio.create_task(self._check_tables()),
        ]

    async def _last_seen(self) -> int:
        """Return when the last server ran, 0 if one is running.

        A file has one worker: when that is started, the server was away in any case.
        """
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
                logger.warning("housekeeping waits: %s", error)
            except Exception:
                self.hub.metrics.errors.inc()
                logger.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        now = self.hub.clock()
        await self.hub.store.beat(self.hub.presence.worker, now, self.hub.lags.encode(now))

    async def _sweep(self) -> None:
        """Forget tables that nobody uses, and count those that are stored."""
        for code, live in list(self.hub.live.items()):
            if live.is_idle(FORGET_AFTER):
                live.stop()
                del self.hub.live[code]
        await self._see_to_the_forsaken()
        await self.hub.presence.sweep()
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

    async def _collect(self) -> None:
        """Wait for an hour: just after the start there is nothing to collect."""
        await asyncio.sleep(HOUR)
        garbage.collect_frozen()

    async def _expire(self) -> None:
        now = self.hub.clock()
        for status in ("open", "running", "over", "closed"):
            before = now - int(getattr(self.expiry, status) * DAY)
            number = await self.hub.store.expire(status, before)
            if number:
                logger.info("%d tables (%s) have expired", number, status)
        if self.hub.store.shared:
            await self.hub.store.forget_sightings(now - LONGEST_PATIENCE)

    async def _wake(self) -> None:
        """Go on where the server was stopped."""
        for code in await self.hub.store.waiting():
            try:
                live = await self.hub.find(code)
                async with live.lock:
                    self.hub.waker.wake(live, mine=True)
            except SztabError as error:
                logger.warning("table %s is not woken: %s", code, error)
            except Exception:
                self.hub.metrics.errors.inc()
                logger.exception("table %s is not woken", code)

    async def _check_tables(self) -> None:
        """Replay the running tables that another engine has written, one after the other.

        A table that somebody comes to is checked then, in any case; here all the others are, so
        that a difference is known soon after the start, and players need not wait for it.
        """
        try:
            number = await check_tables(self.hub)
        except StoreDown as error:
            logger.warning("tables are checked when somebody comes to them: %s", error)
        except Exception:
            self.hub.metrics.errors.inc()
            logger.exception("tables are checked when somebody comes to them")
        else:
            if number:
                logger.info(
                    "%d tables of another version were replayed to check their rules", number
                )
