"""Effects that add strength on a front until the end of the round."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.content.fields import Field
from sztab.core.content.vocabulary import number_field
from sztab.core.declare import NUMBER_PART
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.conditions import NumberedPart
from sztab.games.warsaw.abilities.effect import Row
from sztab.games.warsaw.board import FRONTS
from sztab.games.warsaw.events import ARMY_OF_FRONT, FRONT_OF_ARMY, event
from sztab.games.warsaw.state import WarsawState

STRENGTHENED: Final = event("strengthened", ARMY_OF_FRONT, FRONT_OF_ARMY, NUMBER_PART)


class AddStrength(NumberedPart):
    """[WAR-135] [WAR-183] A commander adds strength on a front."""

    kind: ClassVar[str] = "add_strength"
    cards: ClassVar[tuple[str, ...]] = ("commander",)
    fields: ClassVar[dict[str, Field]] = {
        "n": number_field("strength on this front", 1, card_fields.MAX_NUMBER)
    }

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        s.armies[army].strength[front] += self.number
        s.add_event(log, STRENGTHENED, -1, army * FRONTS + front, self.number)

    @staticmethod
    def phrase(row: Row) -> str:
        return f"+{row['n']} strength"

    def value_owned(self) -> float:
        return float(self.number)


class OrderStrength(AddStrength):
    """[WAR-184] An Order adds strength on a front, even if the commander goes."""

    cards: ClassVar[tuple[str, ...]] = ("order",)
    in_verification: ClassVar[bool] = True

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        s.armies[army].order_strength[front] += self.number
        s.add_event(log, STRENGTHENED, -1, army * FRONTS + front, self.number)

    def pending_strength(self, s: WarsawState, army: i64, front: i64) -> i64:
        return self.number
