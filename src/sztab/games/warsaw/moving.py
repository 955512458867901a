"""Steps of units, one by one; units that a card removes; Supply."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import FLAG, NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.core.saved import NEVER_DUE
from sztab.core.state import Frame
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.board import (
    FIRST_LINE,
    FRONT_WORDS,
    FRONTS,
    LINES,
    SECOND_LINE,
    enemy_of,
    line_at,
)
from sztab.games.warsaw.kinds import ARMY, FRONT_OR_NONE
from sztab.games.warsaw.playout import fair, pick_step, pick_supply
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.units import (
    ANYWHERE,
    add_units,
    can_add,
    full_line,
    list_steps,
    take_step,
    take_units,
    why_no_step,
)

STEPS: Final = (actions.ADVANCE.code, actions.SHIFT.code, actions.RETREAT.code)


def begin_steps(s: WarsawState, army: i64, left: i64, forward: bool, here: i64, moved: i64) -> None:
    """[WAR-103] Ask for a step, if one is left and one is possible."""
    if left > 0 and list_steps(s, army, forward, here, moved):
        s.stack.append(MoveSteps(army, left, forward, here, moved))


class MoveSteps(Frame[WarsawState]):
    """[WAR-103] Up to so many steps of own units, checked one after the other."""

    name: ClassVar[str] = "move-steps"
    fields: ClassVar[Fields] = (
        ("army", ARMY),
        ("left", NUMBER),
        ("forward", FLAG),
        ("here", FRONT_OR_NONE),
        ("moved", NUMBER),
    )
    answers: ClassVar[tuple[Verb, ...]] = (
        actions.ADVANCE,
        actions.SHIFT,
        actions.RETREAT,
        actions.STOP,
    )

    def __init__(self, army: i64, left: i64, forward: bool, here: i64, moved: i64) -> None:
        self.army = army
        self.left = left
        self.forward = forward
        """Whether units only step from the second line to the first."""
        self.here = here
        """The only front on which they move, or ANYWHERE [WAR-105]."""
        self.moved = moved
        """Which units have had their step, where each has only one [WAR-103]."""

    def player(self, s: WarsawState) -> int:
        """[WAR-222] Who speaks for the army."""
        return s.speaker(self.army)

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """Every step, or no more of them."""
        steps = list_steps(s, self.army, self.forward, self.here, self.moved)
        steps.append(actions.STOP.of())
        return steps

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        """Mostly a step that helps on a contested front."""
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        return pick_step(s, self.army, self.forward, self.here, self.moved, rng)

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        """The unit moves; the next step follows."""
        if actions.STOP.matches(a):
            return
        moved = take_step(s, self.army, a, self.moved, log)
        begin_steps(s, self.army, self.left - 1, self.forward, self.here, moved)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        """A legal step, or stop."""
        kind = actions.kind_of(a)
        if kind == actions.STOP.code:
            return None
        if kind not in STEPS:
            return Reason("WAR-103", "Units are moving: give a step, or stop.")
        if self.forward and kind != actions.ADVANCE.code:
            return Reason("WAR-108", "The card moves units from the second line to the first only.")
        origin = actions.shift_from(a) if kind == actions.SHIFT.code else actions.argument_of(a)
        if self.here not in (ANYWHERE, origin):
            text = "The card moves units on the {front} Front only."
            return Reason("WAR-134", text, {"front": FRONT_WORDS[self.here]})
        return why_no_step(s, self.army, a, self.moved)

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-100] Every step, whether it is allowed at all or not, or to stop."""
        return [*all_steps(), actions.STOP.of()]


def begin_supply(s: WarsawState, army: i64, left: i64) -> None:
    """[WAR-080] Ask for a supply action, if one is left and one is possible."""
    if left > 0 and len(list_supply(s, army)) > 0:
        s.stack.append(SupplyActions(army, left))


def list_supply(s: WarsawState, army: i64) -> list[Action]:
    """[WAR-080] List the supply actions: add a unit to a second line, or move one."""
    result = [actions.ADD.of(front) for front in range(FRONTS) if can_add(s, army, front)]
    result.extend(list_steps(s, army, False, ANYWHERE, 0))
    return result


