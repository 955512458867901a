"""Placing Blockade markers."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.board import ARMIES, MARKERS, NOWHERE, ORDER_PLACE, PLACES, SPECIAL
from sztab.games.warsaw.decision import FIELDS, ArmyDecision, Place
from sztab.games.warsaw.state import WarsawState


def is_free(s: WarsawState, place: i64) -> bool:
    """[WAR-150] [WAR-170] [WAR-174] Return whether the place has no marker and no Order."""
    if s.blocked(place):
        return False
    spot = place % PLACES
    return spot < ORDER_PLACE or not s.armies[place // PLACES].has_order(spot - ORDER_PLACE)


class Placing(ArmyDecision):
    """The base class of decisions that place a marker; subclasses say which marker and where."""

    answers: ClassVar[tuple[Verb, ...]] = (actions.PUT,)
    refusal: ClassVar[Reason] = Reason("WAR-147", "place-blockade")
    wrong_marker: ClassVar[Reason] = Reason("WAR-160", "place-own-blockade")
    wrong_special: ClassVar[Reason] = Reason("WAR-148", "special-blockade-stays")
    """The refusal of a marker that may not be taken."""
    wrong_place: ClassVar[Reason] = Reason("WAR-149", "blockade-on-enemy-side")
    """The refusal of a place on the wrong side or of the wrong kind."""

    def has(self, s: WarsawState, marker: i64) -> bool:
        """Return whether the marker may be taken; by default only the army's own."""
        return marker == self.army

    def suits(self, s: WarsawState, marker: i64, place: i64) -> bool:
        """Return whether the marker may lie on such a place; by default only on the enemy's."""
        return place // PLACES != self.army

    def legal_actions(self, s: WarsawState) -> list[Action]:
        result: list[Action] = []
        for marker in range(MARKERS):
            if not self.has(s, marker):
                continue
            for place in range(ARMIES * PLACES):
                if self.suits(s, marker, place) and is_free(s, place):
                    result.append(actions.make_put(marker, place))
        return result

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        marker, place = actions.unpack_put(a)
        s.markers[marker] = place
        s.add_event(log, events.MARKER_PUT, -1, place, marker)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        if not actions.PUT.matches(a):
            return self.complaint(s)
        marker, place = actions.unpack_put(a)
        if not self.has(s, marker):
            return self.why_not_marker(marker)
        if s.blocked(place):
            if s.markers[marker] == place:
                return Reason("WAR-150", "marker-already-there")
            return Reason("WAR-174", "marker-on-field")
        if not self.suits(s, marker, place):
            return self.wrong_place
        if not is_free(s, place):
            return Reason("WAR-170", "order-on-field")
        return None

    def why_not_marker(self, marker: i64) -> Reason:
        """Return the refusal of another marker."""
        return self.wrong_special if marker == SPECIAL else self.wrong_marker

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-160] List every place for each marker that may be taken or is on the board.

        The Special Blockade marker need not be placed at all [WAR-089].
        """
        result: list[Action] = []
        for marker in range(MARKERS):
            if self.has(s, marker) or s.markers[marker] != NOWHERE:
                for place in range(ARMIES * PLACES):
                    result.append(actions.make_put(marker, place))
        if self.has(s, SPECIAL):
            result.append(actions.DECLINE.of())
        return result

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        """[WAR-147] A marker needs a place; for a place, return why each marker cannot go there."""
        if place.kind == "marker":
            if self.has(s, place.number):
                return Reason("WAR-147", "marker-needs-place")
            return self.why_not_marker(place.number)
        if place.kind not in FIELDS:
            return None
        found: Reason | None = None
        for marker in range(MARKERS):
            if self.has(s, marker) and place.spot != NOWHERE:
                found = self.why_not(s, actions.make_put(marker, place.spot))
                if found is None:
                    return Reason("WAR-147", "marker-before-place")
        return found or self.question(s)


class PlaceFirst(Placing):
    """[WAR-034] Set-up: each army places its marker on an enemy place."""

    name: ClassVar[str] = "place-first"
    refusal: ClassVar[Reason] = Reason("WAR-034", "army-places-blockade")
    wrong_marker: ClassVar[Reason] = Reason("WAR-034", "own-blockade-at-setup")
    wrong_special: ClassVar[Reason] = Reason("WAR-034", "own-blockade-at-setup")
    wrong_place: ClassVar[Reason] = Reason("WAR-034", "not-in-enemy-half")

    def why_wait(self, s: WarsawState, who: Values) -> Reason:
        return Reason("WAR-034", "other-places-blockade", who)


class MoveMarker(Placing):
    """[WAR-147] Action B, or a card: move either army marker to another place."""

    name: ClassVar[str] = "move-marker"

    def has(self, s: WarsawState, marker: i64) -> bool:
        """[WAR-148] Either army's marker may be taken."""
        return marker != SPECIAL

    def suits(self, s: WarsawState, marker: i64, place: i64) -> bool:
        """[WAR-149] A marker lies on the side of its enemy, unless both sides are allowed."""
        return s.rules.markers_on_both_sides or place // PLACES != marker


class PlaceSpecial(Placing):
    """[WAR-089] [WAR-175] The winner of Social Support may place the Special Blockade marker."""

    name: ClassVar[str] = "place-special"
    answers: ClassVar[tuple[Verb, ...]] = (actions.PUT, actions.DECLINE)
    refusal: ClassVar[Reason] = Reason("WAR-089", "place-special-blockade")
    wrong_marker: ClassVar[Reason] = Reason("WAR-089", "support-places-special")
    wrong_place: ClassVar[Reason] = Reason("WAR-175", "not-an-enemy-place")

    def has(self, s: WarsawState, marker: i64) -> bool:
        return marker == SPECIAL

    def suits(self, s: WarsawState, marker: i64, place: i64) -> bool:
        """[WAR-175] It lies on an enemy place, or on either side if markers may."""
        return s.rules.markers_on_both_sides or place // PLACES != self.army

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """[WAR-089] The player may decline."""
        return [*super().legal_actions(s), actions.DECLINE.of()]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        if actions.PUT.matches(a):
            super().apply(s, a, log)
        else:
            s.add_event(log, events.NOT_PUT, -1, self.army)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        return None if actions.DECLINE.matches(a) else super().why_not(s, a)

    def why_wait(self, s: WarsawState, who: Values) -> Reason:
        return Reason("WAR-089", "other-places-special", who)
