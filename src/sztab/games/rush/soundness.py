"""What a saved position must not contradict, with the clause that says so."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import AUTO
from sztab.core.native import i64, vec
from sztab.core.saved import complain
from sztab.core.state import Frame
from sztab.core.zones import holds
from sztab.games.rush import actions
from sztab.games.rush.cards import BASE, NONE, VEHICLE
from sztab.games.rush.frames.abilities import (
    ChooseDismantle,
    ChooseSiege,
    ResolveAbility,
    SabotageDiscard,
)
from sztab.games.rush.frames.attack import ChooseTarget, NameAttackers
from sztab.games.rush.frames.buying import PayFor
from sztab.games.rush.frames.chance import (
    DealReserve,
    DrawCards,
    RevealAchievements,
    achievement_deck,
)
from sztab.games.rush.frames.defence import PlaceDefender
from sztab.games.rush.frames.fight import ChooseAim, Support, participants
from sztab.games.rush.frames.keeping import ChooseKept
from sztab.games.rush.frames.medals import ChooseDoubles
from sztab.games.rush.frames.planning import ReplaceAchievement
from sztab.games.rush.frames.turn import PlayCards
from sztab.games.rush.state import RushState, support_card

WAITING: Final = (PlayCards, SabotageDiscard, DrawCards, DealReserve, RevealAchievements)
"""Decisions that may wait beneath another one."""
MANY: Final = 99
"""No turn destroys, draws or deals more cards."""


def check(s: RushState) -> None:
    """Refuse what can never be on the table; PositionError names the field."""
    check_vehicles(s)
    check_zones(s)
    check_achievements(s)
    check_fight(s)
    check_waiting(s)
    for frame in s.stack:
        check_card_of(s, frame)
        check_number_of(s, frame)


def check_vehicles(s: RushState) -> None:
    """Every vehicle exists once."""
    seen: set[int] = set()
    for card in vehicles_named(s) + [int(card) for card in s.deck]:
        if card in seen:
            complain(s.cards.names[card], "this vehicle lies in two places")
        seen.add(card)


def vehicles_named(s: RushState) -> list[int]:
    """List the vehicles that lie somewhere else than in the deck."""
    found = [int(card) for zone in (s.reserve, s.discard, s.scrapyard) for card in zone]
    for player in s.players:
        for zone in (player.hand, player.garage, player.depot, player.guards):
            found += [int(card) for card in zone]
        found += [int(card) for card in player.kept]
        found.append(int(player.rear))
    now = s.attack
    found += [int(card) for zone in (now.named, now.struck) for card in zone]
    found += [int(support_card(one)) for one in now.support]
    found += [int(s.turn.resolving), int(now.lead)]
    return [card for card in found if card >= 0 and s.cards.kind[card] == VEHICLE]


def check_zones(s: RushState) -> None:
    """[RUSH-022] [RUSH-176] Only vehicles lie in the Reserve and its piles, and attack."""
    check_pile(s, "reserve", s.reserve)
    check_pile(s, "deck", s.deck)
    check_pile(s, "discard", s.discard)
    check_pile(s, "turn.attackers", s.attack.named)
    check_pile(s, "turn.struck", s.attack.struck)


def check_pile(s: RushState, where: str, zone: vec[i64]) -> None:
    """Refuse what is not a vehicle."""
    for card in zone:
        if s.cards.kind[card] != VEHICLE:
            complain(where, f"{s.cards.names[card]} is not a vehicle")


def check_hands(s: RushState) -> None:
    """[RUSH-069] A Base that is drawn goes to the Depot at once: nobody holds one."""
    for seat in range(len(s.players)):
        player = s.players[seat]
        where = f"players[{seat + 1}]"
        check_held(s, f"{where}.hand", player.hand)
        check_held(s, f"{where}.kept", player.kept)
        if player.rear >= 0 and s.cards.kind[player.rear] == BASE:
            complain(f"{where}.rear", "a Base is never held [RUSH-069]")


def check_held(s: RushState, where: str, zone: vec[i64]) -> None:
    """Refuse a Base among these cards."""
    for card in zone:
        if s.cards.kind[card] == BASE:
            complain(where, "a Base is never held [RUSH-069]")


def check_achievements(s: RushState) -> None:
    """[FRONT-073] Every Achievement exists once."""
    seen: set[int] = set()
    for number in [int(one) for row in (s.achievements, s.ruins) for one in row]:
        if number in seen:
            complain("achievements", f"{s.rules.achievement_names[number]} is in two places")
        seen.add(number)


def check_fight(s: RushState) -> None:
    """A fight needs an attacking card and a vehicle that is attacked; who passed takes part."""
    fights = any(isinstance(frame, Support) for frame in s.stack)
    if not fights and s.attack.aim < 0:
        return
    seat, slot = actions.target_seat(s.attack.aim), actions.target_slot(s.attack.aim)
    if s.attack.lead < 0 or s.attack.aim < 0 or s.players[seat].guards[slot] < 0:
        complain("turn", "a fight needs a lead (a card) and an aim (an enemy defender)")
    everybody = participants(s)
    for frame in s.stack:
        if isinstance(frame, Support) and frame.passed | everybody != everybody:
            complain("stack", "only who takes part in a fight passes [ALT-081]")


def check_waiting(s: RushState) -> None:
    """[RUSH-046] Beneath the decision wait steps, Phase II, other victims, or what is dealt first.

    Any other decision is answered before something else comes up.
    """
    for frame in s.stack[:-1]:
        if frame.player(s) != AUTO and not isinstance(frame, WAITING):
            complain("stack", "this decision cannot wait for the one after it")


def check_card_of(s: RushState, frame: Frame[Any]) -> None:
    """The card that a decision is about lies where the decision expects it."""
    if isinstance(frame, NameAttackers) and len(s.attack.named) == 0:
        complain("turn.attackers", "at least one is named [RUSH-179]")
    problem = ""
    card: i64 = NONE
    if isinstance(frame, PayFor):
        card = frame.card
        problem = "" if holds(s.reserve, card) else "is not in the Reserve [RUSH-083]"
    elif isinstance(frame, PlaceDefender):
        card = frame.card
        problem = "" if s.turn.resolving == card else "is not being played [RUSH-160]"
    elif isinstance(frame, ChooseAim):
        card = frame.card
        problem = "" if s.attack.lead == card else "does not attack [ALT-024]"
    elif isinstance(frame, ChooseTarget):
        card = frame.card
        problem = "" if holds(s.attack.named, card) else "was not named to attack [RUSH-179]"
    elif isinstance(frame, ChooseSiege):
        card = frame.card
        problem = "" if s.cards.kind[card] == VEHICLE else "is not a vehicle [RUSH-115]"
    elif isinstance(frame, ResolveAbility):
        card = frame.card
        known = frame.position <= len(s.cards.effects[card])
        problem = "" if known else "has not so many abilities [RUSH-087]"
    if problem:
        complain("stack", f"{s.cards.names[card]} {problem}")


def check_number_of(s: RushState, frame: Frame[Any]) -> None:
    """What is still to be drawn, dealt, paid or scrapped comes to an end."""
    number: i64 = 1
    most: i64 = MANY
    if isinstance(frame, DrawCards | DealReserve):
        number = frame.number
    elif isinstance(frame, ChooseKept):
        number = frame.left
    elif isinstance(frame, ChooseDoubles):
        number = frame.due
    elif isinstance(frame, ChooseDismantle):
        number, most = frame.left, 2
    elif isinstance(frame, RevealAchievements):
        number, most = frame.number, len(achievement_deck(s))
    elif isinstance(frame, ReplaceAchievement):
        number, most = frame.position + 1, len(s.achievements) + 1
    if not 1 <= number <= most:
        complain("stack", f"a number from 1 to {most} is expected, not {number}")
