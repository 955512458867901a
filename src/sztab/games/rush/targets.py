"""Enemy cards that can be hit: Bases, and the vehicles that defend them."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Reason
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.rush import actions, events
from sztab.games.rush.cards import ONLY_BASES, ONLY_VEHICLES
from sztab.games.rush.state import Player, RushState
from sztab.games.rush.zones import DESTROYED, UNDEFENDED

BASE_TARGET: Final = 1
VEHICLE_TARGET: Final = 2
DAMAGES: Final = "damages"
DESTROYS: Final = "destroys"


class HitForecast:
    """What a hit on a target certainly does, and the clause that decides it."""

    def __init__(self, target: int, effect: str, clause: str) -> None:
        self.target = target
        self.effect = effect
        self.clause = clause


def open_targets(s: RushState) -> i64:
    """Return the kinds of attack targets that the enemies offer, as bits."""
    found: i64 = 0
    own = s.players[s.active].side
    hq = s.rules.headquarters
    for player in s.players:
        if player.side == own:
            continue
        if hq >= 0:
            found |= targets_before_hq(player, hq, s.rules.guards_of_locked_hq)
            continue
        for guard in player.guards:
            if guard == UNDEFENDED:
                found |= BASE_TARGET
            elif guard != DESTROYED:
                found |= VEHICLE_TARGET
    return found


def targets_before_hq(player: Player, hq: i64, guards_too: bool) -> i64:
    """[FRONT-037] [FRONT-040] The same for a player whose Headquarters may be safe."""
    found: i64 = 0
    locked = is_locked(player, hq)
    for slot in range(len(player.guards)):
        guard = player.guards[slot]
        safe = locked and slot == hq
        if guard == UNDEFENDED:
            if not safe:
                found |= BASE_TARGET
        elif guard != DESTROYED and (guards_too or not safe):
            found |= VEHICLE_TARGET
    return found


def is_locked(player: Player, hq: i64) -> bool:
    """[FRONT-037] Whether the Headquarters is safe: another Base of the player stands."""
    for slot in range(len(player.guards)):
        if slot != hq and player.guards[slot] != DESTROYED:
            return True
    return False


def can_hit(s: RushState, card: i64, kinds: i64) -> bool:
    """[RUSH-152] [RUSH-153] Whether the vehicle may attack one of these kinds of targets."""
    limits = s.cards.limits[card]
    if limits & ONLY_BASES:
        return kinds & BASE_TARGET != 0
    if limits & ONLY_VEHICLES:
        return kinds & VEHICLE_TARGET != 0
    return kinds != 0


def attack_targets(s: RushState, card: i64) -> list[int]:
    """[RUSH-180] List what the vehicle may attack: defenders, and undefended Bases."""
    limits = s.cards.limits[card]
    return list_targets(s, not limits & ONLY_BASES, not limits & ONLY_VEHICLES, False)


def siege_targets(s: RushState) -> list[int]:
    """[RUSH-115] [RUSH-119] List every defender and every enemy Base, defended or not."""
    return list_targets(s, True, True, True)


def list_targets(s: RushState, vehicles: bool, bases: bool, behind: bool) -> list[int]:
    """List enemy cards: defenders, undefended Bases, Bases behind a defender.

    Of equivalent undefended Bases of a seat only the first is listed. A Headquarters is a target
    only as the last Base [FRONT-038], so it needs no exception here.
    """
    result: list[int] = []
    own = s.players[s.active].side
    hq = s.rules.headquarters
    for seat in range(len(s.players)):
        player = s.players[seat]
        if player.side == own:
            continue
        seen: i64 = 0
        for slot in range(len(player.guards)):
            guard = player.guards[slot]
            if guard == DESTROYED:
                continue
            safe = slot == hq and is_locked(player, hq)
            alike: i64 = 1 + (player.hit_bases >> slot & 1)
            if guard != UNDEFENDED:
                if vehicles and not (safe and not s.rules.guards_of_locked_hq):
                    result.append(actions.make_target(seat, slot, base=False))
                if behind and not safe:
                    result.append(actions.make_target(seat, slot, base=True))
            elif bases and not seen & alike and not safe:
                seen |= alike
                result.append(actions.make_target(seat, slot, base=True))
    return result


def exists(s: RushState, target: int) -> bool:
    """Return whether there is a card of another player at the target."""
    seat = actions.target_seat(target)
    slot = actions.target_slot(target)
    if seat >= len(s.players) or seat == s.active or slot >= len(s.players[seat].guards):
        return False
    guard = s.players[seat].guards[slot]
    return guard != DESTROYED and (actions.target_is_base(target) or guard != UNDEFENDED)


def why_spared(s: RushState, target: int, ally: str, lock: str) -> Reason | None:
    """Return why an existing card cannot be chosen: it belongs to an ally, or is a safe HQ."""
    seat = actions.target_seat(target)
    if s.players[seat].side == s.players[s.active].side:
        return Reason(ally, "card-of-ally")
    hq = s.rules.headquarters
    if actions.target_slot(target) != hq or not is_locked(s.players[seat], hq):
        return None
    if actions.target_is_base(target):
        return Reason(lock, "headquarters-locked")
    if s.rules.guards_of_locked_hq:
        return None
    return Reason("FRONT-040", "guard-of-headquarters")


def is_damaged(s: RushState, target: int) -> bool:
    """Return whether the Base or the defender at the target is damaged."""
    player = s.players[actions.target_seat(target)]
    hits = player.hit_bases if actions.target_is_base(target) else player.hit_guards
    return hits >> actions.target_slot(target) & 1 == 1


def armour_at(s: RushState, target: int) -> int:
    """Return the armour of the defender at the target."""
    guard = s.players[actions.target_seat(target)].guards[actions.target_slot(target)]
    return int(s.cards.armour[guard])


def damage_guard(s: RushState, target: int, power: i64, log: Log | None) -> bool:
    """[RUSH-186] [RUSH-187] [RUSH-188] Hit a defender; return whether it was destroyed.

    A damaged defender falls to any hit, an undamaged one if the power reaches its armour.
    """
    player = s.players[actions.target_seat(target)]
    slot: i64 = actions.target_slot(target)
    guard = player.guards[slot]
    bit: i64 = 1 << slot
    if player.hit_guards & bit == 0 and power < s.cards.armour[guard]:
        player.hit_guards |= bit
        if log is not None:
            numbers = both_numbers(power, s.cards.armour[guard])
            log.add(events.DAMAGED, s.active, guard, target, numbers)
        return False
    destroy_guard(s, target, both_numbers(power, s.cards.armour[guard]), log)
    return True


def both_numbers(attack: i64, defence: i64) -> i64:
    """Pack both numbers of a hit into one, because an event has only one."""
    return attack * events.HIT_BASE + defence


def destroy_guard(s: RushState, target: int, numbers: i64, log: Log | None) -> None:
    """[RUSH-189] [ALT-033] The defender goes to its owner's Depot, and counts as a kill."""
    seat = actions.target_seat(target)
    slot: i64 = actions.target_slot(target)
    player = s.players[seat]
    guard = player.guards[slot]
    player.guards[slot] = UNDEFENDED
    player.hit_guards &= ~(1 << slot)
    s.to_depot(seat, guard)
    s.players[s.active].kills += 1
    if log is not None:
        log.add(events.DESTROYED, s.active, guard, target, numbers)


