"""Measures the load of other processes, so that a noisy run can be recognised."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

try:
    import psutil
except ImportError:
    sys.exit(
        "python -m bench.load needs psutil, which tells how much processor time and memory the "
        "server takes: pip install psutil, or everything for the tests: pip install '.[test]'."
    )

__all__ = ["Others", "family_seconds", "load_average", "psutil"]


class Others:
    """Measures the load of all other processes from its creation on.

    PostgreSQL counts as another process, and so does the time that other virtual machines take.

    Args:
        own: Returns the CPU seconds of the processes that are measured.
        busy: Returns the CPU seconds of all processes; by default those of this system.
    """

    def __init__(self, own: Callable[[], float], busy: Callable[[], float] | None = None) -> None:
        self._own = own
        self._busy = busy or busy_seconds
        self._before = self._busy() - own()

    def cores(self, seconds: float) -> float:
        """Return how many processors they kept busy on average, given the seconds since then."""
        return max(0.0, (self._busy() - self._own() - self._before) / seconds)


def load_average() -> str:
    """Return the load average of the last minute, or a dash if the system has none."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "–"


def busy_seconds() -> float:
    """Return the CPU seconds that all processes have used since the machine was started.

    Interrupts are left out, because they cannot be attributed to a process.
    """
    times = psutil.cpu_times()
    steal = getattr(times, "steal", 0.0)
    return float(times.user + getattr(times, "nice", 0.0) + times.system + steal)


def family_seconds(pid: int) -> float:
    """Return the CPU seconds of a process and its children."""
    one = psutil.Process(pid)
    total = 0.0
    for process in (one, *one.children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total
