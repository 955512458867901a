"""Many whole games: all of them end, none raises, no card is lost.

Interpreted and in haste a few; `SZTAB_SOAK=10000 pytest tests/laws/test_soak.py` as many as one
likes of random games, and a fiftieth of it of games between bots.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

import sztab
from sztab.bots import make_bot
from sztab.core.action import OVER
from sztab.core.rng import Rng
from tests.laws.adapters import adapter_for
from tests.laws.cases import GAMES

if TYPE_CHECKING:
    from sztab.core.game import Game
    from sztab.core.state import State

SOAK = int(os.environ.get("SZTAB_SOAK", "1000" if sztab.COMPILED else "40"))
SEATS = [
    (game, players)
    for game in GAMES.values()
    for players in range(game.min_players, game.max_players + 1)
]
every_game = pytest.mark.parametrize(
    ("game", "players"), SEATS, ids=[f"{game.name}-{players}p" for game, players in SEATS]
)


def check_end(name: str, state: State, before: object) -> None:
    adapter = adapter_for(name)
    dump = GAMES[name].dump(state)
    assert state.to_move() == OVER
    assert adapter.inventory(dump) == before
    assert not adapter.impossible(dump)
    assert abs(sum(state.returns()) - 1) < 1e-9
    assert len(state.scores()) == state.seats()


@every_game
def test_random_games_end_and_lose_no_card(game: Game, players: int) -> None:
    rules = game.rules(players)
    before = adapter_for(game.name).inventory(game.dump(game.new(rules)))
    for number in range(SOAK):
        rng = Rng(f"soak {number}")
        state = game.new(rules)
        while state.advance(rng) != OVER:
            state.apply(rng.choice(state.legal_actions()))
        check_end(game.name, state, before)


@every_game
def test_games_between_bots_end_and_lose_no_card(game: Game, players: int) -> None:
    rules = game.rules(players)
    before = adapter_for(game.name).inventory(game.dump(game.new(rules)))
    names = ["greedy", "ismcts:20"] if sztab.COMPILED else ["greedy", "ismcts:3"]
    for number in range(max(SOAK // 50, 1)):
        rng = Rng(f"soak of bots {number}")
        state = game.new(rules)
        bots = [make_bot(names[(n + number) % 2], game, rng.spawn(n)) for n in range(players)]
        while (seat := state.advance(rng)) != OVER:
            state.play(bots[seat].choose(state.view(seat)))
        check_end(game.name, state, before)
