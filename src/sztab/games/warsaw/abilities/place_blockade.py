"""An effect that places the army's Blockade marker on an enemy place."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sztab.core.action import Reason
from sztab.core.content.fields import Field, Several, Text
from sztab.core.declare import NUMBER, Fields
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.effect import CardCondition, CardPart, Row
from sztab.games.warsaw.board import COMMANDER_PLACE, EMPTY, ORDER_PLACE, PLACES, front_of_place
from sztab.games.warsaw.kinds import ARMY
from sztab.games.warsaw.markers import Placing
from sztab.games.warsaw.state import WarsawState

KINDS: Final = ("commander_card", "commander_field", "order_field")
CARD: Final = 1
FIELD: Final = 2
ORDER_FIELD: Final = 4


class PlaceBlockade(CardPart[WarsawState]):
    """Place the army's Blockade marker on a kind of enemy place, without another discard."""

    kind: ClassVar[str] = "place_blockade"
    fields: ClassVar[dict[str, Field]] = {
        "places": Field(Several(Text(KINDS), "places", 1), "kinds of enemy places"),
        "fronts": Field(card_fields.FRONTS, "on one of these fronts"),
    }

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        super().__init__(row, [], conditions)
        self.kinds: i64 = sum([1 << KINDS.index(kind) for kind in row["places"]])
        self.where: i64 = sum([1 << front for front in fronts])

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Do nothing if there is no legal place."""
        frame = BlockByCard(army, self.kinds, self.where)
        if frame.legal_actions(s):
            s.stack.append(frame)

    @staticmethod
    def phrase(row: Row) -> str:
        places = " or ".join(place.replace("_", " ") for place in row["places"])
        return f"own Blockade marker onto an enemy {places}, {card_fields.choice(row['fronts'])}"

    def value_owned(self) -> float:
        return 1.0


def kind_of_place(s: WarsawState, place: i64) -> i64:
    """Return whether a place is a commander's card, an empty field or an Order field; else 0."""
    spot = place % PLACES
    if spot < COMMANDER_PLACE:
        return 0
    if spot >= ORDER_PLACE:
        return ORDER_FIELD
    commander = s.armies[place // PLACES].commanders[spot - COMMANDER_PLACE]
    return FIELD if commander == EMPTY else CARD


class BlockByCard(Placing):
    """A card blocks an enemy commander, an empty commander field or an Order field."""

    name: ClassVar[str] = "block-by-card"
    fields: ClassVar[Fields] = (("army", ARMY), ("kinds", NUMBER), ("fronts", NUMBER))
    wrong_place: ClassVar[Reason] = Reason("WAR-160", "not-on-card")

    def __init__(self, army: i64, kinds: i64, fronts: i64) -> None:
        super().__init__(army)
        self.kinds = kinds
        self.fronts = fronts

    def suits(self, s: WarsawState, marker: i64, place: i64) -> bool:
        if place // PLACES == self.army or not kind_of_place(s, place) & self.kinds:
            return False
        return self.fronts >> front_of_place(place) & 1 == 1
