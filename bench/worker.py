"""The parent's end of a child process that measures one engine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

from bench.measure import Sample

if TYPE_CHECKING:
    from bench.engines import Entry

ROOT: Final = Path(__file__).resolve().parent.parent
START_LIMIT: Final = 120.0
"""Time limit in seconds for importing and surveying an engine."""


class WorkerError(Exception):
    """An engine could not be measured; the message is one line."""


class NotInstalledError(WorkerError):
    """The package of the engine is not installed."""


class Worker:
    """A running child process, which waits for input while others are measured."""

    def __init__(self, entry: Entry, python: Path, seed: int) -> None:
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 (`close` closes it)
        try:
            self._process = subprocess.Popen(
                [str(python), "-m", "bench.child", entry.name, str(seed)],
                cwd=ROOT,
                env={**os.environ, "PYTHONHASHSEED": "0"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
            )
        except OSError as error:
            self._errors.close()
            raise WorkerError(f"{python} cannot be started: {error.strerror}") from error
        self._orders = cast("TextIO", self._process.stdin)
        self._answers = cast("TextIO", self._process.stdout)

    def hello(self) -> dict[str, Any]:
        """Wait for the child's first message."""
        return self._answer(START_LIMIT)

    def measure(self, quantity: str, seconds: float) -> Sample:
        """Take one sample."""
        order = json.dumps({"quantity": quantity, "seconds": seconds})
        with suppress(BrokenPipeError):  # a dead child is detected when it does not answer
            self._orders.write(f"{order}\n")
            self._orders.flush()
        return Sample(**self._answer(START_LIMIT + 10 * seconds))

    def alive(self) -> bool:
        """Return whether the child can be asked again."""
        return self._process.poll() is None

    def close(self) -> None:
        """End the child: it stops when its input ends."""
        with suppress(BrokenPipeError, subprocess.TimeoutExpired):
            self._process.communicate(timeout=1)
        self._process.kill()
        self._process.wait()
        self._errors.close()

    def _answer(self, limit: float) -> dict[str, Any]:
        watch = Timer(limit, self._process.kill)
        watch.start()
        line = self._answers.readline()
        watch.cancel()
        if not line:
            raise WorkerError(self._cause_of_death())
        answer: dict[str, Any] = json.loads(line)
        if "missing" in answer:
            raise NotInstalledError(answer["missing"])
        if "error" in answer:
            raise WorkerError(answer["error"])
        return answer

    def _cause_of_death(self) -> str:
        """Return the last line that the child printed, or the signal that ended it."""
        code = self._process.wait()
        if code == -signal.SIGKILL:
            return "stopped, it took too long"
        self._errors.seek(0)
        said = [line.strip() for line in self._errors if line.strip()]
        name = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return f"{name}: {said[-1]}" if said else name
