"""Retries while the database is unavailable for a moment."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sztab.server.store.errors import StoreDown

Result = TypeVar("Result")

logger = logging.getLogger(__name__)

_TRANSIENT_CLASSES: Final = {
    "08",  # the connection failed
    "25",  # a read-only standby, until it takes over
    "40",  # deadlock or serialization: the transaction was rolled back
    "53",  # too many connections, no memory, disk full
    "55",  # locked, or not ready
    "57",  # shutting down, starting up, cancelled
    "58",  # an error of the operating system
}
_MAX_PAUSE: Final = 1.0


def is_transient(error: BaseException) -> bool:
    """Return whether the same statement may succeed a moment later."""
    if isinstance(error, OSError | TimeoutError | PoolTimeout | OperationalError):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    driver = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(driver, "sqlstate", None) or ""
    return state[:2] in _TRANSIENT_CLASSES


def pauses() -> Iterator[float]:
    """Yield the seconds to wait before each retry: none at first, then longer and longer."""
    yield 0.0
    pause = 0.05
    while True:
        yield pause
        pause = min(2 * pause, _MAX_PAUSE)


class RetryPolicy:
    """How long to retry: `total` seconds for all tries, a third of that for each.

    A connection may be dead without an error, so there must be time left for another try on a new
    one.
    """

    def __init__(self, total: float) -> None:
        self.total = total
        self.one_try = total / 3

    async def run(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run `work` and retry it while its errors are transient; StoreDown after the timeout."""
        failures: list[Exception] = []
        try:
            async with asyncio.timeout(self.total):
                return await self._until_done(work, failures)
        except TimeoutError:
            raise self.down() from (failures[-1] if failures else None)

    # These messages are shown to players. The cause may name our machines: it goes to the log.

    def down(self) -> StoreDown:
        """Return the error for a timeout."""
        return StoreDown(
            f"The database has not answered for {self.total:g} seconds. Try again in a moment;"
            " the server's log says why."
        )

    def refused(self, error: Exception) -> StoreDown:
        """Return the error for a statement that will never succeed, and log the cause."""
        logger.error("The database refused a statement: %s", cause_of(error))
        down = StoreDown("The database refused to do this. The server's log says why.")
        down.__cause__ = error
        return down

    async def _until_done(
        self, work: Callable[[], Awaitable[Result]], failures: list[Exception]
    ) -> Result:
        for pause in pauses():
            try:
                async with asyncio.timeout(self.one_try):
                    return await work()
            except Exception as error:
                if not is_transient(error):
                    if isinstance(error, SQLAlchemyError):
                        raise self.refused(error) from error
                    raise
                failures.append(error)
                await self.pause(pause, error)
        raise AssertionError  # the pauses never end

    async def pause(self, seconds: float, error: BaseException) -> None:
        """Wait before another try, and log why."""
        level = logging.WARNING if seconds else logging.INFO
        logger.log(
            level, "The database failed, trying again in %.2f s: %s", seconds, cause_of(error)
        )
        await asyncio.sleep(seconds)


def cause_of(error: BaseException) -> str:
    """Return the driver's error in one line, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split()) or type(cause).__name__
