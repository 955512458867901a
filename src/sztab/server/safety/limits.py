"""Limits: how much one address, one socket and everybody together may ask for."""

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
_MOST_ADDRESSES: Final = 20_000
_HOME_NETWORK: Final = 64
"""Every customer of an IPv6 provider has at least so many bits' worth of addresses of their own."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is allowed; all numbers are per worker process.

    Attributes:
        socket_rate: Messages a second on one socket, in the long run.
        socket_burst: Messages at once on one socket.
        address_rate: Tokens a second for one address, in the long run. A message costs one, a
            request one or more; see `costs.COSTS`.
        address_burst: Tokens at once for one address.
        sockets_per_address: Open sockets of one address.
        connections_per_address: Open HTTP connections of one address, besides its sockets.
        first_request: Seconds until the headers of a connection's first, or next, request.
        head: Bytes in the headers of a request.
        tables_per_address: Tables that one address may open at once, and in an hour after that,
            rematches included.
        sockets: Open sockets of everybody.
        body: Bytes in the body of a request.
        message: Bytes in a message on a socket.
        strikes: Refused messages in a row before a socket is closed.
        misses: Table codes that do not exist, from one address, before it has to wait.
        search_words: Different words in a search of the rules.
        heavy_seconds: Seconds for a card file, a record or a look back at a table.
        heavy_per_address: Such requests of one address that wait or are worked on.
        heavy_jobs: Such requests of everybody that wait or are worked on.
        table_entries: Entries of a table, after which it takes moves only.
        asides_per_seat: Entries of a seat that do not move the game: names, bots, undo.
        devices_per_seat: Devices that may come to one seat, each with a link of its own.
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
    """A bucket for each address, as long as it matters."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_address)

    def of(self, address: str, now: float) -> Bucket:
        """Return the bucket of an address."""
        self._forget(now)
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._rate, self._burst, now)
        self._by_address.move_to_end(address)
        return bucket

    def _forget(self, now: float) -> None:
        """Forget, of those longest away, whose bucket is full or for whom there is no room."""
        while self._by_address:
            oldest = next(iter(self._by_address.values()))
            if len(self._by_address) < _MOST_ADDRESSES and not oldest.is_full(now):
                return
            self._by_address.popitem(last=False)


class Gate:
    """Counts what everybody asks for, and says who has to wait.

    Answers in seconds mean: 0.0 is allowed, and counted; more is refused, and how long to wait.

    Args:
        limits: How much is allowed.
        clock: Tells the time in seconds.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._addresses = _Buckets(limits.address_rate, limits.address_burst)
        self._tables = _Buckets(limits.tables_per_address / _HOUR, limits.tables_per_address)
        self._misses = Misses(limits.misses, _MOST_ADDRESSES)
        self._lines: dict[str, MessageQueue] = {}
        self._turns = Turns()
        self._open: Counter[str] = Counter()
        self._all_open = 0

    def request(self, address: str, cost: float = 1.0) -> float:
        """Ask for one request."""
        now = self._clock()
        return _ask(now, self._addresses.of(household(address), now), cost)

    def message(self, address: str, bucket: Bucket) -> float:
        """Ask for one message on the socket whose bucket this is."""
        now = self._clock()
        return ask(self._addresses.of(household(address), now), bucket, now)

    async def admit(self, address: str, bucket: Bucket) -> None:
        """Wait until one message on the socket whose bucket this is may be handled.

        While other sockets of the address wait, the quietest one goes first.
        """
        home = household(address)
        if home in self._lines or self.message(address, bucket):
            await self._stand_in_line(home, bucket)
        await self._turns.take(home)

    async def _stand_in_line(self, home: str, bucket: Bucket) -> None:
        line = self._lines.setdefault(home, MessageQueue())
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def let_in() -> None:
            if not turn.done():  # else its client is gone
                turn.set_result(None)

        ticket = Ticket(bucket, let_in)
        line.add(ticket)
        self._let_in(home, line)
        try:
            await turn
        finally:
            line.discard(ticket)

    def _let_in(self, home: str, line: MessageQueue) -> None:
        """Let in the sockets whose turn it is, now and when there are tokens again."""
        if self._lines.get(home) is not line:
            return
        now = self._clock()
        wait = line.let_in(self._addresses.of(home, now), now)
        if line.timer is not None:
            line.timer.cancel()
        if not line:
            del self._lines[home]
            return
        line.timer = asyncio.get_running_loop().call_later(wait, self._let_in, home, line)

    async def turn(self, address: str) -> None:
        """Wait until an address may begin something; others have the event loop in between."""
        await self._turns.take(household(address))

    def new_table(self, address: str) -> float:
        """Ask for one more table."""
        now = self._clock()
        return _ask(now, self._tables.of(household(address), now))

    def lookup(self, address: str) -> float:
        """Ask whether an address may look for a table by its code; nothing is counted."""
        return self._misses.wait(household(address), self._clock())

    def missed(self, address: str) -> None:
        """Count a table code that does not exist."""
        now, home = self._clock(), household(address)
        self._misses.add(home, now)
        bucket = self._addresses.of(home, now)
        bucket.wait(now)
        bucket.take(MISS)

    def bucket(self) -> Bucket:
        """Return the bucket of a new socket."""
        return Bucket(self.limits.socket_rate, self.limits.socket_burst, self._clock())

    def open_socket(self, address: str) -> bool:
        """Return whether one more socket may be open; if so, `close_socket` must follow one day."""
        home = household(address)
        if self._all_open >= self.limits.sockets:
            return False
        if self._open[home] >= self.limits.sockets_per_address:
            return False
        self._open[home] += 1
        self._all_open += 1
        return True

    def close_socket(self, address: str) -> None:
        """Count a socket that was open as closed."""
        home = household(address)
        if home not in self._open:
            return
        self._all_open -= 1
        self._open[home] -= 1
        if not self._open[home]:
            del self._open[home]

    def refused(self, bucket: Bucket) -> bool:
        """Count a refused message; return whether it is one too many and the socket must close."""
        bucket.strikes += 1
        return bucket.strikes >= self.limits.strikes

    def accepted(self, bucket: Bucket) -> None:
        """Forgive the refused messages before this accepted one."""
        bucket.strikes = 0


def _ask(now: float, bucket: Bucket, cost: float = 1.0) -> float:
    wait = bucket.wait(now, cost)
    if not wait:
        bucket.take(cost)
    return wait


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or the IPv6 network of one customer."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip), _HOME_NETWORK), strict=False))
