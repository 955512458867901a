"""What attacks, Sieges and support in fights are worth."""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64
from sztab.games.rush import actions
from sztab.games.rush.advice.worth import armour, fire, hand_value, keep_value
from sztab.games.rush.attack import ChooseTarget
from sztab.games.rush.cards import HEAVY, NONE, ONLY_BASES, ONLY_VEHICLES
from sztab.games.rush.fight import FightAttack, Support, strengths, supports
from sztab.games.rush.playing import face, may_play, pieces
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import attack_targets

BASE_WORTH: Final = 3.0
KILL_WORTH: Final = 1.3
DAMAGE_WORTH: Final = 0.15
"""Damage alone is repaired before it helps, unless somebody follows up."""
GUARD_WORTH: Final = 1.2
"""A defender that is kept: a Medal less for the attacker, and a Base that stays covered."""
SUPPORT_PRICE: Final = 0.6
"""How much of its worth in hand a card gives up when it supports."""


def fights(s: RushState) -> bool:
    """Return whether attacks on vehicles are fights, in which cards may support."""
    return isinstance(s.rules.assault, FightAttack)


def attack_value(s: RushState, piece: i64) -> float:
    """Return what an attack that begins with this vehicle can destroy."""
    if fights(s):
        return strike_value(s, piece)
    card = face(s, piece)
    partners = [face(s, other) for other in partners_of(s, piece) if other > piece]
    alone = best_hit(s, card)
    group = alone + sum([best_hit(s, other) for other in partners])
    if group < 1.0 and can_pair(s, card, partners):
        group = BASE_WORTH
    return group - 0.05


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


def strike_value(s: RushState, piece: i64) -> float:
    """Return what a single attack is worth: nothing is damaged by one that fails [ALT-034]."""
    card = face(s, piece)
    best = best_hit(s, card)
    if best < 1.0:
        others = [face(s, other) for other in partners_of(s, piece)]
        if can_pair(s, card, others):
            best = BASE_WORTH * 0.8
    return best - keep_value(s, card) * 0.5 - 0.05


def can_pair(s: RushState, card: i64, partners: list[int]) -> bool:
    """Return whether two of the vehicles can bring down one undefended Base together."""
    able = [c for c in [int(card), *partners] if not s.cards.limits[c] & ONLY_VEHICLES]
    return len(able) > 1 and sees_base(s, able[0])


def sees_base(s: RushState, card: i64) -> bool:
    """Return whether an undefended Base is a target of the vehicle."""
    for target in attack_targets(s, card):
        if actions.target_is_base(target):
            return True
    return False


def best_hit(s: RushState, card: i64) -> float:
    """Return the value of the best single hit of the vehicle."""
    targets = attack_targets(s, card)
    return max([hit_value(s, target, card) for target in targets]) if targets else 0.0


def join_value(s: RushState, piece: i64) -> float:
    """Return whether one more vehicle makes the attack better."""
    card = face(s, piece)
    lonely = len(s.attack.named) == 1 and best_hit(s, s.attack.named[0]) < 1.0
    if lonely and sees_base(s, card):
        return BASE_WORTH
    return best_hit(s, card) - keep_value(s, card) - 0.1


def strike_order(s: RushState, card: i64) -> float:
    """Weak and limited vehicles strike first; a heavy tank waits for an uncovered Base."""
    cards = s.cards
    if cards.limits[card] & ONLY_BASES:
        return -2.0
    if cards.rank[card] == HEAVY:
        return -1.0 if best_hit(s, card) < BASE_WORTH else 3.0
    return 2.0 - fire(s, card)


def striker(s: RushState) -> i64:
    """Return the vehicle that is choosing its target."""
    frame = s.stack[-1]
    return frame.card if isinstance(frame, ChooseTarget) else NONE


def hit_value(s: RushState, target: int, card: i64) -> float:
    """Return what the hit is worth."""
    player = s.players[actions.target_seat(target)]
    slot: i64 = actions.target_slot(target)
    if actions.target_is_base(target):
        falls = player.hit_bases >> slot & 1 == 1 or s.cards.rank[card] == HEAVY
        return BASE_WORTH if falls else DAMAGE_WORTH * 2
    guard = player.guards[slot]
    if fights(s):
        return fight_value(s, target, card)
    falls = player.hit_guards >> slot & 1 == 1 or s.cards.firepower[card] >= s.cards.armour[guard]
    return KILL_WORTH + 0.05 * armour(s, guard) if falls else DAMAGE_WORTH


def fight_value(s: RushState, target: int, card: i64) -> float:
    """Return what a fight promises: the own support counts, the enemy's is feared a little."""
    player = s.players[actions.target_seat(target)]
    slot: i64 = actions.target_slot(target)
    short = s.cards.armour[player.guards[slot]] - (player.hit_guards >> slot & 1)
    short -= s.cards.firepower[card]
    if short <= 0:
        return KILL_WORTH - 0.1
    if own_support(s, card) >= short:
        return KILL_WORTH - 0.4 * float(short)
    return -0.3


def own_support(s: RushState, card: i64) -> i64:
    """Return how many cards the active player could add to a fight of this vehicle."""
    number: i64 = 0
    for piece in pieces(s):
        other = face(s, piece)
        if other != card and s.cards.nation[other] == s.cards.nation[card] and may_play(s, piece):
            number += 1
    return number


def support_value(s: RushState, piece: i64) -> float:
    """Return what one more card in the fight is worth: it must be able to turn it."""
    frame = s.stack[-1]
    assert isinstance(frame, Support)
    seat = frame.player(s)
    attack, defence = strengths(s)
    attacking = s.rules.side[seat] == s.rules.side[s.active]
    short = defence - attack if attacking else attack - defence + 1
    if short <= 0 or len(supports(s, seat)) < short:
        return -1.0 - hand_value(s, face(s, piece))
    gain = KILL_WORTH if attacking else GUARD_WORTH
    price = SUPPORT_PRICE * hand_value(s, face(s, piece))
    return (gain - price * float(short)) if short > 1 else gain - price


def siege_value(s: RushState, target: i64) -> float:
    """Return what Siege on the target is worth."""
    player = s.players[actions.target_seat(target)]
    slot: i64 = actions.target_slot(target)
    if actions.target_is_base(target):
        return BASE_WORTH if player.hit_bases >> slot & 1 else 0.6
    if player.hit_guards >> slot & 1 or s.cards.armour[player.guards[slot]] <= s.rules.siege_power:
        return KILL_WORTH
    return 0.4
