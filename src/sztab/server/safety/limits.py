"""Rate limits and quotas: per socket, per address and for the whole server."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from sztab.core.action import SztabError
from sztab.server.safety.bucket import Bucket
from sztab.server.safety.costs import MISS
from sztab.server.safety.misses import Misses
from sztab.server.safety.queues import MessageQueue, Ticket, Turns, ask

_HOUR: Final = 3600.0
_MAX_ADDRESSES: Final = 20_000
_HOME_NETWORK: Final = 64
"""Bits of the IPv6 prefix that counts as one address: customers get at least a /64 network."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits, each per worker process.

    Attributes:
        socket_rate: Messages per second on one socket, in the long run.
        socket_burst: Messages in a burst on one socket.
        address_rate: Tokens per second for one address, in the long run. A message costs one, a
            request one or more; see `costs.COSTS`.
        address_burst: Tokens in a burst for one address.
        sockets_per_address: Open sockets of one address.
        connections_per_address: Open HTTP connections of one address, besides its sockets.
        first_request: Seconds until the headers of a connection's first, or next, request.
        head: Bytes in the headers of a request.
        tables_per_address: Tables that one address may open in a burst, and per hour after that,
            including rematches.
        sockets: Open sockets in total.
        body: Bytes in the body of a request.
        message: Bytes in a message on a socket.
        strikes: Refused messages in a row before a socket is closed.
        misses: Requests for tables that do not exist, from one address, before it has to wait.
        search_words: Different words in a search of the rules.
        heavy_seconds: Seconds for a request with a card file or a record, or for a table's replay.
        heavy_per_address: Such requests of one address that wait or are being handled.
        heavy_jobs: Such requests in total that wait or are being handled.
        table_entries: Entries of a table, after which it accepts only moves.
        asides_per_seat: Entries of a seat that do not advance the game: names, bots, undo.
        devices_per_seat: Devices that may join one seat, each with its own link.
    """

    socket_rate: float = 20.0
    socket_burst: int = 60
    address_rate: float = 100.0
    address_burst: int = 400
    sockets_per_address: int = 60
    connections_per_address: int = 200
    first_request: float = 10.0
    head: int = 65_536
    tables_per_address: int = 60
    sockets: int = 10_000
    body: int = 262_144
    message: int = 16_384
    strikes: int = 50
    misses: int = 10
    search_words: int = 12
    heavy_seconds: float = 10.0
    heavy_per_address: int = 8
    heavy_jobs: int = 200
    table_entries: int = 20_000
    asides_per_seat: int = 1000
    devices_per_seat: int = 16

    def __post_init__(self) -> None:
        for name, value in msgspec.structs.asdict(self).items():
            least = 0 if name.endswith("_rate") else 1
            if not (value > 0 and value >= least):
                wanted = "at least 1" if least else "more than 0"
                raise SztabError(f"The limit {name} is {value}, but it must be {wanted}.")


class _Buckets:
    """A bucket for each address that was active recently."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_address)

    def of(self, address: str, now: float) -> Bucket:
        """Return the bucket of an address, created if needed."""
        self._forget(now)
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._rate, self._burst, now)
        self._by_address.move_to_end(address)
        return bucket

    def _forget(self, now: float) -> None:
        """Drop the least recently used buckets that are full, or while there are too many."""
        while self._by_address:
            oldest = next(iter(self._by_address.values()))
            if len(self._by_address) < _MAX_ADDRESSES and not oldest.is_full(now):
                return
            self._by_address.popitem(last=False)


