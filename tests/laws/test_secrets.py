"""A seat learns only what it may know.

Two positions that differ only in cards that the seat cannot see must be the same to it in every
respect: table, choices, explanations, events and refusals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import IllegalAction
from tests.laws import checks
from tests.laws.cases import law

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import State
    from tests.laws.cases import Table


@law
def test_a_determinised_position_looks_the_same(table: Table) -> None:
    for state in table.plies(5):
        for seat in table.seats:
            checks.guess_looks_the_same(table, state, seat)


@law
def test_a_view_accounts_for_every_card(table: Table) -> None:
    for state in table.plies(8):
        for seat in table.seats:
            checks.view_accounts_for_all(table, state, seat)


@law
def test_a_guess_depends_on_nothing_hidden(table: Table) -> None:
    for state in table.plies(5):
        for seat in table.seats:
            checks.guess_knows_nothing(table, state, table.swapped(state, seat), seat)


@law
def test_a_determinised_position_can_be_played_to_the_end(table: Table) -> None:
    for seat in table.seats:
        guess = table.state.view(seat).determinise(table.rng)
        guess.rollout(table.rng)
        assert checks.is_shared_out(guess)


@law
def test_equal_views_have_equal_legal_actions(table: Table) -> None:
    for state in table.plies(20):
        checks.choices_need_no_secret(table, state)


@law
def test_a_seat_gets_nothing_that_depends_on_hidden_cards(table: Table) -> None:
    for state in table.plies(5):
        for seat in table.seats:
            checks.given_the_same(table, state, table.swapped(state, seat), seat)


@law
def test_what_was_seen_and_covered_again_is_not_shown(table: Table) -> None:
    for state in table.plies(20):
        dump = table.adapter.forgotten(table.rules, table.dump(state), table.rng)
        if dump is not None:
            checks.looks_the_same(table, state, table.game.codec.load(table.rules, dump))


@law
def test_a_refusal_reveals_no_secret(table: Table) -> None:
    actions = [table.notation.parse(text) for text in table.adapter.well_formed(table.rules)]
    for state in table.plies(30):
        seat = state.to_move()
        if seat < 0:
            continue
        other = table.swapped(state, seat)
        for action in actions:
            assert _refusal(state, action) == _refusal(other, action)
        return


def _refusal(state: State, action: Action) -> str:
    try:
        state.clone().play(action)
    except IllegalAction as error:
        return str(error)
    return "allowed"


@law
def test_an_action_shows_a_seat_the_same_whatever_is_hidden(table: Table) -> None:
    for state in table.plies(6):
        for seat in table.seats:
            checks.shown_the_same(table, state, table.swapped(state, seat), seat)


@law
def test_a_secret_action_shows_a_seat_the_same_whichever_it_is(table: Table) -> None:
    for state in table.plies(12):
        for seat in table.seats:
            checks.secrets_look_alike(table, state, seat)
