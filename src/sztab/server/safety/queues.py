"""Fair queues: between the sockets of an address, and between addresses on the event loop."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sztab.server.safety.bucket import Bucket

RESERVE: Final = 0.25
"""The fraction of an address's burst that its busiest sockets leave to its quiet ones."""
BUSY: Final = 20
"""Recent messages from which a socket counts as busy; players send fewer."""
AT_ONCE: Final = 4
"""Requests and messages of one address that are started per iteration of the event loop."""


class Ticket:
    """A waiting message: its socket's bucket, and a callback that lets the socket go on."""

    __slots__ = ("bucket", "let_in")

    def __init__(self, bucket: Bucket, let_in: Callable[[], object]) -> None:
        self.bucket = bucket
        self.let_in = let_in


class MessageQueue:
    """The messages from one address that wait for a token, one per socket.

    The socket with the fewest recent messages goes first. Sockets that send without a pause are
    equally busy, so they take turns. The busier a socket is, the more of the address's burst it
    must leave to the others.
    """

    def __init__(self) -> None:
        self._waiting: list[Ticket] = []
        self.timer: asyncio.TimerHandle | None = None
        """Fires when the next message may be let in."""

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, ticket: Ticket) -> None:
        """Add a message to the queue."""
        self._waiting.append(ticket)

    def discard(self, ticket: Ticket) -> None:
        """Remove a message whose socket is gone."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)

    def let_in(self, address: Bucket, now: float) -> float:
        """Let in all messages whose turn it is; return the seconds until the next one."""
        while self._waiting:
            ready = [one for one in self._waiting if not one.bucket.wait(now)]
            if not ready:
                return min(one.bucket.wait(now) for one in self._waiting)
            quietest = min(ready, key=lambda one: one.bucket.recent(now))
            wait = ask(address, quietest.bucket, now)
            if wait:
                return wait
            self._waiting.remove(quietest)
            quietest.let_in()
        return 0.0


def ask(address: Bucket, socket: Bucket, now: float) -> float:
    """Take a token from both buckets and return 0.0, or return the seconds to wait."""
    reserve = RESERVE * min(1.0, socket.recent(now) / BUSY)
    wait = max(socket.wait(now), address.wait(now, reserve=reserve))
    if not wait:
        socket.take()
        address.take()
    return wait


class Turns:
    """Shares the event loop between addresses.

    In each iteration of the loop, an address starts at most `AT_ONCE` pieces of work. Hundreds of
    requests that arrive together are spread over many iterations, and other clients are served in
    between.
    """

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._is_set = False

    async def take(self, address: str) -> None:
        """Wait until the address may start a piece of work."""
        if address not in self._waiting and self._begun[address] < AT_ONCE:
            self._begin(address)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(future)
        await future

    def _begin(self, address: str) -> None:
        self._begun[address] += 1
        if not self._is_set:
            self._is_set = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """Start the work of the next iteration."""
        self._is_set = False
        self._begun.clear()
        for address in list(self._waiting):
            queue = self._waiting[address]
            while queue and self._begun[address] < AT_ONCE:
                future = queue.popleft()
                if not future.done():  # otherwise the client has disconnected
                    future.set_result(None)
                    self._begin(address)
            if not queue:
                del self._waiting[address]
