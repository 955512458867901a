"""Limits: how much one address, one socket and everybody together may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from sztab.core.action import SztabError

_HOUR: Final = 3600.0
_MOST_ADDRESSES: Final = 20_000
_ALMOST_ONE: Final = 1 - 1e-9
"""Who waited as long as told is let in, whatever adding up fractions of a second came to."""
_HOME_NETWORK: Final = 64
"""Every customer of an IPv6 provider has at least so many bits' worth of addresses of their own."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is allowed; all numbers are per worker process.

    Attributes:
        socket_rate: Messages a second on one socket, in the long run.
        socket_burst: Messages at once on one socket.
        address_rate: Requests and messages a second from one address, in the long run.
        address_burst: Requests and messages at once from one address.
        sockets_per_address: Open sockets of one address.
        tables_per_address: Tables that one address may open at once, and in an hour after that.
        sockets: Open sockets of everybody.
        body: Bytes in the body of a request.
        message: Bytes in a message on a socket.
        strikes: Refused messages in a row before a socket is closed.
    """

    socket_rate: float = 20.0
    socket_burst: int = 60
    address_rate: float = 100.0
    address_burst: int = 400
    sockets_per_address: int = 60
    tables_per_address: int = 60
    sockets: int = 10_000
    body: int = 262_144
    message: int = 16_384
    strikes: int = 50

    def __post_init__(self) -> None:
        for name, value in msgspec.structs.asdict(self).items():
            least = 0 if name.endswith("_rate") else 1
            if not (value > 0 and value >= least):
                wanted = "at least 1" if least else "more than 0"
                raise SztabError(f"The limit {name} is {value}, but it must be {wanted}.")


class Bucket:
    """Lets through `burst` things at once and `rate` a second in the long run.

    Args:
        rate: How many a second.
        burst: How many at once.
        now: The time.
    """

    __slots__ = ("_at", "_burst", "_level", "_rate", "strikes")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.strikes = 0
        """Refused messages in a row; see `Gate.refused`."""
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = now

    def wait(self, now: float) -> float:
        """Return in how many seconds one more thing is let through; 0.0 is now."""
        self._level = self._level_at(now)
        self._at = now
        return 0.0 if self._level >= _ALMOST_ONE else (1 - self._level) / self._rate

    def take(self) -> None:
        """Let one thing through."""
        self._level -= 1

    def is_full(self, now: float) -> bool:
        """Return whether nothing has gone through for so long that it does not count."""
        return self._level_at(now) >= self._burst

    def _level_at(self, now: float) -> float:
        return min(self._burst, self._level + max(0.0, now - self._at) * self._rate)


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
        self._open: Counter[str] = Counter()
        self._all_open = 0

    def request(self, address: str) -> float:
        """Ask for one request."""
        now = self._clock()
        return _ask(now, self._addresses.of(household(address), now))

    def message(self, address: str, bucket: Bucket) -> float:
        """Ask for one message on the socket whose bucket this is."""
        now = self._clock()
        return _ask(now, bucket, self._addresses.of(household(address), now))

    def new_table(self, address: str) -> float:
        """Ask for one more table."""
        now = self._clock()
        return _ask(now, self._tables.of(household(address), now))

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


def _ask(now: float, *buckets: Bucket) -> float:
    """Take from all buckets or from none."""
    wait = max(bucket.wait(now) for bucket in buckets)
    if not wait:
        for bucket in buckets:
            bucket.take()
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
