"""Why a line, field, marker or card that somebody points at cannot be chosen now.

`tries` lists what the question of the moment is about; this answers for every place of the table,
one at a time and only when it is asked for. Everything is read off the view of the seat.
"""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import Reason, Values
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.warsaw import actions, duel, hands, markers, moving, turn
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    EMPTY,
    FRONT_NAMES,
    FRONT_WORDS,
    FUNDS,
    MARKER_NAMES,
    MARKERS,
    NOBODY,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCE_TITLES,
    SPECIAL,
)
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView

LINE_NUMBERS: Final = {"line1": 1, "line2": 2}


def why_not_at(view: WarsawView, place: str) -> Reason | None:
    """Return why the seat can do nothing at a place now; None for spectators."""
    s = view.table
    mover = s.to_move()
    if view.seat < 0 or mover < 0:
        return None
    if mover != view.seat:
        return why_wait(s, mover)
    kind, _, name = place.partition("/")
    # No player ever decides who begins: what is said against that is what is asked instead.
    return _why_not(s, kind, name) or s.why_not(actions.FIRST.of())


def why_wait(s: WarsawState, seat: int) -> Reason:
    """Return whose decision it is, to somebody who points out of turn."""
    who: Values = {"seat": f"P{seat + 1}"}
    frame = s.stack[-1]
    if isinstance(frame, markers.PlaceFirst):
        return Reason("WAR-034", "It is up to {seat} to place a Blockade marker.", who)
    if isinstance(frame, markers.PlaceSpecial):
        text = "It is up to {seat} to place the Special Blockade marker, or not to."
        return Reason("WAR-089", text, who)
    if isinstance(frame, duel.ChooseEdge):
        who["resource"] = RESOURCE_TITLES[frame.resource]
        clause = "WAR-065" if frame.resource == FUNDS else "WAR-078"
        return Reason(clause, "It is up to {seat} to choose the edge of {resource}.", who)
    if isinstance(frame, duel.ChooseFour | duel.DealTokens):
        return Reason("WAR-222", "It is up to {seat} to decide for the army.", who)
    if isinstance(frame, moving.SupplyActions) and s.active == NOBODY:
        return Reason("WAR-079", "It is up to {seat} to use the supply actions.", who)
    clause = "WAR-112" if s.rules.teams else "WAR-111"
    return Reason(clause, "It is the turn of {seat}.", who)


def _why_not(s: WarsawState, kind: str, name: str) -> Reason | None:
    """Return what is against a place of the table; None where it may be pointed at."""
    army = _asked_army(s)
    if kind == "place":
        return _why_not_place(s, army, name)
    if kind == "front" and name in FRONT_NAMES:
        return _why_not_front(s, FRONT_NAMES.index(name))
    if kind == "marker" and name in MARKER_NAMES:
        return _why_not_marker(s, MARKER_NAMES.index(name))
    if kind == "resource" and name in RESOURCE_NAMES:
        return _why_not_resource(s, RESOURCE_NAMES.index(name))
    if kind == "reserve" and name in ARMY_NAMES:
        return _why_not_reserve(s, army, ARMY_NAMES.index(name))
    if kind == "hand" and name in s.cards.codes:
        return _why_not_hand(s, s.cards.codes[name])
    if kind == "seat" and name.isdecimal():
        return _why_not_seat(s, int(name))
    return _why_not_effect(s, name) if kind == "effect" else None


def _asked_army(s: WarsawState) -> int:
    """Return the army of whoever decides."""
    return int(s.sides[s.to_move()])


# Lines and fields


def _why_not_place(s: WarsawState, army: int, name: str) -> Reason | None:
    """Return what is against a line or a field."""
    frame = s.stack[-1]
    words = name.split(".")
    if words[0] not in ARMY_NAMES:
        return None
    if isinstance(frame, markers.Placing):
        return _why_not_put(s, frame, name)
    if len(words) != len(("army", "front", "spot")) or words[1] not in FRONT_NAMES:
        return None
    own = ARMY_NAMES.index(words[0]) == army
    front = FRONT_NAMES.index(words[1])
    if words[2] in LINE_NUMBERS:
        return _why_not_line(s, own, front, LINE_NUMBERS[words[2]])
    if words[2] == "commander":
        return _why_not_commander(s, own, front)
    return _why_not_order(s, own, front)


