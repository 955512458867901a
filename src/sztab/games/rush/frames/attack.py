"""Way 3: one attack per turn, with vehicles of one nation, target by target."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import append, i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.games.rush import actions, events
from sztab.games.rush.cards import HEAVY, ONLY_BASES, ONLY_VEHICLES, VEHICLE
from sztab.games.rush.frames.medals import pay_medals
from sztab.games.rush.frames.step import Step
from sztab.games.rush.frames.targets import (
    attack_targets,
    can_hit,
    damage_base,
    damage_guard,
    exists,
    open_targets,
)
from sztab.games.rush.playing import leave_hand, may_play
from sztab.games.rush.playout import pick_target
from sztab.games.rush.state import RushState
from sztab.games.rush.zones import UNDEFENDED, holds


class NameAttackers(Frame[RushState]):
    """[RUSH-176] [RUSH-179] All attackers are named first, here in the order of the hand."""

    def player(self, s: RushState) -> int:
        """The attacker."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Further vehicles of the nation; charging, once a named card has a target [RUSH-184]."""
        attackers = s.turn.attackers
        last = attackers[len(attackers) - 1]
        result: list[Action] = []
        ready = has_striker(s, attackers)
        later = ready
        kinds = open_targets(s)
        hand = s.players[s.active].hand
        for at in range(len(hand) - 1, -1, -1):
            card = hand[at]
            if card <= last:
                break
            if not can_attack(s, card) or s.cards.nation[card] != s.turn.attack_nation:
                continue
            later = later or can_hit(s, card, kinds)
            if later:
                result.append(actions.make(actions.JOIN, card))
        if ready:
            result.append(actions.make(actions.CHARGE))
        return result

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Every second time charge with what is named, if that is possible."""
        if rng.word() & 1 and has_striker(s, s.turn.attackers):
            return actions.make(actions.CHARGE)
        return rng.choice(self.legal_actions(s))

    def roll(self, s: RushState, rng: Rng) -> int:
        """Name attackers by lot, then strike with all of them."""
        decisions = 1
        while not (rng.word() & 1 and has_striker(s, s.turn.attackers)):
            action = rng.choice(self.legal_actions(s))
            if actions.kind_of(action) == actions.CHARGE:
                break
            name_attacker(s, actions.argument_of(action))
            decisions += 1
        return decisions + attack_now(s, rng)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """Name one more, or begin."""
        if actions.kind_of(a) == actions.JOIN:
            name_attacker(s, actions.argument_of(a))
            s.stack.append(self)
            return
        if log is not None:
            log.add(events.ATTACKERS_NAMED, s.active, -1, -1, len(s.turn.attackers))
        s.stack.append(NEXT_STRIKE)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Attackers need firepower, one nation, and a target among them."""
        if a in self.legal_actions(s):
            return None
        kind = actions.kind_of(a)
        if kind == actions.CHARGE:
            return Reason("RUSH-184", "None of the named vehicles has a legal target yet.")
        if kind in (actions.STRIKE, actions.HIT):
            return Reason("RUSH-179", "Name all attackers before the first target, then charge.")
        if kind != actions.JOIN:
            return why_attack_goes_on(kind, "Finish naming the attackers first: join or charge.")
        card = actions.argument_of(a)
        reason = why_cannot_attack(s, card)
        if reason is not None:
            return reason
        if s.cards.nation[card] != s.turn.attack_nation:
            nation = s.cards.nations[s.turn.attack_nation]
            return Reason("RUSH-178", f"All attackers must be of one nation: {nation}.")
        return Reason("RUSH-179", "Name the attackers in the order of the hand.")


