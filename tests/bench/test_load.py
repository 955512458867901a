"""The load test of the server: its table, its figures on the machine, and its options."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bench.load import HEADINGS, LENGTH_HEADINGS, Figures, heading, parse, row
from bench.machine import Others, busy_seconds, family_seconds

WITHOUT_PSUTIL = """
import runpy, sys
sys.modules["psutil"] = None
runpy.run_module("bench.load", run_name="__main__")
"""


def test_without_psutil_it_says_how_to_install_it() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_PSUTIL],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert run.returncode == 1
    assert "python -m bench.load needs psutil" in run.stderr
    assert "pip install psutil" in run.stderr
    assert "Traceback" not in run.stderr


def test_it_measures_up_to_1200_tables() -> None:
    assert parse([]).tables == [50, 200, 800, 1200]
    assert parse(["--tables", "5,10"]).tables == [5, 10]
    assert (parse([]).seconds, parse(["--length"]).seconds) == (20.0, 3.0)
    assert parse(["--length", "--seconds", "1"]).seconds == 1.0


def test_tables_have_as_many_columns_as_headings() -> None:
    printed = row(Figures(50, 45.0, 5.3, 28.0, 0.48, 0.18, 4100.0, 0.02))
    assert printed == "| 50 | 45 | 5.3 | 28.0 | 0.48 | 0.18 | 4100 | 0.02 |"
    for headings in (HEADINGS, LENGTH_HEADINGS):
        first, second = heading(headings).splitlines()
        assert first.count("|") == second.count("|")
    assert printed.count("|") == HEADINGS.count("|")


def test_the_load_of_other_processes_is_measured_apart() -> None:
    busy, own = iter([100.0, 120.0]), iter([10.0, 15.0])
    assert Others(lambda: next(own), lambda: next(busy)).cores(10.0) == 1.5
    busy, own = iter([100.0, 104.0]), iter([10.0, 15.0])
    assert Others(lambda: next(own), lambda: next(busy)).cores(10.0) == 0.0


def test_the_whole_machine_has_used_more_than_one_family() -> None:
    assert 0 < family_seconds(os.getpid()) < busy_seconds()
