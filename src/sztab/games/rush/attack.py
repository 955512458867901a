"""Way 3: one attack per turn, with vehicles of one nation, target by target."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import CARD, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import append, i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.core.zones import holds, listed
from sztab.games.rush import actions, events
from sztab.games.rush.assault import Assault
from sztab.games.rush.cards import HEAVY, NONE, ONLY_BASES, ONLY_VEHICLES, REAR, VEHICLE
from sztab.games.rush.kinds import PIECE
from sztab.games.rush.playing import (
    face,
    held,
    leave_hand,
    may_play,
    name_of,
    nation_name,
    pieces,
    why_not_held,
    why_played,
)
from sztab.games.rush.playout import pick_target, promising_attack
from sztab.games.rush.sending import finish_attack, note_kill, stand_down
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import (
    attack_targets,
    can_hit,
    damage_base,
    damage_guard,
    exists,
    open_targets,
    others_cards,
    why_spared,
)
from sztab.games.rush.zones import UNDEFENDED

LATE: Final = "All attackers were named before the first target; no other can join."


class NamedAttack(Assault):
    """[RUSH-174] [RUSH-179] One attack per turn; all attackers are named in advance."""

    def openers(self, s: RushState) -> list[int]:
        """List the vehicles that can be named first: they or a later partner have a target."""
        return attack_openers(s)

    def begin(self, s: RushState, piece: i64, log: Log | None) -> None:
        """The attack begins with naming a vehicle."""
        s.attack.made = True
        s.attack.nation = s.cards.nation[face(s, piece)]
        name_attacker(s, piece)
        s.stack.append(NameAttackers(piece))

    def why_not(self, s: RushState, piece: int) -> Reason | None:
        """Return why the card cannot begin an attack."""
        if s.attack.made:
            return Reason("RUSH-174", "Only one attack may be carried out per turn.")
        reason = why_cannot_attack(s, piece)
        if reason is not None:
            return reason
        text = "There is nothing that {card} or others of its nation could attack now."
        return Reason("RUSH-184", text, {"card": name_of(s, piece)})

    def promising(self, s: RushState) -> Action:
        """Return an attack that destroys something, if one is seen at a glance."""
        return NONE if s.attack.made else promising_attack(s, one_by_one=False)


class NameAttackers(Frame[RushState]):
    """[RUSH-176] [RUSH-179] All attackers are named first, here in the order of the hand."""

    name: ClassVar[str] = "name-attackers"
    fields: ClassVar[Fields] = (("last", PIECE),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.JOIN, actions.CHARGE)

    def __init__(self, last: i64) -> None:
        self.last = last
        """The one named last: only later ones may follow."""

    def player(self, s: RushState) -> int:
        """The attacker."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Further vehicles of the nation; charging, once a named card has a target [RUSH-184]."""
        result: list[Action] = []
        ready = has_striker(s, s.attack.named)
        later = ready
        kinds = open_targets(s)
        hand = pieces(s)
        for at in range(len(hand) - 1, -1, -1):
            piece = hand[at]
            if piece <= self.last:
                break
            card = face(s, piece)
            if not can_attack(s, piece) or s.cards.nation[card] != s.attack.nation:
                continue
            later = later or can_hit(s, card, kinds)
            if later:
                result.append(actions.JOIN.of(piece))
        if ready:
            result.append(actions.CHARGE.of())
        return result

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Every second time charge with what is named, if that is possible."""
        if rng.word() & 1 and has_striker(s, s.attack.named):
            return actions.CHARGE.of()
        return rng.choice(self.legal_actions(s))

    def roll(self, s: RushState, rng: Rng) -> int:
        """Name attackers by lot, then strike with all of them."""
        decisions = 1
        frame = self
        while not (rng.word() & 1 and has_striker(s, s.attack.named)):
            action = rng.choice(frame.legal_actions(s))
            if actions.CHARGE.matches(action):
                break
            frame = NameAttackers(actions.argument_of(action))
            name_attacker(s, frame.last)
            decisions += 1
        return decisions + attack_now(s, rng)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """Name one more, or begin."""
        if actions.JOIN.matches(a):
            piece: i64 = actions.argument_of(a)
            name_attacker(s, piece)
            s.stack.append(NameAttackers(piece))
            return
        if log is not None:
            log.add(events.ATTACKERS_NAMED, s.active, -1, -1, len(s.attack.named))
        s.stack.append(NEXT_STRIKE)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Attackers need firepower, one nation, and a target among them."""
        if a in self.legal_actions(s):
            return None
        kind = actions.kind_of(a)
        if kind == actions.CHARGE.code:
            return Reason("RUSH-184", "None of the vehicles named so far has anything to attack.")
        if kind in (actions.STRIKE.code, actions.HIT.code):
            return Reason(
                "RUSH-179", "First name all attackers and begin the attack, then choose targets."
            )
        if kind != actions.JOIN.code:
            text = "First finish naming the attackers: add one, or begin the attack."
            return Reason(block_clause(kind), text)
        piece = actions.argument_of(a)
        reason = why_cannot_attack(s, piece)
        if reason is not None:
            return reason
        if s.cards.nation[face(s, piece)] != s.attack.nation:
            text = "All attackers must be of one nation: {nation}."
            return Reason("RUSH-178", text, {"nation": nation_name(s, s.attack.nation)})
        return Reason("RUSH-179", "Name the attackers in the order of the hand.")

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-179] Each card may join, or the attack begins."""
        return [*each((actions.JOIN,), held(s, s.active)), actions.CHARGE.of()]

    def flaw(self, s: RushState) -> str:
        """At least one attacker is named."""
        return "" if len(s.attack.named) > 0 else "at least one attacker is named [RUSH-179]"


class ChooseStriker(Frame[RushState]):
    """[RUSH-180] One of the named vehicles is chosen to strike next."""

    name: ClassVar[str] = "choose-striker"
    answers: ClassVar[tuple[Verb, ...]] = (actions.STRIKE,)

    def player(self, s: RushState) -> int:
        """The attacker."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """The named vehicles that have a target now."""
        kinds = open_targets(s)
        return [actions.STRIKE.of(card) for card in s.attack.named if can_hit(s, card, kinds)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """It names its target next."""
        s.stack.append(ChooseTarget(actions.argument_of(a)))

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """It must be named and have a target."""
        kind = actions.kind_of(a)
        if kind != actions.STRIKE.code:
            text = "The attack goes on: choose the vehicle that strikes next."
            return Reason(block_clause(kind), LATE if kind == actions.JOIN.code else text)
        card = actions.argument_of(a)
        name = s.cards.titles[card]
        if not holds(s.attack.named, card):
            return Reason("RUSH-179", "{card} was not named for this attack.", {"card": name})
        if not can_hit(s, card, open_targets(s)):
            return Reason("RUSH-184", "{card} has nothing to attack now.", {"card": name})
        return None

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-180] Each vehicle that was named."""
        return each((actions.STRIKE,), listed(s.attack.named))


