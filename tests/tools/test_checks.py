"""The check itself: which stages run, what a failure stops, what is counted and written down."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.checks import results, runner
from tools.checks.commands import Command, StageFailure, StageSkipped, say
from tools.checks.environments import copy_data
from tools.checks.results import Result
from tools.checks.runner import Run
from tools.checks.soaks import SOAKS
from tools.checks.stages import BUILT, LONG, STAGES, TOGETHER, Options

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _tally(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this run keep its own tally, which stages would replace."""
    monkeypatch.setenv(runner.TALLY, os.environ.get(runner.TALLY, ""))


def test_the_names_in_lists_are_those_of_stages() -> None:
    assert {*TOGETHER, *LONG, *BUILT} <= STAGES.keys()
    assert not STAGES.keys() & SOAKS.keys()


def test_every_stage_has_a_heading() -> None:
    assert all(stage.__doc__ for stage in [*STAGES.values(), *SOAKS.values()])


def first(_options: Options) -> None:
    """Say something."""
    say("first")


def skipped(_options: Options) -> None:
    """Skip itself."""
    raise StageSkipped("there is no moon here")


def failing(_options: Options) -> None:
    """Fail."""
    Command((sys.executable, "-c", "raise SystemExit(3)")).run()


def counting(_options: Options) -> None:
    """Write what pytest would write."""
    tally = {"tests": 5, "skipped": 1, "games": 2}
    Path(os.environ[runner.TALLY]).write_text(json.dumps(tally), "utf-8")


def test_stages_run_until_one_fails(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run({"a": skipped, "b": counting, "c": failing, "d": first}, Options())
    assert not run.run()
    assert run.notices == ["SKIPPED a: there is no moon here."]
    assert [(one.name, one.tests, one.games) for one in run.results] == [("b", 5, 2)]
    printed = capsys.readouterr().out
    assert "FAILED in c: exit status 3." in printed
    assert "To repeat it:\n  " in printed
    assert "-c 'raise SystemExit(3)'" in printed
    assert "first" not in printed


def test_the_output_of_stages_at_the_same_time_is_not_mixed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "TOGETHER", ("a", "b"))

    def talking(word: str) -> None:
        for _ in range(3):
            Command((sys.executable, "-c", f"print({word!r})")).run()

    stages = {"a": lambda _: talking("one"), "b": lambda _: talking("two"), "c": first}
    run = Run(stages, Options())
    assert run.run()
    assert sorted(one.name for one in run.results) == ["a", "b", "c"]
    printed = capsys.readouterr().out
    assert "one\none\none\n" in printed
    assert "two\ntwo\ntwo\n" in printed
    assert printed.index("== c") > max(printed.index("-- a"), printed.index("-- b"))


def test_a_failure_among_stages_at_the_same_time_fails_the_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runner, "TOGETHER", ("a", "b"))
    assert not Run({"a": failing, "b": first, "c": first}, Options()).run()


def test_results_are_written_between_the_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "quality.md"
    page.write_text(f"before\n{results.BEGIN}\nold\n{results.END}\nafter\n", "utf-8")
    monkeypatch.setattr(results, "PAGE", page)
    results.write_results([Result("tests", 61.6, tests=12_345, games=7), Result("lint", 1)])
    lines = page.read_text("utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("before", "after")
    assert "| tests | 12,345 | 7 | 62 |" in lines
    assert "| all | 12,345 | 7 | 63 |" in lines
    assert "old" not in lines


def test_the_page_of_results_has_the_marks() -> None:
    text = results.PAGE.read_text("utf-8")
    assert text.index(results.BEGIN) < text.index(results.END)


def test_data_that_differ_are_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, package = tmp_path / "locales", tmp_path / "package"
    (source / "en").mkdir(parents=True)
    (source / "en" / "a.ftl").write_text("new", "utf-8")
    (package / "_locales").mkdir(parents=True)
    (package / "_locales" / "gone.ftl").write_text("old", "utf-8")
    monkeypatch.setattr("tools.checks.environments.DATA", ((source, "_locales"),))
    copy_data(package)
    assert [path.name for path in (package / "_locales").rglob("*.ftl")] == ["a.ftl"]


def test_an_unknown_stage_is_refused_with_those_that_there_are() -> None:
    words = [sys.executable, str(ROOT / "tools" / "check.py"), "--only", "moon"]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert "no stage moon; there are environment, " in done.stderr


def test_a_command_that_fails_says_how_to_repeat_it() -> None:
    with pytest.raises(StageFailure) as caught:
        Command((sys.executable, "-c", "raise SystemExit(3)"), {"A": "b c"}).run()
    assert str(caught.value.command).startswith("A='b c' ")
