"""Runs the command line in the process of the test, with typed input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.testing import CliRunner

from sztab.cli.main import app

if TYPE_CHECKING:
    from typer.testing import Result


def sztab(*words: str, typed: str | bytes = "", width: int = 80) -> Result:
    """Run `sztab` with these arguments, and `typed` as input."""
    runner = CliRunner(env={"COLUMNS": str(width), "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C"})
    return runner.invoke(app, list(words), input=typed)


def done(*words: str, typed: str = "", width: int = 80) -> str:
    """Run `sztab`, which must succeed, and return its output."""
    result = sztab(*words, typed=typed, width=width)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*words: str, typed: str = "") -> str:
    """Run `sztab`, which must fail with exit code 2, and return its one line on stderr."""
    result = sztab(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("sztab: ")
    return result.stderr.removeprefix("sztab: ").strip()
