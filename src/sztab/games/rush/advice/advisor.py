"""What an experienced player would do: a value for each action, from the view alone.

Values are rough Medals: what the action should be worth by the end of the game. They serve the
greedy bot and hints. Nothing here looks at a hidden card, because a view holds none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sztab.core.action import Action
from sztab.core.native import append, i64, vec
from sztab.games.rush import actions
from sztab.games.rush.cards import (
    BARRACKS,
    BASE,
    HEAVY,
    MEDAL,
    NONE,
    ONLY_BASES,
    ONLY_VEHICLES,
    VEHICLE,
)
from sztab.games.rush.effects import (
    Dismantle,
    Indestructibility,
    Recruitment,
    Reinforcements,
    Research,
    Sabotage,
    Scouting,
    Siege,
)
from sztab.games.rush.frames.attack import ChooseTarget
from sztab.games.rush.frames.buying import funds
from sztab.games.rush.frames.targets import attack_targets, siege_targets
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import UNDEFENDED

BASE_WORTH: Final = 3.0
KILL_WORTH: Final = 1.3
RICH: Final = 4
"""Resources in hand that make Recruitment worth a card."""
ACHIEVEMENT_HELP: Final = 0.5
DAMAGE_WORTH: Final = 0.15
"""Damage alone is repaired before it helps, unless somebody follows up."""


def advise(view: RushView, choices: Sequence[Action]) -> list[float]:
    """Return a value for each action."""
    return [value_of(view, action) for action in choices]


def value_of(view: RushView, action: Action) -> float:
    """Return the value of one action."""
    s = view.table
    kind = actions.kind_of(action)
    card: i64 = actions.argument_of(action)
    if kind == actions.ACTIVATE:
        return activation_value(view, card)
    if kind == actions.HIT:
        return hit_value(s, card, striker(s))
    if kind == actions.DOUBLES:
        return float(card)  # the deck stays thinner
    weigh = WEIGHTS.get(kind)
    return 0.0 if weigh is None else weigh(s, card)


# Printed values, as numbers to weigh


def fire(s: RushState, card: i64) -> float:
    """Return the firepower."""
    return float(s.cards.firepower[card])


def armour(s: RushState, card: i64) -> float:
    """Return the armour."""
    return float(s.cards.armour[card])


def wealth(s: RushState, card: i64) -> float:
    """Return the resources; a card without the symbol has none."""
    return float(max(s.cards.resources[card], 0))


# What a card is worth in a deck


def squad_value(s: RushState, card: i64) -> float:
    """Return what owning the card is worth: its uses, and the Achievements it helps."""
    cards = s.cards
    if cards.kind[card] == BARRACKS:
        return 0.4 if cards.resources[card] > 0 else 0.2
    if cards.kind[card] == MEDAL:
        return float(cards.medals[card])
    if cards.kind[card] == BASE:
        return 3.0
    attack = 0.6 * fire(s, card) + (0.9 if cards.rank[card] == HEAVY else 0.0)
    if cards.limits[card]:
        attack *= 0.75
    pay = 0.35 * wealth(s, card) * (0.6 if cards.goods[card] != NONE else 1.0)
    uses = [attack, pay, 0.35 * armour(s, card)]
    skills = sum([effect_value(effect) for effect in cards.effects[card]])
    best = max(*uses, skills)
    return best + 0.3 * (sum(uses) + skills - best) + achievement_value(s, card)


def effect_value(effect: object) -> float:
    """Return what an ability is worth on a card of a deck."""
    if isinstance(effect, Reinforcements):
        return 0.9 * float(effect.value)
    if isinstance(effect, Indestructibility):
        return 2.2
    if isinstance(effect, Siege):
        return 1.3
    if isinstance(effect, Dismantle):
        return 0.9
    if isinstance(effect, Sabotage):
        return 0.8
    if isinstance(effect, Recruitment):
        return 0.4
    if isinstance(effect, Research):
        return 0.3 * float(effect.value)
    return 0.2


def achievement_value(s: RushState, card: i64) -> float:
    """Return the help of the card for the Achievements in play."""
    nothing = vec[i64]()
    alone = append(vec[i64](), card)
    gain = 0.0
    for number in s.achievements:
        metric = s.rules.achievements[number].metric
        if metric.value(s, s.active, alone) > metric.value(s, s.active, nothing):
            gain += ACHIEVEMENT_HELP
    return gain


def hand_value(s: RushState, card: i64) -> float:
    """Return what the card is worth in hand for the next turn."""
    cards = s.cards
    if cards.kind[card] == VEHICLE:
        skill = 0.4 if cards.active[card] else 0.0
        return 0.3 * wealth(s, card) + 0.5 * fire(s, card) + skill
    return 0.3 * wealth(s, card)


def keep_value(s: RushState, card: i64) -> float:
    """Return what else the card could do this turn."""
    cards = s.cards
    if cards.kind[card] != VEHICLE:
        return 0.05 * wealth(s, card)
    best = 0.25 * fire(s, card) if not s.turn.attacked else 0.0
    if cards.active[card]:
        best = max(best, sum([effect_value(effect) for effect in cards.effects[card]]) * 0.5)
    if cards.armour[card] and s.players[s.active].has_undefended_base():
        best = max(best, 0.3 * armour(s, card))
    return best + 0.05 * wealth(s, card)


def discard_value(s: RushState, card: i64) -> float:
    """Return how little the card is missed."""
    return -hand_value(s, card)


# Buying


def purchase_value(s: RushState, card: i64) -> float:
    """Return what buying the card gains."""
    return 1.0 + squad_value(s, card) - paying_price(s, card)


def payment_value(s: RushState, card: i64) -> float:
    """Return how cheap it is to pay with the card: less than taking, if that is possible."""
    return -keep_value(s, card) - 0.1 - 0.02 * wealth(s, card)


def paying_price(s: RushState, bought: i64) -> float:
    """Return what the cards that will have to pay could have done instead."""
    short = s.cards.cost[bought] - funds(s, bought)
    price = 0.0
    hand = sorted([int(card) for card in s.players[s.active].hand], key=lambda c: keep_value(s, c))
    for card in hand:
        if short <= 0:
            break
        goods = s.cards.goods[card]
        if s.cards.resources[card] > 0 and goods in (NONE, s.cards.nation[bought]):
            short -= s.cards.resources[card]
            price += keep_value(s, card)
    return price


# Abilities


def activation_value(view: RushView, card: i64) -> float:
    """Return what using the abilities now is worth."""
    s = view.table
    total = 0.0
    for effect in s.cards.effects[card]:
        total += use_value(view, effect)
    if s.cards.armour[card] > 0 and s.players[s.active].bases_left() > 0:
        total += defence_value(s, card)
    return total - 0.02 * wealth(s, card)


def use_value(view: RushView, effect: object) -> float:
    """Return what one ability does in this position."""
    s = view.table
    me = s.players[s.active]
    if isinstance(effect, Reinforcements):
        return 3.0 + float(effect.value)  # before anything else: more cards, more choice
    if isinstance(effect, Recruitment):
        return 1.0 if wealth_in_hand(s) >= RICH else 0.05
    if isinstance(effect, Siege):
        targets = siege_targets(s)
        return max([siege_value(s, target) for target in targets]) if targets else 0.0
    if isinstance(effect, Research):
        return research_value(s, effect.value)
    if isinstance(effect, Dismantle):
        return max([scrap_value(s, card) for card in me.depot]) if len(me.depot) > 0 else 0.0
    if isinstance(effect, Sabotage):
        return 0.4 * len([p for p in range(len(s.players)) if view.hand_size(p) and p != s.active])
    if isinstance(effect, Indestructibility):
        return 1.2
    if isinstance(effect, Scouting):
        return 0.1
    return 0.0


def research_value(s: RushState, most: i64) -> float:
    """Return the best vehicle that Research can take, less the card that is scrapped."""
    best = -1.0
    for card in s.reserve:
        if s.cards.cost[card] <= most:
            best = max(best, squad_value(s, card))
    return best - 0.2


def scrap_value(s: RushState, card: i64) -> float:
    """Return how good it is to be rid of the card."""
    if s.cards.kind[card] == BARRACKS:
        return 0.5 if s.cards.resources[card] == NONE else 0.35
    return -squad_value(s, card)


def wealth_in_hand(s: RushState) -> i64:
    """Return the resources of the hand."""
    total: i64 = 0
    for card in s.players[s.active].hand:
        if s.cards.resources[card] > 0:
            total += s.cards.resources[card]
    return total


# Defending


def sole_defence_value(s: RushState, card: i64) -> float:
    """Return what placing the vehicle without its abilities gains."""
    return defence_value(s, card) - keep_value(s, card)


def place_value(s: RushState, slot: i64) -> float:
    """Return how good it is to place a vehicle on the Base: the weakest defender goes."""
    return -guard_value(s, s.players[s.active].guards[slot])


def defence_value(s: RushState, card: i64) -> float:
    """Return what the vehicle protects, on the Base where it is needed most."""
    player = s.players[s.active]
    if player.has_undefended_base():
        return 0.5 + 0.25 * armour(s, card)
    least = min([guard_value(s, guard) for guard in player.guards if guard >= 0])
    return 0.2 * (guard_value(s, card) - least)


def guard_value(s: RushState, guard: i64) -> float:
    """Return how much a defender is worth where it stands."""
    if guard == UNDEFENDED:
        return -1.0
    return armour(s, guard) - 0.2 * squad_value(s, guard)


# Attacking


def attack_value(s: RushState, card: i64) -> float:
    """Return what an attack that begins with this vehicle can destroy."""
    nation = s.cards.nation[card]
    partners = [
        int(other)
        for other in s.players[s.active].hand
        if other > card and s.cards.nation[other] == nation and s.cards.firepower[other] > 0
    ]
    alone = best_hit(s, card)
    group = alone + sum([best_hit(s, other) for other in partners])
    if group < 1.0 and can_pair(s, card, partners):
        group = BASE_WORTH
    return group - 0.05


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


def join_value(s: RushState, card: i64) -> float:
    """Return whether one more vehicle makes the attack better."""
    lonely = len(s.turn.attackers) == 1 and best_hit(s, s.turn.attackers[0]) < 1.0
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
    falls = player.hit_guards >> slot & 1 == 1 or s.cards.firepower[card] >= s.cards.armour[guard]
    return KILL_WORTH + 0.05 * armour(s, guard) if falls else DAMAGE_WORTH


def siege_value(s: RushState, target: int) -> float:
    """Return what Siege on the target is worth."""
    player = s.players[actions.target_seat(target)]
    slot: i64 = actions.target_slot(target)
    if actions.target_is_base(target):
        return BASE_WORTH if player.hit_bases >> slot & 1 else 0.6
    if player.hit_guards >> slot & 1 or s.cards.armour[player.guards[slot]] <= s.rules.siege_power:
        return KILL_WORTH
    return 0.4


# Every other kind of action (end, take, charge, stop) is worth nothing by itself.
WEIGHTS: Final[dict[int, Callable[[RushState, i64], float]]] = {
    actions.BUY: purchase_value,
    actions.PAY: payment_value,
    actions.DEFEND: sole_defence_value,
    actions.ATTACK: attack_value,
    actions.PLACE: place_value,
    actions.JOIN: join_value,
    actions.STRIKE: strike_order,
    actions.SIEGE: siege_value,
    actions.DISCARD: discard_value,
    actions.RESEARCH: squad_value,
    actions.DISMANTLE: scrap_value,
}
