"""What a survey keeps from one position to the next is what a fresh one finds."""

from __future__ import annotations

import pytest

from sztab.core.action import OVER
from sztab.core.rng import Rng
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF
from sztab.games.battlegrounds.game import GAME
from sztab.games.battlegrounds.shots import squares_in_range
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.survey import Survey, in_range, reach

pytestmark = pytest.mark.compiled
"""Compiled, a square is a bit of a machine word, which has just enough of them."""


@pytest.mark.parametrize(
    ("players", "preset"), [(2, "battle"), (3, "battle"), (4, "battle"), (4, "team"), (1, "solo")]
)
def test_a_survey_is_true_after_every_action(players: int, preset: str) -> None:
    rules = GAME.rules(players, preset=preset)
    for seed in range(4):
        state, rng, survey = GAME.new(rules), Rng(f"{preset} {players} {seed}"), Survey()
        kept = 0
        while state.advance(rng) != OVER:
            choices = state.legal_actions()
            for action in choices[:8]:  # as a search does: several answers to one decision
                after = state.clone()
                after.apply(action)
                kept += found_by(survey, after)
            state.apply(rng.choice(choices))
        assert kept > 20


def found_by(survey: Survey, state: BattlegroundsState) -> int:
    """Compare a survey with a fresh one; return how much it could keep."""
    survey.look(state)
    kept = 0
    for colour in range(COLOURS):
        if state.pawns[colour] != OFF and state.drives[colour] != NONE:
            kept += survey._known >> colour & 1
            assert survey.after_move(state, colour) == reach(state, colour)
    on_board = [lies for lies in state.ground if lies >= 0]
    assert list(survey.tokens) == [on_board.count(kind) for kind in range(len(survey.tokens))]
    return int(kept)


def test_squares_in_range_are_the_same_as_bits() -> None:
    """Including the last one, H8, whose bit is the sign of a machine word."""
    rules = GAME.rules(2)
    state, rng = GAME.new(rules), Rng(1)
    seen = 0
    while state.advance(rng) != OVER:
        state.apply(rng.choice(state.legal_actions()))
        for colour in range(COLOURS):
            if state.pawns[colour] != OFF and state.drives[colour] != NONE:
                for start in range(64):
                    squares = squares_in_range(state, colour, start)
                    found = in_range(state, colour, start)
                    assert {one for one in range(64) if found >> one & 1} == set(squares)
                    seen |= 63 in squares
        if seen and state.round_number > 3:
            break
    assert seen
