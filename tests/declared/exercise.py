"""Records what the tests of the clauses did: verbs, frames, events and values of toggles they met.

Tests on hand-built positions play through `tests.games.table`, which notes it here. At the end of a
run of all tests of the games, whatever no test has met fails the run.
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
"""What the test that is running has met."""


def note_rules(game: str, rules: Rules) -> None:
    """Note the values of the toggles that a test plays with."""
    _met.update(Thing(game, VALUE, f"{one}={value}") for one, value in rules.settings.items())


def note_answer(game: str, frame: str, move: str, events: list[Event]) -> None:
    """Note a move in notation, the frame that it answers, and what happened then."""
    _met.update(Thing(game, kind, move.split(maxsplit=1)[0]) for kind in (VERB, LOT))
    _met.update(Thing(game, kind, frame.split(maxsplit=1)[0]) for kind in (DECISION, CHANCE))
    _met.add(Thing(game, ANSWER, f"{frame.split(maxsplit=1)[0]} {move.split(maxsplit=1)[0]}"))
    _met.update(Thing(game, EVENT, event.kind.name) for event in events)


@pytest.fixture(autouse=True)
def _exercise(record_property: Any) -> Any:  # noqa: ANN401 (a generator, and a function of pytest)
    """Hand over what a test has met."""
    _met.clear()
    yield
    record_property(PROPERTY, [list(thing) for thing in sorted(_met)])


class Exercised:
    """Collects from all processes of a run what tests have met, and judges it at the end."""

    def __init__(self) -> None:
        self._met: set[Thing] = set()
        self._files: set[Path] = set()
        self._holes: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take what a test hands over."""
        if report.when != "teardown":
            return
        for name, value in report.user_properties:
            if name == PROPERTY and isinstance(value, list):
                self.take(Path(report.fspath).resolve(), value)

    def take(self, file: Path, met: list[list[str]]) -> None:
        """Take what a test in a file has met."""
        self._files.add(file)
        self._met.update(Thing(*one) for one in met)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a whole run in which something was not met."""
        option = session.config.option
        every = set(GAMES.rglob("test_*.py"))
        if option.keyword or option.markexpr or not every <= self._files:
            return
        self._holes = not_met(self._met)
        if self._holes:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what it was."""
        for hole in self._holes:
            terminalreporter.write_line(f"FAILED {hole}", red=True)


def not_met(met: set[Thing]) -> list[str]:
    """Name what tests of clauses must meet and have not."""
    every = [thing for game in games.names() for thing in things(game)]
    return [
        f"{thing} is met by no test in tests/games"
        for thing in every
        if thing.kind in EXERCISED and thing not in met
    ]
