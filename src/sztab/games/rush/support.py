"""The two sides of a fight: which cards may support them, and how strong they are."""

from __future__ import annotations

from sztab.core.action import Reason
from sztab.core.event import Log
from sztab.core.native import append, i64, remove
from sztab.core.zones import holds
from sztab.games.rush import actions, events
from sztab.games.rush.cards import BARRACKS, NONE, REAR
from sztab.games.rush.pieces import (
    face,
    leave_hand,
    may_play,
    nation_name,
    pieces,
    why_not_held,
    why_played,
)
from sztab.games.rush.state import RushState, pack_support, supporter


def fighter(s: RushState, place: i64) -> int:
    """[ALT-082] [ALT-083] Return the seat that decides: the sides alternate, the defenders first.

    The defenders begin with the owner of the target, the attackers with the active player, and each
    side continues with its next member in the order of turns.
    """
    seat = s.active if place & 1 else actions.target_seat(s.attack.aim)
    party = s.rules.parties[s.players[seat].side]
    return party[(party.index(seat) + (place >> 1)) % len(party)]


def participants(s: RushState) -> i64:
    """[ALT-044] [ALT-081] The attacker, the owner of the target, and in teams their allies."""
    seats: i64 = 0
    owner = s.players[actions.target_seat(s.attack.aim)].side
    for seat in range(len(s.players)):
        if is_attacking(s, seat) or s.players[seat].side == owner:
            seats |= 1 << seat
    return seats


def next_place(s: RushState, place: i64) -> i64:
    """Return the next place; the order starts again after all members of both sides."""
    attackers = len(s.rules.parties[s.players[s.active].side])
    defenders = len(s.rules.parties[s.players[actions.target_seat(s.attack.aim)].side])
    return (place + 1) % (2 * attackers * defenders)


def supports(s: RushState, seat: int) -> list[int]:
    """[ALT-031] [ALT-032] [ALT-112] List the cards with which the seat may support."""
    nation = wanted_nation(s, seat)
    result: list[int] = []
    last: i64 = NONE
    for piece in pieces(s) if seat == s.active else s.players[seat].hand:
        if piece == last:
            continue
        last = piece
        card = face(s, piece)
        if s.cards.nation[card] == nation and (seat != s.active or may_play(s, piece)):
            result.append(piece)
    return result


def is_attacking(s: RushState, seat: int) -> bool:
    """[ALT-081] Whether the seat is on the side of the attacker."""
    return s.players[seat].side == s.players[s.active].side


def wanted_nation(s: RushState, seat: int) -> i64:
    """[ALT-027] [ALT-028] The nation of the attacking card, or of the attacked vehicle."""
    if is_attacking(s, seat):
        return s.cards.nation[s.attack.lead]
    owner = s.players[actions.target_seat(s.attack.aim)]
    return s.cards.nation[owner.guards[actions.target_slot(s.attack.aim)]]


def play_support(s: RushState, seat: int, piece: i64, log: Log | None) -> None:
    """[ALT-045] Put the card into the fight; for the active player it counts as played."""
    card = piece
    if seat == s.active:
        card = leave_hand(s, piece)
    else:
        player = s.players[seat]
        player.hand = remove(player.hand, card)
    s.attack.support = append(s.attack.support, pack_support(seat, card))
    if log is not None:
        log.add(events.SUPPORTED, seat, card)


def why_cannot_support(s: RushState, seat: int, piece: int) -> Reason | None:
    """Return the clause by which the card cannot support."""
    if seat != s.active and piece == REAR:
        return Reason("ALT-112", "rear-guard-supports-own-turn")
    if seat == s.active:
        if (reason := why_not_held(s, piece, "ALT-028")) is not None:
            return reason
    elif not holds(s.players[seat].hand, piece):
        clause = "ALT-027" if seat == actions.target_seat(s.attack.aim) else "ALT-081"
        return Reason(clause, "not-in-hand", {"card": s.cards.titles[piece]})
    card = face(s, piece)
    if s.cards.kind[card] == BARRACKS:
        return Reason("ALT-032", "cannot-support", {"card": s.cards.titles[card]})
    if s.cards.nation[card] != wanted_nation(s, seat):
        clause = "ALT-028" if is_attacking(s, seat) else "ALT-027"
        nation = nation_name(s, wanted_nation(s, seat))
        return Reason(clause, "support-of-one-nation", {"nation": nation})
    return why_played(s, piece)


def is_on(s: RushState) -> bool:
    """Return whether a vehicle is being attacked and may be supported."""
    now = s.attack
    if NONE in (now.lead, now.aim):
        return False
    return s.players[actions.target_seat(now.aim)].guards[actions.target_slot(now.aim)] >= 0


def strengths(s: RushState) -> tuple[i64, i64]:
    """[ALT-026] [ALT-031] [ALT-042] Return the present attack and defence numbers."""
    now = s.attack
    owner = s.players[actions.target_seat(now.aim)]
    slot: i64 = actions.target_slot(now.aim)
    attack = s.cards.firepower[now.lead]
    defence = s.cards.armour[owner.guards[slot]]
    if owner.hit_guards >> slot & 1 and defence > 0:
        defence -= 1
    for packed in now.support:
        if is_attacking(s, supporter(packed)):
            attack += 1
        else:
            defence += 1
    return attack, defence


def own_support(s: RushState, card: i64) -> i64:
    """Return how many cards the active player could add to a fight of this vehicle."""
    number: i64 = 0
    for piece in pieces(s):
        other = face(s, piece)
        if other != card and s.cards.nation[other] == s.cards.nation[card] and may_play(s, piece):
            number += 1
    return number
