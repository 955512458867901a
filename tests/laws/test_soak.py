"""Whole games of every preset: all of them end, none raises, no card is lost.

By default the compiled build plays 200 random games for every number of players, the interpreted
build 2. `SZTAB_SOAK=10000 pytest tests/laws/test_soak.py` plays 10,000, and a fiftieth of that
number between bots. By default interpreted bots, which are slow, play each preset with one number
of players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sztab
from sztab.bots import make_bot
from sztab.core.action import OVER
from sztab.core.rng import Rng
from tests import games_played
from tests.laws import checks
from tests.laws.adapters import adapter_for
from tests.laws.cases import GAMES, SOAK, counts, presets

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules

NUMBER = int(SOAK or ("200" if sztab.COMPILED else "2"))
"""Random games for every number of players."""
TABLES = [(game, *table) for game in GAMES.values() for table in presets(game)]
FEW = [
    (game, preset.name, counts(game, preset.name)[number % len(counts(game, preset.name))])
    for game in GAMES.values()
    for number, preset in enumerate(game.presets(), 1)
]
"""Each preset once, with few players as well as with many."""


def every(tables: list[tuple[AnyGame, str, int]]) -> pytest.MarkDecorator:
    """Play at all these tables."""
    ids = [f"{game.name}-{preset}-{players}p" for game, preset, players in tables]
    return pytest.mark.parametrize(("game", "preset", "players"), tables, ids=ids)


def check_end(rules: Rules, state: State, before: object) -> None:
    adapter = adapter_for(rules.game)
    dump = GAMES[rules.game].codec.dump(state)
    assert state.to_move() == OVER
    assert adapter.inventory(dump) == before
    assert not adapter.impossible(rules, dump)
    assert checks.is_shared_out(state)
    assert len(state.scores()) == state.seats()
    games_played.finish(rules.game)


@every(TABLES)
def test_random_games_end_and_lose_no_card(game: AnyGame, preset: str, players: int) -> None:
    rules = game.rules(players, preset=preset)
    before = adapter_for(game.name).inventory(game.codec.dump(game.new(rules)))
    for number in range(NUMBER):
        rng = Rng(f"soak {number}")
        state = game.new(rules)
        while state.advance(rng) != OVER:
            state.apply(rng.choice(state.legal_actions()))
        check_end(rules, state, before)


@every(TABLES if sztab.COMPILED or SOAK else FEW)
def test_games_between_bots_end_and_lose_no_card(game: AnyGame, preset: str, players: int) -> None:
    rules = game.rules(players, preset=preset)
    before = adapter_for(game.name).inventory(game.codec.dump(game.new(rules)))
    names = ["greedy", "ismcts:10"] if sztab.COMPILED else ["greedy", "ismcts:1"]
    for number in range(max(NUMBER // 50, 1)):
        rng = Rng(f"soak of bots {number}")
        state = game.new(rules)
        bots = [make_bot(names[(n + number) % 2], game, rng.spawn(n)) for n in range(players)]
        while (seat := state.advance(rng)) != OVER:
            state.play(bots[seat].choose(state.view(seat)))
        check_end(rules, state, before)
