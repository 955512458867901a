"""What holds for every test: which build is tested, which tests both builds take, and logging."""

import json
import logging
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import sztab
from tests import games_played
from tests.declared.exercise import Exercised
from tests.server import figures

settings.register_profile("sztab", deadline=None)  # a timing is never an assertion
settings.load_profile("sztab")

TESTS = Path(__file__).parent
TALLY = "SZTAB_TALLY"
"""Environment variable: the file that `tools/check.py` wants the counts of a run in."""
EXPECTATION = "SZTAB_EXPECT_COMPILED"
"""Environment variable: "1" if the tests must see the compiled engine, "0" if the interpreted."""

BOTH_BUILDS = ("bots", "golden", "laws", "play", "server/playing")
"""Folders whose tests run against the compiled engine, without being marked one by one.

`tools/check.py` plays the games over the network compiled only, as most servers do; all others run
against both builds.
"""

SET_BY_SERVERS = ("", "alembic", "uvicorn", "uvicorn.access", "uvicorn.error")
"""Loggers whose levels and handlers a server sets when it starts; the first is the root."""

SLOW = (
    *("bench", "cli", "house", "lab", "packaging"),
    *("server/abuse", "server/api", "server/faults", "server/operations"),
    *("server/playing", "server/power", "server/safety", "server/store", "server/workers"),
)
"""Folders whose tests start servers and other processes: a fast check leaves them out."""


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test another build than the one that is meant; watch what the tests meet."""
    expected = os.environ.get(EXPECTATION)
    if expected is not None and (expected == "1") != sztab.COMPILED:
        found = "compiled" if sztab.COMPILED else "interpreted"
        raise pytest.UsageError(
            f"{EXPECTATION}={expected}, but {sztab.__file__} is the {found} build"
        )
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Exercised(), "exercised")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that both builds take, and those that a fast check leaves out."""
    for item in items:
        if any(item.path.is_relative_to(TESTS / folder) for folder in SLOW):
            item.add_marker(pytest.mark.slow)
        if any(item.path.is_relative_to(TESTS / folder) for folder in BOTH_BUILDS):
            item.add_marker(pytest.mark.compiled)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Note the games that a test has played to their end."""
    games_played.take()
    yield
    if played := games_played.take():
        item.user_properties.append((f"{figures.COUNT}{games_played.TITLE}", played))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests counted, and write it down for `tools/check.py`."""
    figures.pytest_terminal_summary(terminalreporter)
    if path := os.environ.get(TALLY):
        passed = terminalreporter.stats.get("passed", [])
        counts = {
            "tests": len(passed),
            "skipped": len(terminalreporter.stats.get("skipped", [])),
            "games": figures.total(passed, "games"),
        }
        Path(path).write_text(json.dumps(counts), encoding="utf-8")


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    """Put back what a server set for the whole process, for the tests that come after."""
    loggers = [logging.getLogger(name) for name in SET_BY_SERVERS]
    before = [(one, list(one.handlers), one.level, one.propagate) for one in loggers]
    yield
    logging.captureWarnings(capture=False)
    for logger, handlers, level, propagates in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagates
