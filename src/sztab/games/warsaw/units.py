"""Adding, moving and removing units, within limits and blockades."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, Reason, Values
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.board import (
    FIRST_LINE,
    FRONT_WORDS,
    FRONTS,
    LINES,
    first_line_place,
    line_at,
    second_line_place,
)
from sztab.games.warsaw.state import WarsawState

ANYWHERE: Final = -1
"""Steps are allowed on every front [WAR-105]."""

COUNT_BITS: Final = 5
COUNT_MASK: Final = 31
"""How many units of each line have moved is packed into one number, 5 bits per line."""


def add_units(
    s: WarsawState, army: i64, line: i64, front: i64, number: i64, log: Log | None
) -> None:
    """[WAR-097] [WAR-098] [WAR-161] Add units from the Reserve, as many as fit."""
    side = s.armies[army]
    number = min(number, side.reserve)
    if line == FIRST_LINE:
        if s.blocked(first_line_place(army, front)):
            number = 0
    else:
        room = s.limit(army, front) - side.second(front)
        number = min(number, room)
    at = line_at(line, front)
    if number <= 0:
        s.add_event(log, events.NOT_ADDED, -1, army * LINES + at)
        return
    side.units[at] += number
    side.reserve -= number
    s.add_event(log, events.ADDED, -1, army * LINES + at, number)


def can_add(s: WarsawState, army: i64, front: i64) -> bool:
    """[WAR-083] Return whether Supply can add a unit to the second line."""
    side = s.armies[army]
    return side.reserve > 0 and side.second(front) < s.limit(army, front)


def take_units(s: WarsawState, army: i64, at: i64, number: i64, log: Log | None) -> None:
    """[WAR-106] Return units from a line to their army's Reserve."""
    side = s.armies[army]
    side.units[at] -= number
    side.reserve += number
    s.add_event(log, events.REMOVED, -1, army * LINES + at, number)


def has_moved(moved: i64, at: i64) -> i64:
    """Return how many units of a line have moved during this effect."""
    return moved >> (COUNT_BITS * at) & COUNT_MASK


def may_leave(s: WarsawState, army: i64, at: i64, moved: i64) -> bool:
    """[WAR-103] Return whether the line has a unit that has not moved."""
    return s.armies[army].units[at] > has_moved(moved, at)


def can_advance(s: WarsawState, army: i64, front: i64, moved: i64) -> bool:
    """[WAR-100] [WAR-161] [WAR-163] Return whether a unit can step to the first line."""
    if not may_leave(s, army, FRONTS + front, moved) or s.blocked(first_line_place(army, front)):
        return False
    return not (s.rules.blocked_line_holds and s.blocked(second_line_place(army)))


def can_shift(s: WarsawState, army: i64, origin: i64, target: i64, moved: i64) -> bool:
    """[WAR-100] [WAR-101] [WAR-102] [WAR-163] Return whether a unit can shift to another front."""
    if origin == target or not may_leave(s, army, FRONTS + origin, moved):
        return False
    if s.armies[army].second(target) >= s.limit(army, target):
        return False
    return not s.blocked(second_line_place(army))


def can_retreat(s: WarsawState, army: i64, front: i64, moved: i64) -> bool:
    """[WAR-100] Return whether a unit can step back from the first line; a toggle allows it."""
    if not s.rules.retreat or not may_leave(s, army, front, moved):
        return False
    return s.armies[army].second(front) < s.limit(army, front)


def list_steps(s: WarsawState, army: i64, forward: bool, here: i64, moved: i64) -> list[Action]:
    """List the steps that an army's units may take, on one front or on all."""
    result: list[Action] = []
    for front in range(FRONTS):
        if here >= 0 and front != here:
            continue
        if can_advance(s, army, front, moved):
            result.append(actions.ADVANCE.of(front))
        if forward:
            continue
        if may_leave(s, army, FRONTS + front, moved):
            for target in range(FRONTS):
                if can_shift(s, army, front, target, moved):
                    result.append(actions.make_shift(front, target))
        if can_retreat(s, army, front, moved):
            result.append(actions.RETREAT.of(front))
    return result


def can_step(s: WarsawState, army: i64, forward: bool, here: i64, moved: i64) -> bool:
    """Return whether any step is possible."""
    for front in range(FRONTS):
        if (here < 0 or front == here) and can_advance(s, army, front, moved):
            return True
    return not forward and len(list_steps(s, army, forward, here, moved)) > 0


def take_step(s: WarsawState, army: i64, a: Action, moved: i64, log: Log | None) -> i64:
    """Carry out a step; return the updated count of moved units."""
    kind = actions.kind_of(a)
    origin: i64 = actions.argument_of(a)
    target: i64 = origin
    if kind == actions.ADVANCE.code:
        origin += FRONTS
    elif kind == actions.RETREAT.code:
        target += FRONTS
    else:
        origin = FRONTS + actions.shift_from(a)
        target = FRONTS + actions.shift_to(a)
    side = s.armies[army]
    side.units[origin] -= 1
    side.units[target] += 1
    s.add_event(log, events.MOVED, -1, army * LINES + target, origin)
    return moved if s.rules.step_again else moved + (1 << (COUNT_BITS * target))


def why_no_step(s: WarsawState, army: i64, a: Action, moved: i64) -> Reason | None:
    """Return why an army's units cannot take this step, or None."""
    kind = actions.kind_of(a)
    back = kind == actions.RETREAT.code
    front: i64 = actions.shift_from(a) if kind == actions.SHIFT.code else actions.argument_of(a)
    at = front if back else FRONTS + front
    where: Values = {"line": 1 if back else 2, "front": FRONT_WORDS[front]}
    if back and not s.rules.retreat:
        return Reason("WAR-100", "no-step-back")
    if s.armies[army].units[at] == 0:
        return Reason("WAR-100", "no-unit-on-line", where)
    if not may_leave(s, army, at, moved):
        return Reason("WAR-103", "units-already-moved", where)
    if kind == actions.ADVANCE.code:
        return _why_no_advance(s, army, front)
    target: i64 = front if back else actions.shift_to(a)
    if not back and s.blocked(second_line_place(army)):
        return Reason("WAR-163", "second-line-no-crossing")
    is_full = s.armies[army].second(target) >= s.limit(army, target)
    return full_line(s, army, target) if is_full else None


def _why_no_advance(s: WarsawState, army: i64, front: i64) -> Reason | None:
    if s.blocked(first_line_place(army, front)):
        return Reason("WAR-161", "first-line-blocked", {"front": FRONT_WORDS[front]})
    if s.rules.blocked_line_holds and s.blocked(second_line_place(army)):
        return Reason("WAR-163", "second-line-blocked")
    return None


def full_line(s: WarsawState, army: i64, front: i64, clause: str = "WAR-102") -> Reason:
    """Return the refusal for a second line at its limit."""
    where: Values = {"front": FRONT_WORDS[front], "limit": int(s.limit(army, front))}
    return Reason(clause, "second-line-full", where)
