"""A token bucket, which limits a rate but allows bursts."""

from __future__ import annotations

import math
from typing import Final

_ALMOST: Final = 1e-9
"""Tolerance for rounding: a client that waited as long as it was told must be let in."""
_FADING: Final = 10.0
"""Time constant of `recent` in seconds: after this time, about a third is left."""


class Bucket:
    """Allows bursts of `burst` tokens, and `rate` tokens a second in the long run.

    Args:
        rate: Tokens per second.
        burst: Capacity in tokens; the bucket starts full.
        now: The time in seconds.
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
        """Return in how many seconds a request may pass; 0.0 means now.

        Args:
            now: The time in seconds.
            cost: The tokens that it takes, at most the whole burst.
            reserve: The fraction of the burst that must be left afterwards.
        """
        self._level = self._level_at(now)
        self._at = now
        wanted = min(min(cost, self._burst) + reserve * self._burst, self._burst)
        return 0.0 if self._level >= wanted - _ALMOST else (wanted - self._level) / self._rate

    def take(self, cost: float = 1.0) -> None:
        """Take tokens, at the time of the last `wait`."""
        self._level -= min(cost, self._burst)
        self._recent = self.recent(self._at) + cost
        self._taken_at = self._at

    def recent(self, now: float) -> float:
        """Return how many tokens were taken recently, as a sum that decays within seconds."""
        return self._recent * math.exp(-max(0.0, now - self._taken_at) / _FADING)

    def is_full(self, now: float) -> bool:
        """Return whether the bucket has refilled completely."""
        return self._level_at(now) >= self._burst

    def _level_at(self, now: float) -> float:
        return min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
