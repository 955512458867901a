"""Lags: intervals in which the event loop was blocked; running clocks are credited for them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

CREDITED: Final = 50
"""Milliseconds; shorter lags are usual in any game over a network."""
_MAX_LAGS: Final = 1000
_MAX_SHARED: Final = 100
"""Maximum lags that a worker shares with the others."""
_SHARED_FOR: Final = 600_000
"""Milliseconds after which a lag is no longer shared."""
_MERGED: Final = 25
"""Lags less than this apart (ms) are merged: an overloaded loop rarely pauses for longer."""


class Lag(NamedTuple):
    """An interval in which the event loop was blocked, in milliseconds since 1970."""

    start: int
    end: int


class Lags:
    """The recent lags of this worker."""

    def __init__(self) -> None:
        self._lags: deque[Lag] = deque(maxlen=_MAX_LAGS)
        self.current: Callable[[], int] = lambda: 0
        """Returns for how many milliseconds the loop is blocked right now; see `Watchdog`."""

    def add(self, length: int, end: int) -> None:
        """Note that the loop was blocked for `length` milliseconds until `end`."""
        if length <= CREDITED:
            return
        start = end - length
        if self._lags and start - self._lags[-1].end < _MERGED:
            start = min(start, self._lags.pop().start)
        self._lags.append(Lag(start, end))

    def within(self, start: int, end: int) -> int:
        """Return for how many milliseconds the loop was blocked since `start`; `end` is now."""
        now = self.current()
        lags = [*self._lags, Lag(end - now, end)] if now > CREDITED else self._lags
        return overlap(lags, start, end)

    def encode(self, now: int) -> str:
        """Return the recent lags in the form that is shared with other workers."""
        recent = [lag for lag in self._lags if lag.end > now - _SHARED_FOR]
        return msgspec.json.encode(recent[-_MAX_SHARED:]).decode() if recent else ""


def decode(text: str) -> list[Lag]:
    """Return the lags that another worker shared."""
    return msgspec.json.decode(text, type=list[Lag]) if text else []


def overlap(lags: Iterable[Lag], start: int, end: int) -> int:
    """Return how much of an interval was lost to lags; overlapping lags count once."""
    total, reached = 0, start
    for lag in sorted(lags):
        first, last = max(lag.start, reached), min(lag.end, end)
        if first < last:
            total += last - first
            reached = last
    return total
