"""A decision that only defines its answers can be played and pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sztab.core.action import Reason
from sztab.games.rush import actions
from sztab.games.rush.decision import Decision
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.declare import Verb
    from sztab.core.event import Log
    from sztab.games.rush.state import RushState
    from sztab.games.rush.table import RushTable

PLACES = (
    "hand/engineers",
    "rear/engineers",
    "reserve/gun",
    "depot/engineers",
    "out/gun",
    "medals/ussr",
    "achievement/heavy-tanks",
    "target/P1.base1",
    "target/P2.base1",
    "target/P2.guard1",
)


class Pause(Decision):
    name: ClassVar[str] = "pause"
    answers: ClassVar[tuple[Verb, ...]] = (actions.PASS,)

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.PASS.of()]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        pass

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        return None if actions.PASS.matches(a) else Reason("RUSH-051", "Now you may only pass.")


def paused() -> RushTable:
    table = Table(vehicles={"gun": "ussr f1 a1 c2 r1"})
    s = table.facing(["engineers"], "gun", "open", "open")
    s.stack.append(Pause())
    return s


def test_it_is_the_active_player_who_decides() -> None:
    s = paused()
    assert s.to_move() == s.active
    s.play(actions.PASS.of())
    assert s.stack[-1].name == "play-cards"


def test_the_greedy_bot_has_no_opinion() -> None:
    view = paused().view(0)
    assert GAME.advice.values(view, view.legal_actions()) == [0.0]
    assert GAME.advice.tries(view) == [actions.PASS.of()]


def test_every_place_is_answered() -> None:
    s = paused()
    for place in PLACES:
        reason = GAME.advice.why_not_at(s.view(0), place)
        assert reason is not None, place
        assert reason.text, place
    assert str(GAME.advice.why_not_at(s.view(1), PLACES[0])) == "It is the turn of P1. [RUSH-044]"


def test_a_card_waits_for_it() -> None:
    answer = str(GAME.advice.why_not_at(paused().view(0), "hand/engineers"))
    assert answer.endswith("has to wait: first finish what you have begun. [RUSH-052]")
