"""The strikes of an attack: the named vehicles attack one after another, each its target."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import CARD, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.zones import holds, listed
from sztab.games.rush import actions, events
from sztab.games.rush.aftermath import finish_attack, note_kill, stand_down
from sztab.games.rush.cards import HEAVY, ONLY_BASES, ONLY_VEHICLES
from sztab.games.rush.decision import ENEMY, OUT, OWN, Decision
from sztab.games.rush.hits import BASE_WORTH, best_hit, hit_value
from sztab.games.rush.playout import pick_target
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import (
    DAMAGES,
    DESTROYS,
    HitForecast,
    armour_at,
    attack_targets,
    can_hit,
    damage_base,
    damage_guard,
    exists,
    is_damaged,
    open_targets,
    others_cards,
    why_spared,
)
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import fire
from sztab.games.rush.zones import UNDEFENDED

LATE: Final = "attackers-already-named"
AFTER_ATTACK: Final[Reason] = Reason("RUSH-185", "waits-for-attack-end", {"card": ""})
"""[RUSH-185] Nothing else happens during an attack."""


class ChooseStriker(Decision):
    """[RUSH-180] Choose which of the named vehicles strikes next."""

    name: ClassVar[str] = "choose-striker"
    answers: ClassVar[tuple[Verb, ...]] = (actions.STRIKE,)
    places: ClassVar[tuple[str, ...]] = (OUT,)
    later: ClassVar[Reason | None] = AFTER_ATTACK

    def legal_actions(self, s: RushState) -> list[Action]:
        kinds = open_targets(s)
        return [actions.STRIKE.of(card) for card in s.attack.named if can_hit(s, card, kinds)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        s.stack.append(ChooseTarget(actions.argument_of(a)))

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind != actions.STRIKE.code:
            key = "choose-next-striker"
            return Reason(block_clause(kind), LATE if kind == actions.JOIN.code else key)
        card = actions.argument_of(a)
        name = s.cards.titles[card]
        if not holds(s.attack.named, card):
            return Reason("RUSH-179", "not-named-for-attack", {"card": name})
        if not can_hit(s, card, open_targets(s)):
            return Reason("RUSH-184", "no-target-left", {"card": name})
        return None

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-180] Each named vehicle."""
        return each((actions.STRIKE,), listed(s.attack.named))

    def value(self, view: RushView, a: Action) -> float:
        """Let weak and restricted vehicles strike first, a heavy tank when it can hit a Base."""
        s = view.table
        cards = s.cards
        card: i64 = actions.argument_of(a)
        if cards.limits[card] & ONLY_BASES:
            return -2.0
        if cards.vehicle_class[card] == HEAVY:
            return -1.0 if best_hit(s, card) < BASE_WORTH else 3.0
        return 2.0 - fire(s, card)

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        if place == ENEMY:
            return Reason("RUSH-180", "choose-striker-first")
        return super().why_not_at(s, place, thing)


class ChooseTarget(Decision):
    """[RUSH-180] [RUSH-182] Choose any enemy's defender or undefended Base, even one hit before."""

    name: ClassVar[str] = "choose-target"
    fields: ClassVar[Fields] = (("card", CARD),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.HIT,)
    places: ClassVar[tuple[str, ...]] = (OWN, ENEMY)
    later: ClassVar[Reason | None] = AFTER_ATTACK

    def __init__(self, card: i64) -> None:
        self.card = card

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.HIT.of(target) for target in attack_targets(s, self.card)]

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly a target that the hit destroys; sometimes any target."""
        return actions.HIT.of(any_target(s, self.card, rng))

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-181] Resolve the hit; then the attacker goes to the Depot."""
        resolve_hit(s, self.card, actions.argument_of(a), log)
        s.stack.append(NEXT_STRIKE)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind != actions.HIT.code:
            key = "choose-target"
            return Reason(block_clause(kind), LATE if kind == actions.JOIN.code else key)
        target = actions.argument_of(a)
        if actions.target_seat(target) == s.active:
            return Reason("RUSH-180", "attack-others-only")
        if not exists(s, target):
            return Reason("RUSH-180", "nothing-to-attack-here")
        return why_spared(s, target, "ALT-088", "FRONT-037") or why_unfit(s, self.card, target)

    def flaw(self, s: RushState) -> Message | None:
        if holds(s.attack.named, self.card):
            return None
        return Message("attacker-not-named", {"card": s.cards.names[self.card]})

    def forecast(self, s: RushState) -> list[HitForecast]:
        """List what the hit does to each target, equivalent Bases included."""
        targets = others_cards(s)
        return [
            forecast_hit(s, self.card, target)
            for target in targets
            if self.why_not(s, actions.HIT.of(target)) is None
        ]

    def value(self, view: RushView, a: Action) -> float:
        return hit_value(view.table, actions.argument_of(a), self.card)


