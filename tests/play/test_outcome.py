"""The outcome of a game: points, winners, and each side's share."""

from __future__ import annotations

import pytest

from sztab import games
from sztab.core.rng import Rng
from sztab.play import conclude, outcome_of, shares_of
from tests.records.played import NAMES, play


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_goes_on_has_no_outcome(name: str) -> None:
    assert outcome_of(play(games.get(name), 2, 5, 3).state) is None


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_is_won_by_who_has_a_share(name: str) -> None:
    state = play(games.get(name), 2, 5).state
    outcome = outcome_of(state)
    assert outcome is not None
    assert outcome.how == "finished"
    assert outcome.scores == tuple(state.scores())
    returns = state.returns()
    assert outcome.winners == tuple(seat for seat in range(2) if returns[seat] > 0)


def test_a_seat_that_is_out_cannot_win() -> None:
    state = play(games.get("rush"), 2, 5).state
    outcome = outcome_of(state)
    assert outcome is not None
    (winner,) = outcome.winners
    out = [seat == winner for seat in range(2)]
    assert conclude(state, out, "finished").winners == (1 - winner,)
    assert conclude(state, out, "resigned").winners == (1 - winner,)
    assert conclude(state, [True, True], "finished").winners == ()


def test_allies_win_the_whole_game_together() -> None:
    game = games.get("warsaw")
    state = game.new(game.rules(4))
    state.rollout(Rng(3))
    shares = shares_of(state)
    sides = [state.side(seat) for seat in range(4)]
    assert sorted(shares) == [0.0, 0.0, 1.0, 1.0]
    assert len({(side, share) for side, share in zip(sides, shares, strict=True)}) == 2
