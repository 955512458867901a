"""Every bot plays every game by the rules, and repeats itself for the same seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.bots import bot_names, make_bot
from sztab.core.rng import Rng
from sztab.play import Match
from tests.laws.adapters import adapter_for
from tests.laws.cases import GAMES, Table, sampled

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.game import AnyGame
    from tests.laws.cases import Case

QUICK = {"random": "random", "greedy": "greedy", "ismcts": "ismcts:2"}
"""Each bot, with a small budget."""


def test_every_bot_is_tried() -> None:
    """The solver, which is for one player, has tests of its own."""
    assert set(bot_names()) == {*QUICK, "solver"}


@pytest.mark.parametrize("bot", QUICK.values())
@pytest.mark.parametrize("case", sampled("a bot chooses"), ids=str)
def test_a_bot_chooses_a_legal_action(case: Case, bot: str) -> None:
    last = adapter_for(case.game.name).plies
    for number, plies in enumerate((last // 50, last // 4, last // 2)):
        table = Table(case, case.players[number % len(case.players)], number, plies)
        player = make_bot(bot, table.game, Rng(number))
        for state in table.plies(12):
            seat = state.to_move()
            if seat >= 0:
                assert player.choose(state.view(seat)) in state.legal_actions()


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_game_to_its_end_and_again(name: str, bot: str) -> None:
    first = played(GAMES[name], bot)
    assert first == played(GAMES[name], bot)


def played(game: AnyGame, bot: str) -> list[Action]:
    rules = game.rules(game.min_players)
    match, most = Match(game, rules, 5), adapter_for(game.name).max_plies
    bots = {seat: make_bot(bot, game, Rng(seat)) for seat in range(rules.players)}
    assert match.run(bots, lambda: match.plies >= most)
    return [action for _, action in match.history()]


@pytest.mark.parametrize("name", games.names())
def test_greedy_plays_better_than_random(name: str) -> None:
    """Otherwise the game's advice would be worthless."""
    game = GAMES[name]
    rules = game.rules(2)
    won, tries = 0.0, 30
    for seed in range(tries):
        match, greedy_seat = Match(game, rules, seed), seed % 2
        match.run(
            {
                greedy_seat: make_bot("greedy", game, Rng(f"{seed} greedy")),
                1 - greedy_seat: make_bot("random", game, Rng(f"{seed} random")),
            }
        )
        won += match.state.returns()[greedy_seat]
    assert won > tries * 0.6
