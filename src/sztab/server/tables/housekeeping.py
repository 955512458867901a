"""Periodic work: heartbeats, unloading idle tables, expiry; and waking tables at the start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.server.operations import garbage
from sztab.server.store import StoreDown
from sztab.server.tables.presence import AWAY, MAX_PATIENCE
from sztab.server.tables.upgrades import check_tables
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sztab.server.tables.registry import TableRegistry

    Work = Callable[[], Awaitable[None]]

logger = logging.getLogger(__name__)

BEAT: Final = 2.0
SWEEP: Final = 30.0
OVERDUE: Final = 30_000
"""Milliseconds after which a bot should have decided."""
FORGET_AFTER: Final = 300.0
"""Seconds after which an unused table is unloaded; the store keeps it."""
HOUR: Final = 3600.0
DAY: Final = 86_400_000


@dataclass(frozen=True)
class Expiry:
    """Days that tables are kept after their last change, by status."""

    open: float = 2
    running: float = 60
    over: float = 90
    closed: float = 1


@dataclass
class Housekeeper:
    """Does the periodic work of a worker."""

    registry: TableRegistry
    expiry: Expiry = field(default_factory=Expiry)

    def __post_init__(self) -> None:
        self._state = self.registry.state
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Wake the tables that wait for a bot or a clock, and start the periodic tasks."""
        self._state.last_seen = await self._last_seen()
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

        A SQLite file has one worker, so no server was running before it started.
        """
        last = await self._state.store.last_beat()
        if self._state.store.shared and self._state.clock() - last <= AWAY:
            return 0  # another worker is running
        return last

    async def close(self) -> None:
        """Stop the periodic tasks."""
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
                self._state.metrics.errors.inc()
                logger.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        now = self._state.clock()
        await self._state.store.beat(
            self.registry.presence.worker, now, self._state.lags.encode(now)
        )

    async def _sweep(self) -> None:
        """Unload unused tables, and update the gauges."""
        for code, live in list(self._state.live.items()):
            if live.is_idle(FORGET_AFTER):
                live.stop()
                del self._state.live[code]
        await self._see_to_the_forsaken()
        await self.registry.presence.sweep()
        metrics = self._state.metrics
        metrics.live_tables.set(len(self._state.live))
        metrics.bot_waiting.set(self._state.bots.waiting())
        for status, number in (await self._state.store.counts()).items():
            metrics.tables.labels(status).set(number)

    async def _see_to_the_forsaken(self) -> None:
        """Load tables on which a bot or a clock is overdue: their worker may have died."""
        if self._state.store.shared:
            for code in await self._state.store.waiting(self._state.clock() - OVERDUE):
                if code not in self._state.live:
                    with contextlib.suppress(Refusal):
                        await self.registry.find(code)

    async def _collect(self) -> None:
        """Collect garbage once an hour, first after an hour: until then there is nothing to do."""
        await asyncio.sleep(HOUR)
        garbage.collect_frozen()

    async def _expire(self) -> None:
        now = self._state.clock()
        for status in ("open", "running", "over", "closed"):
            before = now - int(getattr(self.expiry, status) * DAY)
            number = await self._state.store.expire(status, before)
            if number:
                logger.info("%d tables (%s) have expired", number, status)
        if self._state.store.shared:
            await self._state.store.forget_sightings(now - MAX_PATIENCE)

    async def _wake(self) -> None:
        """Continue where the server was stopped."""
        for code in await self._state.store.waiting():
            try:
                live = await self.registry.find(code)
                async with live.lock:
                    self.registry.scheduler.wake(live, mine=True)
            except SztabError as error:
                logger.warning("table %s is not woken: %s", code, error)
            except Exception:
                self._state.metrics.errors.inc()
                logger.exception("table %s is not woken", code)

    async def _check_tables(self) -> None:
        """Replay the running tables that another engine checked last, one after the other.

        A table is checked anyway when it is loaded. Checking the others here makes a difference
        known soon after the start, and players need not wait for it.
        """
        try:
            number = await check_tables(self._state, self.registry.find)
        except StoreDown as error:
            logger.warning("tables are checked when somebody comes to them: %s", error)
        except Exception:
            self._state.metrics.errors.inc()
            logger.exception("tables are checked when somebody comes to them")
        else:
            if number:
                logger.info(
                    "%d tables of another version were replayed to check their rules", number
                )
