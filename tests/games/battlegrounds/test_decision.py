"""Defaults of decisions: one that only defines its answers can be played and pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest

from sztab.core.action import Reason
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.decision import Decision
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.table import Table

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.declare import Verb
    from sztab.core.event import Log
    from sztab.games.battlegrounds.state import BattlegroundsState


class Pause(Decision):
    name: ClassVar[str] = "pause"
    answers: ClassVar[tuple[Verb, ...]] = (actions.HOLD,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return [actions.HOLD.of()]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        pass

    def complaint(self, s: BattlegroundsState) -> Reason:
        return Reason("BG-047", "There is one main action in a turn.")


def paused() -> BattlegroundsState:
    s = Table().position(tanks={"green": "A1 7tp", "yellow": "H8 is-2"})
    s.stack.append(Pause())
    return s


def test_it_is_the_player_on_turn_who_decides() -> None:
    s = paused()
    assert s.to_move() == s.active
    s.play(actions.HOLD.of())
    assert s.stack[-1].name == "act"


def test_the_greedy_bot_tries_the_answer() -> None:
    view = paused().view(0)
    assert len(GAME.advice.values(view, view.legal_actions())) == 1
    assert GAME.advice.tries(view) == [actions.HOLD.of()]


@pytest.mark.parametrize(
    "place", ["sq/A1", "sq/H7", "card/7tp", "card/is-2", "pair/armour", "single/x", "pawn/green"]
)
def test_every_place_is_answered(place: str) -> None:
    reason = GAME.advice.why_not_at(paused().view(0), place)
    assert reason is not None
    assert reason.text


def test_others_are_told_whose_turn_it_is() -> None:
    reason = GAME.advice.why_not_at(paused().view(1), "sq/A1")
    assert str(reason) == "It is the turn of P1. [BG-045]"