def damage_base(s: RushState, target: int, *, at_once: bool, log: Log | None) -> None:
    """[RUSH-191] [RUSH-192] [RUSH-193] A Base falls to the second hit, or to a heavy tank."""
    player = s.players[actions.target_seat(target)]
    bit: i64 = 1 << actions.target_slot(target)
    if player.hit_bases & bit or at_once:
        raze_base(s, target, log)
        return
    player.hit_bases |= bit
    if log is not None:
        log.add(events.BASE_DAMAGED, s.active, -1, target)


def raze_base(s: RushState, target: int, log: Log | None) -> None:
    """[RUSH-195] [RUSH-122] [FRONT-036] The card goes to the Depot of its destroyer."""
    owner = actions.target_seat(target)
    slot: i64 = actions.target_slot(target)
    player = s.players[owner]
    guard = player.guards[slot]
    player.guards[slot] = DESTROYED
    player.hit_bases &= ~(1 << slot)
    player.hit_guards &= ~(1 << slot)
    s.to_depot(s.active, s.cards.headquarters if slot == s.rules.headquarters else s.cards.base)
    s.players[s.active].razed += 1
    if log is not None:
        log.add(events.BASE_DESTROYED, s.active, -1, target)
    if guard != UNDEFENDED:  # [RUSH-120] [RUSH-121] only Siege gets here; this is no kill
        s.to_depot(owner, guard)
        if log is not None:
            log.add(events.GUARD_HOME, owner, guard, target)
    if player.bases_left() == 0:  # [RUSH-223] [FRONT-042] [ALT-104]
        s.trigger_end(s.active, log)


def others_cards(s: RushState) -> list[int]:
    """List the Bases and defenders of all other seats, including allies [ALT-088]."""
    result: list[int] = []
    for seat in range(len(s.players)):
        if seat == s.active:
            continue
        guards = s.players[seat].guards
        for slot in range(len(guards)):
            if guards[slot] != DESTROYED:
                result.append(actions.make_target(seat, slot, base=True))
            if guards[slot] >= 0:
                result.append(actions.make_target(seat, slot, base=False))
    return result
