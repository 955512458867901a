"""The limit on open files: raised as far as possible, and never used up by connections."""

from __future__ import annotations

import subprocess
import sys

import pytest

resource = pytest.importorskip("resource")

CODE = """
import logging, resource, sys
logging.basicConfig(format="%(message)s")
resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard}))
from sztab.server.operations.open_files import max_connections, raise_file_limit
raise_file_limit({wanted})
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], max_connections({wanted}))
"""


def limits(hard: int, wanted: int) -> tuple[str, str]:
    """Return the allowed files and connections, and the log."""
    code = CODE.format(hard=hard, wanted=wanted)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return run.stdout.strip(), run.stderr


def test_the_limit_is_raised_as_needed() -> None:
    assert limits(hard=1024, wanted=500) == ("600 500", "")


def test_it_is_not_lowered() -> None:
    assert limits(hard=1024, wanted=100) == ("256 100", "")


def test_a_system_that_allows_too_few_is_warned_of() -> None:
    found, told = limits(hard=512, wanted=1000)
    assert found == "512 412"
    assert "raise LimitNOFILE" in told
