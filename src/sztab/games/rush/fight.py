"""Interactive combat: cards attack one by one, and an attack on a vehicle becomes a fight.

In a fight the two sides may in turn support with cards from the hand. The frame `Support` asks one
seat at a time. It holds the seat's place in the order of `support.fighter`, and the seats that have
passed since the last card, as bits. A card clears the passes. When all participants have passed in
a row, the numbers are compared. A seat is asked even if none of its cards may support, because
skipping it would reveal that. Only a seat with an empty hand, which is public, is skipped.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64, vec
from sztab.core.rng import Rng
from sztab.games.rush import actions, events
from sztab.games.rush.aftermath import finish_attack, note_kill, stand_down
from sztab.games.rush.assault import Assault
from sztab.games.rush.attack import can_attack, partners_of, why_cannot_attack, why_not_attacked
from sztab.games.rush.cards import HEAVY, NONE
from sztab.games.rush.decision import ENEMY, HAND, REAR_GUARD, Decision
from sztab.games.rush.hits import BASE_WORTH, GUARD_WORTH, KILL_WORTH, best_hit, can_pair
from sztab.games.rush.pieces import face, leave_hand, name_of, nation_name, pieces
from sztab.games.rush.playout import fair, pick_support, promising_attack
from sztab.games.rush.state import RushState, support_card, supporter
from sztab.games.rush.strike import ChooseTarget
from sztab.games.rush.support import (
    fighter,
    is_on,
    next_place,
    own_support,
    participants,
    play_support,
    strengths,
    supports,
    why_cannot_support,
)
from sztab.games.rush.targets import (
    HitForecast,
    both_numbers,
    can_hit,
    damage_base,
    destroy_guard,
    open_targets,
)
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import hand_value, keep_value

SUPPORT_PRICE: Final = 0.6
"""The share of its value in hand that a card loses by supporting."""
NO_FIGHT: Final = Message("no-fight")


class FightAttack(Assault[RushState]):
    """[ALT-024] [ALT-039] Single cards attack: any number of them, but of one nation."""

    def openers(self, s: RushState) -> list[int]:
        """[ALT-025] [ALT-037] Every vehicle that may attack, unless the attack block is over."""
        return [] if s.attack.made and s.rules.attack_is_block else strikers(s)

    def begin(self, s: RushState, piece: i64, log: Log | None) -> None:
        card = leave_hand(s, piece)
        s.attack.made = True
        s.attack.nation = s.cards.nation[card]
        s.attack.lead = card
        s.stack.append(ChooseAim(card))

    def why_not(self, s: RushState, piece: int) -> Reason | None:
        if s.attack.made and s.rules.attack_is_block:
            return Reason("ALT-040", "attacking-stopped")
        return why_cannot_strike(s, piece)

    def why_first(self) -> Reason:
        return Reason("ALT-024", "choose-attacker-first")

    def value(self, s: RushState, piece: i64) -> float:
        """[ALT-034] A failed attack damages nothing."""
        card = face(s, piece)
        best = best_hit(s, card)
        if best < 1.0:
            others = [face(s, other) for other in partners_of(s, piece)]
            if can_pair(s, card, others):
                best = BASE_WORTH * 0.8
        return best - keep_value(s, card) * 0.5 - 0.05

    def hit_value(self, s: RushState, target: int, card: i64) -> float:
        """Count on support from their hand, with a small discount for that of the enemy."""
        player = s.players[actions.target_seat(target)]
        slot: i64 = actions.target_slot(target)
        short = s.cards.armour[player.guards[slot]] - (player.hit_guards >> slot & 1)
        short -= s.cards.firepower[card]
        if short <= 0:
            return KILL_WORTH - 0.1
        if own_support(s, card) >= short:
            return KILL_WORTH - 0.4 * float(short)
        return -0.3

    def promising(self, s: RushState) -> Action:
        """Return an attack that destroys something if nobody supports."""
        if s.attack.made and s.rules.attack_is_block:
            return NONE
        return promising_attack(s, one_by_one=True)


def strikers(s: RushState) -> list[int]:
    """[ALT-038] List the cards that may attack: of one nation in a turn, each with a target."""
    result: list[int] = []
    kinds: i64 = -1
    for piece in pieces(s):
        if not can_attack(s, piece):
            continue
        card = face(s, piece)
        if s.attack.made and s.cards.nation[card] != s.attack.nation:
            continue
        if kinds == -1:
            kinds = open_targets(s)
        if can_hit(s, card, kinds):
            result.append(piece)
    return result


def why_cannot_strike(s: RushState, piece: int) -> Reason | None:
    """Return the clause by which the card cannot attack now, or None."""
    if piece in strikers(s):
        return None
    if (reason := why_cannot_attack(s, piece)) is not None:
        return reason
    if s.attack.made and s.cards.nation[face(s, piece)] != s.attack.nation:
        nation = nation_name(s, s.attack.nation)
        return Reason("ALT-038", "attackers-of-turn-one-nation", {"nation": nation})
    return Reason("RUSH-184", "no-target-left", {"card": name_of(s, piece)})


class ChooseAim(ChooseTarget):
    """[ALT-022] [ALT-024] The card hits an undefended Base, or begins a fight with a vehicle."""

    name: ClassVar[str] = "choose-aim"
    answers: ClassVar[tuple[Verb, ...]] = (actions.HIT,)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-023] Cards may support only in a fight."""
        target = actions.argument_of(a)
        if actions.target_is_base(target):
            damage_base(s, target, at_once=s.cards.vehicle_class[self.card] == HEAVY, log=log)
            end_strike(s, log)
            return
        s.attack.aim = target
        if log is not None:
            log.add(events.FIGHT_BEGUN, s.active, self.card, target)
        ask_support(s, 0, 0, log)

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        """Push the fight as usual, because the other seats have decisions in it."""
        self.apply(s, self.sample(s, rng), None)
        return 1

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """[ALT-025] No attackers are named in advance; targets are those of any attack."""
        if actions.JOIN.matches(a) or actions.CHARGE.matches(a):
            return Reason("ALT-025", "attack-alone")
        return super().why_not(s, a)

    def flaw(self, s: RushState) -> Message | None:
        if s.attack.lead == self.card:
            return None
        return Message("no-attacker", {"card": s.cards.names[self.card]})

    def forecast(self, s: RushState) -> list[HitForecast]:
        """List what it does to Bases; a fight with a vehicle depends on its support."""
        return [one for one in super().forecast(s) if actions.target_is_base(one.target)]


