"""Cards from the hand: Unit cards, commanders, Orders, and the activation of commanders."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import FLAG, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.core.saved import NEVER_DUE
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.abilities.effect import Effect
from sztab.games.warsaw.army import laid
from sztab.games.warsaw.board import EMPTY, FRONT_WORDS, FRONTS, commander_place, order_place
from sztab.games.warsaw.cards import COMMANDER, NOW, UNIT
from sztab.games.warsaw.decision import FollowUp
from sztab.games.warsaw.kinds import ARMY, FRONT_OR_NONE
from sztab.games.warsaw.playout import fair, pick_front
from sztab.games.warsaw.resolution import CarryOut
from sztab.games.warsaw.state import WarsawState


def may_command(s: WarsawState, army: i64, front: i64) -> bool:
    """[WAR-127] [WAR-138] [WAR-166] [WAR-172] Only a marker on an empty field keeps it out."""
    if s.armies[army].commanders[front] != EMPTY:
        return True
    return not s.blocked(commander_place(army, front))


def may_order(s: WarsawState, army: i64, front: i64) -> bool:
    """[WAR-140] [WAR-141] [WAR-167] The field must have no marker, and room for an Order."""
    if s.blocked(order_place(army, front)):
        return False
    return s.rules.orders_share_field or not s.armies[army].has_order(front)


def may_lay(s: WarsawState, card: i64, front: i64) -> bool:
    """Return whether a commander or an Order can be laid on a front."""
    army = s.cards.army[card]
    if s.cards.kind[card] == COMMANDER:
        return may_command(s, army, front)
    return may_order(s, army, front)


def fronts_for(s: WarsawState, card: i64) -> list[int]:
    """List the fronts on which a card can be played, if that is a choice."""
    if s.cards.kind[card] == UNIT:
        return s.cards.choices[card]
    return [front for front in range(FRONTS) if may_lay(s, card, front)]


def can_play(s: WarsawState, card: i64) -> bool:
    """[WAR-126] A Unit card can always be played; a commander or an Order needs an open field."""
    if s.cards.kind[card] == UNIT:
        return True
    for front in range(FRONTS):
        if may_lay(s, card, front):
            return True
    return False


def play_card(s: WarsawState, card: i64, log: Log | None) -> None:
    """[WAR-120] Action A: show the card; the player chooses its front unless the card names it."""
    s.from_hand(s.active, card)
    if needs_front(s, card):
        s.announced = card
        s.stack.append(CHOOSE_FRONT)
    else:
        play_unit(s, card, -1, log)


def needs_front(s: WarsawState, card: i64) -> bool:
    """[WAR-124] Return whether the player chooses the front: the card does not name its fronts."""
    return s.cards.kind[card] != UNIT or len(s.cards.choices[card]) > 0


def play_unit(s: WarsawState, card: i64, front: i64, log: Log | None) -> None:
    """[WAR-122] [WAR-125] Add the units and discard the card.

    It is discarded first, so that it is in a zone even while one of its parts waits for an answer.
    """
    s.armies[s.cards.army[card]].to_discard(card)
    s.add_event(log, events.PLAYED, card, front)
    CarryOut(card, NOW, 0, front).run(s, log)


def play_commander(s: WarsawState, card: i64, front: i64, log: Log | None) -> None:
    """[WAR-127] [WAR-128] [WAR-138] Replace the old commander, then use the new one's effect."""
    army = s.cards.army[card]
    side = s.armies[army]
    s.add_event(log, events.PLAYED, card, front)
    old = side.commanders[front]
    if old != EMPTY:
        side.to_discard(old)
        s.add_event(log, events.REPLACED, old, front)
    side.commanders[front] = card
    side.strength[front] = 0
    side.mark_effect(front, 0)
    side.started &= ~(1 << front)
    s.trim(army, front, log)
    choices = effects_of(s, army, front)
    if len(choices) == 0:
        s.add_event(log, events.NO_EFFECT, card, front)
    elif len(choices) == 1 and not s.cards.effects[card][choices[0]].may:
        use_effect(s, army, front, choices[0], log)
    else:
        s.stack.append(ChooseEffect(army, front, True))


