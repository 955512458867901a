"""Misses: table codes that do not exist. Guessing on costs more and more time."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

FORGIVEN: Final = 60.0
"""Seconds after which one miss is forgiven."""
LONGEST: Final = 600.0
"""Seconds that an address waits at most."""
_MOST_DOUBLINGS: Final = 16


class _Record(NamedTuple):
    number: float
    at: float
    until: float


class Misses:
    """Counts the misses of each address.

    The first few are free: people mistype. After each further one the address has to wait, twice
    as long as the time before.

    Args:
        free: Misses without a wait.
        most: Addresses that are remembered.
    """

    def __init__(self, free: int, most: int) -> None:
        self._free = free
        self._most = most
        self._by_address: OrderedDict[str, _Record] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_address)

    def wait(self, address: str, now: float) -> float:
        """Return for how many seconds an address may not look for a table; 0.0 if it may."""
        record = self._by_address.get(address)
        return max(0.0, record.until - now) if record is not None else 0.0

    def add(self, address: str, now: float) -> None:
        """Count one more miss."""
        self._forget(now)
        number = 1.0
        if address in self._by_address:
            number += _left(self._by_address[address], now)
        doublings = min(number - self._free - 1, _MOST_DOUBLINGS)
        wait = min(2.0**doublings, LONGEST) if number > self._free else 0.0
        self._by_address[address] = _Record(number, now, now + wait)
        self._by_address.move_to_end(address)

    def _forget(self, now: float) -> None:
        """Forget, of the oldest, those that are forgiven or for which there is no room."""
        while self._by_address:
            oldest = next(iter(self._by_address.values()))
            if len(self._by_address) < self._most and _left(oldest, now) > 0:
                return
            self._by_address.popitem(last=False)


def _left(record: _Record, now: float) -> float:
    return max(0.0, record.number - (now - record.at) / FORGIVEN)
