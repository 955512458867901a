"""Waiting for a database that is away for a moment."""

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

_PASSING_CLASSES: Final = {
    "08",  # the connection failed
    "25",  # a read-only standby, until it takes over
    "40",  # deadlock or serialization: the transaction was rolled back
    "53",  # too many connections, no memory, disk full
    "55",  # locked, or not ready
    "57",  # shutting down, starting up, cancelled
    "58",  # the system below the database failed
}
_LONGEST_PAUSE: Final = 1.0


def is_passing(error: BaseException) -> bool:
    """Whether the same statement may succeed a moment later."""
    if isinstance(error, OSError | TimeoutError | PoolTimeout | OperationalError):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    driver = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(driver, "sqlstate", None) or ""
    return state[:2] in _PASSING_CLASSES


def pauses() -> Iterator[float]:
    """Yield how long to wait before each new try: not at all, then longer and longer."""
    yield 0.0
    pause = 0.05
    while True:
        yield pause
        pause = min(2 * pause, _LONGEST_PAUSE)


class Patience:
    """How long a statement may take: `total` seconds with all its tries, one try a third of that.

    A connection may be dead without anybody having been told: there must be time for another.
    """

    def __init__(self, total: float) -> None:
        self.total = total
        self.one_try = total / 3

    async def run(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do the work, again if needed; StoreDown after the time is over."""
        failures: list[Exception] = []
        try:
            async with asyncio.timeout(self.total):
                return await self._until_done(work, failures)
        except TimeoutError:
            raise self.down() from (failures[-1] if failures else None)

    # What goes wrong is told to players. The cause may name our machines: it goes to the log.

    def down(self) -> StoreDown:
        """Return the error for what was not done in time."""
        return StoreDown(
            f"The database has not answered for {self.total:g} seconds. Try again in a moment;"
            " whoever runs this server finds the cause in its log."
        )

    def refused(self, error: Exception) -> StoreDown:
        """Return the error for what will never be done."""
        logger.error("The database refused a statement: %s", why(error))
        down = StoreDown(
            "The database refused to do this. Whoever runs this server finds the cause in its log."
        )
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
                if not is_passing(error):
                    if isinstance(error, SQLAlchemyError):
                        raise self.refused(error) from error
                    raise
                failures.append(error)
                await self.pause(pause, error)
        raise AssertionError  # the pauses never end

    async def pause(self, seconds: float, error: BaseException) -> None:
        """Wait before another try, and tell the log why."""
        level = logging.WARNING if seconds else logging.INFO
        logger.log(level, "The database failed, trying again in %.2f s: %s", seconds, why(error))
        await asyncio.sleep(seconds)


def why(error: BaseException) -> str:
    """Return the cause in one line, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split()) or type(cause).__name__
