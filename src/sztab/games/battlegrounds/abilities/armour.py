"""Armour: saves a tank once, and may be laid when the tank is shot at."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import SEAT_PART, EventKind, Verb
from sztab.core.event import Log, note
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.abilities.effect import ONCE
from sztab.games.battlegrounds.abilities.upgrade import FIT, Upgrade, lay, make_fit
from sztab.games.battlegrounds.board import COLOUR_NAMES, COLOURS, NONE, OFF, here
from sztab.games.battlegrounds.cards import ARMOUR
from sztab.games.battlegrounds.decision import NO_TANKS, OwnerDecision
from sztab.games.battlegrounds.pairs import find_ready
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.wrecks import hit_tank

DECLINE: Final[Verb] = actions.verb(24, "decline")
DECLINED: Final[EventKind] = EventKind("declined", SEAT_PART)


def fire_at_tank(s: BattlegroundsState, colour: i64, log: Log | None) -> None:
    """[BG-050] [BG-087] [BG-231] Shoot at a tank; its owner may be able to react."""
    if log is not None and not s.rules.artillery:  # the artillery's strike has its own event
        log.add(events.SHOT_AT, s.active, s.drives[colour], s.pawns[colour], colour)
    if can_react(s, colour):
        s.stack.append(REACT[colour])
    else:
        hit_tank(s, colour, log)


def can_react(s: BattlegroundsState, colour: i64) -> bool:
    """[BG-050] Return whether Armour can be laid on a tank that is being shot at."""
    if not s.rules.armour_reacts or not s.free_slot(s.drives[colour]):
        return False
    return find_ready(s, s.area(s.rules.owners[colour]), ARMOUR) != NONE


class Armour(Upgrade):
    """[BG-154] Instead of destroying the tank, a hit removes this upgrade from its card."""

    kind: ClassVar[str] = "armour"
    mark: ClassVar[str] = ONCE
    value_ready: ClassVar[float] = 0.7
    value_fitted: ClassVar[float] = 0.9


class React(OwnerDecision):
    """[BG-050] Lay a ready Armour on the card before the shot takes effect, or decline."""

    name: ClassVar[str] = "react"
    answers: ClassVar[tuple[Verb, ...]] = (FIT, DECLINE)
    refusal: ClassVar[Reason] = Reason("BG-050", "armour-or-decline")

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return [make_fit(ARMOUR, s.drives[self.colour]), DECLINE.of()]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        owner = s.rules.owners[self.colour]
        if FIT.matches(a):
            lay(s, owner, a, log)
        else:
            note(log, DECLINED, owner)
        hit_tank(s, self.colour, log)

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-154] List declining, and Armour on any tank."""
        found = [DECLINE.of()]
        s.rules.effects[ARMOUR].add_plausible(s, ARMOUR, found)
        return found

    def flaw(self, s: BattlegroundsState) -> Message | None:
        if s.rules.covered:
            return NO_TANKS
        name = COLOUR_NAMES[self.colour]
        if s.pawns[self.colour] == OFF:
            return Message("tank-off-board", {"colour": name})
        if not can_react(s, self.colour):
            return Message("tank-without-armour", {"colour": name})
        return None

    def why_wait(self, s: BattlegroundsState, who: Values) -> Reason:
        return Reason("BG-050", "other-decides-armour", who)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return Reason("BG-050", "square-waits-for-armour", here(square))

    def why_own_card_waits(self, s: BattlegroundsState, card: i64) -> Reason | None:
        return Reason("BG-050", "card-waits-for-armour", s.title_of(card))

    def why_not_bonus(self, s: BattlegroundsState, icon: i64) -> Reason | None:
        return Reason("BG-050", "only-armour-helps")


REACT: Final[list[React]] = [React(colour) for colour in range(COLOURS)]
