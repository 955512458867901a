"""Metrics: what the server counts and times, for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    multiprocess,
)

from sztab.server.operations import metrics_folder

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SHARED_FOLDER: Final = metrics_folder.VARIABLE
"""The environment variable with the folder in which several workers add up their numbers.

It must be set before this module is imported: the library decides then how it counts.
"""

_COMMIT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_UPDATE: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LAG: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_THOUGHT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5, 7.5, 10, 20)


class Metrics:
    """Everything that the server counts and times.

    Several workers, with `PROMETHEUS_MULTIPROC_DIR` set, give their numbers together, whichever of
    them is asked. A worker that ends calls `close`; for one that was killed its parent calls
    `forget_worker`.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counter("moves", "Moves that were committed", "game")
        self.refusals = self._counter("refusals", "Commands that were refused", "code")
        self.errors = self._counter("errors", "Failures of the server itself")
        # All workers see the same stored tables; the others' gauges add up.
        self.tables = self._gauge("tables", "Stored tables", "status", several="livemostrecent")
        self.live_tables = self._gauge("live_tables", "Tables in memory")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.bot_waiting = self._gauge("bot_waiting", "Questions to bots that wait for an answer")
        self.commit_seconds = self._histogram(
            "commit_seconds", "From an entry to its commit", _COMMIT
        )
        self.update_seconds = self._histogram(
            "update_seconds", "From a move received to everybody's update queued", _UPDATE
        )
        self.bot_seconds = self._histogram(
            "bot_seconds", "From a question to a bot's answer", _THOUGHT, "rank"
        )
        self.loop_lag_seconds = self._histogram(
            "loop_lag_seconds", "How late the event loop is, measured all the time", _LAG
        )
        self.loop_longest_seconds = self._gauge(
            "loop_longest_seconds", "Longest lag of the event loop since the start",
            several="livemax",
        )  # fmt: skip
        if not _shared_folder():
            ProcessCollector(registry=self.registry)

    def render(self) -> bytes:
        """Return all numbers as Prometheus reads them; the type is `CONTENT_TYPE`."""
        if not _shared_folder():
            return generate_latest(self.registry)
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def close(self) -> None:
        """Take back what this worker has open, when it ends."""
        forget_worker(os.getpid())

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"sztab_{name}", text, labels, registry=self.registry)

    def _gauge(
        self,
        name: str,
        text: str,
        *labels: str,
        several: Literal["livesum", "livemostrecent", "livemax"] = "livesum",
    ) -> Gauge:
        return Gauge(
            f"sztab_{name}", text, labels, registry=self.registry, multiprocess_mode=several
        )

    def _histogram(
        self, name: str, text: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(f"sztab_{name}", text, labels, registry=self.registry, buckets=buckets)


def forget_worker(process: int) -> None:
    """Take back what a worker that is no more had open; its counts and times stay."""
    folder = _shared_folder()
    if folder:
        multiprocess.mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


def forget_earlier_runs() -> None:
    """Empty the shared folder, before the first worker starts; make it if need be."""
    folder = _shared_folder()
    if not folder:
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    for old in Path(folder).glob("*.db"):
        old.unlink(missing_ok=True)


def _shared_folder() -> str:
    return os.environ.get(SHARED_FOLDER, "")
