"""Queues: which socket of an address is heard next, and which address has the event loop."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sztab.server.safety.bucket import Bucket

RESERVE: Final = 0.25
"""The part of an address's burst that its busiest sockets leave to its quiet ones."""
BUSY: Final = 20
"""Recent messages of a busy socket: somebody who plays sends fewer."""
AT_ONCE: Final = 4
"""Requests and messages of one address that are begun in one turn of the event loop."""


class Ticket:
    """A message that waits: its socket's bucket, and how to tell the socket that it may go on."""

    __slots__ = ("bucket", "let_in")

    def __init__(self, bucket: Bucket, let_in: Callable[[], object]) -> None:
        self.bucket = bucket
        self.let_in = let_in


class MessageQueue:
    """The messages from one address that wait for a token, one of each socket.

    The quietest socket goes first: the one that was heard least lately. Sockets that send without
    a pause are equally busy, so they take turns. And the busier a socket is, the more of the
    address's burst it leaves to the others.
    """

    def __init__(self) -> None:
        self._waiting: list[Ticket] = []
        self.timer: asyncio.TimerHandle | None = None
        """Rings when the next message may be let in."""

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, ticket: Ticket) -> None:
        """Let a message wait."""
        self._waiting.append(ticket)

    def discard(self, ticket: Ticket) -> None:
        """Forget a message whose socket is gone."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)

    def let_in(self, address: Bucket, now: float) -> float:
        """Let in all messages whose turn it is; return in how many seconds to look again."""
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
    """Ask both buckets for one message; 0.0 is allowed, and counted."""
    reserve = RESERVE * min(1.0, socket.recent(now) / BUSY)
    wait = max(socket.wait(now), address.wait(now, reserve=reserve))
    if not wait:
        socket.take()
        address.take()
    return wait


class Turns:
    """Shares the event loop between addresses.

    In each turn of the loop an address begins at most `AT_ONCE` pieces of work. Hundreds of
    requests that come at the same moment are spread over as many turns, and what others want is
    done in between.
    """

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._is_set = False

    async def take(self, address: str) -> None:
        """Wait until the address may begin something."""
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
        """Begin the next turn of the loop."""
        self._is_set = False
        self._begun.clear()
        for address in list(self._waiting):
            queue = self._waiting[address]
            while queue and self._begun[address] < AT_ONCE:
                future = queue.popleft()
                if not future.done():  # else its client is gone
                    future.set_result(None)
                    self._begin(address)
            if not queue:
                del self._waiting[address]
