"""Upgrades: pairs laid on the cards of tanks."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import FROM_TARGET, SEAT_PART, EventKind, EventPart, Verb
from sztab.core.event import Log, note
from sztab.core.native import i64, remove
from sztab.games.battlegrounds import actions, kinds
from sztab.games.battlegrounds.abilities.effect import AT_ONCE, Effect
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF
from sztab.games.battlegrounds.cards import SLOTS
from sztab.games.battlegrounds.events import CARD_PART
from sztab.games.battlegrounds.pairs import find_ready, why_not_ready
from sztab.games.battlegrounds.playout import URGENT
from sztab.games.battlegrounds.state import BattlegroundsState

FIT: Final[Verb] = actions.verb(20, "fit", ("upgrade", kinds.ICON), ("card", kinds.TANK))
FITTED: Final[EventKind] = EventKind(
    "fitted", SEAT_PART, EventPart("upgrade", kinds.ICON, FROM_TARGET), CARD_PART
)


class Upgrade(Effect[BattlegroundsState]):
    """[BG-130] [BG-131] A pair laid on a tank's card, which changes what the tank can do."""

    verb: ClassVar[Verb | None] = FIT
    urgency: ClassVar[float] = URGENT

    def can_use(self, s: BattlegroundsState) -> bool:
        for colour in range(COLOURS):
            if takes_upgrade(s, colour):
                return True
        return False

    def add_uses(self, s: BattlegroundsState, icon: i64, found: list[Action]) -> None:
        """[BG-131] [BG-185] Add laying it on each active card of the side with a free slot."""
        for colour in range(COLOURS):
            if takes_upgrade(s, colour):
                found.append(make_fit(icon, s.drives[colour]))

    def add_plausible(self, s: BattlegroundsState, icon: i64, found: list[Action]) -> None:
        """[BG-131] Add laying it on any active card."""
        for colour in range(COLOURS):
            if s.drives[colour] != NONE:
                found.append(make_fit(icon, s.drives[colour]))

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        lay(s, s.active, a, log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        return why_not_fit(s, icon_of(a), actions.card_of(a))

    def why_not_now(self, s: BattlegroundsState, icon: i64) -> Reason | None:
        """[BG-131] [BG-132] Return why none of the seat's cards takes the upgrade."""
        reason: Reason | None = None
        for card in s.drives:
            if card >= 0 and s.holders[card] == s.to_move():
                reason = why_not_fit(s, icon, card)
                if reason is None:
                    return None
        return reason

    def value_now(self, s: BattlegroundsState, a: Action, now: float) -> float:
        return AT_ONCE + now + s.rules.value_fitted[icon_of(a)]


def make_fit(icon: i64, card: i64) -> Action:
    """Pack laying an upgrade on a card."""
    return FIT.of(icon << 4 | card)


def icon_of(action: Action) -> int:
    """Return the icon of the upgrade."""
    return actions.argument_of(action) >> 4


def takes_upgrade(s: BattlegroundsState, colour: i64) -> bool:
    """[BG-131] [BG-132] [BG-184] Return whether an upgrade may be laid on the tank's card."""
    if s.pawns[colour] == OFF or s.drives[colour] == NONE:
        return False
    owner = s.rules.owners[colour]
    return s.rules.sides[owner] == s.rules.sides[s.active] and s.free_slot(s.drives[colour])


def lay(s: BattlegroundsState, seat: i64, a: Action, log: Log | None) -> None:
    """[BG-130] [BG-132] Lay a seat's ready pair on a card with a free slot."""
    icon, card = icon_of(a), actions.card_of(a)
    area = s.area(seat)
    pair = find_ready(s, area, icon)
    area.ready = remove(area.ready, pair)
    at = card * SLOTS
    if s.slots[at] != NONE:
        at += 1
    s.slots[at] = pair
    note(log, FITTED, seat, card, icon)


def why_not_fit(s: BattlegroundsState, icon: i64, card: i64) -> Reason | None:
    """[BG-131] [BG-132] [BG-184] Return why an upgrade may not be laid on a card."""
    reason = why_not_ready(s, s.active, icon)
    if reason is not None:
        return reason
    title = s.title_of(card)
    for colour in range(COLOURS):
        if s.drives[colour] == card:
            if takes_upgrade(s, colour):
                return None
            side = s.rules.sides[s.rules.owners[colour]]
            if side == s.rules.sides[s.active] and not s.free_slot(card):
                return Reason("BG-132", "no-free-slot", title)
    if len(s.areas) < s.rules.players:
        return Reason("BG-184", "not-active-in-team", title)
    return Reason("BG-131", "not-your-active-card", title)