def _why_not_put(s: WarsawState, frame: markers.Placing, name: str) -> Reason | None:
    """[WAR-147] Return why no marker goes to a place, or that the marker is chosen first."""
    army, _, spot = name.partition(".")
    if spot.endswith("line2"):  # [WAR-160] one place for the second lines of all fronts
        name = f"{army}.line2"
    if name not in PLACE_NAMES:
        return None
    place = PLACE_NAMES.index(name)
    found: list[Reason] = []
    free = 0
    for marker in range(MARKERS):
        if frame.has(s, marker):
            reason = frame.why_not(s, actions.make_put(marker, place))
            if reason is None:
                free += 1
            else:
                found.append(reason)
    if free > 0:
        return Reason("WAR-147", "First choose the marker, then the place where it goes.")
    return found[-1] if found else None


def _why_not_line(s: WarsawState, own: bool, front: int, line: int) -> Reason | None:
    """Return what is against the units on a line."""
    frame = s.stack[-1]
    where: Values = {"front": FRONT_WORDS[front], "line": line}
    if isinstance(frame, moving.RemoveUnits):
        return _why_not_removed(s, frame, own, front, line)
    if isinstance(frame, moving.MoveSteps | moving.SupplyActions):
        if not own:
            return Reason("WAR-105", "You move your own units, not those of the enemy.")
        return _why_no_step(s, frame, front, line)
    if own:
        text = "Units on line {line} of the {front} Front move only by a card or a supply action."
        return Reason("WAR-100", text, where)
    text = "Enemy units on line {line} of the {front} Front leave it only by a card or in battle."
    return Reason("WAR-106", text, where)


def _why_not_removed(
    s: WarsawState, frame: moving.RemoveUnits, own: bool, front: int, line: int
) -> Reason | None:
    """[WAR-107] Return why no unit is removed from a line."""
    if not own and front == frame.front:
        return s.why_not(actions.REMOVE.of(line - 1))
    text = "Enemy units are removed now, on the {front} Front only."
    return Reason("WAR-107", text, {"front": FRONT_WORDS[frame.front]})


def _why_no_step(
    s: WarsawState, frame: moving.MoveSteps | moving.SupplyActions, front: int, line: int
) -> Reason | None:
    """[WAR-100] Return why no unit steps away from an own line."""
    if line == 1:
        return s.why_not(actions.RETREAT.of(front))
    reason = s.why_not(actions.ADVANCE.of(front))
    if reason is None:
        return None
    for other in range(len(FRONT_NAMES)):
        if other != front and frame.why_not(s, actions.make_shift(front, other)) is None:
            return None
    return reason


def _why_not_commander(s: WarsawState, own: bool, front: int) -> Reason | None:
    """Return what is against a commander field."""
    where: Values = {"front": FRONT_WORDS[front]}
    if not own:
        text = "The commander field on the {front} Front belongs to the enemy."
        return Reason("WAR-154", text, where)
    if isinstance(s.stack[-1], turn.TakeAction):
        return s.why_not(actions.ACTIVATE.of(front))
    if s.armies[_asked_army(s)].commanders[front] == EMPTY:
        text = "A commander comes to the {front} Front when you play a Commander card there."
        return Reason("WAR-127", text, where)
    text = "The commander of the {front} Front acts when you play or activate him in your turn."
    return Reason("WAR-154", text, where)


def _why_not_order(s: WarsawState, own: bool, front: int) -> Reason:
    """Return what is against an Order field."""
    where: Values = {"front": FRONT_WORDS[front]}
    if not own:
        text = "The Order field on the {front} Front belongs to the enemy."
        return Reason("WAR-140", text, where)
    if s.armies[_asked_army(s)].has_order(front):
        text = "The Order on the {front} Front stays there until the end of the round."
        return Reason("WAR-196", text, where)
    text = "An Order comes to the {front} Front when you play an Order card there."
    return Reason("WAR-140", text, where)


def _why_not_front(s: WarsawState, front: int) -> Reason | None:
    """Return what is against a whole front."""
    if isinstance(s.stack[-1], hands.ChooseFront):
        return s.why_not(actions.FRONT.of(front))
    text = "The {front} Front is chosen for a card: first choose the card."
    return Reason("WAR-124", text, {"front": FRONT_WORDS[front]})


