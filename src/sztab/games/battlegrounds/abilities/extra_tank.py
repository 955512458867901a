"""Extra tank: draw two cards and keep one."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import NUMBER, SEAT_PART, EventKind, Fields, Verb
from sztab.core.event import Log, note
from sztab.core.frames import ChanceFrame
from sztab.core.native import i64
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.abilities.effect import ACTION, Effect
from sztab.games.battlegrounds.board import NONE, here
from sztab.games.battlegrounds.cards import DRAWN, IN_DECK, REJECTED
from sztab.games.battlegrounds.cards import EXTRA_TANK as ICON
from sztab.games.battlegrounds.decision import NO_TANKS, Decision
from sztab.games.battlegrounds.events import CARD_PART
from sztab.games.battlegrounds.pairs import find_ready, spend, why_not_ready
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView

EXTRA_TANK: Final[Verb] = actions.verb(12, "extra-tank")
USED: Final[EventKind] = EventKind("extra-tank", SEAT_PART)
DRAWN_CARD: Final[EventKind] = EventKind("drawn", SEAT_PART, CARD_PART)
KEPT: Final[EventKind] = EventKind("kept", SEAT_PART, CARD_PART)
DRAWS: Final = 2
"""The number of cards to draw [BG-142]."""
MORE_CARDS: Final = 0.15
"""The value of one more tank card."""


class ExtraTank(Effect[BattlegroundsState]):
    """[BG-142] Draw two cards and keep one."""

    kind: ClassVar[str] = "extra-tank"
    mark: ClassVar[str] = ACTION
    verb: ClassVar[Verb | None] = EXTRA_TANK
    value_ready: ClassVar[float] = 0.2
    urgency: ClassVar[float] = 0.4

    def can_use(self, s: BattlegroundsState) -> bool:
        return s.deck > 0

    def add_uses(self, s: BattlegroundsState, icon: i64, found: list[Action]) -> None:
        if s.deck > 0:
            found.append(EXTRA_TANK.of())

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        spend(s, s.area(s.active), ICON)
        note(log, USED, s.active)
        s.stack.append(KEEP_CARD)
        s.stack.append(DRAW_CARD[min(s.deck, DRAWS) - 1])

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        reason = why_not_ready(s, s.active, ICON)
        if reason is None and s.deck == 0:
            return Reason("BG-142", "deck-empty")
        return reason

    def why_not_now(self, s: BattlegroundsState, icon: i64) -> Reason | None:
        return s.why_not(EXTRA_TANK.of())

    def value_now(self, s: BattlegroundsState, a: Action, now: float) -> float:
        return now + MORE_CARDS


def can_draw(s: BattlegroundsState) -> bool:
    """[BG-142] Return whether the player on turn can use Extra tank."""
    return s.deck > 0 and find_ready(s, s.area(s.active), ICON) != NONE


class DrawCard(ChanceFrame[BattlegroundsState]):
    """[BG-142] [BG-144] Draw a card from the top of the deck; only the drawing player sees it."""

    name: ClassVar[str] = "draw-card"
    fields: ClassVar[Fields] = (("left", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.DRAW,)
    refusal: ClassVar[Reason] = Reason("BG-142", "card-being-drawn")

    def __init__(self, left: i64) -> None:
        self.left = left

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return s.cards_in(IN_DECK, actions.DRAW)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        card = actions.argument_of(a)
        s.holders[card] = DRAWN
        s.deck -= 1
        if self.left > 1:
            s.stack.append(DRAW_CARD[self.left - 2])
        if log is not None:
            log.add_secret(DRAWN_CARD, s.active, card)

    def flaw(self, s: BattlegroundsState) -> Message | None:
        """[BG-142] No more cards are drawn than the rules and the deck allow."""
        if s.rules.covered:
            return NO_TANKS
        if 0 < self.left <= min(s.deck, DRAWS):
            return None
        return Message("draws-too-many")


class KeepCard(Decision):
    """[BG-142] [BG-143] Keep one of the drawn cards in the area; the other leaves the game."""

    name: ClassVar[str] = "keep-card"
    answers: ClassVar[tuple[Verb, ...]] = (actions.KEEP,)
    refusal: ClassVar[Reason] = Reason("BG-142", "keep-drawn-card")

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return s.cards_in(DRAWN, actions.KEEP)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-144] The kept card is laid open, the other is not shown."""
        kept = actions.argument_of(a)
        for card in range(len(s.holders)):
            if s.holders[card] == DRAWN:
                s.holders[card] = s.active if card == kept else REJECTED - s.active
        note(log, KEPT, s.active, kept)

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return NO_TANKS if s.rules.covered else None

    def values(self, view: BattlegroundsView, choices: list[Action]) -> list[float]:
        return [view.table.tanks.worth(actions.card_of(a)) for a in choices]

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return Reason("BG-142", "square-waits-for-keeping", here(square))

    def why_not_card(self, s: BattlegroundsState, card: i64) -> Reason | None:
        if s.holders[card] == DRAWN:
            return None
        return Reason("BG-142", "not-a-drawn-card", s.title_of(card))

    def why_not_bonus(self, s: BattlegroundsState, icon: i64) -> Reason | None:
        return why_not_ready(s, s.active, icon) or Reason("BG-142", "bonus-waits-for-card")


DRAW_CARD: Final[list[DrawCard]] = [DrawCard(left + 1) for left in range(DRAWS)]
KEEP_CARD: Final[KeepCard] = KeepCard()