class ChooseTarget(Frame[RushState]):
    """[RUSH-180] [RUSH-182] A defender or an undefended Base of any enemy, also once more."""

    name: ClassVar[str] = "choose-target"
    fields: ClassVar[Fields] = (("card", CARD),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.HIT,)

    def __init__(self, card: i64) -> None:
        self.card = card

    def player(self, s: RushState) -> int:
        """The attacker."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every target that the vehicle may attack."""
        return [actions.HIT.of(target) for target in attack_targets(s, self.card)]

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly what the hit destroys; now and then any target."""
        return actions.HIT.of(any_target(s, self.card, rng))

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-181] The hit is resolved, then the attacker goes to the Depot."""
        resolve_hit(s, self.card, actions.argument_of(a), log)
        s.stack.append(NEXT_STRIKE)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Defended Bases are safe, and some vehicles may hit only one kind of target."""
        kind = actions.kind_of(a)
        if kind != actions.HIT.code:
            text = "The attack goes on: choose a target."
            return Reason(block_clause(kind), LATE if kind == actions.JOIN.code else text)
        target = actions.argument_of(a)
        if actions.target_seat(target) == s.active:
            return Reason("RUSH-180", "Only cards of other players can be attacked.")
        if not exists(s, target):
            return Reason("RUSH-180", "There is nothing here that could be attacked.")
        reason = why_spared(s, target, "ALT-088", "FRONT-037")
        return why_unfit(s, self.card, target) if reason is None else reason

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-180] Every Base and every defender of another player."""
        return each((actions.HIT,), others_cards(s))

    def flaw(self, s: RushState) -> str:
        """It was named."""
        if holds(s.attack.named, self.card):
            return ""
        return f"{s.cards.names[self.card]} was not named to attack [RUSH-179]"