def play_order(s: WarsawState, card: i64, front: i64, log: Log | None) -> None:
    """[WAR-140] [WAR-142] [WAR-144] Lay the Order on its field; run effects without a time."""
    side = s.armies[s.cards.army[card]]
    side.orders = laid(side.orders, front, card)
    s.add_event(log, events.PLAYED, card, front)
    CarryOut(card, NOW, 0, front).run(s, log)


def effects_of(s: WarsawState, army: i64, front: i64) -> list[int]:
    """[WAR-131] [WAR-136] [WAR-155] [WAR-164] List the commander's effects that can be used now."""
    side = s.armies[army]
    card = side.commanders[front]
    if card == EMPTY or side.effect_used(front) > 0 or s.blocked(commander_place(army, front)):
        return []
    effects = s.cards.effects[card]
    return [n for n in range(len(effects)) if can_use(s, effects[n], army, front)]


def can_use(s: WarsawState, effect: Effect, army: i64, front: i64) -> bool:
    """[WAR-131] [WAR-204] Its conditions hold and its battle has not been fought."""
    if effect.starts_battle and s.fought >> front & 1:
        return False
    return effect.fits(s, army, front)


def units_of(s: WarsawState, card: i64, effect: i64, front: i64) -> i64:
    """[WAR-131] Return how many units an effect adds on the fronts where its conditions hold."""
    number: i64 = 0
    for part in s.cards.effects[card][effect].parts:
        number += part.count_units(s, s.cards.army[card], front)
    return number


def units_at_once(s: WarsawState, card: i64) -> i64:
    """[WAR-124] Return how many units a card adds at once; none if its front is not chosen yet."""
    return 0 if needs_front(s, card) else units_of(s, card, NOW, -1)


def use_effect(s: WarsawState, army: i64, front: i64, effect: i64, log: Log | None) -> None:
    """[WAR-130] Put the Effect marker on the effect, and carry it out."""
    side = s.armies[army]
    side.mark_effect(front, effect + 1)
    card = side.commanders[front]
    s.add_event(log, events.EFFECT_USED, card, front, effect + 1)
    CarryOut(card, effect, 0, front).run(s, log)


