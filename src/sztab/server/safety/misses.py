"""Misses: lookups of tables that do not exist. Repeated guessing gets slower and slower."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

FORGIVEN: Final = 60.0
"""Seconds after which one miss is forgiven."""
MAX_WAIT: Final = 600.0
"""Maximum seconds that an address has to wait."""
_MAX_DOUBLINGS: Final = 16


class _Record(NamedTuple):
    number: float
    at: float
    until: float


class Misses:
    """Counts the misses of each address.

    The first few are free, because people make typing errors. After each further miss the address
    has to wait, twice as long as the previous time.

    Args:
        free: Misses without a wait.
        most: Maximum addresses that are remembered.
    """

    def __init__(self, free: int, most: int) -> None:
        self._free = free
        self._most = most
        self._by_address: OrderedDict[str, _Record] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_address)

    def wait(self, address: str, now: float) -> float:
        """Return the seconds until an address may look up a table; 0.0 means now."""
        record = self._by_address.get(address)
        return max(0.0, record.until - now) if record is not None else 0.0

    def add(self, address: str, now: float) -> None:
        """Count a miss."""
        self._forget(now)
        number = 1.0
        if address in self._by_address:
            number += _left(self._by_address[address], now)
        doublings = min(number - self._free - 1, _MAX_DOUBLINGS)
        wait = min(2.0**doublings, MAX_WAIT) if number > self._free else 0.0
        self._by_address[address] = _Record(number, now, now + wait)
        self._by_address.move_to_end(address)

    def _forget(self, now: float) -> None:
        """Drop the oldest records that are forgiven, or while there are too many."""
        while self._by_address:
            oldest = next(iter(self._by_address.values()))
            if len(self._by_address) < self._most and _left(oldest, now) > 0:
                return
            self._by_address.popitem(last=False)


def _left(record: _Record, now: float) -> float:
    return max(0.0, record.number - (now - record.at) / FORGIVEN)
