"""Checks of saved positions against the rules."""

from __future__ import annotations

from sztab.core.action import Values
from sztab.core.saved import check_flaws, check_waiting, complain, refuse
from sztab.core.zones import listed
from sztab.games.rush.cards import BASE, VEHICLE
from sztab.games.rush.fight import NO_FIGHT
from sztab.games.rush.state import RushState, support_card
from sztab.games.rush.support import is_on


def check(s: RushState) -> None:
    """Refuse an impossible position; PositionError names the field."""
    check_bases(s)
    check_vehicles(s)
    check_zones(s)
    check_achievements(s)
    check_fight(s)
    check_waiting(s)
    check_flaws(s)


def check_vehicles(s: RushState) -> None:
    """Every vehicle exists once."""
    again = repeated(vehicles_named(s) + listed(s.deck))
    if again is not None:
        complain(s.cards.names[again], "vehicle-twice")


def repeated(cards: list[int]) -> int | None:
    """Return the first card that is listed twice, if there is one."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None


def vehicles_named(s: RushState) -> list[int]:
    """List the vehicles that are not in the deck."""
    found = [card for zone in (s.reserve, s.discard, s.scrapyard) for card in listed(zone)]
    for player in s.players:
        zones = (player.hand, player.garage, player.depot, player.guards, player.kept)
        found += [card for zone in zones for card in listed(zone)] + [int(player.rear)]
    now = s.attack
    found += listed(now.named) + listed(now.struck)
    found += [int(support_card(one)) for one in now.support]
    found += [int(s.turn.resolving), int(now.lead)]
    return [card for card in found if card >= 0 and s.cards.kind[card] == VEHICLE]


def check_zones(s: RushState) -> None:
    """[RUSH-022] [RUSH-176] Only vehicles are in the Reserve and its piles, and attack."""
    piles = {"reserve": s.reserve, "deck": s.deck, "discard": s.discard}
    piles |= {"turn.attackers": s.attack.named, "turn.struck": s.attack.struck}
    for where, zone in piles.items():
        for card in zone:
            if s.cards.kind[card] != VEHICLE:
                complain(where, "not-a-vehicle", {"card": s.cards.names[card]})


def check_hands(s: RushState) -> None:
    """[RUSH-069] No Base is in a hand, because a drawn one goes to the Depot at once."""
    for seat in range(len(s.players)):
        player = s.players[seat]
        zones = {"hand": listed(player.hand), "kept": listed(player.kept), "rear": [player.rear]}
        for where, zone in zones.items():
            if any(card >= 0 and s.cards.kind[card] == BASE for card in zone):
                complain(f"players[{seat + 1}].{where}", "base-held")


def check_achievements(s: RushState) -> None:
    """[FRONT-073] Every Achievement exists once."""
    again = repeated(listed(s.achievements) + listed(s.ruins))
    if again is not None:
        values: Values = {"achievement": s.rules.achievement_names[again]}
        complain("achievements", "achievement-twice", values)


def check_bases(s: RushState) -> None:
    """[RUSH-166] [FRONT-044] Only cards with armour defend a Base."""
    for seat, player in enumerate(s.players):
        where = f"players[{seat + 1}]"
        if player.rear >= 0 and not s.rules.rear_guard:
            complain(f"{where}.rear", "no-rear-guard")
        for slot in range(len(player.guards)):
            guard = player.guards[slot]
            if guard >= 0 and s.cards.armour[guard] == 0:
                values: Values = {"card": s.cards.names[guard]}
                complain(f"{where}.bases[{slot + 1}]", "guard-unarmoured", values)


def check_fight(s: RushState) -> None:
    """A fight needs an attacking card and a target with a defender."""
    if s.attack.aim >= 0 and not is_on(s):
        refuse("turn", NO_FIGHT)
