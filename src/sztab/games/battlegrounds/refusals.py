"""Why a square, card, pair or pawn that a player points at cannot be chosen now.

`plausible` covers what is likely to be tried. This module answers for every other place, one at a
time and on request.
"""

from __future__ import annotations

from sztab.core.action import NotationError, Reason, Values
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.board import COLOUR_NAMES, OFF, SQUARE_NAMES
from sztab.games.battlegrounds.decision import decision_on
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView


def why_not_at(view: BattlegroundsView, place: str) -> Reason | None:
    """Return why the seat cannot choose a place now; None for spectators."""
    s = view.table
    mover = s.to_move()
    if view.seat < 0 or mover < 0:
        return None
    if mover != view.seat:
        return decision_on(s).why_wait(s, {"seat": f"P{mover + 1}"})
    kind, _, name = place.partition("/")
    # No seat ever decides who begins, so this refusal says what the decision asks for.
    return why_not_place(s, kind, name) or s.why_not(actions.FIRST.of())


def why_not_place(s: BattlegroundsState, kind: str, name: str) -> Reason | None:
    """Return the refusal of a place, if the decision is about such places."""
    if kind == "sq" and name in SQUARE_NAMES:
        return decision_on(s).why_not_square(s, SQUARE_NAMES.index(name))
    if kind == "card":
        return why_not_card(s, name)
    if kind == "pair":
        return why_not_pair(s, name)
    if kind == "pawn" and name in COLOUR_NAMES:
        return why_not_pawn(s, name)
    if kind == "single":
        return Reason("BG-122", "single-token")
    return None


def why_not_card(s: BattlegroundsState, name: str) -> Reason | None:
    """Return why a tank card cannot be chosen."""
    try:
        card = s.tanks.find(name)
    except NotationError:
        return None
    return decision_on(s).why_not_card(s, card)


def why_not_pair(s: BattlegroundsState, name: str) -> Reason | None:
    """[BG-050] [BG-126] Return why the bonus of a pair cannot be used now."""
    if s.rules.covered:
        return Reason("BG-206", "no-icons-in-family")
    for icon, effect in enumerate(s.rules.effects):
        if effect.kind == name:
            return decision_on(s).why_not_bonus(s, icon)
    return Reason("BG-126", "pair-without-icon")


def why_not_pawn(s: BattlegroundsState, name: str) -> Reason:
    """[BG-046] Return why a pawn cannot be chosen."""
    colour = COLOUR_NAMES.index(name)
    values: Values = {"colour": name}
    if s.pawns[colour] == OFF:
        return Reason("BG-046", "pawn-returns-later", values)
    values["square"] = SQUARE_NAMES[s.pawns[colour]]
    key = "point-where-to-go"
    return Reason("BG-055" if decision_on(s).begins_action else "BG-046", key, values)
