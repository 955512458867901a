"""A token bucket: how much may go through at once, and in the long run."""

from __future__ import annotations

import math
from typing import Final

_ALMOST: Final = 1e-9
"""Tolerance for rounding: a client that waited as long as it was told is let in."""
_FADING: Final = 10.0
"""Seconds after which what was let through counts for about a third of it; see `recent`."""


class Bucket:
    """Lets through `burst` things at once and `rate` a second in the long run.

    Args:
        rate: How many a second.
        burst: How many at once.
        now: The time.
    """

    __slots__ = ("_at", "_burst", "_level", "_rate", "_recent", "_taken_at", "strikes")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.strikes = 0
        """Refused messages in a row; see `Gate.refused`."""
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = now
        self._recent = 0.0
        self._taken_at = now

    def wait(self, now: float, cost: float = 1.0, reserve: float = 0.0) -> float:
        """Return in how many seconds something is let through; 0.0 is now.

        Args:
            now: The time.
            cost: How many tokens it takes; never more than fit in.
            reserve: The part of the burst that is to be left afterwards.
        """
        self._level = self._level_at(now)
        self._at = now
        wanted = min(min(cost, self._burst) + reserve * self._burst, self._burst)
        return 0.0 if self._level >= wanted - _ALMOST else (wanted - self._level) / self._rate

    def take(self, cost: float = 1.0) -> None:
        """Let something through."""
        self._level -= min(cost, self._burst)
        self._recent = self.recent(self._at) + cost
        self._taken_at = self._at

    def recent(self, now: float) -> float:
        """Return how much was let through lately: a sum that fades away within seconds."""
        return self._recent * math.exp(-max(0.0, now - self._taken_at) / _FADING)

    def is_full(self, now: float) -> bool:
        """Return whether nothing has gone through for so long that it does not count."""
        return self._level_at(now) >= self._burst

    def _level_at(self, now: float) -> float:
        return min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
