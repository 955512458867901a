"""The bot for solo games: legal, better with more tries, and refused in games with others."""

import pytest

from sztab import games
from sztab.bots import make_bot
from sztab.core.action import OVER, SztabError
from sztab.core.rng import Rng

GAME = games.get("battlegrounds")


def points(bot: str, seed: int) -> float:
    """Play a Solo game; return the points."""
    rng = Rng(f"solver/{seed}")
    state = GAME.new(GAME.rules(1))
    player = make_bot(bot, GAME, rng.spawn(0))
    while state.advance(rng) != OVER:
        action = player.choose(state.view(0))
        assert action in state.legal_actions()
        state.apply(action)
    return state.scores()[0]


def test_it_plays_better_than_chance() -> None:
    """Chance scores 4 points on average: 16 or more is no luck."""
    assert points("solver:2", 1) >= 16 > points("random", 1)


def test_it_is_not_for_games_with_others() -> None:
    state = GAME.new(GAME.rules(2))
    seat = state.advance(Rng(1))
    with pytest.raises(SztabError, match="use ismcts"):
        make_bot("solver:2", GAME, Rng(1)).choose(state.view(seat))


@pytest.mark.parametrize("setting", ["0", "-1", "x", "2s", "1.5", "1000000"])
def test_a_wrong_number_of_tries_is_told(setting: str) -> None:
    with pytest.raises(SztabError, match="tries per choice"):
        make_bot(f"solver:{setting}", GAME, Rng(1))
