"""An effect that moves a whole second line forward."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.content.fields import Field
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.core.saved import NEVER_DUE
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.effect import CardCondition, CardPart, Row
from sztab.games.warsaw.board import FRONTS, LINES
from sztab.games.warsaw.decision import ArmyDecision
from sztab.games.warsaw.kinds import ARMY, FRONT_OR_NONE
from sztab.games.warsaw.playout import fair
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.units import can_advance

ACCEPT: Final[Verb] = Verb(14, "accept")


class MoveAll(CardPart[WarsawState]):
    """[WAR-161] All the army's units on the second line of the front step to the first."""

    kind: ClassVar[str] = "move_all"
    fields: ClassVar[dict[str, Field]] = {"may": card_fields.MAY}

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        super().__init__(row, fronts, conditions)
        self.may: bool = row.get("may", False)

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-132] Ask first if the player may decline."""
        if can_advance(s, army, front, 0):
            step = AdvanceAll(army, front)
            if self.may:
                s.stack.append(step)
            else:
                step.advance(s, log)

    @staticmethod
    def phrase(row: Row) -> str:  # noqa: ARG004 (it has no numbers)
        return "move all own units here from 2LF to 1LF"

    def value_owned(self) -> float:
        return 0.5 * float(FRONTS)


class AdvanceAll(ArmyDecision):
    """[WAR-132] The player may move all units of the second line to the first."""

    name: ClassVar[str] = "advance-all"
    fields: ClassVar[Fields] = (("army", ARMY), ("front", FRONT_OR_NONE))
    answers: ClassVar[tuple[Verb, ...]] = (ACCEPT, actions.DECLINE)
    shown: ClassVar[tuple[Verb, ...]] = (ACCEPT,)
    refusal: ClassVar[Reason] = Reason("WAR-132", "first-line-or-decline")

    def __init__(self, army: i64, front: i64) -> None:
        super().__init__(army)
        self.front = front

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [ACCEPT.of(), actions.DECLINE.of()]

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        """Usually advance: units on the first line count twice."""
        return (actions.DECLINE if fair(rng) else ACCEPT).of()

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        if ACCEPT.matches(a):
            self.advance(s, log)

    def advance(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-161] Move every unit of the second line forward."""
        side = s.armies[self.army]
        number = side.second(self.front)
        side.units[self.front] += number
        side.units[FRONTS + self.front] = 0
        for _ in range(number):
            target = self.army * LINES + self.front
            s.add_event(log, events.MOVED, -1, target, FRONTS + self.front)

    def flaw(self, s: WarsawState) -> Message | None:
        return None if self.front >= 0 else NEVER_DUE