def why_unfit(s: RushState, card: i64, target: int) -> Reason | None:
    """Return why the vehicle cannot attack the enemy card."""
    limits = s.cards.limits[card]
    if not actions.target_is_base(target):
        if limits & ONLY_BASES:
            return Reason("RUSH-152", "attacks-only-bases", {"card": s.cards.titles[card]})
        return None
    guards = s.players[actions.target_seat(target)].guards
    if guards[actions.target_slot(target)] != UNDEFENDED:
        return Reason("RUSH-196", "base-is-defended")
    if limits & ONLY_VEHICLES:
        return Reason("RUSH-153", "attacks-only-vehicles", {"card": s.cards.titles[card]})
    return None


class NextStrike(AutoFrame[RushState]):
    """[RUSH-183] The attack continues until all named vehicles have attacked."""

    name: ClassVar[str] = "next-strike"

    def run(self, s: RushState, log: Log | None) -> None:
        """Ask for the next vehicle if there is a choice; end when none has a target."""
        able, striker = able_strikers(s)
        if able == 0:
            end_attack(s, log)
        elif able == 1:
            s.stack.append(ChooseTarget(striker))
        else:
            s.stack.append(ChooseStriker())


def able_strikers(s: RushState) -> tuple[i64, i64]:
    """Return the number of named vehicles with a target, and the last of them."""
    kinds = open_targets(s)
    striker: i64 = -1
    able: i64 = 0
    for card in s.attack.named:
        if can_hit(s, card, kinds):
            striker = card
            able += 1
    return able, striker


def resolve_hit(s: RushState, card: i64, target: int, log: Log | None) -> None:
    """[RUSH-181] Damage or destroy the target; the attacker goes to the Depot."""
    if actions.target_is_base(target):
        damage_base(s, target, at_once=s.cards.vehicle_class[card] == HEAVY, log=log)
    elif damage_guard(s, target, s.cards.firepower[card], log):
        note_kill(s)
    s.attack.named = remove(s.attack.named, card)
    stand_down(s, card)


def forecast_hit(s: RushState, card: i64, target: int) -> HitForecast:
    """Return what `resolve_hit` does to the target."""
    base = actions.target_is_base(target)
    if is_damaged(s, target):
        return HitForecast(target, DESTROYS, "RUSH-192" if base else "RUSH-188")
    if base:
        if s.cards.vehicle_class[card] == HEAVY:
            return HitForecast(target, DESTROYS, "RUSH-193")
        return HitForecast(target, DAMAGES, "RUSH-191")
    if s.cards.firepower[card] >= armour_at(s, target):
        return HitForecast(target, DESTROYS, "RUSH-186")
    return HitForecast(target, DAMAGES, "RUSH-187")


def any_target(s: RushState, card: i64, rng: Rng) -> int:
    """Return a target for a rollout: mostly one that the hit destroys."""
    targets = attack_targets(s, card)
    return rng.choice(targets) if rng.word() & 3 == 0 else pick_target(s, card, targets)


def attack_now(s: RushState, rng: Rng) -> int:
    """Strike with all named vehicles in a rollout; return how many decisions that took."""
    decisions = 0
    able, striker = able_strikers(s)
    while able > 0:
        resolve_hit(s, striker, any_target(s, striker, rng), None)
        decisions += 1 if able == 1 else 2
        able, striker = able_strikers(s)
    end_attack(s, None)
    return decisions


def end_attack(s: RushState, log: Log | None) -> None:
    """[RUSH-184] Vehicles without a target go to the Depot, and the attack is over."""
    for card in s.attack.named:
        s.to_depot(s.active, card)
        if log is not None:
            log.add(events.NO_TARGET, s.active, card)
    s.attack.named = vec[i64]()
    finish_attack(s, log)


def has_striker(s: RushState, attackers: vec[i64]) -> bool:
    """Return whether one of the vehicles has a legal target."""
    kinds = open_targets(s)
    for card in attackers:
        if can_hit(s, card, kinds):
            return True
    return False


def block_clause(kind: int) -> str:
    """Return the clause that refuses a stop, a late attacker or another play during an attack."""
    if kind == actions.END.code:
        return "RUSH-183"
    return "RUSH-179" if kind == actions.JOIN.code else "RUSH-185"


NEXT_STRIKE: Final[NextStrike] = NextStrike()
