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
            text = (
                "Units on line {line} of the {front} Front move only by a card or a supply action."
            )
            return Reason("WAR-100", text, where)
        text = (
            "Enemy units on line {line} of the {front} Front leave it only by a card or in battle."
        )
        return Reason("WAR-106", text, where)

    def commander(self) -> Reason:
        where: Values = {"front": FRONT_WORDS[self.place.number]}
        if not self.place.own:
            text = "The commander field on the {front} Front belongs to the enemy."
            return Reason("WAR-154", text, where)
        if self.army.commanders[self.place.number] == EMPTY:
            text = "A commander comes to the {front} Front when you play a Commander card there."
            return Reason("WAR-127", text, where)
        text = "The commander of the {front} Front acts when you play or activate him in your turn."
        return Reason("WAR-154", text, where)

    def order(self) -> Reason:
        where: Values = {"front": FRONT_WORDS[self.place.number]}
        if not self.place.own:
            text = "The Order field on the {front} Front belongs to the enemy."
            return Reason("WAR-140", text, where)
        if self.army.has_order(self.place.number):
            text = "The Order on the {front} Front stays there until the end of the round."
            return Reason("WAR-196", text, where)
        text = "An Order comes to the {front} Front when you play an Order card there."
        return Reason("WAR-140", text, where)

    def front(self) -> Reason:
        text = "The {front} Front is chosen for a card: first choose the card."
        return Reason("WAR-124", text, {"front": FRONT_WORDS[self.place.number]})

    def marker(self) -> Reason:
        if self.place.number == SPECIAL:
            return Reason("WAR-148", "Nothing moves the Special Blockade marker during the round.")
        return Reason(
            "WAR-169", "Blockade markers move only by an action or by a card that says so."
        )

    def resource(self) -> Reason:
        text = "Cards are laid beside {resource} as an action of your turn."
        return Reason("WAR-151", text, {"resource": RESOURCE_TITLES[self.place.number]})

    def reserve(self) -> Reason:
        left: Values = {"units": int(self.s.armies[self.place.number].reserve)}
        if not self.place.own:
            text = "This is the Reserve of the enemy; units in it: {units}."
            return Reason("WAR-017", text, left)
        text = "Units leave your Reserve by a card or a supply action; units in it: {units}."
        return Reason("WAR-122", text, left)

    def hand(self) -> Reason:
        if self.s.active == NOBODY:
            text = "Cards are played in stage 3, after the resource duel."
            return Reason("WAR-043", text)
        return Reason(
            "WAR-110", "One action at a time: first finish the card that is being played."
        )

    def seat(self) -> Reason:
        if not self.s.rules.teams:
            return Reason("WAR-111", "With two players turns alternate; no player is ever chosen.")
        text = "Players are chosen only when an army deals cards or Initiative tokens."
        return Reason("WAR-070", text)

    def effect(self) -> Reason:
        return Reason("WAR-129", "An effect is chosen when its commander is played or activated.")


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
