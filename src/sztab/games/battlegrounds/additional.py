"""Additional actions: Extra tank, laying upgrades, and forming pairs by hand."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import Lots
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF
from sztab.games.battlegrounds.cards import (
    DRAWN,
    EXTRA_TANK,
    IN_DECK,
    REJECTED,
    UPGRADES,
    is_special,
    picture_of,
)
from sztab.games.battlegrounds.choice import NO_TANKS, Choice
from sztab.games.battlegrounds.collecting import (
    can_pair,
    find_ready,
    fit,
    form_pair,
    has_two,
    pair_singles,
    possible_pairs,
    spend,
)
from sztab.games.battlegrounds.setup import cards_in
from sztab.games.battlegrounds.state import BattlegroundsState

DRAWS: Final = 2
"""Cards that Extra tank draws [BG-142]."""

BONUSES: Final[tuple[Verb, ...]] = (actions.FIT, actions.EXTRA_TANK, actions.PAIR)
"""The verbs of additional actions [BG-049]."""


def has_additional(s: BattlegroundsState) -> bool:
    """Return whether the player on turn has an additional action, other than Extra turn."""
    area = s.area(s.active)
    for pair in area.ready:
        icon = s.rules.pictures.icon[picture_of(pair)]
        if icon >= UPGRADES:
            for colour in range(COLOURS):
                if takes_upgrade(s, colour):
                    return True
        elif icon == EXTRA_TANK and s.deck > 0:
            return True
    return s.rules.pairs_by_hand and has_two(area)


def takes_upgrade(s: BattlegroundsState, colour: i64) -> bool:
    """[BG-131] [BG-132] [BG-184] Return whether one more upgrade may be laid there."""
    if s.pawns[colour] == OFF or s.drives[colour] == NONE:
        return False
    owner = s.rules.owners[colour]
    return s.rules.sides[owner] == s.rules.sides[s.active] and s.free_slot(s.drives[colour])


def list_additional(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-049] [BG-131] [BG-185] Add the additional actions of the player on turn."""
    area = s.area(s.active)
    listed: i64 = 0
    one: i64 = 1
    for pair in area.ready:
        icon = s.rules.pictures.icon[picture_of(pair)]
        if listed >> icon & 1:
            continue
        listed |= one << icon
        if icon >= UPGRADES:
            for colour in range(COLOURS):
                if takes_upgrade(s, colour):
                    found.append(actions.make_fit(icon, s.drives[colour]))
        elif icon == EXTRA_TANK and s.deck > 0:
            found.append(actions.EXTRA_TANK.of())
    if s.rules.pairs_by_hand:
        for pair_code in possible_pairs(area):
            found.append(actions.PAIR.of(pair_code))


def is_additional(a: Action) -> bool:
    """Return whether the action is an additional one."""
    return actions.FIT.matches(a) or actions.EXTRA_TANK.matches(a) or actions.PAIR.matches(a)


def take_additional(s: BattlegroundsState, a: Action, log: Log | None) -> None:
    """Carry out an additional action; what comes after it already waits."""
    kind = actions.kind_of(a)
    area = s.area(s.active)
    if kind == actions.FIT.code:
        fit(s, area, actions.icon_of(a), actions.card_of(a))
        if log is not None:
            log.add(events.FITTED, s.active, actions.card_of(a), actions.icon_of(a))
    elif kind == actions.PAIR.code:
        pair = actions.argument_of(a)
        pair_singles(area, pair)
        form_pair(s, s.active, pair, log)
    else:
        use_extra_tank(s, log)


