"""A bot only asks its view what every view answers, and learns no secret from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.bots import make_bot
from sztab.core.game import Advisor, AnyGame
from sztab.core.rng import Rng
from sztab.core.state import View
from tests.laws.adapters import adapter_for
from tests.laws.cases import CASES, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.core.action import Action
    from sztab.core.state import State
    from tests.laws.cases import Case

BOTS = ("random", "greedy", "ismcts:3")
QUESTIONS = {"seat", "to_move", "legal_actions", "recall", "determinise"}
PRESETS = [case for case in CASES if case.preset]


def decision(case: Case, seed: int) -> Table:
    """Return a game at a decision between several actions, late in the game for a high seed."""
    plies = seed * adapter_for(case.game.name).plies // 8
    table = Table(case, case.players[0], seed, plies)
    while table.state.to_move() < 0 or len(table.state.legal_actions()) == 1:
        if not table.advance():
            assert seed, f"{case} has no decisions"
            return decision(case, seed - 1)
    return table


class Spied(View):
    """Wraps a view and fails on everything but the methods of `View`."""

    def __getattribute__(self, name: str) -> object:
        if not (name.startswith("__") and name.endswith("__")):
            assert name in QUESTIONS, f"a bot asks for view.{name}"
        return super().__getattribute__(name)


def spied(view: View) -> View:
    """Wrap a view so that no attribute leads to the real one."""

    class Spy(Spied):
        def to_move(self) -> int:
            return view.to_move()

        def legal_actions(self) -> list[Action]:
            return view.legal_actions()

        def recall(self, number: int) -> View:
            return spied(view.recall(number))

        def determinise(self, rng: Rng) -> State:
            return view.determinise(rng)

    return Spy(view.seat)


class RelayAdvisor(Advisor[View]):
    """Gives the game's advice on the spied view."""

    def __init__(self, game: AnyGame, view: View) -> None:
        self.real = game, view

    def values(self, view: View, actions: Sequence[Action]) -> list[float]:
        assert isinstance(view, Spied)
        game, seen = self.real
        return game.advice.values(seen, actions)


class AdvisedGame(AnyGame):
    """A game that only gives advice."""

    def __init__(self, game: AnyGame, view: View) -> None:
        self.advice = RelayAdvisor(game, view)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_a_bot_asks_only_what_every_view_answers(case: Case, bot: str) -> None:
    table = decision(case, seed=1)
    view = table.state.view(table.state.to_move())
    player = make_bot(bot, AdvisedGame(table.game, view), Rng(1))
    assert player.choose(spied(view)) in view.legal_actions()


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_a_bot_chooses_the_same_whatever_is_hidden(case: Case, bot: str) -> None:
    for seed in range(3):
        table = decision(case, seed)
        seat = table.state.to_move()
        other = table.swapped(table.state, seat)
        choices = [
            make_bot(bot, table.game, Rng(seed)).choose(state.view(seat))
            for state in (table.state, other)
        ]
        assert choices[0] == choices[1]


def test_the_spy_would_notice() -> None:
    view = decision(PRESETS[0], seed=1).state.view(0)
    with pytest.raises(AssertionError, match=r"view\.table"):
        _ = spied(view).table  # type: ignore[attr-defined]
