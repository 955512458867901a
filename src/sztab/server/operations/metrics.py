"""Metrics of the server, for Prometheus."""

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
"""The environment variable that names the folder in which workers combine their metrics.

It must be set before this module is imported, because the library chooses its storage then.
"""

_COMMIT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_UPDATE: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LAG: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_THOUGHT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5, 7.5, 10, 20)


class Metrics:
    """The metrics of a server.

    With `PROMETHEUS_MULTIPROC_DIR` set, every worker reports the combined metrics of all workers. A
    worker calls `close` when it ends; for a killed worker its parent calls `forget_worker`.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counter("moves", "Moves that were committed", "game")
        self.refusals = self._counter("refusals", "Commands that were refused", "code")
        self.errors = self._counter("errors", "Failures of the server itself")
        # All workers count the same stored tables; the other gauges are summed.
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
            "loop_longest_seconds",
            "Longest lag of the event loop since the start",
            several="livemax",
        )
        if not _shared_folder():
            ProcessCollector(registry=self.registry)

    def render(self) -> bytes:
        """Return all metrics in the format of Prometheus, `CONTENT_TYPE`."""
        if not _shared_folder():
            return generate_latest(self.registry)
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def close(self) -> None:
        """Remove this worker from the gauges."""
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
    """Remove a dead worker from the gauges; its counters and histograms stay."""
    folder = _shared_folder()
    if folder:
        multiprocess.mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


def forget_earlier_runs() -> None:
    """Empty the shared folder before the first worker starts; create it if needed."""
    folder = _shared_folder()
    if not folder:
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    for old in Path(folder).glob("*.db"):
        old.unlink(missing_ok=True)


def _shared_folder() -> str:
    return os.environ.get(SHARED_FOLDER, "")
