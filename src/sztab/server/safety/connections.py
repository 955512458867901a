"""Connections: how many one address may have, and how long each may wait with its request.

They are counted when they are accepted, before anything is asked. Everything else is counted by the
guard, which a connection that never sends a request does not reach.
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
"""Seconds between two warnings, however many connections are refused meanwhile."""
logger = logging.getLogger("sztab.connections")


class Connections:
    """Counts the HTTP connections of each address; sockets are counted by the `Gate` instead.

    Args:
        limits: How much is allowed.
        proxies: The trusted proxies. They carry everybody, so only the total applies to them.
        clock: Tells the time in seconds.
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
        """Return whether one more connection may be open; if so, `leave` must follow."""
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
        """Count a refused connection, and log it if nothing was logged lately."""
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

    The head of a request must be complete within `first_request` seconds of the accept, or of the
    response before it. uvicorn itself only closes a connection that is silent after a response.
    """

    connections_of: Connections
    """Shared by all connections of the server; set by `guarded_protocol`."""

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 (as uvicorn calls it)
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
            self.connections_of.refuse(household(address), "limit of all connections")
        elif self.connections_of.enter(address):
            self._entered = address
            self._wait_for_head()
            return
        self._hang_up(TOO_MANY_CONNECTIONS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._in_head:
            return
        self._head += len(data)
        most = self.connections_of.limits.head
        if self._head > most and not self.transport.is_closing():
            self._hang_up(head_too_large(most))

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:  # else a pipelined request goes on
            self._wait_for_head()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._entered:
            self.connections_of.leave(self._entered)
            self._entered = ""

    def _wait_for_head(self) -> None:
        self._stop_waiting()
        self._unsent = self.transport.get_write_buffer_size()
        self._deadline = self.loop.call_later(
            self.connections_of.limits.first_request, self._too_late
        )

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

    def _hang_up(self, denial: Denial) -> None:
        """Answer in place of the application, which never hears of this request."""
        self.transport.write(raw_answer(denial))
        self.transport.close()


def guarded_protocol(limits: Limits, proxies: Proxies) -> type[GuardedProtocol]:
    """Return the protocol class of one server, with its own count of connections."""
    shared = {"connections_of": Connections(limits, proxies)}
    return type("ServerProtocol", (GuardedProtocol,), shared)