# What lies beside the fronts


def _why_not_marker(s: WarsawState, marker: int) -> Reason | None:
    """Return what is against a Blockade marker."""
    frame = s.stack[-1]
    if isinstance(frame, markers.Placing):
        if frame.has(s, marker):
            return Reason("WAR-147", "This is the marker to be put: choose its place.")
        return frame.why_not_marker(marker)
    if marker == SPECIAL:
        return Reason("WAR-148", "Nothing moves the Special Blockade marker during the round.")
    if isinstance(frame, turn.TakeAction):
        text = "To move a Blockade marker you discard a card: that is an action of its own."
        return Reason("WAR-146", text)
    return Reason("WAR-169", "Blockade markers move only by an action or by a card that says so.")


def _why_not_resource(s: WarsawState, resource: int) -> Reason | None:
    """Return what is against a Resource card."""
    frame = s.stack[-1]
    here: Values = {"resource": RESOURCE_TITLES[resource]}
    if isinstance(frame, turn.TakeAction):
        reason = s.why_not(actions.BID.of(resource))
        if reason is not None:
            return reason
        text = "To bid for {resource} choose that action first: it takes a card from your hand."
        return Reason("WAR-151", text, here)
    if isinstance(frame, duel.ChooseEdge) and frame.resource == resource:
        return Reason("WAR-060", "Choose one of the two edges of {resource}.", here)
    text = "Cards are laid beside {resource} as an action of your turn."
    return Reason("WAR-151", text, here)


def _why_not_reserve(s: WarsawState, army: int, whose: int) -> Reason | None:
    """Return what is against the units in a Reserve."""
    frame = s.stack[-1]
    left: Values = {"units": int(s.armies[whose].reserve)}
    if whose != army:
        text = "This is the Reserve of the enemy; units in it: {units}."
        return Reason("WAR-017", text, left)
    if isinstance(frame, moving.SupplyActions):
        return _why_nothing_added(s)
    if isinstance(frame, moving.MoveSteps):
        text = "Now units on the fronts move; none is added from the Reserve."
        return Reason("WAR-103", text)
    text = "Units leave your Reserve by a card or a supply action; units in it: {units}."
    return Reason("WAR-122", text, left)


def _why_nothing_added(s: WarsawState) -> Reason | None:
    """[WAR-083] Return why no second line takes a unit from the Reserve."""
    reason: Reason | None = None
    for front in range(len(FRONT_NAMES)):
        reason = s.why_not(actions.ADD.of(front))
        if reason is None:
            return None
    return reason


def _why_not_hand(s: WarsawState, card: i64) -> Reason | None:
    """Return what is against a card of a hand."""
    frame = s.stack[-1]
    if isinstance(frame, turn.TakeAction):
        return s.why_not(actions.PLAY.of(int(card)))
    if isinstance(frame, turn.DiscardFor):
        return s.why_not(actions.DISCARD.of(int(card)))
    if s.active == NOBODY:
        text = "Cards are played in stage 3, after the resource duel."
        return Reason("WAR-043", text)
    return Reason("WAR-110", "One action at a time: first finish the card that is being played.")


def _why_not_seat(s: WarsawState, seat: int) -> Reason | None:
    """Return what is against a player."""
    frame: Frame[Any] = s.stack[-1]
    if isinstance(frame, duel.ChooseFour) and seat < len(s.hands):
        if s.sides[seat] == frame.army:
            return None
        return Reason("WAR-067", "This player is in the other army: choose one of your own.")
    if isinstance(frame, duel.DealTokens):
        return None
    if not s.rules.teams:
        return Reason("WAR-111", "With two players turns alternate; no player is ever chosen.")
    text = "Players are chosen only when an army deals cards or Initiative tokens."
    return Reason("WAR-070", text)


def _why_not_effect(s: WarsawState, name: str) -> Reason | None:
    """Return what is against an effect of a commander."""
    if isinstance(s.stack[-1], hands.ChooseEffect):
        known = name.isdecimal() and 1 <= int(name) <= actions.MOST_EFFECTS
        return s.why_not(actions.EFFECT.of(int(name) - 1)) if known else None
    return Reason("WAR-129", "An effect is chosen when its commander is played or activated.")
