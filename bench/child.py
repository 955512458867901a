"""Measures one engine in its own process: `python -m bench.child NAME SEED`.

It prints the quantities that it can measure, then answers each line `{"quantity", "seconds"}` on
standard input with a sample, until the input ends. Output of the engine goes to standard error.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import random
import sys
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, TextIO

from bench.engines import BY_NAME

if TYPE_CHECKING:
    from bench.engines.base import Engine


def main(name: str, seed: int) -> None:
    """Serve one engine over standard input and output."""
    answers = _take_stdout()
    random.seed(seed)  # some engines draw from the global generator
    entry = BY_NAME[name]
    try:
        engine = entry.build(seed)
        _say(answers, hello(engine))
    except Exception as error:  # noqa: BLE001 (the run continues, whatever an engine raises)
        missing = isinstance(error, ModuleNotFoundError) and error.name == entry.package
        _say(answers, {"missing" if missing else "error": one_line(error)})
        return
    for line in sys.stdin:
        order = json.loads(line)
        try:
            _say(answers, measure(engine, order["quantity"], order["seconds"]))
        except Exception as error:  # noqa: BLE001 (the same)
            _say(answers, {"error": one_line(error)})


def hello(engine: Engine) -> dict[str, object]:
    """Return versions, the quantities that can be measured, and figures on decisions."""
    survey = engine.survey()
    return {
        "quantities": list(engine.quantities()),
        "python": platform.python_version(),
        "versions": {name: _version(name) for name in engine.distributions},
        "facts": engine.facts(),
        "decisions_per_game": survey.decisions,
        "choices": survey.choices,
        "forced": survey.forced,
    }


def measure(engine: Engine, quantity: str, seconds: float) -> dict[str, object]:
    """Take one sample, after collecting the garbage of the one before."""
    gc.collect()
    return asdict(engine.quantities()[quantity](seconds))


def one_line(error: BaseException) -> str:
    """Return an exception as one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "unknown"


def _take_stdout() -> TextIO:
    """Keep standard output for the answers and send everything else to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def _say(answers: TextIO, message: dict[str, object]) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