def use_extra_tank(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-142] Draw two cards, keep one."""
    spend(s, s.area(s.active), EXTRA_TANK)
    if log is not None:
        log.add(events.EXTRA_TANK, s.active)
    s.stack.append(KEEP_CARD)
    s.stack.append(DRAW_CARD[min(s.deck, DRAWS) - 1])


def why_not_additional(s: BattlegroundsState, a: Action) -> Reason | None:
    """Return why an additional action is not possible now."""
    kind = actions.kind_of(a)
    if kind == actions.FIT.code:
        return why_not_fit(s, actions.icon_of(a), actions.card_of(a))
    area = s.area(s.active)
    if kind == actions.EXTRA_TANK.code:
        if find_ready(s, area, EXTRA_TANK) == NONE:
            return no_bonus(s, EXTRA_TANK)
        return Reason("BG-142", "The deck is empty.") if s.deck == 0 else None
    if not s.rules.pairs_by_hand:
        return Reason("BG-123", "Pairs form by themselves at this table.")
    if can_pair(area, actions.argument_of(a)):
        return None
    return Reason("BG-122", "You do not have two single tokens of this kind.")


def no_bonus(s: BattlegroundsState, icon: i64) -> Reason:
    """[BG-126] [BG-129] [BG-134] Return why there is no pair with this bonus to be used."""
    icons = s.rules.pictures.icon
    for card in range(len(s.holders)):
        holder = s.holders[card]
        friend = holder >= 0 and s.rules.sides[holder] == s.rules.sides[s.active]
        if friend and icon >= UPGRADES and s.count(card, icon) > 0:
            return Reason("BG-134", "Your pair with this icon lies on a card and stays there.")
    for pair in s.area(s.active).done:
        if is_special(pair) and icons[picture_of(pair)] == icon:
            return Reason("BG-129", "Your pair with this icon has been used.")
    return Reason("BG-126", "You have no pair with this icon yet.")


def why_not_fit(s: BattlegroundsState, icon: i64, card: i64) -> Reason | None:
    """[BG-131] [BG-132] [BG-184] Return why an upgrade may not be laid on a card."""
    if find_ready(s, s.area(s.active), icon) == NONE:
        return no_bonus(s, icon)
    title: Values = {"card": s.tanks.titles[card]}
    for colour in range(COLOURS):
        if s.drives[colour] == card:
            if takes_upgrade(s, colour):
                return None
            if (
                not s.free_slot(card)
                and s.rules.sides[s.rules.owners[colour]] == (s.rules.sides[s.active])
            ):
                return Reason("BG-132", "{card} has two upgrades already: no slot is free.", title)
    team = len(s.areas) < s.rules.players
    if team:
        return Reason("BG-184", "{card} is not an active card of your team.", title)
    return Reason("BG-131", "{card} is not one of your active cards.", title)


class DrawCard(Lots[BattlegroundsState]):
    """[BG-142] [BG-144] A card from the top of the deck, seen by the drawing player only."""

    name: ClassVar[str] = "draw-card"
    fields: ClassVar[Fields] = (("left", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.DRAW,)

    def __init__(self, left: i64) -> None:
        self.left = left

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Any card of the deck."""
        return cards_in(s, IN_DECK, actions.DRAW)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """It waits to be kept or rejected."""
        card = actions.argument_of(a)
        s.holders[card] = DRAWN
        s.deck -= 1
        if self.left > 1:
            s.stack.append(DRAW_CARD[self.left - 2])
        if log is not None:
            log.add_secret(events.DRAWN, s.active, card)

    def complaint(self, s: BattlegroundsState) -> Reason:
        """Return what is to be decided."""
        return Reason("BG-142", "A card is now drawn from the deck.")

    def flaw(self, s: BattlegroundsState) -> str:
        """[BG-142] No more is drawn than the rules and the deck allow."""
        if s.rules.covered:
            return NO_TANKS
        if 0 < self.left <= min(s.deck, DRAWS):
            return ""
        return "so many cards are not drawn from this deck [BG-142]"


class KeepCard(Choice):
    """[BG-142] [BG-143] One of the drawn cards joins the area, the other leaves the game."""

    name: ClassVar[str] = "keep-card"
    answers: ClassVar[tuple[Verb, ...]] = (actions.KEEP,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """The drawn cards."""
        return cards_in(s, DRAWN, actions.KEEP)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-144] The kept one is laid open, the other is not shown."""
        kept = actions.argument_of(a)
        for card in range(len(s.holders)):
            if s.holders[card] == DRAWN:
                s.holders[card] = s.active if card == kept else REJECTED - s.active
        if log is not None:
            log.add(events.KEPT, s.active, kept)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """One of the drawn cards."""
        if a in self.legal_actions(s):
            return None
        return Reason("BG-142", "Keep one of the cards that you drew.")

    def flaw(self, s: BattlegroundsState) -> str:
        """Cards belong to the other variants."""
        return NO_TANKS if s.rules.covered else ""


DRAW_CARD: Final[list[DrawCard]] = [DrawCard(left + 1) for left in range(DRAWS)]
KEEP_CARD: Final[KeepCard] = KeepCard()
