"""The values of cards for bots: in a deck, in hand, for an Achievement."""

from __future__ import annotations

from typing import Final

from sztab.core.native import append, i64, vec
from sztab.games.rush.cards import BARRACKS, BASE, HEAVY, MEDAL, NONE, VEHICLE
from sztab.games.rush.state import RushState
from sztab.games.rush.tally import Party

ACHIEVEMENT_HELP: Final = 0.5


def fire(s: RushState, card: i64) -> float:
    """Return the firepower."""
    return float(s.cards.firepower[card])


def armour(s: RushState, card: i64) -> float:
    """Return the armour."""
    return float(s.cards.armour[card])


def wealth(s: RushState, card: i64) -> float:
    """Return the resources; a card without the symbol has none."""
    return float(max(s.cards.resources[card], 0))


def squad_value(s: RushState, card: i64) -> float:
    """Return the value of owning the card: its uses, and its help for Achievements."""
    cards = s.cards
    if cards.kind[card] == BARRACKS:
        return 0.4 if cards.resources[card] > 0 else 0.2
    if cards.kind[card] == MEDAL:
        return float(cards.medals[card])
    if cards.kind[card] == BASE:
        return 3.0
    attack = 0.6 * fire(s, card) + (0.9 if cards.vehicle_class[card] == HEAVY else 0.0)
    if cards.limits[card]:
        attack *= 0.75
    pay = 0.35 * wealth(s, card) * (0.6 if cards.goods[card] != NONE else 1.0)
    uses = [attack, pay, 0.35 * armour(s, card)]
    skills = skill_value(s, card)
    best = max(*uses, skills)
    return best + 0.3 * (sum(uses) + skills - best) + achievement_value(s, card)


def skill_value(s: RushState, card: i64) -> float:
    """Return the value of the card's abilities in a deck."""
    return sum([effect.value_owned() for effect in s.cards.effects[card]])


def achievement_value(s: RushState, card: i64) -> float:
    """Return the help of the card for the Achievements in play; negative where the fewest win."""
    seats = [int(s.active)]
    nothing = Party(seats, vec[i64]())
    alone = Party(seats, append(vec[i64](), card))
    gain = 0.0
    for number in s.achievements:
        achievement = s.rules.achievements[number]
        more = achievement.metric.value(s, alone) - achievement.metric.value(s, nothing)
        if more > 0:
            gain += -ACHIEVEMENT_HELP if achievement.fewest else ACHIEVEMENT_HELP
    return gain


def hand_value(s: RushState, card: i64) -> float:
    """Return the value of the card in hand for the next turn."""
    cards = s.cards
    if cards.kind[card] == VEHICLE:
        skill = 0.4 if cards.active[card] else 0.0
        return 0.3 * wealth(s, card) + 0.5 * fire(s, card) + skill
    return 0.3 * wealth(s, card)


def keep_value(s: RushState, card: i64) -> float:
    """Return the value of what else the card could do this turn."""
    cards = s.cards
    if cards.kind[card] != VEHICLE:
        return 0.05 * wealth(s, card)
    best = 0.25 * fire(s, card) if not s.attack.made else 0.0
    if cards.active[card]:
        best = max(best, skill_value(s, card) * 0.5)
    if cards.armour[card] and s.players[s.active].has_undefended_base():
        best = max(best, 0.3 * armour(s, card))
    return best + 0.05 * wealth(s, card)


def scrap_value(s: RushState, card: i64) -> float:
    """Return the value of getting rid of the card."""
    if s.cards.kind[card] == BARRACKS:
        return 0.5 if s.cards.resources[card] == NONE else 0.35
    return -squad_value(s, card)
