"""One more action in the same turn; its decision is `turn.ExtraAction`."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw.abilities.effect import CardPart
from sztab.games.warsaw.state import WarsawState


class GainAction(CardPart[WarsawState]):
    """[WAR-121] Take one more action right after the card is resolved."""

    kind: ClassVar[str] = "extra_action"

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        s.extra = True

    def value_owned(self) -> float:
        return 1.0
