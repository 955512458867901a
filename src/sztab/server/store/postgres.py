"""What is asked of PostgreSQL's driver directly: connecting, and listening for news."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from sztab.server.store.retries import pauses, why
from sztab.server.store.schema import CHANNEL

logger = logging.getLogger(__name__)
_FAILURES: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
_CONNECT_WITHIN: Final = 5.0
_SERVER_SHARE: Final = 0.8
IN_USE: Final = 0x537A746163
"""The advisory lock that all servers share, and that a restore must have to itself."""
_ASK_EVERY: Final = 15.0
"""A silent connection may be a dead one, so it is asked so often whether it lives (seconds)."""


async def connect(url: str, within: float) -> Any:  # noqa: ANN401 (untyped driver)
    """Return a connection; the URL may hold whatever libpq allows, `sslmode` for instance.

    The server gives a statement up a little before we do after `within` seconds: one that waits for
    a lock would go on without us, and write what we have told everybody was not written.

    Raises:
        OSError: The server cut the connection in the middle of the greeting. The driver itself
            raises an InternalClientError then, which reads like a bug of the caller.
    """
    settings = {
        "application_name": "sztab",
        "statement_timeout": str(round(within * _SERVER_SHARE * 1000)),
    }
    try:
        return await asyncpg.connect(url, timeout=_CONNECT_WITHIN, server_settings=settings)
    except asyncpg.InternalClientError as error:
        raise ConnectionAbortedError(str(error)) from error


class NotificationListener:
    """Hears what other workers have written.

    `on_news` gets every payload on the channel. When the connection was lost, it is made again, and
    `on_gap` is called: nobody knows what was said meanwhile.
    """

    def __init__(
        self, url: str, on_news: Callable[[str], None], on_gap: Callable[[], None]
    ) -> None:
        self._url = url
        self._on_news = on_news
        self._on_gap = on_gap
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on; what is said after this has returned is heard."""
        await self._connect()
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        connection = await connect(self._url, _CONNECT_WITHIN)
        self._lost = lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            # Held as long as the connection lives: nobody restores a backup meanwhile.
            await connection.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        self._on_news(payload)

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            logger.warning("The connection that brings news of other workers was lost.")
            self._connection.terminate()
            await self._connect_again()
            # By the loop: what goes wrong in there must not end this task.
            asyncio.get_running_loop().call_soon(self._on_gap)

    async def _until_lost(self) -> None:
        while not self._connection.is_closed():
            try:
                async with asyncio.timeout(_ASK_EVERY):
                    await self._lost.wait()
            except TimeoutError:
                if not await self._lives():
                    return

    async def _lives(self) -> bool:
        try:
            await self._connection.execute("SELECT 1", timeout=_CONNECT_WITHIN)
        except _FAILURES:
            return False
        return True

    async def _connect_again(self) -> None:
        for pause in pauses():
            await asyncio.sleep(pause)
            try:
                await self._connect()
            except Exception as error:  # noqa: BLE001 (a listener that gives up leaves us deaf)
                logger.info("No connection for news of other workers yet: %s", why(error))
            else:
                return