class ChooseStriker(Frame[RushState]):
    """[RUSH-180] One of the named vehicles is chosen to strike next."""

    def player(self, s: RushState) -> int:
        """The attacker."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """The named vehicles that have a target now."""
        kinds = open_targets(s)
        return [
            actions.make(actions.STRIKE, card)
            for card in s.turn.attackers
            if can_hit(s, card, kinds)
        ]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """It names its target next."""
        s.stack.append(ChooseTarget(actions.argument_of(a)))

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """It must be named and have a target."""
        kind = actions.kind_of(a)
        if kind != actions.STRIKE:
            text = "The attack goes on: choose the vehicle that strikes next."
            return why_attack_goes_on(kind, text)
        card = actions.argument_of(a)
        name = s.cards.names[card]
        if not holds(s.turn.attackers, card):
            return Reason("RUSH-179", f"{name} was not named for this attack.")
        if not can_hit(s, card, open_targets(s)):
            return Reason("RUSH-184", f"{name} has no legal target now.")
        return None


class ChooseTarget(Frame[RushState]):
    """[RUSH-180] [RUSH-182] A defender or an undefended Base of any enemy, also once more."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def player(self, s: RushState) -> int:
        """The attacker."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every target that the vehicle may attack."""
        return [actions.make(actions.HIT, target) for target in attack_targets(s, self.card)]

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly what the hit destroys; now and then any target."""
        return actions.make(actions.HIT, any_target(s, self.card, rng))

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-181] The hit is resolved, then the attacker goes to the Depot."""
        resolve_hit(s, self.card, actions.argument_of(a), log)
        s.stack.append(NEXT_STRIKE)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Defended Bases are safe, and some vehicles may hit only one kind of target."""
        kind = actions.kind_of(a)
        if kind != actions.HIT:
            return why_attack_goes_on(kind, "The attack goes on: choose a target.")
        target = actions.argument_of(a)
        if actions.target_seat(target) == s.active:
            return Reason("RUSH-180", "Only cards of other players can be attacked.")
        if not exists(s, target):
            return Reason("RUSH-180", f"There is nothing at {actions.target_name(target)}.")
        limits = s.cards.limits[self.card]
        if not actions.target_is_base(target):
            if limits & ONLY_BASES:
                return Reason("RUSH-152", f"{s.cards.names[self.card]} may attack only Bases.")
            return None
        guards = s.players[actions.target_seat(target)].guards
        if guards[actions.target_slot(target)] != UNDEFENDED:
            return Reason("RUSH-196", "A defended Base cannot be attacked; hit its defender.")
        if limits & ONLY_VEHICLES:
            return Reason("RUSH-153", f"{s.cards.names[self.card]} may attack only vehicles.")
        return None


class NextStrike(Step):
    """[RUSH-183] The attack goes on until all named vehicles have attacked."""

    def run(self, s: RushState, log: Log | None) -> None:
        """Ask for the next vehicle if there is a choice; end when none has a target."""
        able, striker = able_strikers(s)
        if able == 0:
            end_attack(s, log)
        elif able == 1:
            s.stack.append(ChooseTarget(striker))
        else:
            s.stack.append(CHOOSE_STRIKER)


def able_strikers(s: RushState) -> tuple[i64, i64]:
    """Return how many named vehicles have a target now, and the last of them."""
    kinds = open_targets(s)
    striker: i64 = -1
    able: i64 = 0
    for card in s.turn.attackers:
        if can_hit(s, card, kinds):
            striker = card
            able += 1
    return able, striker


def resolve_hit(s: RushState, card: i64, target: int, log: Log | None) -> None:
    """[RUSH-181] Damage or destroy the target; the attacker goes to the Depot."""
    if actions.target_is_base(target):
        damage_base(s, target, at_once=s.cards.rank[card] == HEAVY, log=log)
    elif damage_guard(s, target, s.cards.firepower[card], log):
        s.turn.attack_kills += 1
    s.turn.attackers = remove(s.turn.attackers, card)
    s.to_depot(s.active, card)


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
    """[RUSH-184] [RUSH-200] Vehicles without a target go to the Depot; Medals are paid."""
    turn = s.turn
    for card in turn.attackers:
        s.to_depot(s.active, card)
        if log is not None:
            log.add(events.NO_TARGET, s.active, card)
    turn.attackers = vec[i64]()
    kills = turn.attack_kills
    turn.attack_kills = 0
    if kills == 0:
        return
    if s.rules.pay_attack_at_once:
        pay_medals(s, turn.attack_nation, kills, log)
    else:
        turn.kills[turn.attack_nation] += kills


def begin_attack(s: RushState, card: i64) -> None:
    """[RUSH-174] The one attack of the turn begins with naming a vehicle."""
    s.turn.attacked = True
    s.turn.attack_nation = s.cards.nation[card]
    name_attacker(s, card)
    s.stack.append(NAME_ATTACKERS)


def name_attacker(s: RushState, card: i64) -> None:
    """The vehicle leaves the hand for the attack."""
    leave_hand(s, card)
    s.turn.attackers = append(s.turn.attackers, card)


def can_attack(s: RushState, card: i64) -> bool:
    """[RUSH-177] [RUSH-198] A vehicle with firepower that was not played this turn."""
    return s.cards.firepower[card] > 0 and may_play(s, card)


def has_striker(s: RushState, attackers: vec[i64]) -> bool:
    """Return whether one of the vehicles has a legal target."""
    kinds = open_targets(s)
    for card in attackers:
        if can_hit(s, card, kinds):
            return True
    return False


def attack_openers(s: RushState) -> list[int]:
    """List the vehicles that can be named first: they or a later partner have a target."""
    result: list[int] = []
    if s.turn.attacked:
        return result
    kinds: i64 = -1
    hopeful: i64 = 0
    hand = s.players[s.active].hand
    for at in range(len(hand) - 1, -1, -1):
        card = hand[at]
        if not can_attack(s, card):
            continue
        if kinds == -1:  # most early hands cannot attack and need not look for targets
            kinds = open_targets(s)
        nation: i64 = 1 << s.cards.nation[card]
        if can_hit(s, card, kinds):
            hopeful |= nation
        if hopeful & nation:
            result.append(card)
    return result


def why_cannot_attack(s: RushState, card: int) -> Reason | None:
    """Return the clause that keeps the card out of any attack."""
    name = s.cards.names[card]
    if not holds(s.players[s.active].hand, card):
        return Reason("RUSH-176", f"{name} is not in your hand.")
    if s.cards.kind[card] != VEHICLE:
        return Reason("RUSH-198", f"{name} is not a vehicle and cannot attack.")
    if s.cards.firepower[card] == 0:
        return Reason("RUSH-177", f"{name} has firepower 0 and cannot attack.")
    if not may_play(s, card):
        return Reason("RUSH-057", f"{name} was already played this turn.")
    return None


def why_attack_goes_on(kind: int, text: str) -> Reason:
    """Return the clause that keeps the attack one block: no stop, no latecomer, no other play."""
    if kind == actions.END:
        return Reason("RUSH-183", text)
    if kind == actions.JOIN:
        return Reason("RUSH-179", f"All attackers were named before. {text}")
    return Reason("RUSH-185", text)


NAME_ATTACKERS: Final[NameAttackers] = NameAttackers()
CHOOSE_STRIKER: Final[ChooseStriker] = ChooseStriker()
NEXT_STRIKE: Final[NextStrike] = NextStrike()
