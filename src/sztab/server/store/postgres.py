"""Direct use of the PostgreSQL driver: connecting, and listening for notifications."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from sztab.server.store.retries import cause_of, pauses
from sztab.server.store.schema import CHANNEL

logger = logging.getLogger(__name__)
_FAILURES: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
_CONNECT_WITHIN: Final = 5.0
_SERVER_SHARE: Final = 0.8
IN_USE: Final = 0x537A746163
"""The advisory lock that all servers share and that a restore takes exclusively."""
_PING_EVERY: Final = 15.0
"""Seconds of silence after which a connection is checked: it may be dead."""


async def connect(url: str, within: float) -> Any:  # noqa: ANN401 (untyped driver)
    """Return a connection; the URL may use everything that libpq allows, such as `sslmode`.

    PostgreSQL cancels a statement a little before we give up after `within` seconds. Otherwise a
    statement that waits for a lock could still run after we reported that nothing was written.

    Raises:
        OSError: The server closed the connection during the handshake. The driver itself raises
            InternalClientError then, which looks like a bug of the caller.
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
    """Receives notifications about entries that other workers wrote.

    `on_news` gets every payload on the channel. A lost connection is opened again, and then
    `on_gap` is called, because notifications may have been missed.
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
        """Start listening; every notification sent after this returns is received."""
        await self._connect()
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        """Stop listening."""
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
            # Held as long as the connection lives, so that no backup is restored meanwhile.
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
            logger.warning("The connection for notifications of other workers was lost.")
            self._connection.terminate()
            await self._connect_again()
            # Through the loop, so that an error in the callback does not end this task.
            asyncio.get_running_loop().call_soon(self._on_gap)

    async def _until_lost(self) -> None:
        while not self._connection.is_closed():
            try:
                async with asyncio.timeout(_PING_EVERY):
                    await self._lost.wait()
            except TimeoutError:
                if not await self._is_alive():
                    return

    async def _is_alive(self) -> bool:
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
            except Exception as error:  # noqa: BLE001 (whatever it is, try again)
                logger.info("Still no connection for notifications: %s", cause_of(error))
            else:
                return
