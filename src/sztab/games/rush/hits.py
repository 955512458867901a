"""The value of hits for bots, shared by attacks, fights and Siege."""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64
from sztab.games.rush import actions
from sztab.games.rush.cards import HEAVY, ONLY_VEHICLES
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import attack_targets

BASE_WORTH: Final = 3.0
KILL_WORTH: Final = 1.3
DAMAGE_WORTH: Final = 0.15
"""Low, because damage is repaired before it helps unless a second hit follows."""
GUARD_WORTH: Final = 1.2
"""Keeping a defender: a Medal less for the attacker, and a Base that stays defended."""


def can_pair(s: RushState, card: i64, partners: list[int]) -> bool:
    """Return whether the vehicle and one of the others can destroy an undefended Base together."""
    able = [c for c in [int(card), *partners] if not s.cards.limits[c] & ONLY_VEHICLES]
    return len(able) > 1 and sees_base(s, able[0])


def sees_base(s: RushState, card: i64) -> bool:
    """Return whether an undefended Base is a target of the vehicle."""
    return any(actions.target_is_base(target) for target in attack_targets(s, card))


def best_hit(s: RushState, card: i64) -> float:
    """Return the value of the best single hit of the vehicle."""
    targets = attack_targets(s, card)
    return max([hit_value(s, target, card) for target in targets]) if targets else 0.0


def hit_value(s: RushState, target: int, card: i64) -> float:
    """Return the value of the hit."""
    player = s.players[actions.target_seat(target)]
    slot: i64 = actions.target_slot(target)
    if actions.target_is_base(target):
        falls = player.hit_bases >> slot & 1 == 1 or s.cards.vehicle_class[card] == HEAVY
        return BASE_WORTH if falls else DAMAGE_WORTH * 2
    return s.rules.assault.hit_value(s, target, card)
