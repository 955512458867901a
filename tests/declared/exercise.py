"""Records the verbs, frames, events and values of toggles that the tests of the clauses use.

Tests on hand-built positions play through `tests.games.table`, which reports them here. At the end
of a run of all tests of the games, a thing that no test has used fails the run.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from sztab import games
from tests.declared.law import EXERCISED
from tests.declared.things import ANSWER, CHANCE, DECISION, EVENT, LOT, VALUE, VERB, Thing, things

if TYPE_CHECKING:
    from sztab.core.event import Event
    from sztab.core.toggle import Rules

PROPERTY: Final = "exercised"
GAMES: Final = Path(__file__).resolve().parents[1] / "games"

_met: set[Thing] = set()
"""The things that the current test has used."""


def note_rules(game: str, rules: Rules) -> None:
    """Record the values of the toggles that a test plays with."""
    _met.update(Thing(game, VALUE, f"{one}={value}") for one, value in rules.settings.items())


def note_answer(game: str, frame: str, move: str, events: list[Event]) -> None:
    """Record a move in notation, the frame that it answers, and its events."""
    _met.update(Thing(game, kind, move.split(maxsplit=1)[0]) for kind in (VERB, LOT))
    _met.update(Thing(game, kind, frame.split(maxsplit=1)[0]) for kind in (DECISION, CHANCE))
    _met.add(Thing(game, ANSWER, f"{frame.split(maxsplit=1)[0]} {move.split(maxsplit=1)[0]}"))
    _met.update(Thing(game, EVENT, event.kind.name) for event in events)


@pytest.fixture(autouse=True)
def _exercise(record_property: Any) -> Any:  # noqa: ANN401 (a generator, and a function of pytest)
    """Attach the things that a test has used to its report."""
    _met.clear()
    yield
    record_property(PROPERTY, [list(thing) for thing in sorted(_met)])


class Exercised:
    """Collects the used things from all processes of a run, and checks them at the end."""

    def __init__(self) -> None:
        self._met: set[Thing] = set()
        self._files: set[Path] = set()
        self._holes: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Collect the things in the report of a test."""
        if report.when != "teardown":
            return
        for name, value in report.user_properties:
            if name == PROPERTY and isinstance(value, list):
                self.take(Path(report.fspath).resolve(), value)

    def take(self, file: Path, met: list[list[str]]) -> None:
        """Add the things that a test in a file has used."""
        self._files.add(file)
        self._met.update(Thing(*one) for one in met)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a complete run in which a thing was not used."""
        option = session.config.option
        every = set(GAMES.rglob("test_*.py"))
        if option.keyword or option.markexpr or not every <= self._files:
            return
        self._holes = not_met(self._met)
        if self._holes:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the missing things."""
        for hole in self._holes:
            terminalreporter.write_line(f"FAILED {hole}", red=True)


def not_met(met: set[Thing]) -> list[str]:
    """List the things that tests of clauses must use and have not."""
    every = [thing for game in games.names() for thing in things(game)]
    return [
        f"{thing} is met by no test in tests/games"
        for thing in every
        if thing.kind in EXERCISED and thing not in met
    ]
