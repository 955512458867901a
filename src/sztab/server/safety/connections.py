"""Limits on connections: how many per address, and how long each may take to send a request.

Connections are counted when they are accepted. The guard counts everything else, but a connection
that never sends a request does not reach the guard.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sztab.server.safety.denials import (
    TOO_MANY_CONNECTIONS,
    Denial,
    head_too_large,
    raw_answer,
)
from sztab.server.safety.limits import Limits, household
from sztab.server.safety.proxies import UNIX, Proxies

WARN_EVERY: Final = 10.0
"""Minimum seconds between two warnings about refused connections."""
logger = logging.getLogger("sztab.connections")


class Connections:
    """Counts the HTTP connections of each address; the `Gate` counts sockets.

    Args:
        limits: The limits.
        proxies: The trusted proxies. They carry all clients, so only the total applies to them.
        clock: Returns the time in seconds.
    """

    def __init__(
        self, limits: Limits, proxies: Proxies, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self._proxies = proxies
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._refused = 0
        self._warned = float("-inf")

    def enter(self, address: str) -> bool:
        """Count one more connection and return whether it is allowed; if so, call `leave` later."""
        home = household(address)
        known = self._open[home]
        if known >= self.limits.connections_per_address and not self._proxies.trusts(address):
            self.refuse(home, f"limit connections_per_address={known}")
            return False
        self._open[home] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection as closed, or as upgraded to a socket."""
        home = household(address)
        self._open[home] -= 1
        if not self._open[home]:
            del self._open[home]

    def refuse(self, home: str, why: str) -> None:
        """Count a refused connection; log it unless a warning was logged recently."""
        self._refused += 1
        now = self._clock()
        if now - self._warned < WARN_EVERY:
            return
        logger.warning(
            "connections refused: too many are open (a proxy in front must be named with --proxy)",
            extra={"refused": self._refused, "last": home, "open": self._open[home], "why": why},
        )
        self._warned, self._refused = now, 0


class GuardedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a limit on connections and deadlines for requests.

    The headers of a request must be complete within `first_request` seconds after the connection
    was accepted, or after the previous response. uvicorn itself only closes connections that stay
    silent after a response.
    """

    counter: Connections
    """Shared by all connections of the server; set by `guarded_protocol`."""

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 (passed on to uvicorn)
        super().__init__(*args, **named)
        self._entered = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head = 0
        self._unsent = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else UNIX
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            self.counter.refuse(household(address), "limit of all connections")
        elif self.counter.enter(address):
            self._entered = address
            self._wait_for_head()
            return
        self._refuse(TOO_MANY_CONNECTIONS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._in_head:
            return
        self._head += len(data)
        most = self.counter.limits.head
        if self._head > most and not self.transport.is_closing():
            self._refuse(head_too_large(most))

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:  # otherwise a pipelined request is running
            self._wait_for_head()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._entered:
            self.counter.leave(self._entered)
            self._entered = ""

    def _wait_for_head(self) -> None:
        self._stop_waiting()
        self._unsent = self.transport.get_write_buffer_size()
        self._deadline = self.loop.call_later(self.counter.limits.first_request, self._too_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        """Close the connection, unless the client is still receiving the last response."""
        unsent = self.transport.get_write_buffer_size()
        if unsent < self._unsent:
            self._wait_for_head()
        else:
            self.transport.abort()

    def _refuse(self, denial: Denial) -> None:
        """Send a denial and close the connection; the application never sees this request."""
        self.transport.write(raw_answer(denial))
        self.transport.close()


def guarded_protocol(limits: Limits, proxies: Proxies) -> type[GuardedProtocol]:
    """Return the protocol class of one server, with its own count of connections."""
    shared = {"counter": Connections(limits, proxies)}
    return type("ServerProtocol", (GuardedProtocol,), shared)