def end_strike(s: RushState, log: Log | None) -> None:
    """[ALT-035] The attacking card is done; in a block the next one may follow."""
    now = s.attack
    stand_down(s, now.lead)
    now.lead = -1
    now.aim = -1
    if not s.rules.attack_is_block:
        return
    if len(pieces(s)) > 0:  # even if no card can attack: not asking would reveal it
        s.stack.append(AttackAgain())
    else:
        finish_attack(s, log)


class AttackAgain(Decision):
    """[ALT-040] [ALT-114] Continue the attack with another card, or end it for this turn."""

    name: ClassVar[str] = "attack-again"
    answers: ClassVar[tuple[Verb, ...]] = (actions.ATTACK, actions.STOP)
    places: ClassVar[tuple[str, ...]] = (HAND, REAR_GUARD)
    refusal: ClassVar[Reason] = Reason("ALT-040", "attack-or-stop")
    later: ClassVar[Reason | None] = Reason("ALT-040", "waits-for-attack-stop", {"card": ""})

    def legal_actions(self, s: RushState) -> list[Action]:
        return [*[actions.ATTACK.of(piece) for piece in strikers(s)], actions.STOP.of()]

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly an attack that destroys something; sometimes any answer."""
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        action = promising_attack(s, one_by_one=True)
        return actions.STOP.of() if action == NONE else action

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        if actions.STOP.matches(a):
            finish_attack(s, log)
        else:
            s.rules.assault.begin(s, actions.argument_of(a), log)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        return why_cannot_strike(s, thing)

    def value(self, view: RushView, a: Action) -> float:
        s = view.table
        stops = actions.STOP.matches(a)
        return 0.0 if stops else s.rules.assault.value(s, actions.argument_of(a))

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        return why_not_attacked(s, thing) if place == ENEMY else super().why_not_at(s, place, thing)


# The fight


def ask_support(s: RushState, place: i64, passed: i64, log: Log | None) -> None:
    """[ALT-029] [ALT-030] Ask the next seat, or decide the fight when all have passed in a row.

    A seat without cards passes automatically: everybody sees that its hand is empty.
    """
    everybody = participants(s)
    while passed != everybody:
        seat = fighter(s, place)
        if len(s.players[seat].hand) > 0 or (seat == s.active and s.players[seat].rear >= 0):
            s.stack.append(Support(place, passed))
            return
        passed |= 1 << seat
        place = next_place(s, place)
    decide_fight(s, log)


class Support(Decision):
    """[ALT-027] [ALT-028] [ALT-084] Play a card that adds 1 to their side, or pass."""

    name: ClassVar[str] = "support"
    fields: ClassVar[Fields] = (("place", NUMBER), ("passed", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.SUPPORT, actions.PASS)
    places: ClassVar[tuple[str, ...]] = (HAND, REAR_GUARD)
    later: ClassVar[Reason | None] = Reason("ALT-029", "waits-for-fight", {"card": ""})

    def __init__(self, place: i64, passed: i64) -> None:
        self.place = place
        self.passed = passed
        """The seats that have passed since the last card, as bits."""

    def player(self, s: RushState) -> int:
        return fighter(s, self.place)

    def legal_actions(self, s: RushState) -> list[Action]:
        cards = supports(s, self.player(s))
        return [*[actions.SUPPORT.of(piece) for piece in cards], actions.PASS.of()]

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly support if it can turn the fight; sometimes any answer."""
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        attack, defence = strengths(s)
        cards = supports(s, self.player(s))
        short = defence - attack if self.place & 1 else attack - defence + 1
        if short <= 0 or len(cards) < short:
            return actions.PASS.of()
        return actions.SUPPORT.of(pick_support(s, cards))

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-030] A card clears all passes; the next seat decides."""
        seat = self.player(s)
        place = next_place(s, self.place)
        if actions.PASS.matches(a):
            if log is not None:
                log.add(events.PASSED, seat)
            ask_support(s, place, self.passed | 1 << seat, log)
            return
        play_support(s, seat, actions.argument_of(a), log)
        ask_support(s, place, 0, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if a in self.legal_actions(s):
            return None
        if not actions.SUPPORT.matches(a):
            return Reason("ALT-029", "support-or-pass")
        return why_cannot_support(s, self.player(s), actions.argument_of(a))

    def flaw(self, s: RushState) -> Message | None:
        """[ALT-081] There must be a fight, and only its participants may have passed."""
        if not is_on(s):
            return NO_FIGHT
        everybody = participants(s)
        known = self.passed | everybody == everybody
        return None if known else Message("passes-in-no-fight")

    def value(self, view: RushView, a: Action) -> float:
        """Support only if it can turn the fight."""
        if actions.PASS.matches(a):
            return 0.0
        s = view.table
        seat = self.player(s)
        worth = hand_value(s, face(s, actions.argument_of(a)))
        attack, defence = strengths(s)
        attacking = s.rules.side[seat] == s.rules.side[s.active]
        short = defence - attack if attacking else attack - defence + 1
        if short <= 0 or len(supports(s, seat)) < short:
            return -1.0 - worth
        gain = KILL_WORTH if attacking else GUARD_WORTH
        return gain - SUPPORT_PRICE * worth * float(short)

    def why_wait(self, s: RushState, who: Values) -> Reason:
        return Reason("ALT-029", "other-supports", who)


def decide_fight(s: RushState, log: Log | None) -> None:
    """[ALT-033] [ALT-034] At least the defence number destroys; less does nothing."""
    now = s.attack
    attack, defence = strengths(s)
    if attack >= defence:
        destroy_guard(s, now.aim, both_numbers(attack, defence), log)
        note_kill(s)
    elif log is not None:
        log.add(events.REPELLED, s.active, now.lead, now.aim, both_numbers(attack, defence))
    for packed in now.support:  # [ALT-035] [ALT-086]
        s.to_depot(supporter(packed), support_card(packed))
    now.support = vec[i64]()
    end_strike(s, log)
