"""Every declared thing has all it needs, and the law detects missing things."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from sztab import games
from tests.declared.evidence import Evidence, static_evidence
from tests.declared.exercise import GAMES, Exercised, not_met
from tests.declared.law import EXERCISED, hole, holes, needs
from tests.declared.things import Thing, things

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


@pytest.fixture(scope="module", name="evidence")
def _evidence() -> Evidence:
    return static_evidence()


@pytest.mark.parametrize("name", games.names())
def test_whatever_a_game_declares_is_complete(name: str, evidence: Evidence) -> None:
    missing = holes(things(name), evidence)
    assert not missing, "\n".join(["", *missing])


@pytest.mark.parametrize("name", games.names())
def test_no_name_is_declared_twice(name: str) -> None:
    assert [thing for thing, number in Counter(things(name)).items() if number > 1] == []


@pytest.mark.parametrize("name", games.names())
def test_whatever_is_taken_away_is_named(name: str, evidence: Evidence) -> None:
    """Each message, place, round trip, option, row and test is removed once."""
    tried = 0
    for thing in things(name):
        for need in needs(thing, evidence.languages):
            without = Evidence(evidence.languages, evidence.found - {(name, need)})
            assert hole(thing, need) in holes([thing], without)
            tried += 1
    assert tried > 3 * len(things(name))


@pytest.mark.parametrize("name", games.names())
def test_something_new_lacks_everything(name: str, evidence: Evidence) -> None:
    for kind in {thing.kind for thing in things(name)}:
        new = Thing(name, kind, "brand-new")
        assert len(holes([new], evidence)) == len(needs(new, evidence.languages))


@pytest.mark.parametrize("name", games.names())
def test_whatever_no_test_meets_is_named(name: str) -> None:
    every = {thing for game in games.names() for thing in things(game)}
    assert not_met(every) == []
    for thing in things(name):
        named = [f"{thing} is met by no test in tests/games"] if thing.kind in EXERCISED else []
        assert not_met(every - {thing}) == named


def test_a_whole_run_in_which_something_is_not_met_fails() -> None:
    assert _exit_status(GAMES.rglob("test_*.py"), []) == pytest.ExitCode.TESTS_FAILED
    every = [list(thing) for game in games.names() for thing in things(game)]
    assert _exit_status(GAMES.rglob("test_*.py"), every) == pytest.ExitCode.OK


def test_a_run_of_some_tests_is_not_judged() -> None:
    some = sorted(GAMES.rglob("test_*.py"))[1:]
    assert _exit_status(some, []) == pytest.ExitCode.OK
    assert _exit_status(GAMES.rglob("test_*.py"), [], markexpr="compiled") == pytest.ExitCode.OK


def _exit_status(files: Iterable[Path], met: list[list[str]], markexpr: str = "") -> int:
    """Return the result of a run in which these files have used these things."""
    exercised = Exercised()
    for file in files:
        exercised.take(file, met)
    option = SimpleNamespace(keyword="", markexpr=markexpr)
    session: Any = SimpleNamespace(config=SimpleNamespace(option=option), exitstatus=0)
    exercised.pytest_sessionfinish(session)
    status: int = session.exitstatus
    return status
