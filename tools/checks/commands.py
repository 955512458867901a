"""Commands that a stage runs, and where their output goes."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parents[2]
IGNORED: Final = ("VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE")
"""Variables that a command does not see: our environments are meant, whichever is active, and a
check that kept no bytecode would compile all packages again in each of its many processes."""
OUTPUT: ContextVar[IO[str]] = ContextVar("OUTPUT")
"""Where stages that run at the same time write; unset, everything goes straight to the terminal."""


class StageFailure(Exception):
    """A stage does not pass: why, and the command that repeats it."""

    def __init__(self, reason: str, command: Command | None = None) -> None:
        super().__init__(reason)
        self.command = command


class StageSkipped(Exception):
    """A stage cannot run on this machine, and need not: why."""


@dataclass(frozen=True)
class Command:
    """A command, run in the root folder, with additions to the environment."""

    words: tuple[str, ...]
    variables: dict[str, str] = field(default_factory=dict)

    def run(self) -> None:
        """Run it.

        Raises:
            StageFailure: The command failed.
        """
        environment = {**os.environ, **self.variables}
        for name in IGNORED:
            environment.pop(name, None)
        output = OUTPUT.get(None)
        status = subprocess.run(
            self.words, cwd=ROOT, env=environment, check=False, stdout=output, stderr=output
        ).returncode
        if status != 0:
            raise StageFailure(f"exit status {status}", self)

    def __str__(self) -> str:
        assignments = [f"{name}={shlex.quote(value)}" for name, value in self.variables.items()]
        words = [word.removeprefix(f"{ROOT}{os.sep}") for word in self.words]
        return " ".join([*assignments, shlex.join(words)])


def say(text: str) -> None:
    """Print a line of our own between the output of the commands."""
    print(text, flush=True, file=OUTPUT.get(sys.stdout))


def find_program(name: str, hint: str) -> str:
    """Return the path of a program.

    Raises:
        StageSkipped: There is no such program.
        StageFailure: There is none, and CI is set: nothing may be skipped there.
    """
    found = shutil.which(name)
    if found is None:
        missing = StageFailure if os.environ.get("CI") else StageSkipped
        raise missing(f"there is no {name} here ({hint})")
    return found
