"""Why a card, Base or stack that somebody points at cannot be chosen now.

`tries` lists the plausible actions of the current decision. This answers for every other place of
the table, one at a time and only on request. It uses nothing but the view of the seat: the decision
on top of the stack knows what pointing at a place means.
"""

from __future__ import annotations

from sztab.core.action import NotationError, Reason
from sztab.games.rush import actions
from sztab.games.rush.cards import REAR
from sztab.games.rush.decision import (
    ACHIEVEMENT,
    DEPOT,
    ENEMY,
    HAND,
    MEDALS,
    OUT,
    OWN,
    REAR_GUARD,
    RESERVE,
    Decision,
    pending,
)
from sztab.games.rush.kinds import TARGET
from sztab.games.rush.names import RushNames
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import DESTROYED


def why_not_at(view: RushView, place: str) -> Reason | None:
    """Return why the seat can do nothing at a place now; None for spectators."""
    s = view.table
    decision = pending(s)
    if view.seat < 0 or decision is None:
        return None
    mover = decision.player(s)
    if mover != view.seat:
        return decision.why_wait(s, {"seat": f"P{mover + 1}"})
    kind, _, name = place.partition("/")
    if kind == "target":
        reason = _why_not_target(s, decision, name)
    else:
        thing = _thing(s, mover, kind, name)
        reason = None if thing < 0 else decision.why_not_at(s, kind, thing)
    # No seat ever chooses the first player, so its refusal is about the current decision.
    return reason or s.why_not(actions.FIRST.of())


def _thing(s: RushState, seat: int, kind: str, name: str) -> int:
    """Return the nation, Achievement or card at a place; -1 if there is none."""
    if kind == MEDALS:
        return s.cards.nations.index(name) if name in s.cards.nations else -1
    if kind == ACHIEVEMENT:
        known = s.rules.achievement_names
        return known.index(name) if name in known else -1
    if kind == REAR_GUARD:
        return REAR if s.players[seat].rear >= 0 else -1
    return s.cards.codes.get(name, -1) if kind in (HAND, RESERVE, DEPOT, OUT) else -1


def _why_not_target(s: RushState, decision: Decision, name: str) -> Reason | None:
    """Return why a Base or its defender cannot be chosen."""
    try:
        target = RushNames(s.rules).value(TARGET, name)
    except NotationError:
        return None
    seat = actions.target_seat(target)
    if s.players[seat].guards[actions.target_slot(target)] == DESTROYED:
        return Reason("RUSH-195", "base-destroyed")
    place = OWN if seat == decision.player(s) else ENEMY
    return decision.why_not_at(s, place, target)