def activate(s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
    """[WAR-154] [WAR-156] [WAR-157] Action D: activate a commander; an effect must be used."""
    choices = effects_of(s, army, front)
    if len(choices) == 1:
        use_effect(s, army, front, choices[0], log)
    else:
        s.stack.append(ChooseEffect(army, front, False))


class ChooseFront(FollowUp):
    """[WAR-124] [WAR-127] [WAR-140] Choose the front for the card that was shown."""

    name: ClassVar[str] = "choose-front"
    answers: ClassVar[tuple[Verb, ...]] = (actions.FRONT,)
    pointed: ClassVar[dict[str, Verb]] = {"front": actions.FRONT}
    shown: ClassVar[tuple[Verb, ...]] = (actions.FRONT,)
    shown_before: ClassVar[bool] = False

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.FRONT.of(front) for front in fronts_for(s, s.announced)]

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        fronts = fronts_for(s, s.announced)
        if fair(rng):
            return actions.FRONT.of(rng.choice(fronts))
        return actions.FRONT.of(pick_front(s, s.cards.army[s.announced], fronts, rng))

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        front: i64 = actions.argument_of(a)
        card = s.announced
        s.announced = EMPTY
        kind = s.cards.kind[card]
        if kind == UNIT:
            play_unit(s, card, front, log)
        elif kind == COMMANDER:
            play_commander(s, card, front, log)
        else:
            play_order(s, card, front, log)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        card = s.announced
        kind = s.cards.kind[card]
        if not actions.FRONT.matches(a):
            clause = "WAR-124" if kind == UNIT else "WAR-127" if kind == COMMANDER else "WAR-140"
            return Reason(clause, "choose-front")
        front: i64 = actions.argument_of(a)
        if front in fronts_for(s, card):
            return None
        army = s.cards.army[card]
        where: Values = {"front": FRONT_WORDS[front]}
        if kind == UNIT:
            return Reason("WAR-124", "card-not-for-front", where)
        if kind == COMMANDER:
            return Reason("WAR-166", "commander-field-blocked", where)
        if s.blocked(order_place(army, front)):
            return Reason("WAR-167", "order-field-blocked", where)
        return Reason("WAR-141", "order-on-front", where)

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-122] List every front."""
        return each((actions.FRONT,), range(FRONTS))

    def units_wanted(self, s: WarsawState, a: Action) -> i64:
        card = s.announced
        if s.cards.kind[card] == COMMANDER:
            return 0
        return units_of(s, card, NOW, actions.argument_of(a))


class ChooseEffect(FollowUp):
    """[WAR-129] [WAR-132] Choose an effect of the commander, or none if all say "may"."""

    name: ClassVar[str] = "choose-effect"
    fields: ClassVar[Fields] = (("army", ARMY), ("front", FRONT_OR_NONE), ("played", FLAG))
    answers: ClassVar[tuple[Verb, ...]] = (actions.EFFECT, actions.DECLINE)
    pointed: ClassVar[dict[str, Verb]] = {"effect": actions.EFFECT}
    shown: ClassVar[tuple[Verb, ...]] = (actions.EFFECT,)

    def __init__(self, army: i64, front: i64, played: bool) -> None:
        self.army = army
        self.front = front
        self.played = played
        """Whether the commander was just played: only then may an effect be declined [WAR-157]."""

    def may_decline(self, s: WarsawState, choices: list[int]) -> bool:
        """[WAR-132] [WAR-133] Every effect that can be chosen says "may"."""
        effects = s.cards.effects[s.armies[self.army].commanders[self.front]]
        for number in choices:
            if not effects[number].may:
                return False
        return self.played

    def legal_actions(self, s: WarsawState) -> list[Action]:
        choices = effects_of(s, self.army, self.front)
        result = [actions.EFFECT.of(number) for number in choices]
        if self.may_decline(s, choices):
            result.append(actions.DECLINE.of())
        return result

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        """Use it; a commander whose effect was declined does not count as used."""
        if actions.DECLINE.matches(a):
            s.add_event(log, events.DECLINED)
        else:
            use_effect(s, self.army, self.front, actions.argument_of(a), log)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        if a in self.legal_actions(s):
            return None
        kind = actions.kind_of(a)
        if kind == actions.DECLINE.code:
            if self.played:
                return Reason("WAR-133", "effect-not-optional")
            return Reason("WAR-157", "effect-decided")
        if kind == actions.EFFECT.code:
            return Reason("WAR-131", "effect-condition-unmet")
        return Reason("WAR-129", "choose-effect")

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-129] [WAR-132] List every effect of the commander, and none of them."""
        commander = s.armies[self.army].commanders[self.front]
        effects = len(s.cards.effects[commander]) if commander != EMPTY else 0
        return [*each((actions.EFFECT,), range(effects)), actions.DECLINE.of()]

    def units_wanted(self, s: WarsawState, a: Action) -> i64:
        if actions.DECLINE.matches(a):
            return 0
        commander = s.armies[self.army].commanders[self.front]
        return units_of(s, commander, actions.argument_of(a), self.front)

    def flaw(self, s: WarsawState) -> Message | None:
        """The army on turn must have a commander on the front."""
        if self.front < 0 or len(s.sides) == 0 or s.sides[s.active] != self.army:
            return NEVER_DUE
        return None if s.armies[self.army].commanders[self.front] != EMPTY else NEVER_DUE


CHOOSE_FRONT: Final[ChooseFront] = ChooseFront()
