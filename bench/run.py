"""A run: every engine, every quantity, several times, in a random order."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from bench.progress import progress
from bench.results import Result
from bench.worker import NotInstalledError, Worker, WorkerError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from bench.engines import Entry


class Settings(NamedTuple):
    """How long and how often to measure, and the seed of the order."""

    seconds: float
    repeat: int
    seed: int


class Run:
    """The child processes and their results so far."""

    def __init__(self, homes: Mapping[str, Path | str], settings: Settings) -> None:
        """`homes` has the Python of each home, or a text that says why there is none."""
        self._homes = homes
        self._settings = settings
        self._workers: dict[str, Worker] = {}
        self.results: list[Result] = []

    def all(self, entries: Sequence[Entry]) -> list[Result]:
        """Measure everything; an interrupted run keeps its results so far."""
        try:
            self._all(entries)
        except KeyboardInterrupt:
            pass
        finally:
            for worker in self._workers.values():
                worker.close()
        return self.results

    def _all(self, entries: Sequence[Entry]) -> None:
        with progress("starting", len(entries)) as step:
            for entry in entries:
                step(entry.label)
                self.results.append(self._greet(entry))
        tasks = plan(entries, self.results, self._settings)
        with progress("measuring", len(tasks)) as step:
            for entry, result, quantity in tasks:
                step(f"{entry.label}: {quantity}")
                self._measure(entry, result, quantity)

    def _greet(self, entry: Entry) -> Result:
        result = Result(entry.name, entry.label)
        try:
            result.hello = self._worker(entry)
        except NotInstalledError:
            result.trouble = "not installed"
        except WorkerError as error:
            result.trouble = f"failed: {error}"
        return result

    def _worker(self, entry: Entry) -> dict[str, object]:
        """Start a child and return its first message."""
        home = self._homes[entry.home]
        if isinstance(home, str):
            raise WorkerError(home)
        worker = self._workers[entry.name] = Worker(entry, home, self._settings.seed)
        return worker.hello()

    def _measure(self, entry: Entry, result: Result, quantity: str) -> None:
        """Add one sample. A quantity that failed is not tried again; the others go on."""
        if quantity in result.failures:
            return
        try:
            if not self._workers[entry.name].alive():
                self._workers.pop(entry.name).close()
                self._worker(entry)
            sample = self._workers[entry.name].measure(quantity, self._settings.seconds)
        except WorkerError as error:
            result.failures[quantity] = str(error)
        else:
            result.samples.setdefault(quantity, []).append(sample)


def plan(
    entries: Sequence[Entry], results: Sequence[Result], settings: Settings
) -> list[tuple[Entry, Result, str]]:
    """List all measurements in random order, so that a slow minute affects more than one engine.

    Each repetition is shuffled separately, so that the samples of a figure are spread over time.
    """
    once = [
        (entry, result, quantity)
        for entry, result in zip(entries, results, strict=True)
        for quantity in result.hello.get("quantities", ())
    ]
    order = Random(settings.seed)
    return [task for _ in range(settings.repeat) for task in order.sample(once, len(once))]
