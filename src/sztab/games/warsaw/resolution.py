"""Resolving the effects of cards, part by part."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Message
from sztab.core.declare import CARD, NUMBER, Fields
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64, mypyc_attr
from sztab.core.saved import NEVER_DUE
from sztab.games.warsaw.cards import UNIT
from sztab.games.warsaw.kinds import FRONT_OR_NONE
from sztab.games.warsaw.state import WarsawState


@mypyc_attr(allow_interpreted_subclasses=True)
class CardStep(AutoFrame[WarsawState]):
    """An automatic step that belongs to the card being resolved."""


class CarryOut(CardStep):
    """[WAR-108] Carry out the parts of an effect in the order of the text, from a given part on.

    A part that needs an answer pushes a frame; the remaining parts wait below it.
    """

    name: ClassVar[str] = "carry-out"
    fields: ClassVar[Fields] = (
        ("card", CARD),
        ("effect", NUMBER),
        ("part", NUMBER),
        ("front", FRONT_OR_NONE),
    )

    def __init__(self, card: i64, effect: i64, part: i64, front: i64) -> None:
        self.card = card
        self.effect = effect
        self.part = part
        self.front = front

    def run(self, s: WarsawState, log: Log | None) -> None:
        army = s.cards.army[self.card]
        parts = s.cards.effects[self.card][self.effect].parts
        stack = s.stack
        depth = len(stack)
        for at in range(self.part, len(parts)):
            parts[at].run(s, army, self.front, log)
            if len(stack) > depth:
                if at + 1 < len(parts):
                    stack.insert(depth, CarryOut(self.card, self.effect, at + 1, self.front))
                return

    def flaw(self, s: WarsawState) -> Message | None:
        """[WAR-122] The card must have the effect, and name its fronts if no front is given."""
        placed = s.cards.kind[self.card] == UNIT and len(s.cards.choices[self.card]) == 0
        known = self.effect < len(s.cards.effects[self.card])
        return None if known and (self.front >= 0 or placed) else NEVER_DUE
