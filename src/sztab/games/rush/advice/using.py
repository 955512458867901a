"""What buying, abilities and the choices at the end of a turn are worth."""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64
from sztab.games.rush.abilities.dismantle import Dismantle
from sztab.games.rush.abilities.dispatch import Dispatch, own_guards
from sztab.games.rush.abilities.indestructibility import Indestructibility
from sztab.games.rush.abilities.planning import Planning
from sztab.games.rush.abilities.recruitment import Recruitment
from sztab.games.rush.abilities.reinforcements import Reinforcements
from sztab.games.rush.abilities.research import Research
from sztab.games.rush.abilities.sabotage import Sabotage
from sztab.games.rush.abilities.scouting import Scouting
from sztab.games.rush.abilities.siege import Siege
from sztab.games.rush.advice.placing import defence_value, dispatch_value
from sztab.games.rush.advice.striking import siege_value
from sztab.games.rush.advice.worth import (
    achievement_value,
    hand_value,
    keep_value,
    scrap_value,
    squad_value,
    wealth,
)
from sztab.games.rush.buying import affordable, funds
from sztab.games.rush.cards import NONE
from sztab.games.rush.playing import face, pieces
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import siege_targets
from sztab.games.rush.view import RushView

RICH: Final = 4
"""Resources in hand that make Recruitment worth a card."""


# Buying


def purchase_value(s: RushState, card: i64) -> float:
    """Return what buying the card gains."""
    return 1.0 + squad_value(s, card) - paying_price(s, card)


def payment_value(s: RushState, piece: i64) -> float:
    """Return how cheap it is to pay with the card: less than taking, if that is possible."""
    card = face(s, piece)
    return -keep_value(s, card) - 0.1 - 0.02 * wealth(s, card)


def paying_price(s: RushState, bought: i64) -> float:
    """Return what the cards that will have to pay could have done instead."""
    short = s.cards.cost[bought] - funds(s, bought)
    price = 0.0
    hand = sorted([int(face(s, piece)) for piece in pieces(s)], key=lambda c: keep_value(s, c))
    for card in hand:
        if short <= 0:
            break
        goods = s.cards.goods[card]
        if s.cards.resources[card] > 0 and goods in (NONE, s.cards.nation[bought]):
            short -= s.cards.resources[card]
            price += keep_value(s, card)
    return price


def refill_value(s: RushState) -> float:
    """Return whether a new card in the Reserve is better than the one that would go."""
    if len(s.reserve) == 0:
        return 1.0
    furthest = int(s.reserve[0])
    within = affordable(s)
    if not within:
        return 0.2
    best = max(within, key=lambda card: squad_value(s, card))
    return -1.0 if best == furthest else 0.2


# Abilities


def activation_value(view: RushView, piece: i64) -> float:
    """Return what using the abilities now is worth."""
    s = view.table
    card = face(s, piece)
    total = 0.0
    for effect in s.cards.effects[card]:
        total += use_value(view, effect)
    if s.cards.armour[card] > 0 and s.players[s.active].bases_left() > 0:
        total += defence_value(s, card)
    return total - 0.02 * wealth(s, card)


def use_value(view: RushView, effect: object) -> float:
    """Return what one ability does in this position."""
    s = view.table
    if isinstance(effect, Reinforcements):
        return 3.0 + float(effect.value)  # before anything else: more cards, more choice
    if isinstance(effect, Recruitment):
        return recruit_value(s)
    if isinstance(effect, Siege):
        targets = siege_targets(s)
        return max([siege_value(s, target) for target in targets]) if targets else 0.0
    if isinstance(effect, Research):
        return research_value(s, effect.value)
    if isinstance(effect, Dismantle):
        depot = s.players[s.active].depot
        return max([scrap_value(s, card) for card in depot]) if len(depot) > 0 else 0.0
    if isinstance(effect, Sabotage):
        return 0.4 * len(victims(view))
    if isinstance(effect, Indestructibility):
        return 1.2
    if isinstance(effect, Dispatch):
        return max([dispatch_value(s, card) for card in own_guards(s)], default=0.0)
    if isinstance(effect, Planning):
        return 0.5 * max([plan_value(view, number) for number in s.achievements], default=0.0)
    return 0.1 if isinstance(effect, Scouting) else 0.0


def victims(view: RushView) -> list[int]:
    """List the enemies who have a card to lose."""
    s = view.table
    own = s.rules.side[s.active]
    return [p for p in range(len(s.players)) if view.hand_size(p) and s.rules.side[p] != own]


def recruit_value(s: RushState) -> float:
    """Return what several purchases are worth."""
    return 1.0 if wealth_in_hand(s) >= RICH else 0.05


def retain_value(s: RushState) -> float:
    """Return what a card kept for the next turn is worth."""
    hand = s.players[s.active].hand
    return 0.6 * max([hand_value(s, card) for card in hand], default=0.0)


def research_value(s: RushState, most: i64) -> float:
    """Return the best vehicle that Research can take, less the card that is scrapped."""
    best = -1.0
    for card in s.reserve:
        if s.cards.cost[card] <= most:
            best = max(best, squad_value(s, card))
    return best - 0.2


def wealth_in_hand(s: RushState) -> i64:
    """Return the resources of the cards that can pay."""
    total: i64 = 0
    for piece in pieces(s):
        card = face(s, piece)
        if s.cards.resources[card] > 0:
            total += s.cards.resources[card]
    return total


def medal_value(s: RushState, nation: i64) -> float:
    """Return which Medal helps most; the last single of a stack ends the game."""
    last = 0.2 if s.singles[nation] == 1 else 0.0
    return 1.0 + achievement_value(s, s.cards.single[nation]) - last


def plan_value(view: RushView, number: i64) -> float:
    """Return how good it is that the Achievement goes: another one holds it, or we do."""
    s = view.table
    parties = [view.party(seats) for seats in s.rules.parties]
    holder = s.rules.achievements[number].holder(s, parties)
    if holder < 0:
        return 0.0
    return -1.5 if holder == s.rules.side[s.active] else 1.0


# The end of the turn


def kept_value(s: RushState, card: i64) -> float:
    """Return what the card gains as one card more in the next turn."""
    return 0.6 * hand_value(s, card) + 0.05


def relief_value(s: RushState, card: i64) -> float:
    """Return what scrapping the card gains for good."""
    return scrap_value(s, card) - 0.1
