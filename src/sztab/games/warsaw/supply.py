"""Supply: adding and moving units after the duel."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import FRONTS, NOBODY, SECOND_LINE
from sztab.games.warsaw.decision import Place
from sztab.games.warsaw.kinds import ARMY
from sztab.games.warsaw.playout import fair, pick_supply
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.steps import STEPS, StepByStep, all_steps, is_step
from sztab.games.warsaw.units import (
    ANYWHERE,
    add_units,
    can_add,
    can_step,
    full_line,
    list_steps,
    take_step,
    why_no_step,
)


def begin_supply(s: WarsawState, army: i64, left: i64) -> None:
    """[WAR-080] Ask for a supply action if one is left and possible."""
    if left > 0 and can_supply(s, army):
        s.stack.append(SupplyActions(army, left))


def can_supply(s: WarsawState, army: i64) -> bool:
    """Return whether any supply action is possible."""
    for front in range(FRONTS):
        if can_add(s, army, front):
            return True
    return can_step(s, army, False, ANYWHERE, 0)


def list_supply(s: WarsawState, army: i64) -> list[Action]:
    """[WAR-080] List the supply actions: add a unit to a second line, or move one."""
    result = [actions.ADD.of(front) for front in range(FRONTS) if can_add(s, army, front)]
    result.extend(list_steps(s, army, False, ANYWHERE, 0))
    return result


class SupplyActions(StepByStep):
    """[WAR-080] [WAR-081] [WAR-084] Take up to a number of supply actions, in any mixture."""

    name: ClassVar[str] = "supply-actions"
    fields: ClassVar[Fields] = (("army", ARMY), ("left", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.ADD, *STEPS, actions.STOP)
    shown: ClassVar[tuple[Verb, ...]] = (actions.ADD, *STEPS)

    def __init__(self, army: i64, left: i64) -> None:
        super().__init__(army)
        self.left = left

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """[WAR-082] List every supply action, and stopping."""
        result = list_supply(s, self.army)
        result.append(actions.STOP.of())
        return result

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        return pick_supply(s, self.army, rng)

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        kind = actions.kind_of(a)
        if kind == actions.STOP.code:
            return
        if kind == actions.ADD.code:
            add_units(s, self.army, SECOND_LINE, actions.argument_of(a), 1, log)
        else:
            take_step(s, self.army, a, 0, log)
        begin_supply(s, self.army, self.left - 1)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.STOP.code:
            return None
        if is_step(a):
            return why_no_step(s, self.army, a, 0)
        if kind != actions.ADD.code:
            return Reason("WAR-080", "supply-or-stop")
        front = actions.argument_of(a)
        if s.armies[self.army].reserve == 0:
            return Reason("WAR-083", "no-unit-in-reserve")
        return None if can_add(s, self.army, front) else full_line(s, self.army, front, "WAR-083")

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-084] List adding a unit on each front, every step, and stopping."""
        return [*each((actions.ADD,), range(FRONTS)), *all_steps(), actions.STOP.of()]

    def why_wait(self, s: WarsawState, who: Values) -> Reason:
        if s.active != NOBODY:
            return super().why_wait(s, who)
        return Reason("WAR-079", "other-supplies", who)

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        """[WAR-083] Pointing at the Reserve means adding a unit to any second line."""
        if place.kind != "reserve" or not place.own:
            return super().why_not_at(s, place)
        against = [self.why_not(s, actions.ADD.of(front)) for front in range(FRONTS)]
        return self.question(s) if None in against else against[-1]
