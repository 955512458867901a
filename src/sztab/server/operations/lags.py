"""Lags: when the event loop was held, so that the time is credited to running clocks."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

CREDITED: Final = 50
"""Milliseconds; shorter lags are part of any game over a network."""
_MOST: Final = 1000
_TOLD: Final = 100
"""Lags that a worker tells the others."""
_TOLD_FOR: Final = 600_000
_JOINED: Final = 25
"""Lags closer together than this (ms) are one: an overloaded loop never quite rests."""


class Lag(NamedTuple):
    """An interval in which the event loop was held, in milliseconds since 1970."""

    start: int
    end: int


class Lags:
    """The recent lags of this worker."""

    def __init__(self) -> None:
        self._lags: deque[Lag] = deque(maxlen=_MOST)
        self.current: Callable[[], int] = lambda: 0
        """Tells for how many milliseconds the loop has been held right now; see `Watchdog`."""

    def add(self, length: int, end: int) -> None:
        """Note that the loop was held for a while, up to some moment."""
        if length <= CREDITED:
            return
        start = end - length
        if self._lags and start - self._lags[-1].end < _JOINED:
            start = min(start, self._lags.pop().start)
        self._lags.append(Lag(start, end))

    def within(self, start: int, end: int) -> int:
        """Return for how many milliseconds the loop was held between two moments, up to now."""
        now = self.current()
        lags = [*self._lags, Lag(end - now, end)] if now > CREDITED else self._lags
        return overlap(lags, start, end)

    def encode(self, now: int) -> str:
        """Return the lags as other workers are told of them."""
        recent = [lag for lag in self._lags if lag.end > now - _TOLD_FOR]
        return msgspec.json.encode(recent[-_TOLD:]).decode() if recent else ""


def decode(text: str) -> list[Lag]:
    """Return the lags that another worker has told."""
    return msgspec.json.decode(text, type=list[Lag]) if text else []


def overlap(lags: Iterable[Lag], start: int, end: int) -> int:
    """Return how much of an interval was lost to lags; where two overlap, it counts once."""
    total, reached = 0, start
    for lag in sorted(lags):
        first, last = max(lag.start, reached), min(lag.end, end)
        if first < last:
            total += last - first
            reached = last
    return total