class Gate:
    """Applies the limits to requests, messages, sockets and new tables.

    A method that returns seconds returns 0.0 if the request is allowed, and counts it. Otherwise
    the request is refused, and the client may try again after that time.

    Args:
        limits: The limits.
        clock: Returns the time in seconds.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._addresses = _Buckets(limits.address_rate, limits.address_burst)
        self._tables = _Buckets(limits.tables_per_address / _HOUR, limits.tables_per_address)
        self._misses = Misses(limits.misses, _MAX_ADDRESSES)
        self._queues: dict[str, MessageQueue] = {}
        self._turns = Turns()
        self._open: Counter[str] = Counter()
        self._all_open = 0

    def request(self, address: str, cost: float = 1.0) -> float:
        """Count a request; return the seconds to wait."""
        now = self._clock()
        return _ask(now, self._addresses.of(household(address), now), cost)

    def message(self, address: str, bucket: Bucket) -> float:
        """Count a message on the socket with this bucket; return the seconds to wait."""
        now = self._clock()
        return ask(self._addresses.of(household(address), now), bucket, now)

    async def admit(self, address: str, bucket: Bucket) -> None:
        """Wait until a message on the socket with this bucket may be handled.

        If several sockets of the address are waiting, the quietest goes first.
        """
        home = household(address)
        if home in self._queues or self.message(address, bucket):
            await self._wait_in_queue(home, bucket)
        await self._turns.take(home)

    async def _wait_in_queue(self, home: str, bucket: Bucket) -> None:
        queue = self._queues.setdefault(home, MessageQueue())
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def let_in() -> None:
            if not turn.done():  # otherwise the client has disconnected
                turn.set_result(None)

        ticket = Ticket(bucket, let_in)
        queue.add(ticket)
        self._let_in(home, queue)
        try:
            await turn
        finally:
            queue.discard(ticket)

    def _let_in(self, home: str, queue: MessageQueue) -> None:
        """Let in the sockets whose turn it is, and repeat when there are tokens again."""
        if self._queues.get(home) is not queue:
            return
        now = self._clock()
        wait = queue.let_in(self._addresses.of(home, now), now)
        if queue.timer is not None:
            queue.timer.cancel()
        if not queue:
            del self._queues[home]
            return
        queue.timer = asyncio.get_running_loop().call_later(wait, self._let_in, home, queue)

    async def turn(self, address: str) -> None:
        """Wait for the address's turn on the event loop; see `Turns`."""
        await self._turns.take(household(address))

    def new_table(self, address: str) -> float:
        """Count a new table; return the seconds to wait."""
        now = self._clock()
        return _ask(now, self._tables.of(household(address), now))

    def lookup(self, address: str) -> float:
        """Return the seconds until the address may look up a table by its code; counts nothing."""
        return self._misses.wait(household(address), self._clock())

    def missed(self, address: str) -> None:
        """Count a lookup of a table that does not exist."""
        now, home = self._clock(), household(address)
        self._misses.add(home, now)
        bucket = self._addresses.of(home, now)
        bucket.wait(now)
        bucket.take(MISS)

    def bucket(self) -> Bucket:
        """Return a bucket for a new socket."""
        return Bucket(self.limits.socket_rate, self.limits.socket_burst, self._clock())

    def open_socket(self, address: str) -> bool:
        """Count a new socket and return whether it is allowed; if so, call `close_socket` later."""
        home = household(address)
        if self._all_open >= self.limits.sockets:
            return False
        if self._open[home] >= self.limits.sockets_per_address:
            return False
        self._open[home] += 1
        self._all_open += 1
        return True

    def close_socket(self, address: str) -> None:
        """Count an open socket as closed."""
        home = household(address)
        if home not in self._open:
            return
        self._all_open -= 1
        self._open[home] -= 1
        if not self._open[home]:
            del self._open[home]

    def refused(self, bucket: Bucket) -> bool:
        """Count a refused message; return whether the socket must be closed for too many."""
        bucket.strikes += 1
        return bucket.strikes >= self.limits.strikes

    def accepted(self, bucket: Bucket) -> None:
        """Reset the count of refused messages after an accepted one."""
        bucket.strikes = 0


def _ask(now: float, bucket: Bucket, cost: float = 1.0) -> float:
    wait = bucket.wait(now, cost)
    if not wait:
        bucket.take(cost)
    return wait


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the key under which an address is counted: an IPv4 address, or an IPv6 /64 network."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip), _HOME_NETWORK), strict=False))
