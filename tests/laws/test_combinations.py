"""Every two values of two toggles, and 500 random subsets: a random game each, under all laws.

In each game about half of the kinds of decisions are examined, each once at a random place; over
all games, each kind is examined some hundred times. The compiled build plays all of them; the
interpreted one, which is ten times slower, a sample.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sztab
from sztab.core.action import OVER
from sztab.core.rng import Rng
from tests import games_played
from tests.laws import checks
from tests.laws.adapters import adapter_for
from tests.laws.cases import COMBINATIONS, MORE, SOAK, Case, Table

if TYPE_CHECKING:
    from sztab.core.state import State

SKIPPED = 8
"""The approximate number of decisions of a kind before one is examined."""
SEATS = 2
"""The number of seats whose view of a position is examined."""
REFUSALS = 40
CARRIED_OUT = 4
SHARE = 12 if SOAK else 48
"""The interpreted build plays one combination out of this number."""
PLAYED = COMBINATIONS if sztab.COMPILED or MORE > 1 else COMBINATIONS[::SHARE]


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_a_combination_keeps_the_laws(case: Case) -> None:
    numbers = case.players
    varied = adapter_for(case.game.name).varied_players
    first = Rng(case.name).below(len(numbers)) if varied else 0
    for game in range(MORE):
        Examination(Table(case, numbers[(first + game) % len(numbers)], game, 0)).play()


class Examination:
    """One game, examined at random places."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.start = table.adapter.inventory(table.dump(table.state))
        self.texts = table.adapter.well_formed(table.rules)
        self.writable = set(self.texts)
        self.done: dict[str, bool] = {}

    def play(self) -> None:
        """Play to the end."""
        table = self.table
        while table.state.to_move() != OVER:
            if self._is_due(type(table.state.stack[-1]).__name__):
                self._examine(table.state)
            table.advance()
            assert len(table.record) <= table.adapter.max_plies
        checks.result_is_shared(table, table.state)
        self._examine(table.state)
        games_played.finish(table.game.name)

    def _is_due(self, kind: str) -> bool:
        rng = self.table.rng
        if kind not in self.done:
            self.done[kind] = rng.below(2) == 0
        if self.done[kind] or rng.below(SKIPPED) > 0:
            return False
        self.done[kind] = True
        return True

    def _examine(self, state: State) -> None:
        table = self.table
        checks.nothing_lost(table, state, self.start)
        checks.listed_once_and_allowed(table, state, CARRIED_OUT)
        checks.named(table, state, self.writable)
        checks.odds_add_up(state)
        checks.refused_with_a_clause(table, state, self._any_actions())
        checks.loaded_as_saved(table, state)
        checks.points_add_up(table, state)
        checks.choices_need_no_secret(table, state)
        checks.actions_have_parts(table, state)
        if state.to_move() != OVER:
            checks.sampled_is_listed(table, state)
        for seat in checks.drawn(table, list(table.seats), SEATS):
            self._examine_view(state, seat)
        if self.table.rng.below(8) == 0:
            checks.clone_is_independent(table, state)

    def _examine_view(self, state: State, seat: int) -> None:
        table = self.table
        checks.view_accounts_for_all(table, state, seat)
        guess = checks.guess_looks_the_same(table, state, seat)
        other = table.swapped(state, seat)
        checks.guess_knows_nothing(table, state, other, seat)
        checks.given_the_same(table, state, other, seat)
        checks.shown_the_same(table, state, other, seat)
        checks.secrets_look_alike(table, state, seat)
        checks.loaded_view_is_the_same(table, state, seat)
        checks.revelation_is_told(table, state, seat)
        checks.secret_has_few_witnesses(table, state, seat)
        if table.rng.below(16) == 0:
            guess.rollout(table.rng)
            checks.result_is_shared(table, guess)

    def _any_actions(self) -> list[int]:
        size = len(self.texts)
        chosen = [self.texts[self.table.rng.below(size)] for _ in range(REFUSALS)]
        return [self.table.notation.parse(text) for text in chosen]
