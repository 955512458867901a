"""Views, actions, events and refusals mean the same when they are sent as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.action import OVER
from tests.laws import checks
from tests.laws.cases import law

if TYPE_CHECKING:
    from tests.laws.cases import Table

MAX_TRIES: Final = 150
"""The maximum of refused actions that are worth sending to a page."""


@law
def test_a_view_that_was_sent_is_the_same_view(table: Table) -> None:
    for state in table.plies(5):
        for seat in table.seats:
            checks.loaded_view_is_the_same(table, state, seat)


@law
def test_actions_have_named_parts(table: Table) -> None:
    for state in table.plies(8):
        checks.actions_have_parts(table, state)


@law
def test_events_have_named_parts(table: Table) -> None:
    for state in table.plies(12):
        if state.to_move() != OVER:
            checks.events_have_parts(table, state)


@law
def test_what_one_may_think_of_is_allowed_or_refused_with_a_clause(table: Table) -> None:
    for state in table.plies(8):
        checks.tries_are_refused_with_a_clause(table, state, MAX_TRIES)


@law
def test_pointing_anywhere_is_answered_with_a_clause(table: Table) -> None:
    for state in table.plies(8):
        checks.places_are_refused_with_a_clause(table, state)


@law
def test_every_place_that_is_no_answer_says_why(table: Table) -> None:
    for state in table.plies(8):
        checks.every_place_has_its_own_answer(table, state)


@law
def test_an_action_that_shows_something_hidden_says_to_whom(table: Table) -> None:
    for state in table.plies(12):
        for seat in table.seats:
            checks.revelation_is_told(table, state, seat)


@law
def test_an_action_is_known_to_whom_it_may_be(table: Table) -> None:
    for state in table.plies(12):
        for seat in table.seats:
            checks.secret_has_few_witnesses(table, state, seat)