def why_unfit(s: RushState, card: i64, target: int) -> Reason | None:
    """Return why the vehicle cannot attack the enemy card."""
    limits = s.cards.limits[card]
    if not actions.target_is_base(target):
        if limits & ONLY_BASES:
            text = "{card} can attack only Bases."
            return Reason("RUSH-152", text, {"card": s.cards.titles[card]})
        return None
    guards = s.players[actions.target_seat(target)].guards
    if guards[actions.target_slot(target)] != UNDEFENDED:
        return Reason("RUSH-196", "A defended Base cannot be attacked; hit its defender.")
    if limits & ONLY_VEHICLES:
        text = "{card} can attack only vehicles."
        return Reason("RUSH-153", text, {"card": s.cards.titles[card]})
    return None


class NextStrike(Step[RushState]):
    """[RUSH-183] The attack goes on until all named vehicles have attacked."""

    name: ClassVar[str] = "next-strike"

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
    for card in s.attack.named:
        if can_hit(s, card, kinds):
            striker = card
            able += 1
    return able, striker


def resolve_hit(s: RushState, card: i64, target: int, log: Log | None) -> None:
    """[RUSH-181] Damage or destroy the target; the attacker goes to the Depot."""
    if actions.target_is_base(target):
        damage_base(s, target, at_once=s.cards.rank[card] == HEAVY, log=log)
    elif damage_guard(s, target, s.cards.firepower[card], log):
        note_kill(s)
    s.attack.named = remove(s.attack.named, card)
    stand_down(s, card)


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
    """[RUSH-184] Vehicles that found no target go to the Depot; then the attack is over."""
    for card in s.attack.named:
        s.to_depot(s.active, card)
        if log is not None:
            log.add(events.NO_TARGET, s.active, card)
    s.attack.named = vec[i64]()
    finish_attack(s, log)


def name_attacker(s: RushState, piece: i64) -> None:
    """The vehicle leaves the hand for the attack."""
    s.attack.named = append(s.attack.named, leave_hand(s, piece))


def can_attack(s: RushState, piece: i64) -> bool:
    """[RUSH-177] [RUSH-198] A vehicle with firepower that was not played this turn."""
    return s.cards.firepower[face(s, piece)] > 0 and may_play(s, piece)


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
    if s.attack.made:
        return result
    kinds: i64 = -1
    hopeful: i64 = 0
    player = s.players[s.active]
    hand = player.hand if player.rear < 0 else pieces(s)
    for at in range(len(hand) - 1, -1, -1):
        piece = hand[at]
        card = piece if piece != REAR else player.rear
        if s.cards.firepower[card] == 0 or not may_play(s, piece):
            continue
        if kinds == -1:  # most early hands cannot attack and need not look for targets
            kinds = open_targets(s)
        nation: i64 = 1 << s.cards.nation[card]
        if can_hit(s, card, kinds):
            hopeful |= nation
        if hopeful & nation:
            result.append(piece)
    return result


def why_cannot_attack(s: RushState, piece: int) -> Reason | None:
    """Return the clause that keeps the card out of any attack."""
    reason = why_not_held(s, piece, "RUSH-176")
    if reason is not None:
        return reason
    card = face(s, piece)
    name = s.cards.titles[card]
    if s.cards.kind[card] != VEHICLE:
        return Reason("RUSH-198", "{card} cannot attack: only vehicles can.", {"card": name})
    if s.cards.firepower[card] == 0:
        return Reason("RUSH-177", "{card} has firepower 0 and cannot attack.", {"card": name})
    return why_played(s, piece)


def block_clause(kind: int) -> str:
    """Return the clause that keeps the attack one block: no stop, no latecomer, no other play."""
    if kind == actions.END.code:
        return "RUSH-183"
    return "RUSH-179" if kind == actions.JOIN.code else "RUSH-185"


CHOOSE_STRIKER: Final[ChooseStriker] = ChooseStriker()
NEXT_STRIKE: Final[NextStrike] = NextStrike()
