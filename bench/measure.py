"""Timing: runs work for a while, keeps every sample, and reports the best.

This module is independent of engines. A *sample* is one timed stretch of work. An *event* is what
is counted in it: a decision, a copy, an iteration of a search. A *round* is one call of the work:
a game, a pass over positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sample:
    """One timed stretch of work: its events, rounds and seconds."""

    events: int
    rounds: int
    elapsed: float
    cpu: float
    """CPU seconds; fewer than `elapsed` if other programs used the processor."""

    @property
    def rate(self) -> float:
        """Events per CPU second; every engine here runs in one thread."""
        return self.events / self.cpu


@dataclass(frozen=True, slots=True)
class Best:
    """The reported figures of the samples of one quantity."""

    rate: float
    """Events per second in the fastest sample."""
    per_round: float
    """Events per round over all samples, including slow ones."""
    share: float
    """The share of CPU time in the elapsed time of the fastest sample."""

    @property
    def rounds(self) -> float:
        """Rounds per second.

        This is derived from the mean length of all games: the fastest sample may have had short
        games by luck.
        """
        return self.rate / self.per_round

    @property
    def micros(self) -> float:
        """Microseconds per event."""
        return 1e6 / self.rate


def run_for(
    seconds: float,
    work: Callable[[], int],
    clock: Callable[[], float] = perf_counter,
    cpu_clock: Callable[[], float] = process_time,
) -> Sample:
    """Call `work`, which returns its events, until `seconds` have passed.

    The last round is always completed, so there is at least one.
    """
    events = rounds = 0
    cpu_start = cpu_clock()
    start = now = clock()
    deadline = start + seconds
    while now < deadline or not rounds:
        events += work()
        rounds += 1
        now = clock()
    return Sample(events, rounds, now - start, cpu_clock() - cpu_start)


def best_of(samples: Sequence[Sample]) -> Best:
    """Combine samples: the fastest rate, and the mean round of all."""
    if not samples:
        raise ValueError("there are no samples")
    fastest = max(samples, key=lambda sample: sample.rate)
    events = sum(sample.events for sample in samples)
    rounds = sum(sample.rounds for sample in samples)
    return Best(fastest.rate, events / rounds, fastest.cpu / fastest.elapsed)


class Spread(Generic[T]):
    """Keeps some evenly spaced items of a stream whose length is not known.

    At most twice `size` items are held. At that number, every other item is dropped, and from then
    on half as many are taken.
    """

    def __init__(self, size: int) -> None:
        """Keep `size` items."""
        self._size = size
        self._held: list[T] = []
        self._seen = 0
        self._stride = 1

    def offer(self, make: Callable[[], T]) -> None:
        """Offer the next item; `make` is called only if it is kept."""
        if self._seen % self._stride == 0:
            self._held.append(make())
            if len(self._held) == 2 * self._size:
                del self._held[1::2]
                self._stride *= 2
        self._seen += 1

    def items(self) -> list[T]:
        """Return the kept items in order: `size` of them, or all if there were fewer."""
        count = min(self._size, len(self._held))
        return [self._held[i * len(self._held) // count] for i in range(count)]
