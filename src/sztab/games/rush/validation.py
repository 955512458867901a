"""What a saved position must not contradict, with the clause that says so."""

from __future__ import annotations

from sztab.core.action import Values
from sztab.core.native import i64, vec
from sztab.core.saved import check_flaws, check_waiting, complain, refuse
from sztab.games.rush import actions
from sztab.games.rush.cards import BASE, VEHICLE
from sztab.games.rush.fight import NO_FIGHT
from sztab.games.rush.state import RushState, support_card


def check(s: RushState) -> None:
    """Refuse what can never be on the table; PositionError names the field."""
    check_bases(s)
    check_vehicles(s)
    check_zones(s)
    check_achievements(s)
    check_fight(s)
    check_waiting(s)
    check_flaws(s)


def check_vehicles(s: RushState) -> None:
    """Every vehicle exists once."""
    seen: set[int] = set()
    for card in vehicles_named(s) + [int(card) for card in s.deck]:
        if card in seen:
            complain(s.cards.names[card], "vehicle-twice")
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
            complain(where, "not-a-vehicle", {"card": s.cards.names[card]})


def check_hands(s: RushState) -> None:
    """[RUSH-069] A Base that is drawn goes to the Depot at once: nobody holds one."""
    for seat in range(len(s.players)):
        player = s.players[seat]
        where = f"players[{seat + 1}]"
        check_held(s, f"{where}.hand", player.hand)
        check_held(s, f"{where}.kept", player.kept)
        if player.rear >= 0 and s.cards.kind[player.rear] == BASE:
            complain(f"{where}.rear", "base-held")


def check_held(s: RushState, where: str, zone: vec[i64]) -> None:
    """Refuse a Base among these cards."""
    for card in zone:
        if s.cards.kind[card] == BASE:
            complain(where, "base-held")


def check_achievements(s: RushState) -> None:
    """[FRONT-073] Every Achievement exists once."""
    seen: set[int] = set()
    for number in [int(one) for row in (s.achievements, s.ruins) for one in row]:
        if number in seen:
            complain(
                "achievements",
                "achievement-twice",
                {"achievement": s.rules.achievement_names[number]},
            )
        seen.add(number)


def check_bases(s: RushState) -> None:
    """[RUSH-166] [FRONT-044] Only what has armour guards a Base."""
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
    """A fight needs an attacking card and a vehicle that is attacked."""
    if s.attack.aim < 0:
        return
    seat, slot = actions.target_seat(s.attack.aim), actions.target_slot(s.attack.aim)
    if s.attack.lead < 0 or s.players[seat].guards[slot] < 0:
        refuse("turn", NO_FIGHT)
