"""Why a line, field, marker or card that somebody points at cannot be chosen now.

`tries` lists what the question of the moment is about; this answers for every place of the table,
one at a time and only when it is asked for. Everything is read off the view of the seat.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Reason, Values
from sztab.games.warsaw.actions import MAX_EFFECTS
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    EMPTY,
    FRONT_NAMES,
    FRONT_WORDS,
    MARKER_NAMES,
    NOBODY,
    NOWHERE,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCE_TITLES,
    SPECIAL,
)
from sztab.games.warsaw.decision import Place, decision_of
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView

LINE_NUMBERS: Final = {"line1": 1, "line2": 2}
NAMED: Final = {"front": FRONT_NAMES, "marker": MARKER_NAMES, "resource": RESOURCE_NAMES}
"""Kinds of places whose names are always the same."""


def why_not_at(view: WarsawView, place: str) -> Reason | None:
    """Return why the seat can do nothing at a place now; None for spectators."""
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
    return decision.why_not_at(s, found) or Idle(s, found).why_not() or decision.question(s)


def find_place(s: WarsawState, kind: str, name: str) -> Place | None:
    """Return the place of this name, if there is such a thing on the table."""
    army = int(s.sides[s.to_move()])
    if kind in NAMED and name in NAMED[kind]:
        return Place(kind, NAMED[kind].index(name))
    if kind == "reserve" and name in ARMY_NAMES:
        whose = ARMY_NAMES.index(name)
        return Place(kind, whose, own=whose == army)
    if kind == "hand" and name in s.cards.codes:
        return Place(kind, s.cards.codes[name])
    if kind == "seat" and name.isdecimal():
        return Place(kind, int(name))
    if kind == "effect":
        known = name.isdecimal() and 1 <= int(name) <= MAX_EFFECTS
        return Place(kind, int(name) - 1 if known else -1)
    return find_field(army, name) if kind == "place" else None


def find_field(army: int, name: str) -> Place | None:
    """Return the line or field of this name, such as `acz.n.line1` or `wp.line2`."""
    words = name.split(".")
    if words[0] not in ARMY_NAMES:
        return None
    own = ARMY_NAMES.index(words[0]) == army
    # [WAR-160] One place for the second lines of all fronts.
    spot = f"{words[0]}.line2" if words[-1].endswith("line2") else name
    place = PLACE_NAMES.index(spot) if spot in PLACE_NAMES else NOWHERE
    if len(words) != len(("army", "front", "spot")) or words[1] not in FRONT_NAMES:
        return Place("place", -1, own=own, spot=place)
    front, line = FRONT_NAMES.index(words[1]), LINE_NUMBERS.get(words[2], 0)
    kind = "line" if line > 0 else "commander" if words[2] == "commander" else "order"
    return Place(kind, front, own=own, line=line, spot=place)


class Idle:
    """What is said of a place that the decision of the moment is not about."""

    def __init__(self, s: WarsawState, place: Place) -> None:
        self.s = s
        self.place = place
        self.army = s.armies[s.sides[s.to_move()]]

    def why_not(self) -> Reason | None:
        """Return why nothing is done there; None if there is nothing to say."""
        reason = REASONS.get(self.place.kind)
        return None if reason is None else reason(self)

    def line(self) -> Reason:
        where: Values = {"front": FRONT_WORDS[self.place.number], "line": self.place.line}
        if self.place.own:
            return Reason("WAR-100", "units-move-by-card", where)
        return Reason("WAR-106", "enemy-leaves-by-card", where)

    def commander(self) -> Reason:
        where: Values = {"front": FRONT_WORDS[self.place.number]}
        if not self.place.own:
            return Reason("WAR-154", "enemy-commander-field", where)
        if self.army.commanders[self.place.number] == EMPTY:
            return Reason("WAR-127", "commander-comes-by-card", where)
        return Reason("WAR-154", "commander-waits", where)

    def order(self) -> Reason:
        where: Values = {"front": FRONT_WORDS[self.place.number]}
        if not self.place.own:
            return Reason("WAR-140", "enemy-order-field", where)
        if self.army.has_order(self.place.number):
            return Reason("WAR-196", "order-stays", where)
        return Reason("WAR-140", "order-comes-by-card", where)

    def front(self) -> Reason:
        return Reason("WAR-124", "front-before-card", {"front": FRONT_WORDS[self.place.number]})

    def marker(self) -> Reason:
        if self.place.number == SPECIAL:
            return Reason("WAR-148", "special-blockade-stays")
        return Reason("WAR-169", "blockade-moves-by-action")

    def resource(self) -> Reason:
        return Reason(
            "WAR-151", "bids-in-your-turn", {"resource": RESOURCE_TITLES[self.place.number]}
        )

    def reserve(self) -> Reason:
        left: Values = {"units": int(self.s.armies[self.place.number].reserve)}
        if not self.place.own:
            return Reason("WAR-017", "enemy-reserve", left)
        return Reason("WAR-122", "units-leave-by-card", left)

    def hand(self) -> Reason:
        if self.s.active == NOBODY:
            return Reason("WAR-043", "cards-in-stage-three")
        return Reason("WAR-110", "finish-card-first")

    def seat(self) -> Reason:
        if not self.s.rules.teams:
            return Reason("WAR-111", "no-player-chosen")
        return Reason("WAR-070", "players-not-now")

    def effect(self) -> Reason:
        return Reason("WAR-129", "effect-chosen-by-commander")


REASONS: Final = {
    "line": Idle.line,
    "commander": Idle.commander,
    "order": Idle.order,
    "front": Idle.front,
    "marker": Idle.marker,
    "resource": Idle.resource,
    "reserve": Idle.reserve,
    "hand": Idle.hand,
    "seat": Idle.seat,
    "effect": Idle.effect,
}
