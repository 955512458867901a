"""Fast and sensible play for rollouts: one action, without listing all of them.

Search evaluates a position by playing it to the end many times. Uniform random games would be
unbiased, but they are long and say little about which position is better. The greedy bot's values
would say more, but are far too slow for a rollout. So a few heuristics choose: draw cards first,
hit what falls, buy the most expensive vehicle, defend.

One choice in eight is drawn uniformly from all legal actions, so that every action can occur and
the heuristics do not hide a good one from the search. Attacks and purchases are carried out at
once (`attack_now`, `buy_now`), which saves the frames for their parts.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.native import i64, vec
from sztab.core.rng import Rng
from sztab.games.rush import actions
from sztab.games.rush.cards import HEAVY, NONE, ONLY_BASES, ONLY_VEHICLES, REAR
from sztab.games.rush.pieces import can_activate, face, is_fresh, may_play
from sztab.games.rush.purchase import dearest
from sztab.games.rush.state import Player, RushState
from sztab.games.rush.targets import BASE_TARGET, VEHICLE_TARGET, is_locked
from sztab.games.rush.zones import DESTROYED, UNDEFENDED

HURT_BASE: Final = 4
SOFT_GUARD: Final = 8
"""A defender that any hit destroys."""


def fair(rng: Rng) -> bool:
    """Return whether this choice is drawn uniformly."""
    return rng.word() & 7 == 0


def play_card(s: RushState, rng: Rng) -> Action:
    """Choose what to do next in Phase II."""
    player = s.players[s.active]
    action: Action = NONE
    if player.rear >= 0:
        action = play_rear(s, rng)
    elif len(player.hand) == 0 and s.turn.backers == 0:
        return actions.END.of()
    if action == NONE:
        action = draw_first(s, player.hand)
    if action == NONE:
        action = s.rules.assault.promising(s)
    if action == NONE:
        best = dearest(s)
        action = NONE if best == NONE else actions.BUY.of(best)
    if action == NONE:
        action = place_or_activate(s, player, rng)
    return actions.END.of() if action == NONE else action


def play_rear(s: RushState, rng: Rng) -> Action:
    """Mostly use the card in the Rear Guard before the hand; sometimes leave it."""
    if not may_play(s, REAR) or rng.word() & 3 == 0:
        return NONE
    cards = s.cards
    card = face(s, REAR)
    if cards.active[card] and can_activate(s, card):
        return actions.ACTIVATE.of(REAR)
    if cards.firepower[card] > 0 and destroys(s, card, survey(s)):
        for piece in s.rules.assault.openers(s):
            if piece == REAR:
                return actions.ATTACK.of(REAR)
    if cards.armour[card] > 0 and s.players[s.active].has_undefended_base():
        return actions.DEFEND.of(REAR)
    return NONE


def draw_first(s: RushState, hand: vec[i64]) -> Action:
    """Activate a card that draws cards, which costs nothing but itself."""
    for card in hand:
        if s.cards.draws[card] and is_fresh(s, card) and can_activate(s, card):
            return actions.ACTIVATE.of(card)
    return NONE


def promising_attack(s: RushState, one_by_one: bool) -> Action:
    """Begin an attack that destroys something, if one is obvious.

    If cards attack one by one, all attackers of a turn must be of one nation [ALT-038].
    """
    cards = s.cards
    prospects: i64 = NONE
    hitters: i64 = 0
    for card in s.players[s.active].hand:
        if cards.firepower[card] == 0 or not is_fresh(s, card):
            continue
        if s.attack.made and cards.nation[card] != s.attack.nation:
            continue
        if prospects == NONE:
            prospects = survey(s)
        if destroys(s, card, prospects):
            return actions.ATTACK.of(card)
        nation: i64 = 1 << cards.nation[card]
        able = prospects & BASE_TARGET and not cards.limits[card] & ONLY_VEHICLES
        if hitters & nation:  # two of one nation destroy a Base
            if not one_by_one:
                return first_of_nation(s, cards.nation[card])
            if able:
                return actions.ATTACK.of(card)
        if able:
            hitters |= nation
    return NONE


def first_of_nation(s: RushState, nation: i64) -> Action:
    """Begin with the first attacker, because attackers are named in the order of the hand."""
    cards = s.cards
    for card in s.players[s.active].hand:
        if cards.firepower[card] > 0 and cards.nation[card] == nation and is_fresh(s, card):
            return actions.ATTACK.of(card)
    return NONE


def pick_support(s: RushState, cards: list[int]) -> int:
    """Support with the cheapest card: every card adds the same [ALT-031]."""
    best = cards[0]
    for piece in cards:
        if s.cards.cost[face(s, piece)] < s.cards.cost[face(s, best)]:
            best = piece
    return best


def survey(s: RushState) -> i64:
    """Return the kinds of targets that enemies offer, as bits."""
    found: i64 = 0
    own = s.players[s.active].side
    hq = s.rules.headquarters
    for player in s.players:
        if player.side == own:
            continue
        for slot in range(len(player.guards)):
            guard = player.guards[slot]
            if guard == DESTROYED or (slot == hq and is_locked(player, hq)):
                continue
            if guard == UNDEFENDED:
                found |= BASE_TARGET
                if player.hit_bases >> slot & 1:
                    found |= HURT_BASE
            else:
                found |= VEHICLE_TARGET
                if player.hit_guards >> slot & 1 or s.cards.armour[guard] == 1:
                    found |= SOFT_GUARD
    return found


def destroys(s: RushState, card: i64, prospects: i64) -> bool:
    """Return whether the vehicle alone can destroy one of the targets."""
    cards = s.cards
    limits = cards.limits[card]
    if not limits & ONLY_VEHICLES:
        if prospects & HURT_BASE:
            return True
        if prospects & BASE_TARGET and cards.vehicle_class[card] == HEAVY:
            return True
    if limits & ONLY_BASES:
        return False
    if cards.firepower[card] > 1:
        return prospects & VEHICLE_TARGET != 0
    return prospects & SOFT_GUARD != 0


def place_or_activate(s: RushState, player: Player, rng: Rng) -> Action:
    """Use a remaining card: its abilities, or its armour on an undefended Base."""
    cards = s.cards
    open_base = player.has_undefended_base()
    for card in player.hand:
        if not is_fresh(s, card):
            continue
        active = cards.active[card] != 0 and can_activate(s, card)
        if cards.armour[card] > 0:
            if not open_base:
                continue
            verb = actions.ACTIVATE if active and rng.word() & 1 else actions.DEFEND
            return verb.of(card)
        if active:
            return actions.ACTIVATE.of(card)
    return NONE


def pick_target(s: RushState, card: i64, targets: list[int]) -> int:
    """Prefer targets that the hit destroys, and Bases to vehicles."""
    cards = s.cards
    best = targets[0]
    best_worth = -1
    for target in targets:
        player = s.players[actions.target_seat(target)]
        slot = actions.target_slot(target)
        if actions.target_is_base(target):
            falls = player.hit_bases >> slot & 1 or cards.vehicle_class[card] == HEAVY
            worth = 8 if falls else 2
        else:
            weak = player.hit_guards >> slot & 1
            falls = weak or cards.firepower[card] >= cards.armour[player.guards[slot]]
            worth = 6 if falls else 1
        if worth > best_worth:
            best, best_worth = target, worth
    return best