class SupplyActions(Frame[WarsawState]):
    """[WAR-080] [WAR-081] [WAR-084] So many supply actions of an army, mixed as it likes."""

    name: ClassVar[str] = "supply-actions"
    fields: ClassVar[Fields] = (("army", ARMY), ("left", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (
        actions.ADD,
        actions.ADVANCE,
        actions.SHIFT,
        actions.RETREAT,
        actions.STOP,
    )

    def __init__(self, army: i64, left: i64) -> None:
        self.army = army
        self.left = left

    def player(self, s: WarsawState) -> int:
        """[WAR-222] Who speaks for the army."""
        return s.speaker(self.army)

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """[WAR-082] Every supply action, or no more of them."""
        result = list_supply(s, self.army)
        result.append(actions.STOP.of())
        return result

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        """Mostly a new unit."""
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        return pick_supply(s, self.army, rng)

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        """Add or move; the next supply action follows."""
        kind = actions.kind_of(a)
        if kind == actions.STOP.code:
            return
        if kind == actions.ADD.code:
            add_units(s, self.army, SECOND_LINE, actions.argument_of(a), 1, log)
        else:
            take_step(s, self.army, a, 0, log)
        begin_supply(s, self.army, self.left - 1)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        """A legal supply action, or stop."""
        kind = actions.kind_of(a)
        if kind == actions.STOP.code:
            return None
        if kind in STEPS:
            return why_no_step(s, self.army, a, 0)
        if kind != actions.ADD.code:
            return Reason(
                "WAR-080", "A supply action adds a unit or moves one a step; you can also stop."
            )
        front = actions.argument_of(a)
        if s.armies[self.army].reserve == 0:
            return Reason("WAR-083", "There is no unit left in the Reserve.")
        return None if can_add(s, self.army, front) else full_line(s, self.army, front, "WAR-083")

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-084] A unit more on each front, every step, or to stop."""
        return [*each((actions.ADD,), range(FRONTS)), *all_steps(), actions.STOP.of()]


class RemoveUnits(Frame[WarsawState]):
    """[WAR-107] The acting army chooses the line from which each enemy unit is removed."""

    name: ClassVar[str] = "remove-units"
    fields: ClassVar[Fields] = (("army", ARMY), ("front", FRONT_OR_NONE), ("left", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.REMOVE,)

    def __init__(self, army: i64, front: i64, left: i64) -> None:
        self.army = army
        self.front = front
        self.left = left

    def player(self, s: WarsawState) -> int:
        """[WAR-222] Who speaks for the army."""
        return s.speaker(self.army)

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """Both lines have units: otherwise nothing is asked."""
        side = s.armies[enemy_of(self.army)]
        result: list[Action] = []
        for line in range(2):
            if side.units[line_at(line + 1, self.front)] > 0:
                result.append(actions.REMOVE.of(line))
        return result

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        """One unit goes; the next one follows."""
        enemy = enemy_of(self.army)
        take_units(s, enemy, line_at(actions.argument_of(a) + 1, self.front), 1, log)
        left = self.left - 1
        if left == 0:
            return
        side = s.armies[enemy]
        if side.first(self.front) > 0 and side.second(self.front) > 0:
            s.stack.append(RemoveUnits(self.army, self.front, left))
            return
        line: i64 = FIRST_LINE if side.first(self.front) > 0 else SECOND_LINE
        at = line_at(line, self.front)
        there = side.units[at]
        if there > 0:
            take_units(s, enemy, at, min(there, left), log)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        """A line with an enemy unit; nobody may decline."""
        if a in self.legal_actions(s):
            return None
        if actions.REMOVE.matches(a):
            return Reason("WAR-107", "There is no enemy unit on that line.")
        return Reason("WAR-107", "Choose the line from which an enemy unit is removed.")

    def plausible(self, s: WarsawState) -> list[Action]:
        """From either line."""
        return each((actions.REMOVE,), range(len(actions.LINES)))

    def flaw(self, s: WarsawState) -> str:
        """A front is named, and something is left to remove."""
        return "" if self.front >= 0 and self.left > 0 else NEVER_DUE


class AdvanceAll(Frame[WarsawState]):
    """[WAR-132] The player may move all units of the second line to the first, or not."""

    name: ClassVar[str] = "advance-all"
    fields: ClassVar[Fields] = (("army", ARMY), ("front", FRONT_OR_NONE))
    answers: ClassVar[tuple[Verb, ...]] = (actions.ACCEPT, actions.DECLINE)

    def __init__(self, army: i64, front: i64) -> None:
        self.army = army
        self.front = front

    def player(self, s: WarsawState) -> int:
        """[WAR-222] Who speaks for the army."""
        return s.speaker(self.army)

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """All of them, or none."""
        return [actions.ACCEPT.of(), actions.DECLINE.of()]

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        """Units on the first line count twice; now and then they stay."""
        return (actions.DECLINE if fair(rng) else actions.ACCEPT).of()

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        """Move them, or not."""
        if actions.ACCEPT.matches(a):
            self.advance(s, log)

    def advance(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-161] Every unit of the second line steps forward."""
        side = s.armies[self.army]
        number = side.second(self.front)
        side.units[self.front] += number
        side.units[FRONTS + self.front] = 0
        for _ in range(number):
            target = self.army * LINES + self.front
            s.add_event(log, events.MOVED, -1, target, FRONTS + self.front)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        """Yes or no."""
        if actions.ACCEPT.matches(a) or actions.DECLINE.matches(a):
            return None
        return Reason("WAR-132", "All units may move to the first line now: accept or decline.")

    def flaw(self, s: WarsawState) -> str:
        """A front is named."""
        return "" if self.front >= 0 else NEVER_DUE


def all_steps() -> list[Action]:
    """[WAR-100] Forward, from front to front, and back."""
    result = each((actions.ADVANCE,), range(FRONTS))
    for origin in range(FRONTS):
        for target in range(FRONTS):
            if origin != target:
                result.append(actions.make_shift(origin, target))
    return result + each((actions.RETREAT,), range(FRONTS))
