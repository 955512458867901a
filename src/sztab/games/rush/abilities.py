"""Way 2: the abilities of a card are resolved one after another, then the card is placed."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import CARD, NUMBER, SEAT, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import i64, remove
from sztab.core.saved import wrong_number
from sztab.core.state import Frame
from sztab.core.zones import distinct, holds, listed
from sztab.games.rush import actions, events
from sztab.games.rush.cards import VEHICLE
from sztab.games.rush.chance import refill_gap
from sztab.games.rush.defence import PlaceDefender, PlaceUnused, can_defend
from sztab.games.rush.playing import leave_hand
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import (
    damage_base,
    damage_guard,
    exists,
    others_cards,
    siege_targets,
    why_spared,
)


class ResolveAbility(Step[RushState]):
    """[RUSH-087] [RUSH-088] One ability after another, in printed order."""

    name: ClassVar[str] = "resolve-ability"
    fields: ClassVar[Fields] = (("card", CARD), ("position", NUMBER))

    def __init__(self, card: i64, position: i64) -> None:
        self.card = card
        self.position = position

    def run(self, s: RushState, log: Log | None) -> None:
        """Resolve this ability; the next waits until it is carried out fully."""
        effects = s.cards.effects[self.card]
        if self.position == len(effects):
            put_away(s, self.card)
            return
        s.stack.append(ResolveAbility(self.card, self.position + 1))
        effects[self.position].resolve(s, self.card, log)

    def flaw(self, s: RushState) -> str:
        """The card has that ability."""
        if self.position <= len(s.cards.effects[self.card]):
            return ""
        return f"{s.cards.names[self.card]} has not so many abilities [RUSH-087]"


def activate(s: RushState, piece: i64, log: Log | None) -> None:
    """[RUSH-066] The card waits in a zone of its own until its abilities are resolved."""
    card = leave_hand(s, piece)
    s.turn.resolving = card
    if log is not None:
        log.add(events.ACTIVATED, s.active, card)
    s.stack.append(ResolveAbility(card, 0))


def put_away(s: RushState, card: i64) -> None:
    """[RUSH-093] [RUSH-094] [RUSH-140] It defends, or goes to the Depot, or is scrapped."""
    if s.turn.resolving != card:
        return
    if can_defend(s, card):
        s.stack.append(PlaceDefender(card))
    else:
        s.turn.resolving = -1
        s.to_depot(s.active, card)


def place_unused(s: RushState, piece: i64) -> None:
    """[RUSH-161] [RUSH-162] A vehicle defends without using its abilities."""
    card = leave_hand(s, piece)
    s.turn.resolving = card
    s.stack.append(PlaceUnused(card))


PLAYS: Final = (actions.BUY, actions.ACTIVATE, actions.DEFEND, actions.ATTACK)
"""What begins to play a card [RUSH-051]."""


def unfinished(a: Action, otherwise: Reason) -> Reason:
    """[RUSH-088] [RUSH-089] [RUSH-090] An ability is not put off, interrupted or skipped."""
    kind = actions.kind_of(a)
    if kind in (actions.SIEGE.code, actions.RESEARCH.code, actions.DISMANTLE.code):
        return Reason("RUSH-088", "The abilities of a card are resolved in printed order.")
    if kind in [verb.code for verb in PLAYS]:
        return Reason("RUSH-089", "Finish the abilities of this card before you play another one.")
    if kind == actions.PLACE.code:
        return Reason("RUSH-090", "No ability of a card that is activated can be skipped.")
    return otherwise


class SabotageDiscard(Frame[RushState]):
    """[RUSH-109] [RUSH-110] An opponent puts one card of choice from the hand into the Depot."""

    name: ClassVar[str] = "sabotage-discard"
    fields: ClassVar[Fields] = (("seat", SEAT),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.DISCARD,)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def player(self, s: RushState) -> int:
        """The victim chooses."""
        return self.seat

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every different card of the own hand."""
        hand = s.players[self.seat].hand
        return [actions.DISCARD.of(card) for card in distinct(hand)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-113] The card is not replaced."""
        card: i64 = actions.argument_of(a)
        player = s.players[self.seat]
        player.hand = remove(player.hand, card)
        s.to_depot(self.seat, card)
        if log is not None:
            log.add(events.SABOTAGED, self.seat, card)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Exactly one card of the own hand."""
        if not actions.DISCARD.matches(a):
            return Reason("RUSH-109", "Sabotage: put one card from your hand into your Depot.")
        card = actions.argument_of(a)
        if holds(s.players[self.seat].hand, card):
            return None
        return Reason("RUSH-110", "{card} is not in your hand.", {"card": s.cards.titles[card]})

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-109] Discard each card of the hand."""
        return each((actions.DISCARD,), distinct(s.players[self.seat].hand))

    def can_wait(self) -> bool:
        """[RUSH-111] Several victims wait for each other."""
        return True


class ChooseSiege(Frame[RushState]):
    """[RUSH-115] [RUSH-128] Choose one enemy Base or defender; there is no passing."""

    name: ClassVar[str] = "choose-siege"
    fields: ClassVar[Fields] = (("card", CARD),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.SIEGE,)

    def __init__(self, card: i64) -> None:
        self.card = card

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every enemy Base and every defender."""
        return [actions.SIEGE.of(target) for target in siege_targets(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-116] [RUSH-117] An undamaged card is damaged, a damaged one destroyed."""
        target = actions.argument_of(a)
        if actions.target_is_base(target):
            damage_base(s, target, at_once=False, log=log)  # [RUSH-127]
        elif damage_guard(s, target, s.rules.siege_power, log):
            s.turn.kills[s.cards.nation[self.card]] += 1  # [RUSH-131]

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """An enemy card must be there."""
        if not actions.SIEGE.matches(a):
            text = "Siege: choose an enemy Base or a vehicle that defends one."
            return unfinished(a, Reason("RUSH-128", text))
        target = actions.argument_of(a)
        if exists(s, target):
            return why_spared(s, target, "ALT-089", "FRONT-039")
        return Reason("RUSH-115", "There is no enemy card here.")

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-115] Every Base and every defender of another player."""
        return each((actions.SIEGE,), others_cards(s))

    def flaw(self, s: RushState) -> str:
        """Only a vehicle lays siege."""
        if s.cards.kind[self.card] == VEHICLE:
            return ""
        return f"{s.cards.names[self.card]} is not a vehicle [RUSH-115]"


class ChooseResearch(Frame[RushState]):
    """[RUSH-133] [RUSH-138] Take one vehicle of at most this cost from the Reserve."""

    name: ClassVar[str] = "choose-research"
    fields: ClassVar[Fields] = (("most", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.RESEARCH,)

    def __init__(self, most: i64) -> None:
        self.most = most

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every Reserve card that is cheap enough."""
        return [actions.RESEARCH.of(card) for card in researchable(s, self.most)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-134] [RUSH-137] [ALT-009] It goes on the Depot and the Reserve is refilled."""
        card: i64 = actions.argument_of(a)
        s.reserve = remove(s.reserve, card)
        s.to_depot(s.active, card)
        if log is not None:
            log.add(events.RESEARCHED, s.active, card)
        refill_gap(s, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """It must be in the Reserve and cheap enough."""
        if actions.PAY.matches(a):
            return Reason(
                "RUSH-135", "Research: you cannot add resources to take a more expensive card."
            )
        if not actions.RESEARCH.matches(a):
            text = "Research: take a vehicle of cost {most} or less from the Reserve."
            return unfinished(a, Reason("RUSH-138", text, {"most": int(self.most)}))
        card = actions.argument_of(a)
        name = s.cards.titles[card]
        cost = s.cards.cost[card]
        if not holds(s.reserve, card):
            return Reason("RUSH-133", "{card} is not in the Reserve.", {"card": name})
        if cost > self.most:
            text = "{card} costs {cost}; this Research takes a vehicle of cost {most} or less."
            values: Values = {"card": name, "cost": int(cost), "most": int(self.most)}
            return Reason("RUSH-135", text, values)
        return None

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-133] Take each card of the Reserve."""
        return each((actions.RESEARCH,), listed(s.reserve[::-1]))


def researchable(s: RushState, most: i64) -> list[int]:
    """List the Reserve cards of at most this cost."""
    return [card for card in s.reserve if s.cards.cost[card] <= most]


class ChooseDismantle(Frame[RushState]):
    """[RUSH-142] [RUSH-145] Scrap one or two cards of the own Depot, in the order of cards."""

    name: ClassVar[str] = "choose-dismantle"
    fields: ClassVar[Fields] = (("least", CARD), ("left", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.DISMANTLE, actions.STOP)

    def __init__(self, least: i64, left: i64) -> None:
        self.least = least
        self.left = left

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every different card; after the first one may stop."""
        depot = s.players[s.active].depot
        cards = sorted({int(card) for card in depot if card >= self.least})
        result = [actions.DISMANTLE.of(card) for card in cards]
        if self.left == 1:
            result.append(actions.STOP.of())
        return result

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-144] [RUSH-146] Cards of every kind go to the Scrapyard."""
        if actions.STOP.matches(a):
            return
        card: i64 = actions.argument_of(a)
        player = s.players[s.active]
        player.depot = remove(player.depot, card)
        s.scrap(card, log)
        if self.left > 1:
            s.stack.append(ChooseDismantle(card, self.left - 1))

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """At least one card, of the own Depot."""
        kind = actions.kind_of(a)
        if kind == actions.STOP.code and self.left == 1:
            return None
        if kind == actions.STOP.code:
            return Reason("RUSH-145", "Dismantle scraps at least one card.")
        if kind != actions.DISMANTLE.code:
            text = "Dismantle: choose one or two cards from your Depot."
            return unfinished(a, Reason("RUSH-142", text))
        card = actions.argument_of(a)
        if not holds(s.players[s.active].depot, card):
            name = s.cards.titles[card]
            if card == s.turn.resolving:
                return Reason("RUSH-143", "{card} cannot scrap itself.", {"card": name})
            return Reason("RUSH-142", "{card} is not in your Depot.", {"card": name})
        if card < self.least:
            return Reason("RUSH-142", "Name the two cards in the order of the card list.")
        return None

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-142] [RUSH-143] Each card of the Depot, or the one that dismantles; or stop."""
        cards = sorted({int(card) for card in s.players[s.active].depot})
        if s.turn.resolving >= 0 and s.turn.resolving not in cards:
            cards.append(s.turn.resolving)
        return [actions.STOP.of(), *each((actions.DISMANTLE,), cards)]

    def flaw(self, s: RushState) -> str:
        """[RUSH-142] One or two cards are scrapped."""
        return wrong_number(self.left, 2)
