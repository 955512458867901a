"""Effects that let units move."""

from __future__ import annotations

from typing import Any, ClassVar

from sztab.core.action import Action, Reason
from sztab.core.content.fields import Field, Flag
from sztab.core.content.vocabulary import number_field
from sztab.core.declare import FLAG, NUMBER, Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.warsaw import actions
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.conditions import NumberedPart
from sztab.games.warsaw.abilities.effect import CardCondition, Row
from sztab.games.warsaw.board import FRONT_WORDS
from sztab.games.warsaw.decision import Place
from sztab.games.warsaw.kinds import ARMY, FRONT_OR_NONE
from sztab.games.warsaw.playout import fair, pick_step
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.steps import STEPS, StepByStep, all_steps, is_step
from sztab.games.warsaw.units import ANYWHERE, can_step, list_steps, take_step, why_no_step


class MoveUnits(NumberedPart):
    """[WAR-103] [WAR-105] Take up to a number of steps, by default on any front."""

    kind: ClassVar[str] = "move_units"
    fields: ClassVar[dict[str, Field]] = {
        "n": number_field("steps of own units, at most", 1, card_fields.MAX_NUMBER),
        "per": card_fields.PER,
        "forward": card_fields.optional(Flag(), "only from the second line to the first"),
        "here": card_fields.optional(Flag(), "only units of this front"),
    }

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        super().__init__(row, fronts, conditions)
        self.forward: bool = row.get("forward", False)
        self.here: bool = row.get("here", False)

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        here = front if self.here else ANYWHERE
        begin_steps(s, army, self.amount(s, army, front), self.forward, here, 0)

    @staticmethod
    def phrase(row: Row) -> str:
        path = " from 2LF to 1LF" if "forward" in row else ""
        return f"move up to {row['n']}{path}{' here' if 'here' in row else ''}"

    def value_owned(self) -> float:
        return 0.6 * float(self.number)


def begin_steps(s: WarsawState, army: i64, left: i64, forward: bool, here: i64, moved: i64) -> None:
    """[WAR-103] Ask for a step if one is left and possible."""
    if left > 0 and can_step(s, army, forward, here, moved):
        s.stack.append(MoveSteps(army, left, forward, here, moved))


class MoveSteps(StepByStep):
    """[WAR-103] Take up to a number of steps, each checked when it is taken."""

    name: ClassVar[str] = "move-steps"
    fields: ClassVar[Fields] = (
        ("army", ARMY),
        ("left", NUMBER),
        ("forward", FLAG),
        ("here", FRONT_OR_NONE),
        ("moved", NUMBER),
    )
    answers: ClassVar[tuple[Verb, ...]] = (*STEPS, actions.STOP)

    def __init__(self, army: i64, left: i64, forward: bool, here: i64, moved: i64) -> None:
        super().__init__(army)
        self.left = left
        self.forward = forward
        """Whether units may only step from the second line to the first."""
        self.here = here
        """The front to which movement is restricted, or ANYWHERE [WAR-105]."""
        self.moved = moved
        """Which units have moved, where each may take only one step [WAR-103]."""

    def legal_actions(self, s: WarsawState) -> list[Action]:
        steps = list_steps(s, self.army, self.forward, self.here, self.moved)
        steps.append(actions.STOP.of())
        return steps

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        return pick_step(s, self.army, self.forward, self.here, self.moved, rng)

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        if actions.STOP.matches(a):
            return
        moved = take_step(s, self.army, a, self.moved, log)
        begin_steps(s, self.army, self.left - 1, self.forward, self.here, moved)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.STOP.code:
            return None
        if not is_step(a):
            return Reason("WAR-103", "units-moving")
        if self.forward and kind != actions.ADVANCE.code:
            return Reason("WAR-108", "second-to-first-only")
        origin = actions.shift_from(a) if kind == actions.SHIFT.code else actions.argument_of(a)
        if self.here not in (ANYWHERE, origin):
            return Reason("WAR-134", "other-front-only", {"front": FRONT_WORDS[self.here]})
        return why_no_step(s, self.army, a, self.moved)

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-100] List every step, allowed or not, and stopping."""
        return [*all_steps(), actions.STOP.of()]

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        if place.kind == "reserve" and place.own:
            return Reason("WAR-103", "units-move-only")
        return super().why_not_at(s, place)
