"""Way 3 to play a card: one attack per turn, by vehicles of one nation, target by target."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log
from sztab.core.native import append, i64
from sztab.core.rng import Rng
from sztab.games.rush import actions, events
from sztab.games.rush.assault import Assault
from sztab.games.rush.cards import NONE, REAR, VEHICLE
from sztab.games.rush.decision import ENEMY, HAND, REAR_GUARD, Decision, guard_of
from sztab.games.rush.hits import (
    BASE_WORTH,
    DAMAGE_WORTH,
    KILL_WORTH,
    best_hit,
    can_pair,
    sees_base,
)
from sztab.games.rush.kinds import PIECE
from sztab.games.rush.pieces import (
    face,
    leave_hand,
    may_play,
    name_of,
    nation_name,
    pieces,
    why_not_held,
    why_played,
)
from sztab.games.rush.playout import promising_attack
from sztab.games.rush.state import RushState
from sztab.games.rush.strike import AFTER_ATTACK, NEXT_STRIKE, attack_now, block_clause, has_striker
from sztab.games.rush.targets import can_hit, open_targets, why_spared
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import keep_value
from sztab.games.rush.zones import UNDEFENDED


class NamedAttack(Assault[RushState]):
    """[RUSH-174] [RUSH-179] One attack per turn; all attackers are named in advance."""

    def openers(self, s: RushState) -> list[int]:
        """List the vehicles that can be named first: they, or a later partner, have a target."""
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
            if kinds == -1:  # most early hands cannot attack, so the targets are looked up late
                kinds = open_targets(s)
            nation: i64 = 1 << s.cards.nation[card]
            if can_hit(s, card, kinds):
                hopeful |= nation
            if hopeful & nation:
                result.append(piece)
        return result

    def begin(self, s: RushState, piece: i64, log: Log | None) -> None:
        s.attack.made = True
        s.attack.nation = s.cards.nation[face(s, piece)]
        name_attacker(s, piece)
        s.stack.append(NameAttackers(piece))

    def why_not(self, s: RushState, piece: int) -> Reason | None:
        if s.attack.made:
            return Reason("RUSH-174", "one-attack-a-turn")
        untargeted = Reason("RUSH-184", "no-target-for-nation", {"card": name_of(s, piece)})
        return why_cannot_attack(s, piece) or untargeted

    def why_first(self) -> Reason:
        return Reason("RUSH-179", "choose-attackers-first")

    def value(self, s: RushState, piece: i64) -> float:
        """A group of one nation attacks together."""
        card = face(s, piece)
        partners = [face(s, other) for other in partners_of(s, piece) if other > piece]
        alone = best_hit(s, card)
        group = alone + sum([best_hit(s, other) for other in partners])
        if group < 1.0 and can_pair(s, card, partners):
            group = BASE_WORTH
        return group - 0.05

    def hit_value(self, s: RushState, target: int, card: i64) -> float:
        player = s.players[actions.target_seat(target)]
        slot: i64 = actions.target_slot(target)
        armour = s.cards.armour[player.guards[slot]]
        falls = player.hit_guards >> slot & 1 == 1 or s.cards.firepower[card] >= armour
        return KILL_WORTH + 0.05 * float(armour) if falls else DAMAGE_WORTH

    def promising(self, s: RushState) -> Action:
        return NONE if s.attack.made else promising_attack(s, one_by_one=False)


class NameAttackers(Decision):
    """[RUSH-176] [RUSH-179] All attackers are named first, here in the order of the hand."""

    name: ClassVar[str] = "name-attackers"
    fields: ClassVar[Fields] = (("last", PIECE),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.JOIN, actions.CHARGE)
    from_hand: ClassVar[bool] = True
    places: ClassVar[tuple[str, ...]] = (HAND, REAR_GUARD)
    later: ClassVar[Reason | None] = AFTER_ATTACK

    def __init__(self, last: i64) -> None:
        self.last = last
        """The vehicle named last: only later ones in the hand may follow."""

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
        """Charge every second time, if that is possible."""
        if rng.word() & 1 and has_striker(s, s.attack.named):
            return actions.CHARGE.of()
        return rng.choice(self.legal_actions(s))

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        """Name random attackers, then strike with all of them."""
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
        if actions.JOIN.matches(a):
            piece: i64 = actions.argument_of(a)
            name_attacker(s, piece)
            s.stack.append(NameAttackers(piece))
            return
        if log is not None:
            log.add(events.ATTACKERS_NAMED, s.active, -1, -1, len(s.attack.named))
        s.stack.append(NEXT_STRIKE)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if a in self.legal_actions(s):
            return None
        kind = actions.kind_of(a)
        if kind == actions.CHARGE.code:
            return Reason("RUSH-184", "attackers-without-target")
        if kind in (actions.STRIKE.code, actions.HIT.code):
            return Reason("RUSH-179", "name-attackers-first")
        if kind != actions.JOIN.code:
            return Reason(block_clause(kind), "naming-attackers")
        piece = actions.argument_of(a)
        if (reason := why_cannot_attack(s, piece)) is not None:
            return reason
        if s.cards.nation[face(s, piece)] != s.attack.nation:
            nation = nation_name(s, s.attack.nation)
            return Reason("RUSH-178", "attackers-of-one-nation", {"nation": nation})
        return Reason("RUSH-179", "attackers-in-hand-order")

    def flaw(self, s: RushState) -> Message | None:
        return None if len(s.attack.named) > 0 else Message("attacker-needed")

    def value(self, view: RushView, a: Action) -> float:
        """Name one more vehicle only if it improves the attack."""
        if actions.CHARGE.matches(a):
            return 0.0
        s = view.table
        card = face(s, actions.argument_of(a))
        lonely = len(s.attack.named) == 1 and best_hit(s, s.attack.named[0]) < 1.0
        if lonely and sees_base(s, card):
            return BASE_WORTH
        return best_hit(s, card) - keep_value(s, card) - 0.1

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        if place == ENEMY:
            return s.why_not(actions.HIT.of(thing))
        return super().why_not_at(s, place, thing)


def name_attacker(s: RushState, piece: i64) -> None:
    """Move the vehicle from the hand into the attack."""
    s.attack.named = append(s.attack.named, leave_hand(s, piece))


def can_attack(s: RushState, piece: i64) -> bool:
    """[RUSH-177] [RUSH-198] Whether it is a vehicle with firepower, not played this turn."""
    return s.cards.firepower[face(s, piece)] > 0 and may_play(s, piece)


def why_cannot_attack(s: RushState, piece: int) -> Reason | None:
    """Return the clause by which the card cannot attack at all."""
    if (reason := why_not_held(s, piece, "RUSH-176")) is not None:
        return reason
    card = face(s, piece)
    name = s.cards.titles[card]
    if s.cards.kind[card] != VEHICLE:
        return Reason("RUSH-198", "only-vehicles-attack", {"card": name})
    if s.cards.firepower[card] == 0:
        return Reason("RUSH-177", "no-firepower", {"card": name})
    return why_played(s, piece)


def why_not_attacked(s: RushState, target: int) -> Reason:
    """Return why pointing at an enemy card does not begin an attack."""
    if (reason := why_spared(s, target, "ALT-088", "FRONT-037")) is not None:
        return reason
    if actions.target_is_base(target) and guard_of(s, target) != UNDEFENDED:
        return Reason("RUSH-196", "base-is-defended")
    if s.rules.assault.openers(s):
        return s.rules.assault.why_first()
    for piece in pieces(s):
        if can_attack(s, piece) and (reason := s.rules.assault.why_not(s, piece)) is not None:
            return reason
    return Reason("RUSH-177", "no-vehicle-to-attack")


def partners_of(s: RushState, piece: i64) -> list[int]:
    """List the other cards that could attack together with this one."""
    nation = s.cards.nation[face(s, piece)]
    result: list[int] = []
    for other in pieces(s):
        card = face(s, other)
        able = s.cards.firepower[card] > 0 and s.cards.nation[card] == nation
        if other != piece and able:
            result.append(other)
    return result
