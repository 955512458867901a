"""Runs stages one after another, and two at a time where each leaves a core idle."""

from __future__ import annotations

import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.checks.commands import OUTPUT, StageFailure, StageSkipped, say
from tools.checks.results import Result, read_tally
from tools.checks.stages import TOGETHER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tools.checks.stages import Options

TALLY: Final = "SZTAB_TALLY"
"""Environment variable: the file that pytest writes its counts to, see tests/tally.py."""


class Run:
    """A run of some stages, and its results."""

    def __init__(self, stages: Mapping[str, Callable[[Options], None]], options: Options) -> None:
        self.results: list[Result] = []
        self.notices: list[str] = []
        self._stages = stages
        self._options = options

    def run(self) -> bool:
        """Run the stages until one fails; return whether all passed."""
        together = [name for name in TOGETHER if name in self._stages]
        first = next((name for name in self._stages if name in together), None)
        try:
            for name in self._stages:
                if name == first:
                    self._run_together(together)
                elif name not in together:
                    self._run_stage(name)
        except StageFailure:
            return False
        return True

    def _run_together(self, names: list[str]) -> None:
        """Run independent stages two at a time; each is printed when it has finished.

        Raises:
            StageFailure: One of them failed. Those that had begun are finished first.
        """
        with ThreadPoolExecutor(2) as threads:
            jobs = [threads.submit(self._run_aside, name) for name in names]
            try:
                for job in as_completed(jobs):
                    job.result()
            except StageFailure:
                threads.shutdown(cancel_futures=True)
                raise

    def _run_aside(self, name: str) -> None:
        """Run a stage in a thread of its own and print its output at once."""
        with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
            token = OUTPUT.set(output)
            try:
                self._run_stage(name)
            finally:
                OUTPUT.reset(token)
                output.seek(0)
                print(output.read(), end="", flush=True)

    def _run_stage(self, name: str) -> None:
        """Run one stage between a heading and the time that it took."""
        stage = self._stages[name]
        say(f"\n== {name}: {(stage.__doc__ or name).splitlines()[0]}")
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            tally = Path(folder, "tally.json")
            os.environ[TALLY] = str(tally)  # stages at the same time run no pytest
            try:
                stage(self._options)
            except StageSkipped as skipped:
                self.notices.append(f"SKIPPED {name}: {skipped}.")
                say(self.notices[-1])
                return
            except StageFailure as failure:
                say(f"\nFAILED in {name}: {failure}.")
                if failure.command:
                    say(f"To repeat it:\n  {failure.command}")
                raise
            seconds = time.monotonic() - start
            self.results.append(Result(name, seconds, **read_tally(tally)))
        say(f"-- {name}: passed in {seconds:.1f} s")
