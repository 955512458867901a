"""What it is worth to have a vehicle on a Base, or a card in the Rear Guard."""

from __future__ import annotations

from sztab.core.native import i64
from sztab.core.zones import holds
from sztab.games.rush import actions
from sztab.games.rush.advice.worth import armour, fire, hand_value, keep_value, skill_value
from sztab.games.rush.advice.worth import squad_value as squad_worth
from sztab.games.rush.defence import is_ally
from sztab.games.rush.playing import face
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import is_locked
from sztab.games.rush.zones import EMPTY, UNDEFENDED


def sole_defence_value(s: RushState, piece: i64) -> float:
    """Return what placing the vehicle without its abilities gains."""
    card = face(s, piece)
    gain = defence_value(s, card)
    if ally_in_need(s):
        gain = max(gain, 0.4 + 0.25 * armour(s, card))
    return gain - keep_value(s, card)


def place_value(s: RushState, slot: i64) -> float:
    """Return how good it is to place a vehicle on the Base: the weakest defender goes."""
    player = s.players[s.active]
    value = -guard_value(s, player.guards[slot])
    if slot == s.rules.headquarters and is_locked(player, slot):
        value -= 0.3  # it cannot be attacked yet
    return value


def defence_value(s: RushState, card: i64) -> float:
    """Return what the vehicle protects, on the Base where it is needed most."""
    player = s.players[s.active]
    if player.has_undefended_base():
        return 0.5 + 0.25 * armour(s, card)
    values = [guard_value(s, guard) for guard in player.guards if guard >= 0]
    return 0.2 * (guard_value(s, card) - min(values)) if values else 0.0


def ally_in_need(s: RushState) -> bool:
    """Return whether an ally has an undefended Base."""
    for seat in range(len(s.players)):
        if is_ally(s, seat) and s.players[seat].has_undefended_base():
            return True
    return False


def aid_value(s: RushState, target: i64) -> float:
    """Return how good it is to place the vehicle on this Base of an ally."""
    ally = s.players[actions.target_seat(target)]
    return -guard_value(s, ally.guards[actions.target_slot(target)]) - 0.1


def guard_value(s: RushState, guard: i64) -> float:
    """Return how much a defender is worth where it stands."""
    if guard == UNDEFENDED:
        return -1.0
    return armour(s, guard) - 0.2 * squad_worth(s, guard)


def send_value(s: RushState, card: i64) -> float:
    """Return how good it is that this attacker stays to defend."""
    return guard_value(s, card)


def station_value(s: RushState, card: i64) -> float:
    """Return what the card gains as one card more in the next turn."""
    rear = s.players[s.active].rear
    there = hand_value(s, rear) + 0.1 if rear != EMPTY else 0.0
    return hand_value(s, card) - there


def dispatch_value(s: RushState, card: i64) -> float:
    """Return what the defender can do from the Rear Guard, less the Base that it uncovers."""
    again = 0.0 if holds(s.turn.replayed, card) else skill_value(s, card) * 0.8
    attack = 0.5 * fire(s, card) if not s.attack.made else 0.0
    return max(again, attack) - 0.2 - 0.1 * armour(s, card)
