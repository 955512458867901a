"""Why a line, field, marker or card that a player points at cannot be chosen now.

`plausible` covers what a decision is about. This module answers for every other place of the table,
one at a time and on request, from the seat's view alone.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Reason, Values
from sztab.games.warsaw import board
from sztab.games.warsaw.actions import MAX_EFFECTS
from sztab.games.warsaw.decision import Place, decision_of
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView

LINE_NUMBERS: Final = {"line1": 1, "line2": 2}
NAMED: Final = {
    "front": board.FRONT_NAMES,
    "marker": board.MARKER_NAMES,
    "reserve": board.ARMY_NAMES,
    "resource": board.RESOURCE_NAMES,
}
"""Kinds of places whose names never change."""
FRONT_FIELDS: Final = ("front", "line", "commander", "order")
"""Kinds of places that belong to a front."""


def why_not_at(view: WarsawView, place: str) -> Reason | None:
    """Return why the seat cannot choose a place now; None for spectators."""
    s = view.table
    mover = s.to_move()
    if view.seat < 0 or mover < 0:
        return None
    decision = decision_of(s)
    if mover != view.seat:
        return decision.why_wait(s, {"seat": f"P{mover + 1}"})
    kind, _, name = place.partition("/")
    found = find_place(s, kind, name)
    if found is None:
        return decision.question(s)
    return decision.why_not_at(s, found) or why_not_idle(s, found) or decision.question(s)


def find_place(s: WarsawState, kind: str, name: str) -> Place | None:
    """Return the place with this name; None if there is none."""
    army = int(s.sides[s.to_move()])
    if kind in NAMED and name in NAMED[kind]:
        number = NAMED[kind].index(name)
        return Place(kind, number, own=kind != "reserve" or number == army)
    if kind == "hand" and name in s.cards.codes:
        return Place(kind, s.cards.codes[name])
    if kind == "seat" and name.isdecimal():
        return Place(kind, int(name))
    if kind == "effect":
        known = name.isdecimal() and 1 <= int(name) <= MAX_EFFECTS
        return Place(kind, int(name) - 1 if known else -1)
    return find_field(army, name) if kind == "place" else None


def find_field(army: int, name: str) -> Place | None:
    """Return the line or field with this name, such as `acz.n.line1` or `wp.line2`."""
    words = name.split(".")
    if words[0] not in board.ARMY_NAMES:
        return None
    own = board.ARMY_NAMES.index(words[0]) == army
    # [WAR-160] The second lines of all fronts share one place.
    spot = f"{words[0]}.line2" if words[-1].endswith("line2") else name
    place = board.PLACE_NAMES.index(spot) if spot in board.PLACE_NAMES else board.NOWHERE
    if len(words) != len(("army", "front", "spot")) or words[1] not in board.FRONT_NAMES:
        return Place("place", -1, own=own, spot=place)
    front, line = board.FRONT_NAMES.index(words[1]), LINE_NUMBERS.get(words[2], 0)
    kind = "line" if line > 0 else "commander" if words[2] == "commander" else "order"
    return Place(kind, front, own=own, line=line, spot=place)


def why_not_idle(s: WarsawState, place: Place) -> Reason | None:
    """Return the refusal of a place that the current decision is not about."""
    number = place.number
    if place.kind in FRONT_FIELDS:
        return why_not_field(s, place, {"front": board.FRONT_WORDS[number]})
    if place.kind == "marker":
        if number == board.SPECIAL:
            return Reason("WAR-148", "special-blockade-stays")
        return Reason("WAR-169", "blockade-moves-by-action")
    if place.kind == "resource":
        return Reason("WAR-151", "bids-in-your-turn", {"resource": board.RESOURCE_TITLES[number]})
    if place.kind == "reserve":
        left: Values = {"units": int(s.armies[number].reserve)}
        own = Reason("WAR-122", "units-leave-by-card", left)
        return own if place.own else Reason("WAR-017", "enemy-reserve", left)
    if place.kind == "hand":
        if s.active == board.NOBODY:
            return Reason("WAR-043", "cards-in-stage-three")
        return Reason("WAR-110", "finish-card-first")
    if place.kind == "seat":
        if not s.rules.teams:
            return Reason("WAR-111", "no-player-chosen")
        return Reason("WAR-070", "players-not-now")
    return Reason("WAR-129", "effect-chosen-by-commander") if place.kind == "effect" else None


def why_not_field(s: WarsawState, place: Place, where: Values) -> Reason:
    """Return the refusal of a front, or of a line or field of it."""
    army = s.armies[s.sides[s.to_move()]]
    if place.kind == "front":
        return Reason("WAR-124", "front-before-card", where)
    if place.kind == "line":
        where["line"] = place.line
        if place.own:
            return Reason("WAR-100", "units-move-by-card", where)
        return Reason("WAR-106", "enemy-leaves-by-card", where)
    if place.kind == "commander":
        if not place.own:
            return Reason("WAR-154", "enemy-commander-field", where)
        if army.commanders[place.number] == board.EMPTY:
            return Reason("WAR-127", "commander-comes-by-card", where)
        return Reason("WAR-154", "commander-waits", where)
    if not place.own:
        return Reason("WAR-140", "enemy-order-field", where)
    if army.has_order(place.number):
        return Reason("WAR-196", "order-stays", where)
    return Reason("WAR-140", "order-comes-by-card", where)
