"""Why a Base, or the vehicle that defends it, cannot be chosen now."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Reason
from sztab.core.native import i64
from sztab.games.rush import actions, attack, defence, fight, turn
from sztab.games.rush.abilities.dispatch import DISPATCH, ChooseDispatch
from sztab.games.rush.abilities.siege import SIEGE, ChooseSiege
from sztab.games.rush.playing import face, may_play, pieces
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import why_spared
from sztab.games.rush.waiting import why_later
from sztab.games.rush.zones import DESTROYED, UNDEFENDED

AIMING: Final = (turn.PlayCards, fight.AttackAgain)
"""Questions at which somebody may think of an attack that has not begun."""


def why_not_own_base(s: RushState, seat: int, target: int) -> Reason | None:
    """Return what is against one of their own Bases, or its defender."""
    frame = s.stack[-1]
    guard = s.players[seat].guards[actions.target_slot(target)]
    if guard == DESTROYED:
        return Reason("RUSH-195", "This Base is destroyed.")
    if isinstance(frame, defence.PlaceDefender):
        return s.why_not(actions.PLACE.of(actions.target_slot(target)))
    if isinstance(frame, attack.ChooseTarget):
        return s.why_not(actions.HIT.of(target))
    if isinstance(frame, ChooseSiege):
        return Reason("RUSH-115", "Siege hits enemy cards, not your own.")
    if isinstance(frame, ChooseDispatch) and actions.target_is_base(target):
        return Reason("FRONT-067", "Dispatch moves a defender, not the Base under it.")
    if guard != UNDEFENDED:
        return _why_not_own_guard(s, guard)
    if isinstance(frame, turn.PlayCards):
        return _why_undefended(s)
    return Reason("RUSH-163", "A Base of yours is chosen only when you place a vehicle on it.")


def _why_not_own_guard(s: RushState, guard: i64) -> Reason | None:
    """[RUSH-171] Return why a defender of theirs stays where it is."""
    if isinstance(s.stack[-1], ChooseDispatch):
        return s.why_not(DISPATCH.of(int(guard)))
    text = "{card} defends a Base and stays there."
    return Reason("RUSH-171", text, {"card": s.cards.titles[guard]})


def _why_undefended(s: RushState) -> Reason:
    """[RUSH-161] Return what is needed before one of their own Bases can be defended."""
    for piece in pieces(s):
        if s.cards.armour[face(s, piece)] > 0 and may_play(s, piece):
            text = "First choose the vehicle that is to defend this Base."
            return Reason("RUSH-161", text)
    return Reason("RUSH-166", "You hold no vehicle with armour that could defend this Base.")


def why_not_enemy(s: RushState, target: int) -> Reason | None:
    """Return what is against a Base of somebody else, or its defender."""
    frame = s.stack[-1]
    seat = actions.target_seat(target)
    guard = s.players[seat].guards[actions.target_slot(target)]
    if guard == DESTROYED:
        return Reason("RUSH-195", "This Base is destroyed.")
    if isinstance(frame, attack.ChooseTarget):
        return s.why_not(actions.HIT.of(target))
    if isinstance(frame, ChooseSiege):
        return s.why_not(SIEGE.of(target))
    if isinstance(frame, defence.PlaceDefender):
        return _why_not_placed(s, seat, target)
    if isinstance(frame, attack.NameAttackers):
        return s.why_not(actions.HIT.of(target))
    if isinstance(frame, attack.ChooseStriker):
        return Reason("RUSH-180", "First choose the vehicle that strikes, then its target.")
    if isinstance(frame, AIMING):
        return _why_not_attacked(s, target)
    if guard != UNDEFENDED and not actions.target_is_base(target):
        return why_later(s, int(guard))
    return Reason("RUSH-180", "A Base of another player is chosen only in an attack or by Siege.")


def _why_not_placed(s: RushState, seat: int, target: int) -> Reason | None:
    """[RUSH-163] [ALT-091] Return why a vehicle cannot be placed with another player."""
    if defence.is_ally(s, seat):
        slot = actions.target_slot(target)
        return s.why_not(actions.AID.of(actions.make_target(seat, slot, base=True)))
    return Reason("RUSH-163", "A vehicle defends your own Bases, not those of an opponent.")


def _why_not_attacked(s: RushState, target: int) -> Reason:
    """Return why pointing at an enemy card does not begin an attack."""
    reason = why_spared(s, target, "ALT-088", "FRONT-037")
    if reason is not None:
        return reason
    guard = s.players[actions.target_seat(target)].guards[actions.target_slot(target)]
    if actions.target_is_base(target) and guard != UNDEFENDED:
        return Reason("RUSH-196", "A defended Base cannot be attacked; hit its defender.")
    if s.rules.assault.openers(s):
        if isinstance(s.rules.assault, fight.FightAttack):
            return Reason("ALT-024", "First choose the card that attacks, then its target.")
        return Reason("RUSH-179", "First choose all vehicles that attack, then their targets.")
    return _why_no_attack(s)


def _why_no_attack(s: RushState) -> Reason:
    """Return why none of their cards can begin an attack now."""
    for piece in pieces(s):
        if attack.can_attack(s, piece):
            reason = s.rules.assault.why_not(s, piece)
            if reason is not None:
                return reason
    return Reason("RUSH-177", "You hold no vehicle with firepower that could still attack.")
